"""One order with all its parts, in one query for each table."""

from typing import Any

from django.db.models import Exists, OuterRef, Prefetch, QuerySet, Subquery

from duxi.backoffice.queries.orders import order_rows
from duxi.commerce.models import (
    Invoice,
    LedgerEntry,
    OrderEvent,
    OrderLine,
    OrderVoucher,
    PaymentNotification,
    Refund,
    RefundLine,
)
from duxi.commerce.refunds.chargeback_hold import open_chargebacks
from duxi.core.errors import NotFound
from duxi.core.lists import DayFilter, Filter, ListSpec

_NEWEST_NOTIFICATIONS = 50

REFUNDS = ListSpec(
    filters={
        "q": Filter("order__order_id"),
        "status": Filter("status"),
        "route": Filter("route"),
        "requested_at": DayFilter("requested_at"),
    },
    sorts={"requested_at": "requested_at", "amount": "amount", "status": "status"},
    default_sort="requested_at|asc",
    page_size=25,
)


def order_page(order_id: str) -> Any:
    """The order with this number and its whole history; raises `NotFound`."""
    found = order_rows().select_related("buyer", "tax_details").filter(order_id=order_id)
    order = found.prefetch_related(None).prefetch_related(*_history()).first()
    if order is None:
        raise NotFound
    notifications = (
        PaymentNotification.objects.filter(order_id=order_id).defer("body").order_by("-received_at")
    )
    order.notifications = list(notifications[:_NEWEST_NOTIFICATIONS])
    return order


def line_of(order_id: str, line_id: int) -> OrderLine:
    """A line of this order; raises `NotFound`."""
    line = OrderLine.objects.select_related("product").filter(order__order_id=order_id, pk=line_id).first()
    if line is None:
        raise NotFound
    return line


def _history() -> list["Prefetch[Any]"]:
    lines = OrderLine.objects.select_related("product", "instansi").order_by("pk")
    vouchers = OrderVoucher.objects.select_related("voucher__batch").order_by("pk")
    return [
        Prefetch("lines", lines),
        Prefetch("ledger", LedgerEntry.objects.select_related("made_by")),
        Prefetch("events", OrderEvent.objects.select_related("made_by")),
        Prefetch("refunds", refunds_with_lines()),
        Prefetch("invoices", Invoice.objects.select_related("tax_invoice").defer("buyer", "lines")),
        Prefetch("vouchers", vouchers),
        Prefetch("money_cases"),
    ]


def refunds_with_lines() -> QuerySet[Refund]:
    """Refunds with their users and lines, in two queries."""
    lines = RefundLine.objects.select_related("line").order_by("pk")
    people = Refund.objects.select_related("requested_by", "decided_by", "account")
    return people.prefetch_related(Prefetch("lines", lines))


def refund_rows() -> QuerySet[Refund, Any]:
    """The queue: refunds with orders, open chargebacks, and the event id that actions must send."""
    last = OrderEvent.objects.filter(order=OuterRef("order")).order_by("-at", "-pk").values("pk")
    rows = refunds_with_lines().select_related("order__buyer", "requested_by", "decided_by", "account")
    chargebacks = open_chargebacks().filter(order=OuterRef("order"))
    return rows.annotate(last_event_id=Subquery(last[:1]), is_charged_back=Exists(chargebacks))
