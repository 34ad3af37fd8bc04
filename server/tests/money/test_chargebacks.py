"""Final chargebacks: booked once, with lines, seats and credit note."""

import pytest

from duxi.commerce.models import FulfilmentStatus, Invoice, LedgerEntry, MoneyCase, Refund, Series
from duxi.commerce.refunds.actions import refunds
from duxi.notices.models import Notification
from tests.money.made import ledger_balances, order_of, services
from tests.shop import notify, ordered, training

pytestmark = pytest.mark.django_db

NUMBER = "CB-2026-0001"


@pytest.fixture
def settled(as_, ani, solved):
    """A paid order of one class with a chargeback in progress."""
    made = ordered(as_, ani, training(title="Kelas Awan", price=300_000, quota=10), solved)
    notify(as_, made)
    notify(as_, made, "chargeback")
    made.refresh_from_db()
    return made


def lose(staff_as, person, order, **changes):
    body = {"amount": 300_000, "number": NUMBER, "reason": "Sanggahan kalah"}
    seen = {"seen": order.events.order_by("-at", "-pk")[0].pk}
    return staff_as(person).post(f"/orders/{order.order_id}/chargeback", json_body=body | seen | changes)


def test_a_loss_leaves_the_books_and_ends_what_it_paid_for(
    staff_as, fina, settled, django_capture_on_commit_callbacks
):
    product = settled.lines.get().product
    Notification.objects.all().delete()
    with django_capture_on_commit_callbacks(execute=True):
        answer = lose(staff_as, fina, settled)
    assert (answer.status, answer.message) == (200, "Penarikan oleh bank dicatat.")
    page = answer.results
    assert (page["status"], page["cases"], page["review_reason"], page["unplaced"]) == ("refunded", [], "", 0)
    assert page["lines"][0]["service"] == FulfilmentStatus.RETURNED
    product.refresh_from_db()
    assert product.sold == 0
    refund = Refund.objects.get()
    assert (refund.status, refund.proof, refund.amount, refund.requested_by) == (
        "done",
        NUMBER,
        300_000,
        None,
    )
    entry = LedgerEntry.objects.get(refund=refund, kind="refund")
    assert (entry.amount, entry.made_by) == (300_000, fina)
    assert Invoice.objects.filter(order=settled, series=Series.CREDIT_NOTE).count() == 1
    case = MoneyCase.objects.get()
    assert (case.closed_by, case.note) == (fina, f"Sanggahan kalah (chargeback {NUMBER})")
    assert not Notification.objects.filter(template="orders.refund_done").exists()
    assert ledger_balances()


def test_a_part_stays_paid(staff_as, fina, settled):
    page = lose(staff_as, fina, settled, amount=100_000).results
    assert (page["status"], page["lines"][0]["service"]) == ("partially_refunded", FulfilmentStatus.FULFILLED)
    assert ledger_balances()


def test_losses_are_placed_on_what_is_left_of_each_line(as_, staff_as, ani, fina, solved):
    order = order_of(as_, ani, solved, *(training(title=f"Kelas {n}", price=100_000, quota=5) for n in "AB"))
    notify(as_, order)
    notify(as_, order, "chargeback")
    for number, amount in (("CB-1", 60_000), ("CB-2", 90_000)):
        assert lose(staff_as, fina, order, number=number, amount=amount).status == 200
    assert list(order.lines.order_by("title").values_list("refunded", flat=True)) == [100_000, 50_000]
    assert services(order) == {"Kelas A": FulfilmentStatus.RETURNED, "Kelas B": FulfilmentStatus.FULFILLED}
    assert ledger_balances()


@pytest.mark.parametrize(
    ("changes", "status", "text"),
    [
        ({"amount": 300_001}, 422, "Jumlahnya melebihi dana yang ada pada pesanan ini."),
        ({"amount": 0}, 422, None),
        ({"number": " "}, 422, None),
        ({"seen": 1}, 409, None),
    ],
)
def test_what_is_refused_changes_nothing(staff_as, fina, settled, changes, status, text):
    answer = lose(staff_as, fina, settled, **changes)
    assert answer.status == status
    assert text is None or answer.message == text
    assert not Refund.objects.exists()
    assert MoneyCase.objects.get().closed_at is None


def test_one_number_is_booked_once(staff_as, fina, settled):
    assert lose(staff_as, fina, settled, amount=100_000).status == 200
    again = lose(staff_as, fina, settled, amount=100_000)
    assert (again.status, again.message) == (409, "Nomor ini sudah tercatat pada pesanan ini.")
    assert Refund.objects.count() == 1
    assert lose(staff_as, fina, settled, amount=100_000, number="CB-2").status == 200
    assert ledger_balances()


def test_another_finding_keeps_the_order_flagged(as_, staff_as, fina, settled):
    notify(as_, settled, transaction_id="0a0a0a0a-5b6a-401e-894b-a32c91ed1a3a")
    page = lose(staff_as, fina, settled).results
    assert [case["kind"] for case in page["cases"]] == ["surplus"]
    assert page["review_reason"] != ""
    assert ledger_balances()


HOLD = "Bank menarik kembali pembayaran ini (chargeback). Jangan kembalikan dananya lagi lewat aplikasi."


def test_nothing_is_refunded_while_the_bank_takes_it_back(as_, staff_as, ani, fina, settled):
    number, seen = settled.order_id, {"seen": settled.events.order_by("-at", "-pk")[0].pk, "reason": "Sakit"}
    line = settled.lines.get()
    wanted = {"lines": [{"line_id": line.pk, "amount": 100_000}]}
    answer = staff_as(fina).post(f"/orders/{number}/refund", json_body=wanted | seen)
    assert (answer.status, answer.message) == (409, HOLD)
    assert staff_as(fina).get(f"/orders/{number}").results["is_charged_back"]
    page = as_(ani).get("/payment/transactions/detail", order_id=number).results
    assert not page["lines"][0]["can_refund"]
    asked = as_(ani).post("/payment/transactions/refund", {"order_id": number, "line_id": f"[{line.pk}]"})
    assert asked.status == 422
    assert not Refund.objects.exists()


def test_what_was_asked_for_before_waits_for_the_bank(as_, staff_as, ani, fina, solved):
    order = ordered(as_, ani, training(title="Kelas Awan", price=300_000, quota=10), solved)
    notify(as_, order)
    order.refresh_from_db()
    terms = refunds.Terms("Mohon")
    wanted = [refunds.LineRefund(order.lines.get().pk, 300_000)]
    asked = refunds.refund_lines(order=order, lines=wanted, terms=terms, made_by=fina, is_approved=False)
    (queued,) = staff_as(fina).get("/refunds").results["rows"]
    assert not queued["is_charged_back"]
    notify(as_, order, "chargeback")
    (queued,) = staff_as(fina).get("/refunds").results["rows"]
    assert queued["is_charged_back"]
    answer = staff_as(fina).post(f"/refunds/{asked.uuid}/approve", json_body={"note": "Sesuai"})
    assert (answer.status, answer.message) == (409, HOLD)


def test_a_chargeback_that_was_won_holds_nothing(staff_as, fina, settled):
    seen = {"seen": settled.events.order_by("-at", "-pk")[0].pk}
    path = f"/orders/{settled.order_id}"
    won = staff_as(fina).post(f"{path}/reviewed", json_body=seen | {"note": "Sanggahan menang"}).results
    assert not won["is_charged_back"]
    body = {"lines": [{"line_id": settled.lines.get().pk, "amount": 1000}], "reason": "Sakit"}
    answer = staff_as(fina).post(f"{path}/refund", json_body=body | {"seen": won["last_event_id"]})
    assert answer.status == 200
