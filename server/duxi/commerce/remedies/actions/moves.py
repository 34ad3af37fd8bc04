"""Moving a line to another product, because it is not available or another date was requested."""

from django.db import transaction
from django.db.models import F, Q, QuerySet
from django.utils.translation import gettext_lazy as _

from duxi.catalog.kinds import KINDS
from duxi.catalog.models import Product
from duxi.catalog.parts import can_be_bought
from duxi.commerce.events import LineMoved, line_moved
from duxi.commerce.models import EventKind, FulfilmentStatus, Order, OrderLine
from duxi.commerce.orders.actions import fulfilment
from duxi.commerce.orders.actions.timeline import Actor, log_event
from duxi.commerce.refunds.actions import refunds
from duxi.commerce.refunds.actions.refunds import LineRefund, Terms
from duxi.commerce.shop.actions import seats
from duxi.core.clock import now
from duxi.core.errors import Rejected

DIFFERENCE = _("Selisih harga karena pindah jadwal")


class NotAnAlternative(Rejected):
    """Another kind or subject, dearer, sold out, closed, or already in this order."""

    message = _("Item ini tidak dapat dipindahkan ke pilihan tersebut. Pilih jadwal lain.")


class CannotMove(Rejected):
    """Nothing of the line is left to move."""

    message = _("Item ini tidak dapat dipindahkan lagi.")


def alternatives_of(line: OrderLine) -> QuerySet[Product]:
    """The products a line may move to: on sale, same kind and subject, enough seats, not dearer."""
    kind = KINDS[line.kind]
    if kind.is_composite:
        return Product.objects.none()
    dearest = (line.total - line.refunded) // line.remaining
    found = similar_to(line.product, quantity=line.remaining, dearest=dearest)
    return found.exclude(order_lines__order=line.order_id)


def similar_to(product: Product, *, quantity: int, dearest: int) -> QuerySet[Product]:
    """On sale, of the same kind and subject, with enough seats, and not dearer than this price."""
    kind = KINDS[product.kind]
    alike = kind.alternatives(product) if kind.alternatives else _same_category(product)
    seats_there = Q(quota=None) | Q(quota__gte=F("sold") + quantity)
    found = Product.objects.filter(
        alike, can_be_bought(kind), seats_there, is_published=True, kind=product.kind
    )
    others = found.filter(price__lte=dearest).exclude(pk=product.pk)
    return others.order_by("starts_at", "price", "pk")


def move_line(order: Order, line: OrderLine, item_id: int, by: Actor) -> None:
    """Move a line of a locked order and refund the difference to a cheaper product.

    Raises `CannotMove` or `NotAnAlternative`; then nothing changes.
    """
    if line.service not in (
        FulfilmentStatus.FULFILLED,
        FulfilmentStatus.UNFULFILLED,
        FulfilmentStatus.QUEUED,
    ):
        raise CannotMove
    with transaction.atomic():
        product = alternatives_of(line).filter(pk=item_id).first()
        if product is None:
            raise NotAnAlternative
        from_title, was = line.title, line.service
        seats.lock([line.product_id, product.pk])
        if was == FulfilmentStatus.FULFILLED:
            fulfilment.revoke_line(order, line)
        _reassign(line, product)
        if not seats.retake([line]):
            raise NotAnAlternative
        moment = now()
        fulfilment.fulfil_line(order, line, moment)
        note = f"{from_title} → {product.title}. {by.note}".strip()
        log_event(order, EventKind.MOVED, moment, Actor(by.made_by, note))
        line_moved.announce(LineMoved(line.pk, from_title))
        _refund_difference(order, line, by)


def _reassign(line: OrderLine, product: Product) -> None:
    """The line keeps its price, which was paid and is on the invoice."""
    line.product, line.title = product, product.title
    line.save(update_fields=["product", "title"])
    line.parts.all().delete()
    line.refresh_from_db()


def _refund_difference(order: Order, line: OrderLine, by: Actor) -> None:
    difference = line.total - line.refunded - line.product.price * line.remaining
    if difference <= 0:
        return
    wanted = [LineRefund(line.pk, difference, gives_back=False)]
    asker = by.made_by or order.buyer
    refund = refunds.open_refund(order, wanted, Terms(str(DIFFERENCE)), asker)
    refunds.approve_locked(order, refund, Actor(by.made_by))


def _same_category(product: Product) -> Q:
    """The same category; a product without one matches none."""
    return Q(category=product.category_id) if product.category_id else Q(pk=None)
