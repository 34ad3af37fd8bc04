"""The ledger of an order: all entries, and the findings of the nightly reconciliation."""

import pytest
from django.db import DatabaseError, connection, transaction
from django.db.models import F

from duxi.commerce.invoicing.actions.invoices import issue_invoice
from duxi.commerce.models import LedgerEntry, Order, OrderLine, PaymentNotification, Refund, RefundLine
from duxi.commerce.payments.actions.reconciliation import check_ledger, checks
from duxi.commerce.tasks import check_ledger as nightly
from duxi.core.clock import now
from tests.money.made import ledger_balances, order_of, owes, pay_at_provider, rows
from tests.shop import notify, training

pytestmark = pytest.mark.django_db


@pytest.fixture
def order(as_, ani, solved):
    """A pending order of 150.000 rupiah."""
    return order_of(as_, ani, solved, training(title="Kelas A", price=150_000, quota=3))


def test_an_order_owes_its_total_until_it_is_paid_or_ends(as_, ani, solved, order):
    assert (rows(order), owes(order)) == ([("charge", 150_000)], 150_000)
    pay_at_provider(as_, order)
    assert (rows(order), owes(order)) == ([("charge", 150_000), ("payment", -150_000)], 0)
    other = order_of(as_, ani, solved, training())
    notify(as_, other, "expire")
    assert (rows(other), owes(other)) == ([("charge", 150_000), ("reversal", -150_000)], 0)
    assert ledger_balances()


def test_what_costs_nothing_writes_nothing(as_, ani, solved):
    free = order_of(as_, ani, solved, training(price=0))
    free.refresh_from_db()
    assert (free.status, rows(free)) == ("paid", [])
    assert ledger_balances()


def test_a_second_payment_is_booked_and_flagged_once(as_, order):
    pay_at_provider(as_, order)
    for _ in range(2):
        notify(as_, order, transaction_id="kedua")
    order.refresh_from_db()
    assert (order.status, owes(order)) == ("paid", -150_000)
    assert "Transfer bank BCA masuk saat pesanan sudah lunas." in order.review_reason
    assert PaymentNotification.objects.last().verdict == "replay"
    assert not ledger_balances()


@pytest.mark.parametrize(("amount", "owed"), [("149999.00", 1), ("200000.00", -50_000)])
def test_money_of_another_amount_is_booked_and_pays_nothing(as_, order, amount, owed):
    for _ in range(2):
        assert notify(as_, order, gross_amount=amount).status == 409
    order.refresh_from_db()
    assert (order.status, owes(order)) == ("pending", owed)
    assert "seharusnya Rp\xa0150.000" in order.review_reason
    assert len(rows(order)) == 2


def test_money_of_another_amount_stays_seen_when_the_order_ends(as_, order):
    notify(as_, order, gross_amount="100000.00")
    notify(as_, order, "expire", transaction_id="lain")
    order.refresh_from_db()
    assert (order.status, owes(order)) == ("expired", -100_000)
    assert "Dana Rp\u00a0100.000 lebih dari tagihan" in order.review_reason


def test_the_provider_says_until_when(as_, order):
    notify(as_, order, "pending", expiry_time="2099-01-02 03:04:05")
    order.refresh_from_db()
    assert order.expires_at.isoformat() == "2099-01-02T03:04:05+07:00"
    notify(as_, order, "pending", expiry_time="besok", transaction_id="lain")
    order.refresh_from_db()
    assert order.expires_at.year == 2099


@pytest.mark.parametrize(
    "change", ["UPDATE commerce_ledgerentry SET amount = 1", "DELETE FROM commerce_ledgerentry"]
)
def test_rows_are_only_added(order, change):
    with pytest.raises(DatabaseError, match="only ever added"), transaction.atomic():
        connection.cursor().execute(change)
    assert rows(order) == [("charge", 150_000)]


def test_the_database_refuses_to_give_back_more_than_came_in(as_, order):
    pay_at_provider(as_, order)
    back = {"order": order, "at": now(), "kind": "refund"}
    with pytest.raises(DatabaseError, match="more refunded than paid"), transaction.atomic():
        LedgerEntry.objects.create(amount=150_001, reference="a", **back)
    LedgerEntry.objects.create(amount=150_000, reference="b", **back)
    with pytest.raises(DatabaseError, match="more refunded than paid"), transaction.atomic():
        LedgerEntry.objects.create(amount=1, reference="c", **back)


def test_the_database_refuses_to_over_refund_a_line(order):
    with pytest.raises(DatabaseError), transaction.atomic():
        OrderLine.objects.update(refunded=150_001)


def _a_lost_payment(order):
    Order.objects.filter(pk=order.pk).update(status="paid", paid_at=now())


def _a_line_too_many(order):
    Order.objects.filter(pk=order.pk).update(subtotal=F("subtotal") + 1, total=F("total") + 1)


def _a_discount_from_nowhere(order):
    order.lines.update(discount=10, total=F("amount") - 10)
    Order.objects.filter(pk=order.pk).update(discount=10, total=F("subtotal") - 10)


def _a_refunded_line_without_refund(order):
    order.lines.update(refunded=5)


def _a_refund_that_does_not_add_up(order):
    refund = Refund.objects.create(order=order, amount=5, requested_at=now(), requested_by=order.buyer)
    RefundLine.objects.create(refund=refund, line=order.lines.get(), amount=6)
    order.lines.update(refunded=6)


def _a_done_refund_that_nobody_booked(order):
    Refund.objects.create(order=order, amount=5, requested_at=now(), status="done", done_at=now())


def _refunded_by_word_alone(order):
    Order.objects.filter(pk=order.pk).update(status="refunded", paid_at=now())


def _an_invoice_of_another_sum(order):
    issue_invoice(order)
    _a_line_too_many(order)


@pytest.mark.parametrize(
    ("breaks", "question"),
    [
        (_a_lost_payment, "saldo"),
        (_a_line_too_many, "rincian item"),
        (_a_discount_from_nowhere, "potongan voucher"),
        (_a_refunded_line_without_refund, "pengembalian per item"),
        (_a_refund_that_does_not_add_up, "rincian pengembalian"),
        (_a_done_refund_that_nobody_booked, "baris pengembalian"),
        (_refunded_by_word_alone, "status pengembalian"),
        (_an_invoice_of_another_sum, "faktur"),
    ],
)
def test_the_nightly_proof_finds_what_does_not_fit(order, breaks, question, caplog):
    assert ledger_balances()
    breaks(order)
    assert list(checks()[question]) == [order]
    assert nightly() == 1
    order.refresh_from_db()
    assert f"Pembukuan tidak cocok: {question}." in order.review_reason
    assert f"The books of order {order.order_id} do not fit: {question}" in caplog.text


def test_the_proof_asks_the_same_number_of_questions_of_many_orders(
    as_, ani, solved, order, django_assert_num_queries
):
    for _ in range(3):
        pay_at_provider(as_, order_of(as_, ani, solved, training()))
    with django_assert_num_queries(len(checks())):
        assert check_ledger() == 0
