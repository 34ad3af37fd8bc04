"""The audit log of pages that are no declared resources: orders, refunds, vouchers, supervised exams."""

import pytest

from duxi.commerce.models import Refund
from tests.exam_bank import enter, give_access, make_batch
from tests.shop import notify, ordered, training

pytestmark = pytest.mark.django_db
VOUCHERS = {
    "label": "Merdeka belajar",
    "effect": "percent",
    "value": 10,
    "kinds": ["training"],
    "count": 3,
    "prefix": "mrt-",
}


@pytest.fixture
def log(staff_as, someone):
    """The entries of the audit log, newest first, as (model, subject, path, changes)."""
    auditor = someone("rani", "Staff", is_superuser=True)

    def read():
        rows = staff_as(auditor).get("/audit-log", **{"by_system": "false"}).results["rows"]
        return [
            (
                row["model"],
                row["subject"],
                row["path"],
                {one["label"]: one["after"] for one in row["changes"]},
            )
            for row in rows
        ]

    return read


@pytest.fixture
def order(as_, ani, solved):
    return ordered(as_, ani, training(title="Kelas Awan", price=300_000, quota=10), solved)


def seen_of(order):
    return {"seen": order.events.order_by("-at", "-pk").values_list("pk", flat=True).first() or 0}


def test_an_order_marked_paid(staff_as, fina, order, log):
    body = {
        "amount": 300_000,
        "method": "Transfer",
        "proof": "FT-1",
        "reason": "Bukti email",
        **seen_of(order),
    }
    assert staff_as(fina).post(f"/orders/{order.order_id}/mark-paid", json_body=body).status == 200
    entry = next(one for one in log() if one[0] == "commerce.order")
    assert entry[1:3] == (order.order_id, f"/orders/{order.order_id}/show")
    assert entry[3]["Status"] == "Lunas"


def test_what_the_provider_does_is_not_staff(as_, order, log):
    assert notify(as_, order).status == 200
    assert [one for one in log() if one[0].startswith("commerce.")] == []


def test_a_refund_by_transfer(as_, staff_as, fina, order, log):
    notify(as_, order)
    line = order.lines.get()
    body = {
        "lines": [{"line_id": line.pk, "amount": 300_000, "gives_back": True}],
        "fee": 0,
        "route": "transfer",
        "reason": "Jadwal bentrok",
        **seen_of(order),
    }
    assert staff_as(fina).post(f"/orders/{order.order_id}/refund", json_body=body).status == 200
    uuid = Refund.objects.get().uuid
    done = {"proof": "FT-9", "account_version": 0}
    assert staff_as(fina).post(f"/refunds/{uuid}/done", json_body=done).status == 200
    refunds = [one for one in log() if one[0] == "commerce.refund"]
    assert refunds[0][2] == f"/orders/{order.order_id}/show"
    assert refunds[0][3]["Bukti"] == "FT-9"
    assert refunds[-1][3]["Jumlah"] == "Rp\u00a0300.000"


def test_the_rules_of_a_voucher(staff_as, fina, log):
    assert staff_as(fina).post("/voucher-batches", json_body=VOUCHERS).status == 200
    (entry,) = [one for one in log() if one[0] == "commerce.voucherbatch"]
    assert (entry[1], entry[2].split("/")[1]) == ("Merdeka belajar", "voucher-batches")


def test_a_supervisors_action(as_, staff_as, ani, dewi, log):
    batch = make_batch()
    give_access(ani, batch)
    room = enter(as_(ani))
    why = {"reason": "Listrik padam"}
    assert staff_as(dewi).post(f"/monitor/{room.attempt.pk}/pause", json_body=why).status == 200
    (entry,) = [one for one in log() if one[0] == "exams.supervisoraction"]
    assert entry[3]["Tindakan"] == "Jeda"
    assert entry[3]["Alasan"] == "Listrik padam"
    assert entry[3]["Sesi"] == f"Ani · {room.attempt.blueprint}"
