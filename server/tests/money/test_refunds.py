"""Refunds: what buyers may request, what staff may do, and the ledger afterwards."""

from datetime import timedelta

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from duxi.catalog.models import Product
from duxi.commerce.models import Invoice, LedgerEntry, LedgerKind, Refund, RefundRoute
from duxi.commerce.refunds.actions import refunds
from duxi.commerce.refunds.actions.refunds import LineRefund, Terms
from duxi.gateways.models import EmbeddedRefund
from duxi.notices.models import Notification
from tests.entitled import live_seats
from tests.money.made import (
    ledger_balances,
    order_of,
    owes,
    paid_long_ago,
    pay_at_provider,
    rows,
    send_refunds,
    services,
)
from tests.shop import training

pytestmark = pytest.mark.django_db

REFUND = "/payment/transactions/refund"


@pytest.fixture
def order(as_, ani, solved):
    """A paid order of two classes, 100.000 and 250.000 rupiah."""
    first, second = (
        training(title="Kelas A", price=100_000, quota=3),
        training(title="Kelas B", price=250_000),
    )
    made = order_of(as_, ani, solved, first, second)
    pay_at_provider(as_, made)
    made.refresh_from_db()
    assert made.status == "paid"
    return made


def line(order, title="Kelas A"):
    return order.lines.get(title=title)


def everything(order):
    """Everything that a refund may change."""
    order.refresh_from_db()
    return (
        order.status,
        rows(order),
        sorted(order.lines.values_list("title", "service", "refunded")),
        Refund.objects.count(),
        sorted(Product.objects.values_list("title", "sold")),
        live_seats(),
    )


def ask(as_, ani, order, *titles, reason="Berhalangan"):
    ids = [line(order, title).pk for title in titles]
    return as_(ani).post(REFUND, {"order_id": order.order_id, "line_id": str(ids), "reason": reason})


def test_a_line_goes_back_with_its_money_seat_and_credit_note(
    as_, ani, order, django_capture_on_commit_callbacks
):
    with django_capture_on_commit_callbacks(execute=True):
        answer = ask(as_, ani, order, "Kelas A")
    assert (answer.status, answer.message) == (200, "Pengembalian dana sedang kami proses.")
    shown = {row["title"]: row for row in answer.results["lines"]}
    assert (shown["Kelas A"]["service"], shown["Kelas A"]["refunded"]) == ("returned", 100_000)
    assert (shown["Kelas A"]["can_refund"], shown["Kelas B"]["can_refund"]) == (False, True)
    assert [(row["status"], row["answer"]) for row in answer.results["refunds"]] == [("sending", "")]
    assert answer.results["balance"] == -100_000
    assert Product.objects.get(title="Kelas A").sold == 0
    assert live_seats(product__title="Kelas A") == 0
    assert ledger_balances()

    with django_capture_on_commit_callbacks(execute=True):
        assert send_refunds() == 1
    order.refresh_from_db()
    assert (order.status, owes(order)) == ("partially_refunded", 0)
    assert rows(order) == [
        ("charge", 350_000),
        ("payment", -350_000),
        ("credit", -100_000),
        ("refund", 100_000),
    ]
    refund = Refund.objects.get()
    assert (refund.status, refund.proof) == ("done", str(EmbeddedRefund.objects.get().number))
    assert [note.total for note in Invoice.objects.filter(series="CN")] == [100_000]
    reported = set(Notification.objects.filter(user=ani).values_list("template", flat=True))
    assert {"orders.refund_decided", "orders.refund_done"} <= reported
    assert ledger_balances()


def test_the_last_line_makes_the_order_refunded(as_, ani, order, django_capture_on_commit_callbacks):
    for title in ("Kelas A", "Kelas B"):
        with django_capture_on_commit_callbacks(execute=True):
            assert ask(as_, ani, order, title).status == 200
        send_refunds()
    order.refresh_from_db()
    assert (order.status, owes(order), services(order)) == (
        "refunded",
        0,
        {"Kelas A": "returned", "Kelas B": "returned"},
    )
    assert EmbeddedRefund.objects.count() == 2
    assert ledger_balances()


def test_the_last_day_is_pinned_when_it_is_paid(order):
    product = Product.objects.get(title="Kelas A")
    assert line(order).refundable_until == product.starts_at - timedelta(days=7)
    Product.objects.update(starts_at=timezone.now() + timedelta(days=90), ends_at=None)
    assert line(order).refundable_until == product.starts_at - timedelta(days=7)


def _over(order):
    paid_long_ago(order, days=40)


def _begun(order):
    Product.objects.update(starts_at=timezone.now() - timedelta(hours=1), ends_at=None)


def _returned(order):
    order.lines.filter(title="Kelas A").update(service="returned", refunded=100_000)


@pytest.mark.parametrize(
    ("happens", "sentence"),
    [
        (_over, "Batas waktu untuk meminta pengembalian dana item ini sudah lewat."),
        (_begun, "Item ini sudah Anda mulai, jadi dananya tidak dapat diminta kembali."),
        (_returned, "Dana item ini sudah dikembalikan atau sedang diproses."),
    ],
)
def test_what_buyers_may_not_ask_back(as_, ani, order, happens, sentence):
    happens(order)
    before = everything(order)
    refused = ask(as_, ani, order, "Kelas A", "Kelas B")
    assert (refused.status, refused.message) == (422, sentence)
    assert everything(order) == before


def test_lines_of_others_and_orders_of_others_are_not_there(as_, ani, budi, order, solved):
    other = order_of(as_, budi, solved, training())
    before = everything(order)
    strange = {"order_id": order.order_id, "line_id": f"[{other.lines.get().pk}]", "reason": ""}
    assert as_(ani).post(REFUND, strange).status == 404
    assert as_(budi).post(REFUND, strange).status == 404
    assert everything(order) == before


def test_what_is_not_paid_cannot_go_back(as_, ani, solved):
    pending = order_of(as_, ani, solved, training(title="Kelas A"))
    refused = ask(as_, ani, pending, "Kelas A")
    assert (refused.status, refused.message) == (
        409,
        "Pesanan ini belum dibayar, jadi tidak ada dana untuk dikembalikan.",
    )


def test_staff_give_back_a_part_and_keep_a_fee(order, dewi, django_capture_on_commit_callbacks):
    wanted = [LineRefund(line(order, "Kelas B").pk, 100_000, gives_back=False)]
    with django_capture_on_commit_callbacks(execute=True):
        made = refunds.refund_lines(
            order=order, lines=wanted, terms=Terms("Pindah kota", fee=20_000), made_by=dewi
        )
    send_refunds()
    order.refresh_from_db()
    assert (made.amount, made.fee, order.status, owes(order)) == (80_000, 20_000, "partially_refunded", 0)
    assert line(order, "Kelas B").refunded == 100_000
    assert services(order)["Kelas B"] == "served"
    assert Invoice.objects.get(series="CN").total == 80_000
    event = order.events.get(kind="refund_requested")
    assert (event.made_by, event.note) == (dewi, "Pindah kota")
    assert ledger_balances()


@pytest.mark.parametrize(
    ("amount", "fee", "refusal"),
    [
        (250_001, 0, refunds.MoreThanPaid),
        (250_000, 250_000, refunds.NothingToGiveBack),
        (0, 0, refunds.NothingToGiveBack),
    ],
)
def test_staff_give_back_no_more_than_there_is(order, dewi, amount, fee, refusal):
    before = everything(order)
    wanted = [LineRefund(line(order, "Kelas B").pk, amount)]
    with pytest.raises(refusal):
        refunds.refund_lines(order=order, lines=wanted, terms=Terms("Keliru", fee=fee), made_by=dewi)
    assert everything(order) == before


def test_a_request_may_be_refused_once(order, dewi):
    wanted = [LineRefund(line(order).pk, 100_000)]
    asked = refunds.refund_lines(
        order=order, lines=wanted, terms=Terms("Mohon"), made_by=dewi, is_approved=False
    )
    assert (asked.status, owes(order), services(order)["Kelas A"]) == ("requested", 0, "served")
    assert ledger_balances()
    refunds.reject(refund=asked, made_by=dewi, note="Sudah melewati batas")
    asked.refresh_from_db()
    assert (asked.status, asked.reason, line(order).refunded) == ("rejected", "Mohon", 0)
    event = order.events.get(kind="refund_rejected")
    assert asked.answer == event.note == "Sudah melewati batas"
    assert asked.decided_by == event.made_by == dewi
    for verb in (refunds.approve, refunds.reject, refunds.retry):
        with pytest.raises(refunds.AlreadyDecided):
            verb(refund=asked, made_by=dewi, note="")
    assert ledger_balances()


def test_a_request_that_is_approved_goes_its_way(order, dewi, django_capture_on_commit_callbacks):
    wanted = [LineRefund(line(order).pk, 100_000)]
    asked = refunds.refund_lines(
        order=order, lines=wanted, terms=Terms("Mohon"), made_by=dewi, is_approved=False
    )
    with django_capture_on_commit_callbacks(execute=True):
        refunds.approve(refund=asked, made_by=dewi, note="Baik")
    assert send_refunds() == 1
    asked.refresh_from_db()
    assert (asked.status, asked.decided_by) == ("done", dewi)
    assert ledger_balances()


def test_a_transfer_is_done_when_staff_say_so(order, dewi, django_capture_on_commit_callbacks):
    terms = Terms("Rekening tutup", route=RefundRoute.TRANSFER)
    with django_capture_on_commit_callbacks(execute=True):
        made = refunds.refund_lines(
            order=order, lines=[LineRefund(line(order).pk, 100_000)], terms=terms, made_by=dewi
        )
    assert (send_refunds(), made.status, owes(order)) == (0, "sending", -100_000)
    refunds.mark_transferred(refund=made, made_by=dewi, proof="TRF-1", note="BCA ke rekening pembeli")
    made.refresh_from_db()
    assert (made.status, made.proof, owes(order)) == ("done", "TRF-1", 0)
    assert EmbeddedRefund.objects.count() == 0
    booked = LedgerEntry.objects.get(order=order, kind=LedgerKind.REFUND)
    assert (booked.amount, booked.reference, booked.refund, booked.made_by) == (
        *(100_000, str(made.uuid), made, dewi),
    )
    assert (booked.method, booked.note) == (made.get_route_display(), "TRF-1")
    with pytest.raises(refunds.AlreadyDecided):
        refunds.mark_transferred(refund=made, made_by=dewi, proof="TRF-2", note="")
    assert ledger_balances()


def test_a_page_costs_the_same_however_many_lines(as_, ani, solved, order, django_assert_num_queries):
    five = order_of(as_, ani, solved, *(training() for _ in range(5)))
    pay_at_provider(as_, five)
    headers = as_(ani)._all_headers()
    asking = as_().with_headers(**headers)
    with CaptureQueriesContext(connection) as first:
        asking.get("/payment/transactions/detail", order_id=order.order_id)
    with django_assert_num_queries(len(first)):
        asking.get("/payment/transactions/detail", order_id=five.order_id)
    assert len(first) <= 25
