"""Reads of orders; `…_of(user)` and `…_for(user, …)` are the only queries that scope rows to a user."""

from datetime import datetime, timedelta
from uuid import UUID

from django.db.models import F, Prefetch, Q, QuerySet
from django.db.models.functions import Coalesce

from duxi.accounts.models import User
from duxi.commerce.models import EventKind, Order, OrderEvent, OrderLine, OrderStatus, Refund
from duxi.core.clock import now
from duxi.core.errors import NotFound
from duxi.core.lists import Filter, ListSpec

TRANSACTIONS = ListSpec(
    filters={"status": Filter("status")},
    sorts={"created_at": "created_at", "total": "total"},
    default_sort="created_at|desc",
    page_size=10,
)


def orders_of(user: User) -> QuerySet[Order]:
    """The user's orders with everything that lists of them show."""
    refunds = Prefetch("refunds", refunds_with_accounts())
    return Order.objects.filter(buyer=user).prefetch_related("lines__product", refunds)


def pending_orders_of(user: User) -> QuerySet[Order]:
    """The user's pending orders, with the rows that `last_refusal` needs."""
    return orders_of(user).filter(status=OrderStatus.PENDING).prefetch_related("events")


def last_refusal(order: Order) -> OrderEvent | None:
    """The last refused payment attempt of a pending order, unless another payment type was chosen since."""
    if order.status != OrderStatus.PENDING or order.payment_method:
        return None
    refused = [event for event in order.events.all() if event.kind == EventKind.PAYMENT_FAILED]
    return refused[-1] if refused else None


def refunds_with_accounts() -> QuerySet[Refund]:
    """Refunds with everything that their state depends on."""
    return Refund.objects.select_related("account")


def order_for(user: User, *, order_id: str | None, order_uuid: UUID | None) -> Order:
    """One of the user's own orders, by number or UUID; raises `NotFound`."""
    wanted = Q(order_id=order_id) if order_id else Q(uuid=order_uuid)
    found = Order.objects.filter(wanted, buyer=user).first() if order_id or order_uuid else None
    if found is None:
        raise NotFound
    return found


def order_lines(order: Order) -> QuerySet[OrderLine]:
    """An order's lines in the fixed order in which they are locked and fulfilled."""
    lines = OrderLine.objects.filter(order=order).select_related("product")
    return lines.prefetch_related("parts__product").order_by("product_id")


FIRST_CHECK = timedelta(seconds=45)
"""The age at which the provider is first asked about a pending order."""


def checks_due(at: datetime) -> QuerySet[Order, Order]:
    """Pending orders whose check at the provider is due, longest waiting first."""
    due = Coalesce("next_check_at", F("created_at") + FIRST_CHECK)
    pending = Order.objects.filter(status=OrderStatus.PENDING).annotate(due=due)
    return pending.filter(due__lte=at).order_by("due", "pk")


def check_due_at(order: Order) -> datetime:
    """When the provider is to be asked about a pending order."""
    return order.next_check_at or order.created_at + FIRST_CHECK


def overdue_orders(at: datetime) -> QuerySet[Order, Order]:
    """Pending orders whose payment deadline is over."""
    return checks_due(at).filter(expires_at__lte=at)


def waiting_orders(at: datetime) -> QuerySet[Order, Order]:
    """Pending orders that can still be paid."""
    return checks_due(at).filter(expires_at__gt=at).exclude(payment_token="")


def can_be_paid(order: Order) -> bool:
    """Whether the payment popup may still be opened for an order."""
    return order.status == OrderStatus.PENDING and order.expires_at > now()
