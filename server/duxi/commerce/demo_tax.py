"""Demo tax invoices: what was paid before this month was exported, and most of it was approved."""

from datetime import timedelta
from io import BytesIO
from uuid import uuid4

from django.core.files.base import ContentFile
from reportlab.pdfgen.canvas import Canvas

from duxi.accounts.models import User
from duxi.commerce.models import TaxExport, TaxExportItem, TaxInvoice
from duxi.commerce.tax_invoice_queries import taxed_invoices
from duxi.core.clock import local, now
from duxi.files.storage import private_storage

_SINCE = timedelta(days=120)
_WAITING = 1
"""Exported, and not approved yet."""


def load_tax_invoices(staff_email: str) -> None:
    """Export all but the newest one, and approve the older of them, each with a PDF that says what it is."""
    staff = User.objects.get(email=staff_email)
    today = local(now()).date()
    exported = list(taxed_invoices(today - _SINCE, today))[:-1]
    if not exported or TaxExport.objects.exists():
        return
    export = TaxExport.objects.create(created_at=now() - timedelta(days=2), created_by=staff)
    items = [TaxExportItem(export=export, invoice=invoice, is_first=True) for invoice in exported]
    TaxExportItem.objects.bulk_create(items)
    for place, invoice in enumerate(exported[:-_WAITING], start=1):
        paid_at = local(invoice.order.paid_at or invoice.issued_at)
        number = f"0400{paid_at:%y}{place:011}"
        TaxInvoice.objects.create(
            invoice=invoice,
            number=number,
            issued_on=paid_at.date(),
            recorded_at=now() - timedelta(days=1),
            recorded_by=staff,
            path=private_storage().save(f"tax-invoices/{uuid4().hex}.pdf", ContentFile(_pdf(number))),
        )


def _pdf(number: str) -> bytes:
    target = BytesIO()
    canvas = Canvas(target, invariant=True)
    canvas.drawString(72, 770, f"Contoh demo, bukan faktur pajak: {number}")
    canvas.save()
    return target.getvalue()
