"""Cancelling a class: each of its order lines is refunded, moved, or left to its buyer's choice."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from django.db import transaction
from django.db.models import Q, QuerySet, TextChoices
from django.utils.translation import gettext_lazy as _

from duxi.catalog.models import Product
from duxi.commerce.events import OrderUnfulfilled, order_unfulfilled
from duxi.commerce.models import SETTLED, EventKind, FulfilmentStatus, Order, OrderLine, OrderStatus
from duxi.commerce.orders.actions import fulfilment
from duxi.commerce.orders.actions.timeline import Actor, lock_order, log_event
from duxi.commerce.payments.actions.payments import cancel_order
from duxi.commerce.refunds.actions import refunds
from duxi.commerce.refunds.actions.refunds import LineRefund, Terms
from duxi.commerce.refunds.actions.requests import lines_for
from duxi.commerce.remedies.actions.bundle_parts import bundles_with, drop_part, move_part
from duxi.commerce.remedies.actions.moves import alternatives_of, move_line, similar_to
from duxi.commerce.shop.actions import seats
from duxi.core.clock import now
from duxi.core.errors import Message, Rejected


class Remedy(TextChoices):
    """What happens to the lines of a cancelled class."""

    ASK = "ask", _("Pembeli memilih")
    REFUND = "refund", _("Dana dikembalikan")
    MOVE = "move", _("Pindah ke jadwal lain")


@dataclass(frozen=True)
class ClassChange:
    """The action for each line, its reason, and the member of staff; `item_id` is the product to move to."""

    remedy: Remedy
    by: Actor
    item_id: int = 0


@dataclass(frozen=True)
class Unchanged:
    """A line that could not be changed, and why."""

    order_id: str
    message: Message


def change_lines(product: Product, change: ClassChange) -> tuple[int, list[Unchanged]]:
    """Change every fulfilled line, each in its own transaction; a repeated call continues with the rest.

    Returns how many changed, and those that could not. Seats of a bundle are revoked or moved like others;
    unless the money is refunded at once, their share waits for finance.
    """
    lines = [(line, _change) for line in fulfilled_lines(product).select_related("order")]
    bundles = [(line, _change_bundle) for line in bundles_with(product)]
    return _each(product, change, [*lines, *bundles])


def cancel_pending(product: Product, by: Actor) -> tuple[int, list[Unchanged]]:
    """Cancel the pending orders that hold seats of this product; a repeated call continues with the rest."""
    wanted = Q(lines__product=product) | Q(lines__parts__product=product)
    pending = Order.objects.filter(wanted, status=OrderStatus.PENDING).distinct().order_by("pk")
    changed, unchanged = 0, []
    for order in pending:
        try:
            cancel_order(order, by)
            changed += 1
        except Rejected as refusal:
            unchanged.append(Unchanged(order.order_id, refusal.text))
    return changed, unchanged


Change = Callable[[Product, OrderLine, ClassChange], bool]


def _each(
    product: Product, change: ClassChange, lines: Sequence[tuple[OrderLine, Change]]
) -> tuple[int, list[Unchanged]]:
    changed, unchanged = 0, []
    for line, work in lines:
        try:
            changed += work(product, line, change)
        except Rejected as refusal:
            unchanged.append(Unchanged(line.order.order_id, refusal.text))
    return changed, unchanged


def fulfilled_lines(product: Product) -> QuerySet[OrderLine]:
    """Lines of this product that have seats."""
    return OrderLine.objects.filter(
        product=product, service=FulfilmentStatus.FULFILLED, order__status__in=SETTLED
    ).order_by("pk")


def _change_bundle(product: Product, line: OrderLine, change: ClassChange) -> bool:
    if change.remedy == Remedy.MOVE:
        return move_part(line, product, change.item_id, change.by)
    return drop_part(line, product, change.by, is_approved=change.remedy == Remedy.REFUND)


def alternatives_to(product: Product) -> QuerySet[Product]:
    """The products that the first of its lines may move to, or bundle seats if it was
    sold only in bundles.
    """
    line = fulfilled_lines(product).first()
    return alternatives_of(line) if line else similar_to(product, quantity=1, dearest=product.price)


@transaction.atomic
def _change(product: Product, line: OrderLine, change: ClassChange) -> bool:
    order = lock_order(line.order_id)
    (held,) = lines_for(order, [line.pk])
    if held.service != FulfilmentStatus.FULFILLED or held.product_id != product.pk:
        return False
    if change.remedy == Remedy.MOVE:
        move_line(order, held, change.item_id, change.by)
    elif change.remedy == Remedy.REFUND and held.total > held.refunded:
        _refund(order, held, change.by)
    else:
        _leave_to_buyer(order, held, change.by)
    return True


def _refund(order: Order, line: OrderLine, by: Actor) -> None:
    wanted = [LineRefund(line.pk, line.total - line.refunded)]
    refund = refunds.open_refund(order, wanted, Terms(by.note), by.made_by)
    refunds.approve_locked(order, refund, by)


def _leave_to_buyer(order: Order, line: OrderLine, by: Actor) -> None:
    """Revoke the seat; a free line ends, any other waits for its buyer's choice."""
    seats.lock([line.product_id])
    fulfilment.revoke_line(order, line)
    log_event(order, EventKind.CLASS_CANCELLED, now(), by)
    if line.total > line.refunded:
        fulfilment.leave_unfulfilled(line)
        order_unfulfilled.announce(OrderUnfulfilled(order.pk))
