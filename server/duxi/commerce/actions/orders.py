"""The life of an order: the one table of legal moves, and the verbs that make them."""

from collections.abc import Mapping
from datetime import datetime

from django.db import transaction

from duxi.catalog.kinds import KINDS, BoughtPart, Purchase
from duxi.commerce.actions import seats
from duxi.commerce.events import OrderExpired, OrderPaid, order_expired, order_paid
from duxi.commerce.models import EventKind, Order, OrderEvent, OrderLine, OrderStatus
from duxi.commerce.queries import order_lines
from duxi.core.clock import now

LEGAL: Mapping[str, frozenset[str]] = {
    OrderStatus.PENDING: frozenset({OrderStatus.PAID, OrderStatus.EXPIRED, OrderStatus.CANCELLED}),
    OrderStatus.PAID: frozenset(),
    OrderStatus.EXPIRED: frozenset({OrderStatus.PAID}),
    OrderStatus.CANCELLED: frozenset({OrderStatus.PAID}),
}
"""Out of an ending there is one way back, for money that comes late: see `_holds_seats`."""


def locked(order_pk: int) -> Order:
    """The order's row, locked until the transaction ends."""
    return Order.objects.select_for_update().get(pk=order_pk)


def pay_order(order_pk: int, *, method: str = "", transaction_id: str = "") -> bool:
    """Mark an order paid and serve every line, all or nothing; False when it cannot be paid any more.

    Late money is served as well: the buyer's second card after a denied one, or a transfer in the last
    minute, as long as the seats can be had again.
    """
    with transaction.atomic():
        order = locked(order_pk)
        if OrderStatus.PAID not in LEGAL[order.status] or not _holds_seats(order):
            return False
        order.status, order.ended_at = OrderStatus.PAID, None
        order.paid_at = now()
        order.payment_method = method or order.payment_method
        order.transaction_id = transaction_id
        order.save()
        record(order, EventKind.PAID, order.paid_at)
        for line in order_lines(order):
            KINDS[line.kind].fulfil(_purchase(order, line, order.paid_at))
        order_paid.announce(OrderPaid(order_pk=order.pk))
        return True


def _holds_seats(order: Order) -> bool:
    """Whether the order has its seats; one that ran out or was denied takes them back if they are there.

    What somebody cancelled stays cancelled: news of its payment may be older than the cancelling.
    """
    if order.status == OrderStatus.PENDING:
        return True
    was_denied = order.events.filter(kind=EventKind.PAYMENT_FAILED).exists()
    is_given_up = order.status == OrderStatus.CANCELLED and not was_denied
    return not is_given_up and seats.retake(order_lines(order))


def end_order(order_pk: int, *, status: OrderStatus, kind: EventKind) -> bool:
    """Expire or cancel a pending order and release its seats; False when it was not pending any more."""
    with transaction.atomic():
        order = locked(order_pk)
        if status not in LEGAL[order.status]:
            return False
        order.status = status
        order.ended_at = now()
        order.save()
        record(order, kind, order.ended_at)
        seats.release(order_lines(order))
        if status == OrderStatus.EXPIRED:
            order_expired.announce(OrderExpired(order_pk=order.pk))
        return True


def flag_for_review(order_pk: int, reason: str) -> None:
    """Put an order before human eyes; its status stays as it is, and the first reason stays readable."""
    with transaction.atomic():
        order = locked(order_pk)
        if reason in order.review_reason:
            return
        order.review_reason = f"{order.review_reason} {reason}".strip()[:300]
        order.save(update_fields=["review_reason"])
        record(order, EventKind.REVIEW, now())


def record(order: Order, kind: EventKind, at: datetime) -> None:
    """Add a step to the order's timeline."""
    OrderEvent.objects.create(order=order, at=at, status=order.status, kind=kind)


def _purchase(order: Order, line: OrderLine, paid_at: datetime) -> Purchase:
    return Purchase(
        buyer=order.buyer,
        product=line.product,
        quantity=line.quantity,
        reference=f"order:{order.uuid}:{line.pk}",
        paid_at=paid_at,
        instansi_id=line.instansi_id,
        parts=tuple(BoughtPart(part.product, part.quantity) for part in line.parts.all()),
    )
