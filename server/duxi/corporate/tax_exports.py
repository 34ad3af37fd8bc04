"""Paid instalments in the export for Coretax: one line each, with the tax rate of the order's day."""

from collections.abc import Collection, Iterator, Sequence
from datetime import date
from textwrap import shorten
from uuid import UUID

from django.conf import settings
from django.db.models import Count, Exists, OuterRef, Q, QuerySet

from duxi.commerce.invoicing.coretax_documents import CoretaxDocument, TaxBuyer
from duxi.commerce.invoicing.lines import InvoiceLine, share
from duxi.commerce.invoicing.queries.tax_invoices import TaxState, moments_of
from duxi.commerce.models import TaxExport, TaxRate
from duxi.commerce.shop.tax import included_tax, rate_on
from duxi.core.clock import local
from duxi.corporate.models import Instalment, InstalmentExport
from duxi.corporate.printing.invoice import invoice_number

LONGEST_NAME = 250


def taxed_instalments() -> QuerySet[Instalment]:
    """Paid instalments of orders with tax invoices."""
    rows = Instalment.objects.filter(order__wants_tax_invoice=True, paid_at__isnull=False)
    return rows.select_related("order__company", "tax_invoice")


def taxed_instalments_of(start: date, end: date) -> QuerySet[Instalment]:
    """Those paid on these days."""
    since, until = moments_of(start, end)
    return taxed_instalments().filter(paid_at__gte=since, paid_at__lt=until).order_by("paid_at", "pk")


def exportable(start: date, end: date) -> QuerySet[Instalment]:
    """Those of companies with an NPWP, which Coretax requires."""
    return taxed_instalments_of(start, end).exclude(order__company__npwp="")


def without_npwp(start: date, end: date) -> QuerySet[Instalment]:
    """Those that the export leaves out."""
    return taxed_instalments_of(start, end).filter(order__company__npwp="")


def in_state(rows: QuerySet[Instalment], state: TaxState) -> QuerySet[Instalment]:
    """Those with this tax invoice status."""
    if state == "approved":
        return rows.filter(tax_invoice__isnull=False)
    exported = Exists(InstalmentExport.objects.filter(instalment=OuterRef("pk")))
    open_ones = rows.filter(tax_invoice__isnull=True)
    return open_ones.filter(exported) if state == "exported" else open_ones.exclude(exported)


def state_counts(rows: QuerySet[Instalment]) -> dict[str, int]:
    """Numbers by tax invoice status, in one query."""
    exported = Exists(InstalmentExport.objects.filter(instalment=OuterRef("pk")))
    is_open = Q(tax_invoice__isnull=True)
    return rows.annotate(is_exported=exported).aggregate(
        new=Count("pk", filter=is_open & Q(is_exported=False)),
        exported=Count("pk", filter=is_open & Q(is_exported=True)),
        approved=Count("pk", filter=~is_open),
    )


class Rates(dict[date, TaxRate]):
    """Tax rates by day, each looked up once."""

    def __missing__(self, day: date) -> TaxRate:
        self[day] = rate_on(day)
        return self[day]


def coretax_document(row: Instalment, rates: Rates) -> CoretaxDocument:
    """The tax invoice of an instalment; expects rows of `described`."""
    order, company = row.order, row.order.company
    email = order.created_by.email if order.created_by else ""
    return CoretaxDocument(
        number=invoice_number(row),
        paid_at=row.paid_at or order.created_at,
        seller_npwp=settings.SELLER["npwp"],
        seller_nitku=settings.SELLER["nitku"],
        buyer=TaxBuyer("npwp", company.npwp, company.name, company.address, email),
        lines=[_line(row, rates[local(order.created_at).date()])],
    )


def _line(row: Instalment, rate: TaxRate) -> InvoiceLine:
    """The instalment as one line; its tax is the printed one."""
    tax = included_tax(row.amount, rate)
    net = row.amount - tax
    return InvoiceLine(
        line_id=row.pk,
        kind="company",
        title=_title(row),
        quantity=1,
        price=row.amount,
        amount=row.amount,
        discount=0,
        total=row.amount,
        tax_percent=f"{rate.percent:f}",
        tax=tax,
        net=net,
        other_base=share(net, rate.base_numerator, rate.base_denominator),
        base_share=f"{rate.base_numerator}/{rate.base_denominator}",
    )


def _title(row: Instalment) -> str:
    """Part, order and products that it pays."""
    parts = len(row.order.instalments.all())
    products = ", ".join(line.title for line in row.order.quotation.lines.all())
    text = f"Termin {row.number} dari {parts} pesanan {row.order.number}: {products}"
    return shorten(text, LONGEST_NAME, placeholder="…")


class InstalmentExports:
    """Instalments in the order of payment."""

    def wanted(self, start: date, end: date, state: TaxState) -> dict[UUID, int]:
        return dict(in_state(exportable(start, end), state).values_list("uuid", "pk"))

    def of_batch(self, batch: UUID) -> list[int]:
        items = InstalmentExport.objects.filter(export__uuid=batch)
        found = items.order_by("instalment__paid_at", "instalment")
        return list(found.values_list("instalment", flat=True))

    def mark(self, export: TaxExport, keys: Collection[int]) -> None:
        is_first = not export.is_repeat
        items = [InstalmentExport(export=export, instalment_id=key, is_first=is_first) for key in keys]
        InstalmentExport.objects.bulk_create(items)

    def read(self, keys: Sequence[int]) -> Iterator[CoretaxDocument]:
        rows = described(Instalment.objects.filter(pk__in=keys)).order_by("paid_at", "pk")
        rates = Rates()
        return (coretax_document(row, rates) for row in rows.iterator(chunk_size=500))


def described(rows: QuerySet[Instalment]) -> QuerySet[Instalment]:
    """Rows with everything that tax invoices need."""
    found = rows.select_related("order__company", "order__quotation", "order__created_by", "tax_invoice")
    return found.prefetch_related("order__instalments", "order__quotation__lines")
