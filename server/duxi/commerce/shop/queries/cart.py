"""Reads of carts; `cart_of(user)` and `cart_item…_for(user, …)` are the only queries that scope rows to a
user.
"""

from collections.abc import Iterable

from django.db.models import Exists, OuterRef, Prefetch, QuerySet, prefetch_related_objects

from duxi.accounts.models import User
from duxi.catalog.kinds import KINDS
from duxi.catalog.models import ProductPart
from duxi.commerce.models import CartItem, CartVoucher, Order, OrderStatus
from duxi.commerce.shop.queries.reservations import reserved_seats
from duxi.commerce.shop.queries.vouchers import vouchers_with_products
from duxi.core.compiled import Compiled, any_param, param
from duxi.core.errors import NotFound

_MARKS = {"has_vouchers": Exists(CartVoucher.objects.filter(item=OuterRef("pk")))}


def cart_of(user: User, cart_ids: Iterable[int] | None = None) -> list[CartItem]:
    """The user's cart, or these lines of it, newest first, with everything that its rows show.

    `reserved_in` reads what is reserved.
    """
    if cart_ids is None:
        items = _LINES.all(owner=user.pk)
    else:
        items = _CHOSEN_LINES.all(owner=user.pk, ids=list(cart_ids))
    reserved = reserved_seats(user.pk, "product")
    _fetch_vouchers_and_parts(items, ProductPart.objects.annotate(reserved_seats=reserved))
    return items


def _lines() -> QuerySet[CartItem]:
    own = CartItem.objects.filter(owner=param("owner"))
    related = own.select_related("rolin_instansi__instansi", "product__location", *_products())
    reserved = reserved_seats(param("owner"), "product")
    return related.annotate(reserved_seats=reserved, **_MARKS).order_by("-pk")


_LINES = Compiled(_lines)
_CHOSEN_LINES = Compiled(lambda: _lines().filter(any_param("pk", "ids")))


def _fetch_vouchers_and_parts(items: Iterable[CartItem], parts: QuerySet[ProductPart]) -> None:
    """Prefetch vouchers and parts; each query is skipped when no line has them."""
    if with_vouchers := [item for item in items if item.has_vouchers]:
        prefetch_related_objects(with_vouchers, Prefetch("vouchers", vouchers_with_products()))
    if wholes := [item.product for item in items if KINDS[item.product.kind].is_composite]:
        prefetch_related_objects(wholes, Prefetch("parts", parts.select_related(*_products())))


def _products() -> list[str]:
    """Products with the details of those kinds that check them before a sale."""
    return ["product", *(f"product__{kind.detail_name}" for kind in KINDS if kind.refusal)]


def cart_items_for(user: User, cart_ids: Iterable[int]) -> list[CartItem]:
    """These lines of the user's own cart, newest first; raises `NotFound` when one is missing."""
    wanted = set(cart_ids)
    items = cart_of(user, wanted)
    if not items or len(items) != len(wanted):
        raise NotFound
    return items


def cart_item_for(user: User, cart_id: int) -> CartItem:
    """One line of the user's own cart; raises `NotFound`."""
    return cart_items_for(user, [cart_id])[0]


def locked_cart_items_for(user: User, cart_ids: Iterable[int]) -> list[CartItem]:
    """The wanted lines, locked until the transaction ends; raises `NotFound` when one is missing."""
    wanted = set(cart_ids)
    items = _LOCKED_LINES.all(owner=user.pk, ids=list(wanted))
    if not items or len(items) != len(wanted):
        raise NotFound
    _fetch_vouchers_and_parts(items, ProductPart.objects.all())
    return items


def _locked_lines() -> QuerySet[CartItem]:
    own = CartItem.objects.select_for_update(of=("self",)).filter(
        any_param("pk", "ids"), owner=param("owner")
    )
    related = own.select_related("rolin_instansi", *_products())
    return related.annotate(**_MARKS).order_by("product_id")


_LOCKED_LINES = Compiled(_locked_lines)


def counts_of(user: User) -> tuple[int, int]:
    """The number of cart lines and of orders that wait for payment."""
    pending = Order.objects.filter(buyer=user, status=OrderStatus.PENDING)
    return CartItem.objects.filter(owner=user).count(), pending.count()
