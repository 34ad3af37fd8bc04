"""Invoices over the life of orders, through actions of buyers, staff and the provider."""

import pytest

from duxi.commerce.invoicing.actions.invoices import issue_invoice
from duxi.commerce.ledger.actions import ledger
from duxi.commerce.ledger.actions.ledger import PaymentReceived
from duxi.commerce.models import EventKind, Invoice, OrderStatus, RefundRoute, Series
from duxi.commerce.orders.actions.orders import end_order, pay_order
from duxi.commerce.orders.actions.timeline import Actor
from duxi.commerce.refunds.actions.outcomes import finish_locked
from duxi.commerce.refunds.actions.refunds import LineRefund, Terms, lock_refund, refund_lines
from tests.invoices.made import order_of

pytestmark = pytest.mark.django_db


def documents(order):
    """Number, sign and sum of all issued documents, in order."""
    signs = {Series.INVOICE: 1, Series.CREDIT_NOTE: -1}
    found = Invoice.objects.filter(order=order).order_by("issued_at", "pk")
    return [(one.number[:3].strip("/"), signs[one.series] * one.total) for one in found]


def ordered(buyer, *totals):
    order = order_of(buyer, *totals)
    ledger.charge(order)
    for line in order.lines.all():
        line.product.sold = 1
        line.product.save()
    return order


def pay(order):
    return pay_order(order.pk, money=PaymentReceived(order.total, "BCA Virtual Account", f"t-{order.pk}"))


def test_payment_issues_the_invoice_once(ani):
    order = ordered(ani, 150_000)
    assert pay(order)
    assert not pay(order)
    assert documents(order) == [("INV", 150_000)]


def test_an_invoiced_order_that_expires_and_is_paid_late(ani):
    order = ordered(ani, 150_000, 50_000)
    issue_invoice(order)
    assert end_order(order.pk, status=OrderStatus.EXPIRED, kind=EventKind.EXPIRED)
    assert documents(order) == [("INV", 200_000), ("CN", -200_000)]
    assert pay(order)
    assert documents(order) == [("INV", 200_000), ("CN", -200_000), ("INV", 200_000)]
    assert sum(amount for _kind, amount in documents(order)) == order.total
    note = Invoice.objects.get(series=Series.CREDIT_NOTE)
    assert note.reason == "Batas waktu pembayaran terlewati"


def test_an_order_without_an_invoice_ends_without_a_credit_note(ani):
    order = ordered(ani, 150_000)
    assert end_order(order.pk, status=OrderStatus.CANCELLED, kind=EventKind.CANCELLED)
    assert documents(order) == []


def refund(order, staff, line, amount, fee=0):
    terms = Terms(reason="Berhalangan hadir", fee=fee, route=RefundRoute.TRANSFER)
    opened = refund_lines(order=order, lines=[LineRefund(line.pk, amount)], terms=terms, made_by=staff)
    held, locked_refund = lock_refund(opened)
    finish_locked(held, locked_refund, "TRF-1", by=Actor(staff, "sudah ditransfer"))


def test_refunds_one_after_another_never_credit_more_than_was_invoiced(ani, dewi):
    order = ordered(ani, 100_000, 50_000)
    pay(order)
    first, second = order.lines.order_by("pk")
    refund(order, dewi, first, 40_000)
    refund(order, dewi, first, 60_000, fee=10_000)
    refund(order, dewi, second, 50_000)
    assert documents(order) == [("INV", 150_000), ("CN", -40_000), ("CN", -50_000), ("CN", -50_000)]
    order.refresh_from_db()
    assert order.status == OrderStatus.REFUNDED
    invoice = Invoice.objects.get(series=Series.INVOICE)
    notes = Invoice.objects.filter(refers_to=invoice)
    assert sum(note.total for note in notes) == 140_000
    assert sum(note.tax_base + note.tax for note in notes) == 140_000
