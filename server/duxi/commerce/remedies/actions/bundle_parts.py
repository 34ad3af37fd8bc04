"""Removing one product from a sold bundle: its seats are revoked or moved, and its share of the price is
refunded.
"""

from dataclasses import replace

from django.db import transaction
from django.db.models import QuerySet

from duxi.catalog.kinds import KINDS, Purchase
from duxi.catalog.models import Product
from duxi.commerce.models import SETTLED, EventKind, FulfilmentStatus, Order, OrderLine, OrderLinePart
from duxi.commerce.orders.actions import fulfilment
from duxi.commerce.orders.actions.timeline import Actor, lock_order, log_event
from duxi.commerce.refunds.actions import refunds
from duxi.commerce.refunds.actions.refunds import LineRefund, Terms
from duxi.commerce.remedies.actions.moves import NotAnAlternative, similar_to
from duxi.commerce.shop.actions import seats
from duxi.core.clock import now


def bundles_with(product: Product) -> QuerySet[OrderLine]:
    """Fulfilled bundles that still include seats in a product."""
    served = OrderLine.objects.filter(service=FulfilmentStatus.FULFILLED, order__status__in=SETTLED)
    return served.filter(parts__product=product).select_related("order").order_by("pk")


@transaction.atomic
def drop_part(line: OrderLine, product: Product, by: Actor, *, is_approved: bool) -> bool:
    """Revoke a bundle's seats in a product and refund its share, at once or after finance's approval.

    False when the bundle includes no seats in it any more.
    """
    order, part = _held(line, product)
    if part is None:
        return False
    share = share_of(part)
    _withdraw(order, part, by)
    part.delete()
    log_event(order, EventKind.CLASS_CANCELLED, now(), by)
    if share:
        wanted = [LineRefund(part.line_id, share, gives_back=False)]
        refund = refunds.open_refund(order, wanted, Terms(by.note), by.made_by)
        if is_approved:
            refunds.approve_locked(order, refund, by)
    return True


@transaction.atomic
def move_part(line: OrderLine, product: Product, item_id: int, by: Actor) -> bool:
    """Move a bundle's seats to a similar product that costs no more.

    False when the bundle includes no seats any more; raises `NotAnAlternative`.
    """
    order, part = _held(line, product)
    if part is None:
        return False
    found = similar_to(product, quantity=part.quantity, dearest=product.price)
    target = found.filter(pk=item_id).first()
    if target is None or OrderLinePart.objects.filter(line=part.line_id, product=target).exists():
        raise NotAnAlternative
    seats.lock([product.pk, target.pk])
    if not seats.take_one(target.pk, part.quantity):
        raise NotAnAlternative
    _withdraw(order, part, by)
    part.product = target
    part.save(update_fields=["product"])
    KINDS[target.kind].fulfil(_purchase(order, part))
    note = f"{product.title} → {target.title}. {by.note}".strip()
    log_event(order, EventKind.MOVED, now(), Actor(by.made_by, note))
    return True


def share_of(part: OrderLinePart) -> int:
    """The share of a bundle's price that belongs to one of its products, by their single prices."""
    line = part.line
    rest = line.total - line.refunded
    parts = OrderLinePart.objects.filter(line=line).select_related("product")
    prices = {one.pk: one.product.price * one.quantity for one in parts}
    whole = sum(prices.values())
    return rest * prices[part.pk] // whole if whole else rest // len(prices)


def _held(line: OrderLine, product: Product) -> tuple[Order, OrderLinePart | None]:
    order = lock_order(line.order_id)
    parts = OrderLinePart.objects.filter(line=line, product=product, line__service=FulfilmentStatus.FULFILLED)
    return order, parts.select_related("line__product", "product").first()


def _withdraw(order: Order, part: OrderLinePart, by: Actor) -> None:
    seats.lock([part.product_id])
    purchase = replace(_purchase(order, part), withdrawal_reason=by.note)
    KINDS[part.product.kind].withdraw(purchase)
    seats.release_seats({part.product_id: part.quantity})


def _purchase(order: Order, part: OrderLinePart) -> Purchase:
    whole = fulfilment.purchase_of(order, part.line, now())
    return replace(whole, product=part.product, quantity=part.quantity, parts=())
