"""`/tax-invoices`: exports for Coretax, and the approved tax invoices."""

from typing import get_args
from uuid import UUID

from django.conf import settings
from django.db.models import Sum
from django.db.models.functions import Coalesce
from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _
from ninja import File, Query, Router, UploadedFile

from duxi.accounts.auth import LearnerRequest, StaffBearer
from duxi.audit.triggers import WATCHED, Watched
from duxi.backoffice.queries.revenue import Period
from duxi.backoffice.queries.taxed import Taxed
from duxi.backoffice.schemas.tax_invoices import (
    TaxFileOut,
    TaxInstalmentRow,
    TaxInvoiceRow,
    TaxInvoicesIn,
    TaxInvoicesOut,
    TaxNumberIn,
    UnnamedSales,
)
from duxi.commerce.invoicing.actions.tax_invoices import (
    approval,
    attach_pdf,
    attach_pdf_by_name,
    record_tax_invoice,
    remove_tax_invoice,
)
from duxi.commerce.invoicing.coretax import MOST_PER_FILE
from duxi.commerce.invoicing.queries.tax_invoices import (
    TaxState,
    figures_of,
    unnamed_credit_notes,
    unnamed_invoices,
)
from duxi.commerce.invoicing.tax_exports import MAY_EXPORT_TAX, collectors
from duxi.commerce.invoicing.taxed import document_number, taxed_document
from duxi.commerce.models import TaxInvoice
from duxi.core.envelope import Envelope, MessageOut, message_only, ok
from duxi.core.throttle import Limit
from duxi.corporate.tax_exports import without_npwp

router = Router(tags=["tax-invoices"], auth=StaffBearer(MAY_EXPORT_TAX))
UPLOADS = Limit("tax-invoice-files", times=600, seconds=600)

SHOWN = 100
WATCHED.register(Watched(TaxInvoice, ("number", "issued_on", "path"), staff_only=True))


@router.get("/tax-invoices", response=Envelope[TaxInvoicesOut])
def preview_tax_invoices(request: HttpRequest, wanted: Query[TaxInvoicesIn]) -> Envelope[TaxInvoicesOut]:
    period = Period(wanted.first, wanted.last)
    found = Taxed(period, wanted.state)
    figures = found.figures()
    return ok(
        TaxInvoicesOut.model_validate(
            {
                **figures,
                "state": wanted.state,
                "states": {state: found.states[state] for state in get_args(TaxState)},
                "files": -(-figures["count"] // MOST_PER_FILE),
                "first": period.first,
                "last": period.last,
                "seller_npwp_is_set": bool(settings.SELLER["npwp"]),
                "credited": found.invoices.aggregate(credited_=Coalesce(Sum("credited"), 0))["credited_"],
                "rows": _rows(found),
                "instalments": _instalments(period),
                "unnamed": _unnamed(period),
            }
        )
    )


@router.post("/tax-invoices/{uuid:uuid}/number", response=MessageOut)
def record_tax_invoice_number(request: LearnerRequest, uuid: UUID, body: TaxNumberIn) -> MessageOut:
    document = taxed_document(uuid)
    approved = approval(document=document, number=body.number, issued_on=body.issued_on)
    record_tax_invoice(document=document, approved=approved, by=request.auth)
    return message_only(_("Nomor faktur pajak disimpan."))


@router.delete("/tax-invoices/{uuid:uuid}/number", response=MessageOut)
def remove_tax_invoice_number(request: HttpRequest, uuid: UUID) -> MessageOut:
    remove_tax_invoice(document=taxed_document(uuid))
    return message_only(_("Nomor faktur pajak dihapus."))


@router.post("/tax-invoices/{uuid:uuid}/file", response=MessageOut)
def add_tax_invoice_file(request: LearnerRequest, uuid: UUID, file: File[UploadedFile]) -> MessageOut:
    UPLOADS.hit(str(request.auth.pk))
    attach_pdf(document=taxed_document(uuid), upload=file)
    return message_only(_("PDF faktur pajak disimpan."))


@router.post("/tax-invoices/files", response=Envelope[TaxFileOut])
def add_named_tax_invoice_file(request: LearnerRequest, file: File[UploadedFile]) -> Envelope[TaxFileOut]:
    UPLOADS.hit(str(request.auth.pk))
    found = attach_pdf_by_name(upload=file)
    return ok(
        TaxFileOut.model_validate({"number": found.number, "invoice": document_number(found)}),
        _("PDF faktur pajak disimpan."),
    )


def _rows(found: Taxed) -> list[TaxInvoiceRow]:
    known = collectors()
    rows = [TaxInvoiceRow.of(invoice, known) for invoice in found.first_invoices(SHOWN)]
    for row, document in found.first_instalments(SHOWN - len(rows)):
        rows.append(TaxInvoiceRow.of_instalment(row, document, known))
    return rows


def _instalments(period: Period) -> list[TaxInstalmentRow]:
    rows = without_npwp(period.first, period.last)[:SHOWN]
    return [TaxInstalmentRow.of(row) for row in rows]


def _unnamed(period: Period) -> UnnamedSales:
    sold = figures_of(unnamed_invoices(period.first, period.last))
    credited = figures_of(unnamed_credit_notes(period.first, period.last))
    return UnnamedSales(**sold, credited_tax=credited["tax"])
