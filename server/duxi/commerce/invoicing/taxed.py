"""What tax invoices are issued for: our invoices, and documents that other apps register as a source."""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any, Protocol
from uuid import UUID

from duxi.commerce.invoicing.coretax_documents import CoretaxDocument, of_invoice
from duxi.commerce.invoicing.queries.tax_invoices import TaxState, in_state, tax_invoice_of, taxed_invoices
from duxi.commerce.models import Invoice, Series, TaxExport, TaxExportItem, TaxInvoice
from duxi.core.clock import local
from duxi.core.errors import NotFound
from duxi.core.registry import Registry


class TaxedDocument(Protocol):
    """A document that needs a tax invoice; its tax arises on `paid_on`."""

    @property
    def number(self) -> str: ...

    @property
    def paid_on(self) -> date: ...

    @property
    def approved(self) -> TaxInvoice | None:
        """Its recorded approval, as read before."""

    def lock(self) -> TaxInvoice | None:
        """Lock the document's record and return its current approval."""

    def write(self, values: dict[str, Any]) -> TaxInvoice:
        """Replace the recorded values."""


class TaxedExports(Protocol):
    """How the documents of one kind are exported to Coretax; they are identified by ordered keys."""

    def wanted(self, start: date, end: date, state: TaxState) -> dict[UUID, int]:
        """The UUIDs of those that were paid in this period and are in this state."""

    def of_batch(self, batch: UUID) -> list[int]:
        """Those of an ordered export."""

    def mark(self, export: TaxExport, keys: Collection[int]) -> None:
        """Record that they are in this export; a first export only once."""

    def read(self, keys: Sequence[int]) -> Iterator[CoretaxDocument]:
        """The content of their tax invoices."""


@dataclass(frozen=True)
class TaxedSource:
    """One kind of such documents, found by UUID, by our number, or by tax invoice."""

    name: str
    by_uuid: Callable[[UUID], TaxedDocument | None]
    by_numbers: Callable[[Collection[str]], Iterable[TaxedDocument]]
    number_of: Callable[[TaxInvoice], str | None]
    exports: TaxedExports


TAXED: Registry[str, TaxedSource] = Registry("taxed documents", key=lambda source: source.name)


def taxed_document(uuid: UUID) -> TaxedDocument:
    """The document with this UUID for which a tax invoice was wanted; raises `NotFound`."""
    for source in TAXED:
        if found := source.by_uuid(uuid):
            return found
    raise NotFound


def taxed_documents(numbers: Collection[str]) -> dict[str, TaxedDocument]:
    """Those with our numbers for which a tax invoice was wanted, one query for each source."""
    return {one.number: one for source in TAXED for one in source.by_numbers(numbers)}


def document_number(found: TaxInvoice) -> str:
    """The number of our document that a tax invoice is for."""
    return next((number for source in TAXED if (number := source.number_of(found))), "")


@dataclass(frozen=True)
class TaxedInvoice:
    """An invoice whose buyer wanted a tax invoice."""

    invoice: Invoice

    @property
    def number(self) -> str:
        return self.invoice.number

    @property
    def paid_on(self) -> date:
        return local(self.invoice.order.paid_at or self.invoice.issued_at).date()

    @property
    def approved(self) -> TaxInvoice | None:
        return tax_invoice_of(self.invoice)

    def lock(self) -> TaxInvoice | None:
        Invoice.objects.select_for_update().get(pk=self.invoice.pk)
        return TaxInvoice.objects.filter(invoice=self.invoice).first()

    def write(self, values: dict[str, Any]) -> TaxInvoice:
        return TaxInvoice.objects.update_or_create(invoice=self.invoice, defaults=values)[0]


def _invoice(uuid: UUID) -> TaxedInvoice | None:
    wanted = Invoice.objects.filter(series=Series.INVOICE, wants_tax_invoice=True, tax__gt=0)
    found = wanted.select_related("order__buyer", "tax_invoice").filter(uuid=uuid).first()
    return TaxedInvoice(found) if found else None


def _invoices(numbers: Collection[str]) -> list[TaxedInvoice]:
    wanted = Invoice.objects.filter(series=Series.INVOICE, wants_tax_invoice=True, number__in=numbers)
    return [TaxedInvoice(one) for one in wanted.select_related("order", "tax_invoice")]


def _number_of(found: TaxInvoice) -> str | None:
    return found.invoice.number if found.invoice else None


class _Exports:
    """Invoices in the order of their numbers."""

    def wanted(self, start: date, end: date, state: TaxState) -> dict[UUID, int]:
        return dict(in_state(taxed_invoices(start, end), state).values_list("uuid", "pk"))

    def of_batch(self, batch: UUID) -> list[int]:
        items = TaxExportItem.objects.filter(export__uuid=batch)
        return list(items.order_by("invoice__year", "invoice__sequence").values_list("invoice", flat=True))

    def mark(self, export: TaxExport, keys: Collection[int]) -> None:
        is_first = not export.is_repeat
        items = [TaxExportItem(export=export, invoice_id=key, is_first=is_first) for key in keys]
        TaxExportItem.objects.bulk_create(items)

    def read(self, keys: Sequence[int]) -> Iterator[CoretaxDocument]:
        for start in range(0, len(keys), _STEP):
            some = Invoice.objects.filter(pk__in=keys[start : start + _STEP]).select_related("order")
            yield from map(of_invoice, some.order_by("year", "sequence"))


_STEP = 1_000
"""Read in batches, so that a year of invoices is never in memory at once."""

TAXED.register(TaxedSource("invoices", _invoice, _invoices, _number_of, _Exports()))
