"""A class that does not take place: each of its lines is given back, moved, or left to its buyer's choice."""

from dataclasses import dataclass

from django.db import transaction
from django.db.models import QuerySet, TextChoices
from django.utils.translation import gettext_lazy as _

from duxi.catalog.models import Product
from duxi.commerce.actions import refunds, seats, serving
from duxi.commerce.actions.moves import move_line
from duxi.commerce.actions.refund_requests import lines_for
from duxi.commerce.actions.refunds import LineRefund, Terms
from duxi.commerce.actions.timeline import By, locked, record
from duxi.commerce.events import OrderUnserved, order_unserved
from duxi.commerce.models import SETTLED, EventKind, Order, OrderLine, Service
from duxi.core.clock import now
from duxi.core.errors import Message, Rejected

IN_A_BUNDLE = _("Bagian dari paket: selesaikan dari halaman pesanannya.")


class Remedy(TextChoices):
    """What becomes of the lines of a class that does not take place."""

    ASK = "ask", _("Pembeli memilih")
    REFUND = "refund", _("Dana dikembalikan")
    MOVE = "move", _("Pindah ke jadwal lain")


@dataclass(frozen=True)
class ClassChange:
    """What is done with each line, why, and by whom; `item_id` is where lines move to."""

    remedy: Remedy
    by: By
    item_id: int = 0


@dataclass(frozen=True)
class Unchanged:
    """A line that stayed as it was, and why."""

    order_id: str
    message: Message


def change_lines(product: Product, change: ClassChange) -> tuple[int, list[Unchanged]]:
    """Change every served line, each in its own transaction; again it goes on with what is left.

    Returns how many changed, and those that could not.
    """
    changed, unchanged = 0, []
    for line in served_lines(product).select_related("order"):
        try:
            changed += _change(line, change)
        except Rejected as refusal:
            unchanged.append(Unchanged(line.order.order_id, refusal.text))
    return changed, unchanged + _in_bundles(product)


def served_lines(product: Product) -> QuerySet[OrderLine]:
    """Lines of this product that have their seats."""
    return OrderLine.objects.filter(
        product=product, service=Service.SERVED, order__status__in=SETTLED
    ).order_by("pk")


@transaction.atomic
def _change(line: OrderLine, change: ClassChange) -> bool:
    order = locked(line.order_id)
    (held,) = lines_for(order, [line.pk])
    if held.service != Service.SERVED or held.product_id != line.product_id:
        return False
    if change.remedy == Remedy.MOVE:
        move_line(order, held, change.item_id, change.by)
    elif change.remedy == Remedy.REFUND and held.total > held.refunded:
        _refund(order, held, change.by)
    else:
        _leave_to_buyer(order, held, change.by)
    return True


def _refund(order: Order, line: OrderLine, by: By) -> None:
    wanted = [LineRefund(line.pk, line.total - line.refunded)]
    refund = refunds.open_refund(order, wanted, Terms(by.note), by.made_by)
    refunds.approve_locked(order, refund, by)


def _leave_to_buyer(order: Order, line: OrderLine, by: By) -> None:
    """The seat ends; a line that cost nothing is over, any other waits for its buyer's choice."""
    seats.lock([line.product_id])
    serving.take_back(order, line)
    record(order, EventKind.CLASS_CANCELLED, now(), by)
    if line.total > line.refunded:
        serving.leave_unserved(line)
        order_unserved.announce(OrderUnserved(order.pk))


def _in_bundles(product: Product) -> list[Unchanged]:
    bundles = OrderLine.objects.filter(
        parts__product=product, service=Service.SERVED, order__status__in=SETTLED
    )
    numbers = bundles.order_by("order__order_id").values_list("order__order_id", flat=True).distinct()
    return [Unchanged(number, IN_A_BUNDLE) for number in numbers]
