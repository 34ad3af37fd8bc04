"""`/tax-invoices`: what an export for Coretax holds, and what comes back from there."""

from typing import Any
from uuid import UUID

from django.conf import settings
from django.db.models import Prefetch, QuerySet, Sum
from django.db.models.functions import Coalesce
from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _
from ninja import File, Query, Router, UploadedFile

from duxi.accounts.auth import LearnerRequest, StaffBearer
from duxi.audit.triggers import WATCHED, Watched
from duxi.backoffice.queries.revenue import Period
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
    figures_of,
    in_state,
    state_counts,
    taxed_invoices,
    unnamed_credit_notes,
    unnamed_invoices,
)
from duxi.commerce.invoicing.tax_exports import MAY_EXPORT_TAX, collectors
from duxi.commerce.invoicing.taxed import document_number, taxed_document
from duxi.commerce.models import Invoice, TaxExportItem, TaxInvoice
from duxi.core.envelope import Envelope, MessageOut, message_only, ok
from duxi.core.throttle import Limit
from duxi.corporate.tax_invoices import taxed_instalments_of

router = Router(tags=["tax-invoices"], auth=StaffBearer(MAY_EXPORT_TAX))
UPLOADS = Limit("tax-invoice-files", times=600, seconds=600)

SHOWN = 100
WATCHED.register(Watched(TaxInvoice, ("number", "issued_on", "path"), staff_only=True))


@router.get("/tax-invoices", response=Envelope[TaxInvoicesOut])
def preview_tax_invoices(request: HttpRequest, wanted: Query[TaxInvoicesIn]) -> Any:
    period = Period(wanted.first, wanted.last)
    every = taxed_invoices(period.first, period.last)
    invoices = in_state(every, wanted.state)
    found = figures_of(invoices)
    return ok(
        {
            **found,
            "state": wanted.state,
            "states": state_counts(every),
            "files": -(-found["count"] // MOST_PER_FILE),
            "first": period.first,
            "last": period.last,
            "seller_npwp_is_set": bool(settings.SELLER["npwp"]),
            "credited": invoices.aggregate(credited_=Coalesce(Sum("credited"), 0))["credited_"],
            "rows": _rows(invoices),
            "instalments": _instalments(period),
            "unnamed": _unnamed(period),
        }
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
def add_named_tax_invoice_file(request: LearnerRequest, file: File[UploadedFile]) -> Any:
    UPLOADS.hit(str(request.auth.pk))
    found = attach_pdf_by_name(upload=file)
    return ok({"number": found.number, "invoice": document_number(found)}, _("PDF faktur pajak disimpan."))


def _rows(invoices: QuerySet[Invoice]) -> list[TaxInvoiceRow]:
    known = collectors()
    items = TaxExportItem.objects.select_related("export__created_by")
    shown = invoices.select_related("order", "tax_invoice")
    page = shown.prefetch_related("credit_notes", Prefetch("tax_exports", items))[:SHOWN]
    return [TaxInvoiceRow.of(invoice, known) for invoice in page]


def _instalments(period: Period) -> list[TaxInstalmentRow]:
    rows = taxed_instalments_of(period.first, period.last)[:SHOWN]
    return [TaxInstalmentRow.of(row) for row in rows]


def _unnamed(period: Period) -> UnnamedSales:
    sold = figures_of(unnamed_invoices(period.first, period.last))
    credited = figures_of(unnamed_credit_notes(period.first, period.last))
    return UnnamedSales(**sold, credited_tax=credited["tax"])
