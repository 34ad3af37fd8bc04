"""Notifications about orders and attempts: connects apps that may not import each other."""

from duxi.commerce.events import (
    CreditNoteIssued,
    OrderExpired,
    OrderPaid,
    TaxInvoiceRecorded,
    credit_note_issued,
    order_expired,
    order_paid,
    tax_invoice_recorded,
)
from duxi.commerce.invoicing.actions.invoice_mails import attachment_of
from duxi.commerce.invoicing.queries.invoices import live_invoice
from duxi.commerce.invoicing.tax_invoice_links import attachment_of as pdf_attachments
from duxi.commerce.models import Invoice, Order, TaxInvoice
from duxi.commerce.queries.orders import order_lines
from duxi.corporate.actions.tax_news import notify_managers
from duxi.exams.events import AttemptFinished, attempt_finished
from duxi.exams.models import Attempt
from duxi.exams.policies import ASSESSMENT
from duxi.notices.actions.notify import notify
from duxi.notices.kinds.learning import RESULT_READY
from duxi.notices.kinds.orders import CLAIMED, CREDIT_NOTE, EXPIRED, PAID, TAX_INVOICE


@order_paid.listen
def notify_of_payment(news: OrderPaid) -> None:
    """The receipt: what was paid, with the invoice."""
    order = _order(news.order_pk)
    invoice = live_invoice(order)
    lines = ", ".join(f"{line.title} × {line.quantity}" for line in order_lines(order))
    notify(
        user=order.buyer,
        template=(PAID if order.total else CLAIMED).key,
        params={"order_id": order.order_id, "total": order.total, "detail": lines},
        dedupe=f"order:{order.uuid}:paid",
        attachments=[attachment_of(invoice)] if invoice else [],
    )


@credit_note_issued.listen
def notify_of_credit_note(news: CreditNoteIssued) -> None:
    """The credit note as a PDF."""
    note = Invoice.objects.select_related("order__buyer", "refers_to").get(pk=news.invoice_pk)
    notify(
        user=note.order.buyer,
        template=CREDIT_NOTE.key,
        params={
            "number": note.number,
            "total": note.total,
            "invoice": note.refers_to.number if note.refers_to else "",
            "order_id": note.order.order_id,
        },
        dedupe=f"invoice:{note.uuid}",
        attachments=[attachment_of(note)],
    )


@tax_invoice_recorded.listen
def notify_of_tax_invoice(news: TaxInvoiceRecorded) -> None:
    """The tax office's number and, once available, the PDF; each once."""
    rows = TaxInvoice.objects.select_related("invoice__order__buyer")
    found = rows.filter(pk=news.tax_invoice_pk).first()
    if found is None:
        return
    if found.invoice is None:
        notify_managers(found)
        return
    order = found.invoice.order
    notify(
        user=order.buyer,
        template=TAX_INVOICE.key,
        params={"number": found.number, "order_id": order.order_id},
        dedupe=f"tax-invoice:{found.uuid}:{found.number}:{found.path}",
        attachments=pdf_attachments(found),
    )


@order_expired.listen
def notify_of_expiry(news: OrderExpired) -> None:
    order = _order(news.order_pk)
    notify(
        user=order.buyer,
        template=EXPIRED.key,
        params={"order_id": order.order_id, "total": order.total},
        dedupe=f"order:{order.uuid}:expired",
    )


@attempt_finished.listen
def notify_of_result(news: AttemptFinished) -> None:
    """The result of an assessment is available as soon as it ends."""
    attempt = Attempt.objects.select_related("participant", "blueprint").get(pk=news.attempt_pk)
    if attempt.policy == ASSESSMENT.name:
        notify(
            user=attempt.owner,
            template=RESULT_READY.key,
            params={"title": attempt.blueprint.title, "sesi_uuid": str(attempt.uuid)},
            dedupe=f"attempt:{attempt.uuid}:result",
        )


def _order(pk: int) -> Order:
    return Order.objects.select_related("buyer").get(pk=pk)
