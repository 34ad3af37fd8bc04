"""The list of orders, the page of one, and the queue of refunds."""

import json

import pytest

from duxi.commerce.invoicing.tax_numbers import encrypt_number
from duxi.commerce.models import (
    EventKind,
    FulfilmentStatus,
    OrderEvent,
    OrderTaxDetails,
    PaymentNotification,
    Voucher,
    VoucherBatch,
)
from tests.backoffice.order_rows import day, paid, pending, receive, refunded
from tests.shop import assessment, training

AUTH = 2
"""Queries of authentication: the session, and the permissions of user and groups together."""


def rules(**wanted):
    """`filterRules` of plain equalities, or with `(operator, value)`."""
    found = []
    for field, value in wanted.items():
        op, wanted_value = value if isinstance(value, tuple) else ("eq", value)
        found.append({"field": field.partition("__")[0], "op": op, "value": wanted_value})
    return json.dumps(found)


@pytest.fixture
def products(db):
    return assessment(title="Asesmen Data", price=500_000), training(title="Kelas Awan", price=300_000)


@pytest.fixture
def orders(products, ani, budi):
    """One of each: paid, pending, flagged, unfulfilled, and with a refund in progress."""
    exam, course = products
    made = {
        "plain": paid("DX-1", ani, [exam], day(1)),
        "waiting": pending("DX-2", budi, [course], day(2)),
        "flagged": paid("DX-3", ani, [exam], day(3), review_reason="Dibayar dua kali."),
        "unserved": paid("DX-4", budi, [course], day(4), method="gopay"),
        "refund": paid("DX-5", ani, [exam, course], day(5)),
    }
    made["unserved"].lines.update(service=FulfilmentStatus.UNFULFILLED)
    refunded(made["refund"], course, 100_000, day(6), status="requested")
    return made


def numbers(answer):
    return [row["order_id"] for row in answer.results["rows"]]


def test_a_row_says_who_what_and_what_it_needs(staff_as, fina, orders, ani):
    rows = staff_as(fina).get("/orders").results["rows"]
    assert [row["order_id"] for row in rows] == ["DX-5", "DX-4", "DX-3", "DX-2", "DX-1"]
    first = rows[0]
    assert first["buyer"] == {"id": ani.pk, "fullname": "Ani", "email": "ani@contoh.example", "phone": ""}
    assert (first["total"], first["seats"], first["method"]) == (800_000, 2, "bca")
    assert first["refund_sums"] == [{"state": "requested", "amount": 100_000}]
    assert first["items"] == ["Asesmen Data", "Kelas Awan"]
    assert [row["needs"] for row in rows] == [["refund"], ["unserved"], ["review"], [], []]


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ({"status": "pending"}, ["DX-2"]),
        ({"status": ("ne", "paid")}, ["DX-2"]),
        ({"status": ("in", ["paid", "pending"])}, ["DX-5", "DX-4", "DX-3", "DX-2", "DX-1"]),
        ({"method": "gopay"}, ["DX-4"]),
        ({"kind": "training"}, ["DX-5", "DX-4", "DX-2"]),
        ({"needs": "review"}, ["DX-3"]),
        ({"needs": "unserved"}, ["DX-4"]),
        ({"needs": "refund"}, ["DX-5"]),
        ({"needs": ("in", ["review", "refund"])}, ["DX-5", "DX-3"]),
        ({"needs": "nothing"}, []),
        ({"several_seats": True}, ["DX-5"]),
        ({"several_seats": False}, ["DX-4", "DX-3", "DX-2", "DX-1"]),
        ({"q": ("contains", "budi@")}, ["DX-4", "DX-2"]),
        ({"q": ("contains", "dx-3")}, ["DX-3"]),
        ({"q": ("contains", "x-4")}, ["DX-4"]),
        ({"q": ("contains", "tx-DX-1")}, ["DX-1"]),
        ({"created_at": ("gte", "2026-03-04")}, ["DX-5", "DX-4"]),
        ({"paid_at__from": ("gte", "2026-03-03"), "paid_at__to": ("lte", "2026-03-04")}, ["DX-4", "DX-3"]),
    ],
)
def test_filters(staff_as, fina, orders, wanted, found):
    assert numbers(staff_as(fina).get("/orders", filterRules=rules(**wanted))) == found


def test_the_counts_say_what_waits(staff_as, fina, orders):
    counts = staff_as(fina).get("/orders/counts").results
    assert {name: counts[name] for name in ("review", "unserved", "refund")} == {
        "review": 1,
        "unserved": 1,
        "refund": 1,
    }


def test_a_list_costs_four_queries(signed_in, fina, orders, django_assert_num_queries):
    caller = signed_in(fina)
    with django_assert_num_queries(AUTH + 4):
        assert len(caller.get("/orders", rows=2).results["rows"]) == 2
    with django_assert_num_queries(AUTH + 4):
        assert len(caller.get("/orders", rows=100).results["rows"]) == 5


def test_the_page_of_an_order(signed_in, fina, products, ani, dewi, django_assert_max_num_queries):
    exam, course = products
    order = paid("DX-9", ani, [exam, course], day(1), tax=80_000)
    refund = refunded(order, course, 300_000, day(3))
    receive(order, 50_000, day(4), "qris", "tx-twice")
    OrderEvent.objects.create(
        order=order, at=day(5), status="paid", kind=EventKind.REVIEWED, made_by=dewi, note="Sudah dicek"
    )
    OrderTaxDetails.objects.create(
        order=order,
        id_type="npwp",
        encrypted_number=encrypt_number("0123456789012345"),
        name="PT Contoh",
        address="Jl. A",
    )
    reported = {"transaction_id": "tx-DX-9", "transaction_status": "settlement", "status_code": "200"}
    PaymentNotification.objects.create(
        order_id="DX-9", fingerprint="f", body="{}", verdict="applied", received_at=day(1), **reported
    )
    batch = VoucherBatch.objects.create(label="Hemat", effect="fixed", value=1000)
    voucher = Voucher.objects.create(batch=batch, code="HEMAT")
    order.vouchers.create(voucher=voucher, code="HEMAT", amount=1000)
    caller = signed_in(fina)
    with django_assert_max_num_queries(AUTH + 10):
        page = caller.get("/orders/DX-9").results
    assert [(row["kind"], row["amount"], row["balance"]) for row in page["ledger"]] == [
        ("charge", 800_000, 800_000),
        ("payment", -800_000, 0),
        ("credit", -300_000, -300_000),
        ("refund", 300_000, 0),
        ("payment", -50_000, -50_000),
    ]
    assert page["balance"] == -50_000
    last = page["events"][-1]
    assert (last["made_by"], last["note"], last["label"]) == ("Dewi", "Sudah dicek", "Pemeriksaan selesai")
    assert page["last_event_id"] == last["id"]
    assert page["tax_details"]["masked_number"] == "************2345"
    assert [one["verdict"] for one in page["notifications"]] == ["applied"]
    assert page["vouchers"] == [{"code": "HEMAT", "amount": 1000, "batch_id": batch.pk, "label": "Hemat"}]
    assert page["refunds"][0]["uuid"] == str(refund.uuid)
    assert page["refunds"][0]["lines"] == [
        {
            "line_id": order.lines.get(product=course).pk,
            "title": "Kelas Awan",
            "amount": 300_000,
            "gives_back": True,
        }
    ]


def test_an_unknown_order_is_missing(staff_as, fina):
    assert staff_as(fina).get("/orders/DX-404").status == 404


@pytest.mark.parametrize(
    ("payment_type", "transaction_id", "routes"),
    [
        ("bank_transfer", "tx", ["transfer"]),
        ("qris", "tx", ["gateway", "transfer"]),
        ("", "tx", ["gateway", "transfer"]),
        ("", "", ["transfer"]),
    ],
)
def test_an_order_says_on_which_ways_its_money_can_go_back(
    staff_as, fina, orders, payment_type, transaction_id, routes
):
    order = orders["refund"]
    order.payment_type, order.transaction_id = payment_type, transaction_id
    order.save(update_fields=["payment_type", "transaction_id"])
    page = staff_as(fina).get(f"/orders/{order.order_id}").results
    assert page["refund_routes"] == routes
    assert [one["open_routes"] for one in page["refunds"]] == [routes]
    queue = staff_as(fina).get("/refunds").results["rows"]
    assert [one["open_routes"] for one in queue] == [routes]


def test_the_queue_of_refunds(signed_in, fina, orders, products, django_assert_num_queries):
    refunded(orders["plain"], products[0], 500_000, day(8))
    caller = signed_in(fina)
    with django_assert_num_queries(AUTH + 3):
        rows = caller.get("/refunds").results["rows"]
    assert [(row["order_id"], row["status"], row["amount"]) for row in rows] == [
        ("DX-5", "requested", 100_000),
        ("DX-1", "done", 500_000),
    ]
    assert rows[0]["buyer"]["fullname"] == "Ani"
    assert rows[0]["last_event_id"] == orders["refund"].events.last().pk
    open_ones = caller.get("/refunds", filterRules=rules(status="requested"))
    assert numbers(open_ones) == ["DX-5"]


def test_trainers_and_agents_see_nothing_of_it(staff_as, tono, agus, orders):
    for person in (tono, agus):
        for path in ("/orders", "/orders/counts", "/orders/DX-1", "/refunds", "/revenue", "/voucher-batches"):
            assert staff_as(person).get(path).status == 403


def test_what_each_may_do(staff_as, fina, dewi, tono):
    def granted(user):
        return {
            name
            for name in staff_as(user).get("/auth/me").results["permissions"]
            if name.partition(".")[0] in ("orders", "refunds", "voucher-batches", "revenue", "tax-invoices")
        }

    vouchers = {f"voucher-batches.{verb}" for verb in ("view", "add", "change", "delete")}
    assert granted(dewi) == {"orders.view", "orders.change"} | vouchers
    money = {"orders.settle", "orders.refund", "orders.overbook", "refunds.view", "revenue.view"}
    assert granted(fina) == granted(dewi) | money | {"tax-invoices.view"}
    assert granted(tono) == set()
