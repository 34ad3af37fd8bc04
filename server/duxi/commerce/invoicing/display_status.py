"""The current status of a document: the only thing about it that changes."""

from dataclasses import dataclass
from enum import StrEnum

from duxi.commerce.invoicing.printing.words import moment_of
from duxi.commerce.models import SETTLED, Invoice, Series
from duxi.core.money import rupiah


class InvoiceStatus(StrEnum):
    """The status printed on a document in large letters."""

    PAID = "LUNAS"
    UNPAID = "BELUM DIBAYAR"
    WITHDRAWN = "DIBATALKAN"
    CREDITED = "DIKREDITKAN"
    CREDIT_NOTE = "NOTA KREDIT"


@dataclass(frozen=True)
class DisplayStatus:
    """The status of a document with an explanation (in Indonesian, as on the document)."""

    stand: InvoiceStatus
    sentence: str


def display_status_of(invoice: Invoice) -> DisplayStatus:
    """The current status of a document."""
    if invoice.refers_to:
        why = f" Alasan: {invoice.reason}" if invoice.reason else ""
        return DisplayStatus(InvoiceStatus.CREDIT_NOTE, f"Mengurangi faktur {invoice.refers_to.number}.{why}")
    notes = list(Invoice.objects.filter(refers_to=invoice, series=Series.CREDIT_NOTE).order_by("pk"))
    numbers = ", ".join(note.number for note in notes)
    if any(note.refund_id is None for note in notes):
        return DisplayStatus(InvoiceStatus.WITHDRAWN, f"Ditarik kembali dengan nota kredit {numbers}.")
    credited = sum(note.total for note in notes)
    if credited and credited == invoice.total:
        return DisplayStatus(InvoiceStatus.CREDITED, f"Seluruhnya dikembalikan dengan nota kredit {numbers}.")
    return _by_payment(invoice, f" Dikembalikan {rupiah(credited)} ({numbers})." if credited else "")


def _by_payment(invoice: Invoice, credited: str) -> DisplayStatus:
    order = invoice.order
    if order.status in SETTLED and order.paid_at:
        method = f" melalui {order.payment_method}" if order.payment_method else ""
        return DisplayStatus(InvoiceStatus.PAID, f"Diterima {moment_of(order.paid_at)}{method}.{credited}")
    return DisplayStatus(InvoiceStatus.UNPAID, f"Mohon dibayar sebelum {moment_of(order.expires_at)}.")
