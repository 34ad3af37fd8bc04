"""The list of orders for staff: filters, attention reasons, and rows."""

from datetime import timedelta
from typing import Any

from django.db.models import Exists, OuterRef, Prefetch, Q, QuerySet, Sum

from duxi.accounts.models import User
from duxi.commerce.models import OPEN_REFUNDS, FulfilmentStatus, Order, OrderLine, Refund
from duxi.commerce.payments.actions.checks import longest_wait
from duxi.commerce.queries.orders import refunds_with_accounts
from duxi.commerce.refunds.states import is_open
from duxi.core.clock import now
from duxi.core.lists import DayFilter, Filter, ListSpec

_RECENT = timedelta(days=180)
NEEDS = ("review", "unserved", "refund")
_UNFULFILLED = OrderLine.objects.filter(order=OuterRef("pk"), service=FulfilmentStatus.UNFULFILLED)
_OPEN_REFUND = Refund.objects.filter(order=OuterRef("pk"), status__in=OPEN_REFUNDS)


def _of(need: str) -> Q:
    """Orders that need staff: misallocated money, a missing seat, or a due refund."""
    if need == "review":
        return ~Q(review_reason="")
    if need == "unserved":
        return Q(Exists(_UNFULFILLED))
    return Q(Exists(_OPEN_REFUND)) if need == "refund" else Q(pk__in=[])


def _needing(value: Any) -> Q:
    found = Q()
    for need in value if isinstance(value, list) else [value]:
        found |= _of(need)
    return found


def _with_kind(value: Any) -> Q:
    kinds = value if isinstance(value, list) else [value]
    return Q(Exists(OrderLine.objects.filter(order=OuterRef("pk"), kind__in=kinds)))


def _with_seats(value: Any) -> Q:
    """Orders with more than one seat in total; for False the others."""
    counted = OrderLine.objects.order_by().values("order").annotate(seats=Sum("quantity"))
    several = Q(pk__in=counted.filter(seats__gt=1).values("order"))
    return several if value else ~several


def find_order(text: Any) -> Q:
    """Searches the start or end of the number, parts of the buyer's name or address, and the provider's
    number.
    """
    words = str(text).strip()
    people = User.objects.filter(Q(fullname__icontains=words) | Q(email__icontains=words))
    return (
        Q(order_id__istartswith=words)
        | Q(order_id__iendswith=words)
        | Q(buyer__in=people)
        | (Q(transaction_id=words) & ~Q(transaction_id=""))
    )


ORDERS = ListSpec(
    filters={
        "q": Filter("order_id", condition=find_order),
        "order_id": Filter("order_id"),
        "status": Filter("status"),
        "method": Filter("payment_method"),
        "kind": Filter("kind", condition=_with_kind),
        "needs": Filter("needs", condition=_needing),
        "created_at": DayFilter("created_at"),
        "paid_at": DayFilter("paid_at"),
        "total": Filter("total", int),
        "several_seats": Filter("several_seats", bool, condition=_with_seats),
        "voucher_batch_id": Filter("vouchers__voucher__batch", int),
    },
    sorts={
        "created_at": "created_at",
        "paid_at": "paid_at",
        "total": "total",
        "order_id": "order_id",
        "status": "status",
        "buyer": "buyer__fullname",
    },
    default_sort="created_at|desc",
    page_size=25,
)


def order_rows() -> QuerySet[Order, Any]:
    """All orders with what a row of the list shows, in three queries."""
    lines = OrderLine.objects.only("order_id", "title", "quantity", "service", "refunded").order_by("pk")
    refunds = Prefetch("refunds", refunds_with_accounts())
    return Order.objects.select_related("buyer").prefetch_related(Prefetch("lines", lines), refunds)


def needs_of(order: Any) -> list[str]:
    """Which of `NEEDS` apply to a row of `order_rows`."""
    is_unfulfilled = any(line.service == FulfilmentStatus.UNFULFILLED for line in order.lines.all())
    is_refunding = any(is_open(refund) for refund in order.refunds.all())
    has = {"review": bool(order.review_reason), "unserved": is_unfulfilled, "refund": is_refunding}
    return [need for need in NEEDS if has[need]]


def orders_in_need(need: str) -> QuerySet[Order, Order]:
    """The orders with one of `NEEDS`; uses a small partial index."""
    if need == "review":
        return Order.objects.filter(_of(need))
    unserved = OrderLine.objects.filter(service=FulfilmentStatus.UNFULFILLED)
    rows = unserved if need == "unserved" else Refund.objects.filter(status__in=OPEN_REFUNDS)
    return Order.objects.filter(pk__in=rows.values_list("order", flat=True))


def counts_of_needs() -> dict[str, int]:
    return {need: orders_in_need(need).count() for need in NEEDS}


def waiting_checks() -> dict[str, int]:
    """Orders whose status check at the provider is overdue, and for how long."""
    count, wait = longest_wait()
    return {"checks_due": count, "longest_check_wait_seconds": int(wait.total_seconds())}


def payment_methods() -> list[str]:
    """Recently used payment methods, as options."""
    recent = Order.objects.filter(paid_at__gte=now() - _RECENT).exclude(payment_method="")
    return sorted(set(recent.values_list("payment_method", flat=True).distinct()))
