"""Every read of commerce; `…_of(user)` and `…_for(user, …)` are the only doors to somebody's rows."""

from collections.abc import Iterable
from datetime import datetime, timedelta
from uuid import UUID

from django.db.models import Exists, F, OuterRef, Prefetch, Q, QuerySet, prefetch_related_objects
from django.db.models.functions import Coalesce

from duxi.accounts.models import User
from duxi.catalog.kinds import KINDS
from duxi.catalog.models import ProductPart
from duxi.commerce.hold_queries import kept_seats
from duxi.commerce.models import CartItem, CartVoucher, Order, OrderLine, OrderStatus
from duxi.commerce.voucher_queries import vouchers_with_products
from duxi.core.compiled import Compiled, any_of, given
from duxi.core.errors import NotFound
from duxi.core.lists import Filter, ListSpec

TRANSACTIONS = ListSpec(
    filters={"status": Filter("status")},
    sorts={"created_at": "created_at", "total": "total"},
    default_sort="created_at|desc",
    page_size=10,
)


def cart_of(user: User) -> QuerySet[CartItem]:
    """Somebody's cart with all that its rows show, newest first; `kept_in` tells what is kept for them."""
    kept = {"kept_seats": kept_seats(user, "product")}
    items = CartItem.objects.filter(owner=user).annotate(**kept)
    parts = ProductPart.objects.annotate(**kept).select_related(*_products())
    return _with_vouchers(items).prefetch_related(Prefetch("product__parts", parts)).order_by("-pk")


def _with_vouchers(items: QuerySet[CartItem]) -> QuerySet[CartItem]:
    related = items.select_related("rolin_instansi__instansi", *_products())
    return related.prefetch_related(Prefetch("vouchers", vouchers_with_products()))


def _products() -> list[str]:
    """A product, with the details of those kinds that look at them before they sell."""
    return ["product", *(f"product__{kind.detail_name}" for kind in KINDS if kind.refusal)]


def cart_items_for(user: User, cart_ids: Iterable[int]) -> list[CartItem]:
    """These lines of somebody's own cart, newest first; raises `NotFound` when one is missing."""
    wanted = set(cart_ids)
    items = list(cart_of(user).filter(pk__in=wanted))
    if not items or len(items) != len(wanted):
        raise NotFound
    return items


def cart_item_for(user: User, cart_id: int) -> CartItem:
    """One line of somebody's own cart; raises `NotFound`."""
    return cart_items_for(user, [cart_id])[0]


def locked_cart_items_for(user: User, cart_ids: Iterable[int]) -> list[CartItem]:
    """The wanted lines, locked until the transaction ends; raises `NotFound` when one is missing."""
    wanted = set(cart_ids)
    items = _LOCKED_LINES.all(owner=user.pk, ids=list(wanted))
    if not items or len(items) != len(wanted):
        raise NotFound
    if with_vouchers := [item for item in items if item.has_vouchers]:
        prefetch_related_objects(with_vouchers, Prefetch("vouchers", vouchers_with_products()))
    if wholes := [item.product for item in items if KINDS[item.product.kind].is_composite]:
        prefetch_related_objects(wholes, Prefetch("parts", ProductPart.objects.select_related(*_products())))
    return items


def _locked_lines() -> QuerySet[CartItem]:
    own = CartItem.objects.select_for_update(of=("self",)).filter(any_of("pk", "ids"), owner=given("owner"))
    standing = Exists(CartVoucher.objects.filter(item=OuterRef("pk")))
    related = own.select_related("rolin_instansi", *_products())
    return related.annotate(**{"has_vouchers": standing}).order_by("product_id")


_LOCKED_LINES = Compiled(_locked_lines)


def orders_of(user: User) -> QuerySet[Order]:
    """Somebody's orders with all that a list of them shows."""
    return Order.objects.filter(buyer=user).prefetch_related("lines__product")


def order_for(user: User, *, order_id: str | None, order_uuid: UUID | None) -> Order:
    """One of somebody's own orders, by number or UUID; raises `NotFound`."""
    wanted = Q(order_id=order_id) if order_id else Q(uuid=order_uuid)
    found = orders_of(user).filter(wanted).first() if order_id or order_uuid else None
    if found is None:
        raise NotFound
    return found


def order_lines(order: Order) -> QuerySet[OrderLine]:
    """An order's lines in the fixed order in which they are locked and served."""
    lines = OrderLine.objects.filter(order=order).select_related("product")
    return lines.prefetch_related("parts__product").order_by("product_id")


FIRST_CHECK = timedelta(seconds=45)
"""How old a pending order is when the provider is asked about it for the first time."""


def checks_due(at: datetime) -> QuerySet[Order, Order]:
    """Pending orders whose turn has come to be asked for at the provider, the longest waiting first."""
    due = Coalesce("next_check_at", F("created_at") + FIRST_CHECK)
    pending = Order.objects.filter(status=OrderStatus.PENDING).annotate(due=due)
    return pending.filter(due__lte=at).order_by("due", "pk")


def check_due_at(order: Order) -> datetime:
    """When the provider is to be asked about a pending order."""
    return order.next_check_at or order.created_at + FIRST_CHECK


def overdue_orders(at: datetime) -> QuerySet[Order, Order]:
    """Those of them whose time to pay is over."""
    return checks_due(at).filter(expires_at__lte=at)


def waiting_orders(at: datetime) -> QuerySet[Order, Order]:
    """Those of them that can still be paid for."""
    return checks_due(at).filter(expires_at__gt=at).exclude(payment_token="")
