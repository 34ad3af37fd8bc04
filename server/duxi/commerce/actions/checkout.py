"""Turning lines of a cart into an order."""

import secrets
from collections.abc import Iterable, Sequence
from datetime import timedelta

from django.db import transaction

from duxi.accounts.models import User
from duxi.commerce.actions import ledger, seats
from duxi.commerce.actions.orders import pay_order
from duxi.commerce.actions.timeline import record
from duxi.commerce.actions.waiting import use_offers
from duxi.commerce.availability import parts_of, refuse_unavailable
from duxi.commerce.models import CartItem, EventKind, Order, OrderLine, OrderLinePart
from duxi.commerce.queries import locked_cart_items_for
from duxi.commerce.referrals import accepted_code
from duxi.core.clock import local, now

TIME_TO_PAY = timedelta(hours=24)
ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
NUMBER_LENGTH = 6


def place_order(*, buyer: User, cart_ids: Iterable[int], wants_tax_invoice: bool) -> Order:
    """Order lines of the buyer's cart at today's prices, hold their seats and empty those lines.

    An order over nothing is paid and served at once. Raises `NotFound` for a line that is not in this
    cart and `NotAvailable` with the name of a product that cannot be bought: nothing changes then.
    """
    with transaction.atomic():
        items = locked_cart_items_for(buyer, cart_ids)
        kept = use_offers(buyer=buyer, product_ids=[item.product_id for item in items])
        for item in items:
            refuse_unavailable(item.product, item.quantity, kept=kept)
        order = _create(buyer, items, wants_tax_invoice)
        lines = OrderLine.objects.bulk_create([_line(order, item) for item in items])
        OrderLinePart.objects.bulk_create([part for line in lines for part in _parts(line)])
        CartItem.objects.filter(pk__in=[item.pk for item in items]).delete()
        ledger.charge(order)
        seats.take(lines, kept=kept)
        if order.total == 0:
            pay_order(order.pk)
        order.refresh_from_db()
        return order


def _create(buyer: User, items: Sequence[CartItem], wants_tax_invoice: bool) -> Order:
    total = sum(item.quantity * item.product.price for item in items)
    moment = now()
    order = Order.objects.create(
        order_id=_free_number(),
        buyer=buyer,
        subtotal=total,
        total=total,
        faktur_pajak=wants_tax_invoice,
        created_at=moment,
        expires_at=moment + TIME_TO_PAY,
    )
    record(order, EventKind.CREATED, moment)
    return order


def _line(order: Order, item: CartItem) -> OrderLine:
    product = item.product
    return OrderLine(
        order=order,
        product=product,
        kind=product.kind,
        title=product.title,
        quantity=item.quantity,
        price=product.price,
        amount=item.quantity * product.price,
        total=item.quantity * product.price,
        affiliate_code=accepted_code(item.affiliate_code, order.buyer),
        instansi_id=item.rolin_instansi.instansi_id if item.rolin_instansi else None,
    )


def _parts(line: OrderLine) -> list[OrderLinePart]:
    """What the line's product consists of today, for the whole line."""
    return [
        OrderLinePart(line=line, product_id=part.product_id, quantity=part.quantity * line.quantity)
        for part in parts_of(line.product)
    ]


def _free_number() -> str:
    numbers = iter(_number, "")
    return next(number for number in numbers if not Order.objects.filter(order_id=number).exists())


def _number() -> str:
    """Like DX-261121-7K3QPM: the day, and letters and digits that cannot be mistaken for each other."""
    tail = "".join(secrets.choice(ALPHABET) for _ in range(NUMBER_LENGTH))
    return f"DX-{local(now()):%y%m%d}-{tail}"
