"""Orders with their ledger, created row by row so that every figure is known."""

from datetime import datetime, timedelta
from typing import Any

from duxi.catalog.models import Product
from duxi.commerce.models import (
    EventKind,
    FulfilmentStatus,
    LedgerEntry,
    LedgerKind,
    Order,
    OrderEvent,
    OrderLine,
    Refund,
    RefundLine,
    RefundStatus,
)
from duxi.core.clock import JAKARTA


def day(number: int, hour: int = 10, month: int = 3) -> datetime:
    """A moment of 2026, in Jakarta."""
    return datetime(2026, month, number, hour, tzinfo=JAKARTA)


def pending(number: str, buyer, products: list[Product], at: datetime, **fields: Any) -> Order:
    """An order with one line of each product at its price, charged and not paid."""
    total = sum(product.price for product in products)
    values = {"subtotal": total, "total": total, "created_at": at, "expires_at": at + timedelta(days=1)}
    order = Order.objects.create(order_id=number, buyer=buyer, **(values | fields))
    for product in products:
        line(order, product)
    OrderEvent.objects.create(order=order, at=at, status=order.status, kind=EventKind.CREATED)
    LedgerEntry.objects.create(order=order, at=at, kind=LedgerKind.CHARGE, amount=total, reference="order")
    return order


def line(order: Order, product: Product, tax: int = 0) -> OrderLine:
    return OrderLine.objects.create(
        order=order,
        product=product,
        kind=product.kind,
        title=product.title,
        quantity=1,
        price=product.price,
        amount=product.price,
        total=product.price,
        tax=tax,
    )


def paid(
    number: str, buyer, products: list[Product], at: datetime, method: str = "bca", **fields: Any
) -> Order:
    """The same, paid at this time and fulfilled."""
    order = pending(number, buyer, products, at - timedelta(hours=1), **fields)
    Order.objects.filter(pk=order.pk).update(
        status="paid", paid_at=at, payment_method=method, transaction_id=f"tx-{number}"
    )
    order.lines.update(service=FulfilmentStatus.FULFILLED)
    OrderEvent.objects.create(order=order, at=at, status="paid", kind=EventKind.PAID)
    receive(order, order.total, at, method)
    order.refresh_from_db()
    return order


def receive(order: Order, amount: int, at: datetime, method: str, reference: str = "") -> LedgerEntry:
    reference = reference or f"tx-{order.order_id}"
    return LedgerEntry.objects.create(
        order=order, at=at, kind=LedgerKind.PAYMENT, amount=-amount, method=method, reference=reference
    )


def refunded(order: Order, product: Product, amount: int, at: datetime, status: str = "done") -> Refund:
    """Money of one line that was refunded, or is being refunded."""
    refund = Refund.objects.create(
        order=order,
        status=status,
        amount=amount,
        reason="Tidak dapat hadir",
        requested_by=order.buyer,
        requested_at=at,
        done_at=at if status == RefundStatus.DONE else None,
    )
    of_line = order.lines.get(product=product)
    RefundLine.objects.create(refund=refund, line=of_line, amount=amount)
    order.lines.filter(pk=of_line.pk).update(refunded=amount)
    if status == RefundStatus.DONE:
        for kind, signed in ((LedgerKind.CREDIT, -amount), (LedgerKind.REFUND, amount)):
            LedgerEntry.objects.create(
                order=order, at=at, kind=kind, amount=signed, reference=str(refund.uuid), refund=refund
            )
    return refund
