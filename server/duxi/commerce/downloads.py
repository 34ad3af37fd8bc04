"""Invoices and credit notes in the buyer's downloads."""

from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.commerce.invoicing.links import invoice_url
from duxi.commerce.invoicing.tax_invoice_links import tax_invoice_url
from duxi.commerce.models import Invoice, TaxInvoice
from duxi.files.downloads import DOWNLOADS, Download, DownloadSource


def _invoices(user: User) -> list[Download]:
    documents = Invoice.objects.filter(order__buyer=user).only("uuid", "number", "issued_at")
    return [
        Download(title=document.number, created_at=document.issued_at, url=invoice_url(document))
        for document in documents
    ]


def _tax_invoices(user: User) -> list[Download]:
    found = TaxInvoice.objects.filter(invoice__order__buyer=user).exclude(path="")
    return [
        Download(title=one.number, created_at=one.recorded_at, url=tax_invoice_url(one), path=one.path)
        for one in found
    ]


DOWNLOADS.register(DownloadSource("invoice", _("Faktur dan nota kredit"), _invoices))
DOWNLOADS.register(DownloadSource("tax_invoice", _("Faktur pajak"), _tax_invoices))
