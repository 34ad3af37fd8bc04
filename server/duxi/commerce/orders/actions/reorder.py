"""Reordering: the items of an ended order go back into the cart with all their options."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass

from django.db import transaction
from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.commerce.models import CartItem, Order, OrderLine, OrderStatus
from duxi.commerce.shop.actions.cart import add_item, set_voluntary_price
from duxi.commerce.shop.actions.vouchers import apply
from duxi.commerce.shop.agencies import role_of
from duxi.core.errors import Rejected
from duxi.core.throttle import Limit

REORDERS = Limit("reorders", times=30, seconds=3600)
AGAIN = (OrderStatus.EXPIRED, OrderStatus.CANCELLED, OrderStatus.REFUNDED)


class StillGoing(Rejected):
    """The order waits for its payment, or is paid."""

    message = _("Pesanan ini belum berakhir, jadi belum perlu dipesan lagi.")


class NothingLeft(Rejected):
    """None of its items can be bought any more."""

    message = _("Produk dalam pesanan ini tidak dapat dibeli lagi.")


@dataclass(frozen=True)
class Missing:
    """An item that cannot be bought any more, with the reason."""

    title: str
    reason: str


@dataclass(frozen=True)
class Reordered:
    """The new cart lines, and the items that could not be added."""

    items: Sequence[CartItem]
    missing: Sequence[Missing]


def reorder(*, order: Order, owner: User) -> Reordered:
    """Put the items of an ended order into the cart, with quantity, agency, voluntary price and vouchers.

    Items that cannot be bought any more are reported; invalid vouchers are left out. Raises `StillGoing`,
    `NothingLeft` or `TooMany`.
    """
    if order.status not in AGAIN:
        raise StillGoing
    REORDERS.hit(str(owner.pk))
    items: list[CartItem] = []
    missing: list[Missing] = []
    for line in order.lines.select_related("product").order_by("pk"):
        try:
            items.append(_put_back(line, owner))
        except Rejected as refusal:
            missing.append(Missing(line.title, _reason(refusal)))
    if not items:
        raise NothingLeft
    _try_vouchers(order, owner, items)
    return Reordered(items, missing)


def _put_back(line: OrderLine, owner: User) -> CartItem:
    with transaction.atomic():
        add_item(
            owner=owner,
            product=line.product,
            quantity=line.quantity,
            affiliate_code=line.affiliate_code,
            rolin_instansi_id=role_of(line.product, line.instansi_id),
        )
        item = CartItem.objects.get(owner=owner, product=line.product)
        if line.product.voluntary_minimum is not None:
            with suppress(Rejected):
                item = set_voluntary_price(owner=owner, cart_id=item.pk, price=line.price)
        return item


def _try_vouchers(order: Order, owner: User, items: Sequence[CartItem]) -> None:
    for code in order.vouchers.order_by("pk").values_list("code", flat=True):
        with suppress(Rejected):
            apply(owner=owner, cart_ids=[item.pk for item in items], code=code)


def _reason(refusal: Rejected) -> str:
    """The first field message is more specific than the general one."""
    texts = [str(text) for texts in (refusal.errors or {}).values() for text in texts]
    return texts[0] if texts else refusal.text
