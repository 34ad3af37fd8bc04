"""Issuing invoices and credit notes. What is issued stays as it is: the database refuses to change it."""

from collections.abc import Sequence
from decimal import Decimal
from typing import Any

from django.conf import settings
from django.db import transaction
from django.utils.translation import gettext_lazy as _

from duxi.commerce.events import CreditNoteIssued, credit_note_issued
from duxi.commerce.invoicing.actions.numbering import next_number
from duxi.commerce.invoicing.lines import InvoiceLine, credited, invoiced, parts_of_line, without_fee
from duxi.commerce.invoicing.queries.invoices import credited_lines, live_invoice, rate_of, tax_details_of
from duxi.commerce.invoicing.tax_numbers import decrypt_number, masked
from duxi.commerce.models import ENDED, Invoice, Order, OrderTaxDetails, Refund, Series
from duxi.commerce.queries.orders import order_lines
from duxi.core.errors import Rejected


class NothingToInvoice(Rejected):
    """An order over nothing."""

    message = _("Pesanan ini tidak berbiaya, jadi tidak memerlukan faktur.")


class OrderIsOver(Rejected):
    """Expired or cancelled: nothing is owed any more."""

    message = _("Pesanan ini sudah berakhir, jadi fakturnya tidak dapat diterbitkan.")


class CreditTooHigh(Rejected):
    """More would be taken back than was ever invoiced."""

    message = _("Nilai nota kredit melebihi sisa nilai faktur.")


def issue_invoice(order: Order) -> Invoice:
    """The order's live invoice, issued now if there is none.

    Takes the counter's lock, so nothing else may be locked after it. Raises `NothingToInvoice` for an
    order over nothing and `OrderIsOver` for one that expired or was cancelled.
    """
    with transaction.atomic():
        current = _locked(order.pk)
        if found := live_invoice(current):
            return found
        if current.total == 0:
            raise NothingToInvoice
        if current.status in ENDED:
            raise OrderIsOver
        rate = rate_of(current)
        lines = [invoiced(line, rate) for line in order_lines(current)]
        return _written(Series.INVOICE, current, lines, buyer=_buyer(current))


def credit_invoice(order: Order, reason: str) -> Invoice | None:
    """A credit note over all that is left of the live invoice; None when there is no such invoice."""
    with transaction.atomic():
        invoice = live_invoice(_locked(order.pk))
        if invoice is None:
            return None
        earlier = credited_lines(invoice)
        lines = []
        for line in invoice.lines:
            parts = parts_of_line(line["line_id"], earlier)
            if left := line["total"] - sum(part["total"] for part in parts):
                lines.append(credited(line, left, parts))
        return _credit_note(invoice, lines, reason=reason) if lines else None


def credit_note_for(refund: Refund) -> Invoice | None:
    """The credit note of a refund that is done, without the fee that is kept; the same one if asked again.

    None for money that stands on no invoice. Raises `CreditTooHigh`.
    """
    with transaction.atomic():
        invoice = live_invoice(_locked(refund.order_id))
        if found := Invoice.objects.filter(refund=refund).first():
            return found
        if invoice is None or not (lines := _refunded(invoice, refund)):
            return None
        return _credit_note(invoice, lines, reason=refund.reason, refund=refund)


def _locked(order_pk: int) -> Order:
    return Order.objects.select_for_update().get(pk=order_pk)


def _refunded(invoice: Invoice, refund: Refund) -> list[InvoiceLine]:
    of_line = {line["line_id"]: line for line in invoice.lines}
    asked = list(refund.lines.order_by("line_id"))
    earlier = credited_lines(invoice)
    amounts = without_fee([part.amount for part in asked], refund.fee)
    return [
        credited(of_line[part.line_id], amount, parts_of_line(part.line_id, earlier), len(part.seats))
        for part, amount in zip(asked, amounts, strict=True)
        if amount
    ]


def _credit_note(
    invoice: Invoice, lines: Sequence[InvoiceLine], *, reason: str, refund: Refund | None = None
) -> Invoice:
    already = sum(line["total"] for line in credited_lines(invoice))
    if already + sum(line["total"] for line in lines) > invoice.total:
        raise CreditTooHigh
    note = _written(
        Series.CREDIT_NOTE,
        invoice.order,
        lines,
        buyer=invoice.buyer,
        refers_to=invoice,
        refund=refund,
        reason=reason[:200],
    )
    credit_note_issued.announce(CreditNoteIssued(invoice_pk=note.pk))
    return note


def _written(series: Series, order: Order, lines: Sequence[InvoiceLine], **more: Any) -> Invoice:
    number = next_number(series)
    return Invoice.objects.create(
        number=number.text,
        series=series,
        year=number.year,
        sequence=number.sequence,
        order=order,
        issued_at=number.at,
        seller=settings.SELLER,
        lines=list(lines),
        subtotal=sum(line["amount"] for line in lines),
        discount=sum(line["discount"] for line in lines),
        total=sum(line["total"] for line in lines),
        tax_base=sum(line["net"] for line in lines),
        tax_percent=max(Decimal(line["tax_percent"]) for line in lines),
        tax=sum(line["tax"] for line in lines),
        wants_tax_invoice=order.faktur_pajak,
        **more,
    )


def _buyer(order: Order) -> dict[str, Any]:
    """Who it is made out to, as they were called then; their tax number stays enciphered."""
    person = order.buyer
    details = tax_details_of(order)
    return {
        "name": person.fullname,
        "email": person.email,
        "organisation": person.organisation,
        "address": details.address if details else person.city,
        "tax": _tax_identity(details) if details else None,
    }


def _tax_identity(details: OrderTaxDetails) -> dict[str, str]:
    return {
        "id_type": details.id_type,
        "name": details.name,
        "address": details.address,
        "sealed_number": details.sealed_number,
        "masked_number": masked(decrypt_number(details.sealed_number)),
    }
