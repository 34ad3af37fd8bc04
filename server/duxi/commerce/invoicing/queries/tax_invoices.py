"""All reads about tax invoices: which invoices need one, which were exported, and which are approved."""

from datetime import date, datetime, time, timedelta
from typing import Any, Literal

from django.db.models import BigIntegerField, Count, Exists, F, OuterRef, Q, QuerySet, Sum
from django.db.models.functions import Coalesce

from duxi.commerce.models import SETTLED, Invoice, Series, TaxExportItem, TaxInvoice
from duxi.core.clock import JAKARTA

TaxState = Literal["new", "exported", "approved"]
"""Not exported; exported but not approved; approved, with its number."""


def taxed_invoices(start: date, end: date) -> QuerySet[Invoice]:
    """Invoices paid in this period by buyers who wanted a tax invoice, ordered by number.

    Without invoices that an ended order cancelled, and without those credited as a whole.
    """
    invoices = _live(start, end).filter(wants_tax_invoice=True).exclude(buyer__tax=None)
    return _not_credited(invoices).select_related("order").order_by("year", "sequence")


def in_state(invoices: QuerySet[Invoice], state: TaxState) -> QuerySet[Invoice]:
    """Those of them in this state at the tax office."""
    if state == "approved":
        return invoices.filter(tax_invoice__isnull=False)
    exported = Exists(TaxExportItem.objects.filter(invoice=OuterRef("pk")))
    open_ones = invoices.filter(tax_invoice__isnull=True)
    return open_ones.filter(exported) if state == "exported" else open_ones.exclude(exported)


def state_counts(invoices: QuerySet[Invoice]) -> dict[str, int]:
    """The number of them in each state, in one query."""
    exported = Exists(TaxExportItem.objects.filter(invoice=OuterRef("pk")))
    rows = Invoice.objects.filter(pk__in=invoices.order_by().values("pk")).annotate(is_exported=exported)
    is_open = Q(tax_invoice__isnull=True)
    return rows.aggregate(
        new=Count("pk", filter=is_open & Q(is_exported=False)),
        exported=Count("pk", filter=is_open & Q(is_exported=True)),
        approved=Count("pk", filter=~is_open),
    )


def unnamed_invoices(start: date, end: date) -> QuerySet[Invoice]:
    """Invoices paid in this period by buyers who gave no name for a tax invoice.

    Including credited ones, whose credits are in `unnamed_credit_notes`.
    """
    invoices = _live(start, end).filter(wants_tax_invoice=False)
    return invoices.select_related("order").order_by("year", "sequence")


def unnamed_credit_notes(start: date, end: date) -> QuerySet[Invoice]:
    """Credit notes of this period for invoices without a named buyer."""
    since, until = moments_of(start, end)
    notes = Invoice.objects.filter(
        series=Series.CREDIT_NOTE,
        tax__gt=0,
        issued_at__gte=since,
        issued_at__lt=until,
        refers_to__wants_tax_invoice=False,
        order__paid_at__isnull=False,
        order__status__in=SETTLED,
    )
    return notes.select_related("order", "refers_to").order_by("year", "sequence")


def figures_of(invoices: QuerySet[Invoice]) -> dict[str, Any]:
    """Their number and sums."""
    return Invoice.objects.filter(pk__in=invoices.order_by().values("pk")).aggregate(
        count=Count("pk"),
        total=Coalesce(Sum("total"), 0),
        tax_base=Coalesce(Sum("tax_base"), 0),
        tax=Coalesce(Sum("tax"), 0),
    )


def tax_invoice_of(invoice: Invoice) -> TaxInvoice | None:
    """The document's approved tax invoice; `tax_invoice` may have been prefetched."""
    return getattr(invoice, "tax_invoice", None)


def _live(start: date, end: date) -> QuerySet[Invoice]:
    since, until = moments_of(start, end)
    return Invoice.objects.filter(
        series=Series.INVOICE,
        tax__gt=0,
        order__status__in=SETTLED,
        order__paid_at__gte=since,
        order__paid_at__lt=until,
    ).exclude(pk__in=_ended())


def _ended() -> QuerySet[Any, Any]:
    """Invoices that were cancelled because their order ended; a late payment got a new one."""
    notes = Invoice.objects.filter(series=Series.CREDIT_NOTE, refund=None)
    return notes.values("refers_to")


def _not_credited(invoices: QuerySet[Invoice]) -> QuerySet[Invoice]:
    credited = Coalesce(Sum("credit_notes__total"), 0, output_field=BigIntegerField())
    return invoices.annotate(credited=credited).filter(credited__lt=F("total"))


def moments_of(start: date, end: date) -> tuple[datetime, datetime]:
    """The start and end of this period in Jakarta's time."""
    since, until = (datetime.combine(day, time(), JAKARTA) for day in (start, end + timedelta(days=1)))
    return since, until
