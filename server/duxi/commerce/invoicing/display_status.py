"""Where a document stands today: the one thing about it that may change."""

from dataclasses import dataclass
from enum import StrEnum

from duxi.commerce.invoicing.printing.words import moment_of
from duxi.commerce.models import SETTLED, Invoice, Series
from duxi.core.money import rupiah


class Stand(StrEnum):
    """What is written on a document in large letters."""

    PAID = "LUNAS"
    UNPAID = "BELUM DIBAYAR"
    TAKEN_BACK = "DIBATALKAN"
    CREDITED = "DIKREDITKAN"
    CREDIT_NOTE = "NOTA KREDIT"


@dataclass(frozen=True)
class Standing:
    """The stand of a document, and a sentence to it (Indonesian, as on the document)."""

    stand: Stand
    sentence: str


def standing_of(invoice: Invoice) -> Standing:
    """Where a document stands now."""
    if invoice.refers_to:
        why = f" Alasan: {invoice.reason}" if invoice.reason else ""
        return Standing(Stand.CREDIT_NOTE, f"Mengurangi faktur {invoice.refers_to.number}.{why}")
    notes = list(Invoice.objects.filter(refers_to=invoice, series=Series.CREDIT_NOTE).order_by("pk"))
    numbers = ", ".join(note.number for note in notes)
    if any(note.refund_id is None for note in notes):
        return Standing(Stand.TAKEN_BACK, f"Ditarik kembali dengan nota kredit {numbers}.")
    credited = sum(note.total for note in notes)
    if credited and credited == invoice.total:
        return Standing(Stand.CREDITED, f"Seluruhnya dikembalikan dengan nota kredit {numbers}.")
    return _by_payment(invoice, f" Dikembalikan {rupiah(credited)} ({numbers})." if credited else "")


def _by_payment(invoice: Invoice, credited: str) -> Standing:
    order = invoice.order
    if order.status in SETTLED and order.paid_at:
        method = f" melalui {order.payment_method}" if order.payment_method else ""
        return Standing(Stand.PAID, f"Diterima {moment_of(order.paid_at)}{method}.{credited}")
    return Standing(Stand.UNPAID, f"Mohon dibayar sebelum {moment_of(order.expires_at)}.")
