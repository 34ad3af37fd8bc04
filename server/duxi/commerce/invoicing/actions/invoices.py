"""Issuing invoices and credit notes, which the database never lets anyone change."""

from collections.abc import Iterable, Sequence
from decimal import Decimal
from operator import attrgetter
from typing import Any

from django.conf import settings
from django.db import transaction
from django.utils.translation import gettext_lazy as _

from duxi.commerce.events import CreditNoteIssued, credit_note_issued
from duxi.commerce.invoicing.actions.numbering import next_number
from duxi.commerce.invoicing.lines import InvoiceLine, credited, invoiced, parts_of_line, without_fee
from duxi.commerce.invoicing.queries.invoices import credited_lines, live_invoice, rate_of, tax_details_of
from duxi.commerce.invoicing.tax_numbers import decrypt_number, masked
from duxi.commerce.models import ENDED, Invoice, Order, OrderLine, OrderTaxDetails, Refund, Series
from duxi.commerce.queries.orders import order_lines
from duxi.core.errors import Rejected
from duxi.entitlements.models import SourceKind
from duxi.entitlements.queries import holder_names


class NothingToInvoice(Rejected):
    """The order costs nothing."""

    message = _("Pesanan ini tidak berbiaya, jadi tidak memerlukan faktur.")


class OrderIsOver(Rejected):
    """Expired or cancelled: nothing is owed any more."""

    message = _("Pesanan ini sudah berakhir, jadi fakturnya tidak dapat diterbitkan.")


class CreditTooHigh(Rejected):
    """The credit would exceed what was invoiced."""

    message = _("Nilai nota kredit melebihi sisa nilai faktur.")


def issue_invoice(order: Order) -> Invoice:
    """The order's valid invoice, issued now if there is none.

    Takes the counter's lock, so nothing else may be locked after it. Raises `NothingToInvoice` for an order
    over nothing and `OrderIsOver` for one that expired or was cancelled.
    """
    with transaction.atomic():
        current = Order.objects.select_for_update().get(pk=order.pk)
        return issue_locked(current, order_lines(current))


def issue_locked(order: Order, lines: Iterable[OrderLine]) -> Invoice:
    """The same for an order that is already locked, with all its lines."""
    if found := live_invoice(order):
        return found
    if order.total == 0:
        raise NothingToInvoice
    if order.status in ENDED:
        raise OrderIsOver
    rate, lines = rate_of(order), list(lines)
    holders = holder_names(SourceKind.ORDER_LINE, [str(line.pk) for line in lines])
    written = [invoiced(line, rate, holders[str(line.pk)]) for line in lines]
    return _written(Series.INVOICE, order, written, buyer=_buyer(order))


def credit_invoice(order: Order, reason: str) -> Invoice | None:
    """A credit note over the rest of a locked order's valid invoice; None when there is none."""
    invoice = live_invoice(order)
    if invoice is None:
        return None
    earlier = credited_lines(invoice)
    lines = []
    for line in invoice.lines:
        parts = parts_of_line(line["line_id"], earlier)
        if left := line["total"] - sum(part["total"] for part in parts):
            lines.append(credited(line, left, parts))
    return _credit_note(invoice, lines, earlier, reason=reason) if lines else None


def credit_note_for(refund: Refund) -> Invoice | None:
    """The credit note of a completed refund, without the retained fee; calling it again returns the same one.

    Callers hold the order's row locked. None for money that is on no invoice. Raises `CreditTooHigh`.
    """
    if found := Invoice.objects.filter(refund=refund).first():
        return found
    invoice = live_invoice(refund.order)
    if invoice is None:
        return None
    earlier = credited_lines(invoice)
    lines = _refunded(invoice, refund, earlier)
    return _credit_note(invoice, lines, earlier, reason=refund.reason, refund=refund) if lines else None


def _refunded(invoice: Invoice, refund: Refund, earlier: Sequence[InvoiceLine]) -> list[InvoiceLine]:
    of_line = {line["line_id"]: line for line in invoice.lines}
    asked = sorted(refund.lines.all(), key=attrgetter("line_id"))
    amounts = without_fee([part.amount for part in asked], refund.fee)
    return [
        credited(of_line[part.line_id], amount, parts_of_line(part.line_id, earlier), len(part.seats))
        for part, amount in zip(asked, amounts, strict=True)
        if amount
    ]


def _credit_note(
    invoice: Invoice,
    lines: Sequence[InvoiceLine],
    earlier: Sequence[InvoiceLine],
    *,
    reason: str,
    refund: Refund | None = None,
) -> Invoice:
    already = sum(line["total"] for line in earlier)
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
    """The buyer as named at that time; the tax number stays encrypted."""
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
        "encrypted_number": details.encrypted_number,
        "masked_number": masked(decrypt_number(details.encrypted_number)),
    }
