"""Every read of commerce; `…_of(user)` and `…_for(user, …)` are the only doors to somebody's rows."""

from collections.abc import Iterable
from datetime import datetime, timedelta
from uuid import UUID

from django.db.models import Q, QuerySet

from duxi.accounts.models import User
from duxi.catalog.kinds import KINDS
from duxi.commerce.models import CartItem, Order, OrderLine, OrderStatus
from duxi.core.errors import NotFound
from duxi.core.lists import Filter, ListSpec

TRANSACTIONS = ListSpec(
    filters={"status": Filter("status")},
    sorts={"created_at": "created_at", "total": "total"},
    default_sort="created_at|desc",
    page_size=10,
)


def cart_of(user: User) -> QuerySet[CartItem]:
    """Somebody's cart with all that its rows show, newest first."""
    refusing = [f"product__{kind.detail_name}" for kind in KINDS if kind.refusal]
    related = ("product", "rolin_instansi__instansi", *refusing)
    items = CartItem.objects.filter(owner=user).select_related(*related)
    return items.prefetch_related("product__parts__product").order_by("-pk")


def cart_item_for(user: User, cart_id: int) -> CartItem:
    """One line of somebody's own cart; raises `NotFound`."""
    found = cart_of(user).filter(pk=cart_id).first()
    if found is None:
        raise NotFound
    return found


def locked_cart_items_for(user: User, cart_ids: Iterable[int]) -> list[CartItem]:
    """The wanted lines, locked until the transaction ends; raises `NotFound` when one is missing."""
    wanted = set(cart_ids)
    own = CartItem.objects.select_for_update(of=("self",)).filter(owner=user, pk__in=wanted)
    related = own.select_related("product", "rolin_instansi").prefetch_related("product__parts__product")
    items = list(related.order_by("product_id"))
    if not items or len(items) != len(wanted):
        raise NotFound
    return items


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


def overdue_orders(at: datetime) -> QuerySet[Order]:
    """Pending orders whose time to pay is over, the oldest first."""
    pending = Order.objects.filter(status=OrderStatus.PENDING, expires_at__lte=at)
    return pending.order_by("expires_at")


def waiting_orders(at: datetime, *, for_at_least: timedelta) -> QuerySet[Order]:
    """Pending orders that can be paid for and have been open for a while, the oldest first."""
    pending = Order.objects.filter(status=OrderStatus.PENDING, expires_at__gt=at)
    return pending.filter(created_at__lte=at - for_at_least).exclude(payment_token="").order_by("expires_at")
