"""Schemas of tax invoices: due, exported and approved."""

from collections.abc import Iterable
from datetime import date, datetime
from typing import Annotated
from uuid import UUID

from pydantic import StringConstraints

from duxi.backoffice.schemas.order_parts import name_of
from duxi.backoffice.schemas.revenue import PeriodIn
from duxi.commerce.invoicing.coretax import Collectors, trx_code
from duxi.commerce.invoicing.coretax_documents import CoretaxDocument, of_invoice
from duxi.commerce.invoicing.links import invoice_url
from duxi.commerce.invoicing.queries.tax_invoices import TaxState, tax_invoice_of
from duxi.commerce.models import Invoice, TaxExport
from duxi.commerce.transactions.schemas.details import ApprovedTaxInvoice
from duxi.core.schema import Schema
from duxi.corporate.links import link_to_invoice
from duxi.corporate.models import Instalment
from duxi.corporate.printing.invoice import invoice_number


class TaxInvoicesIn(PeriodIn):
    """A period, and a tax invoice status."""

    state: TaxState = "new"


class TaxNumberIn(Schema):
    """Number and date that Coretax assigned."""

    number: Annotated[str, StringConstraints(max_length=40)]
    issued_on: date | None = None


class TaxCreditNote(Schema):
    """A credit note of a document that is exported in full; the buyer cancels by a note of their own."""

    number: str
    issued_at: datetime
    total: int
    tax: int
    url: str

    @classmethod
    def of(cls, note: Invoice) -> "TaxCreditNote":
        copied = ("number", "issued_at", "total", "tax")
        return cls(**{name: getattr(note, name) for name in copied}, url=invoice_url(note))


class TaxExportOut(Schema):
    """One export file with the invoice: when and by whom it was requested."""

    at: datetime
    by: str | None
    is_repeat: bool

    @classmethod
    def of(cls, export: TaxExport) -> "TaxExportOut":
        return cls(at=export.created_at, by=name_of(export.created_by), is_repeat=export.is_repeat)


class TaxInvoiceRow(Schema):
    """A document at its full value, with the buyer printed on it; `exports` newest first.

    It is an order's invoice or, if `company_order` is the order's ID, an instalment of a company.
    """

    uuid: UUID
    number: str
    url: str
    order_id: str
    company_order: int | None = None
    buyer: str
    issued_at: datetime
    paid_at: datetime | None
    total: int
    tax_base: int
    tax: int
    trx_code: str
    credit_notes: list[TaxCreditNote]
    exports: list[TaxExportOut]
    tax_invoice: ApprovedTaxInvoice | None

    @classmethod
    def of(cls, invoice: Invoice, known: Collectors) -> "TaxInvoiceRow":
        copied = ("uuid", "number", "issued_at", "total", "tax_base", "tax")
        return cls(
            **{name: getattr(invoice, name) for name in copied},
            url=invoice_url(invoice),
            order_id=invoice.order.order_id,
            buyer=invoice.buyer["tax"]["name"],
            paid_at=invoice.order.paid_at,
            trx_code=trx_code(of_invoice(invoice), known),
            credit_notes=[TaxCreditNote.of(note) for note in invoice.credit_notes.all()],
            exports=_exports(item.export for item in invoice.tax_exports.all()),
            tax_invoice=ApprovedTaxInvoice.of(tax_invoice_of(invoice)),
        )

    @classmethod
    def of_instalment(cls, row: Instalment, document: CoretaxDocument, known: Collectors) -> "TaxInvoiceRow":
        (line,) = document.lines
        return cls(
            uuid=row.uuid,
            number=document.number,
            url=link_to_invoice(row.order, row.number),
            order_id=row.order.number,
            company_order=row.order_id,
            buyer=document.buyer.name,
            issued_at=document.paid_at,
            paid_at=document.paid_at,
            total=line["total"],
            tax_base=line["net"],
            tax=line["tax"],
            trx_code=trx_code(document, known),
            credit_notes=[],
            exports=_exports(item.export for item in row.tax_exports.all()),
            tax_invoice=ApprovedTaxInvoice.of(row.tax_invoice),
        )


def _exports(found: Iterable[TaxExport]) -> list[TaxExportOut]:
    newest_first = sorted(found, key=lambda export: export.created_at, reverse=True)
    return [TaxExportOut.of(export) for export in newest_first]


class TaxInstalmentRow(Schema):
    """A paid instalment of a company with tax invoices; `number` is that of its document."""

    uuid: UUID
    number: str
    order_id: int
    company: str
    paid_at: datetime
    total: int
    invoice: str
    tax_invoice: ApprovedTaxInvoice | None

    @classmethod
    def of(cls, row: Instalment) -> "TaxInstalmentRow":
        return cls(
            uuid=row.uuid,
            number=invoice_number(row),
            order_id=row.order_id,
            company=row.order.company.name,
            paid_at=row.paid_at or row.order.created_at,
            total=row.amount,
            invoice=link_to_invoice(row.order, row.number),
            tax_invoice=ApprovedTaxInvoice.of(row.tax_invoice),
        )


class TaxStateCounts(Schema):
    """The number of documents of the period in each status."""

    new: int
    exported: int
    approved: int


class UnnamedSales(Schema):
    """Sales without a named buyer, and their refunds."""

    count: int
    total: int
    tax_base: int
    tax: int
    credited_tax: int


class TaxInvoicesOut(Schema):
    """The period's invoices of one status; `rows` are the first of them, `files` the files of an export.

    `credited` is the total of their credit notes, which the export does not deduct. `instalments` are those
    paid by companies without an NPWP, in any status: no export contains them.
    """

    state: TaxState
    states: TaxStateCounts
    count: int
    files: int
    total: int
    tax_base: int
    tax: int
    credited: int
    first: date
    last: date
    seller_npwp_is_set: bool
    rows: list[TaxInvoiceRow]
    instalments: list[TaxInstalmentRow]
    unnamed: UnnamedSales


class TaxFileOut(Schema):
    """The tax invoice that an uploaded PDF belongs to."""

    number: str
    invoice: str
