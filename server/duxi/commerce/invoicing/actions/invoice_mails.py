"""Mailing documents to their buyers."""

from uuid import UUID

from django.db import transaction
from django.utils.text import format_lazy
from django.utils.translation import gettext_lazy as _

from duxi.commerce.invoicing.actions.invoices import issue_invoice
from duxi.commerce.invoicing.printing import invoice_pdf
from duxi.commerce.models import Invoice, Order
from duxi.core.errors import Rejected, TooMany
from duxi.core.throttle import Limit
from duxi.gateways import mail

REQUESTS = Limit("invoice-mails", times=5, seconds=3600)
_REPEATED = Limit("invoice-mails-repeated", times=1, seconds=60)
MAKER = "duxi.commerce.invoicing.actions.invoice_mails.made"


class MailboxNotProved(Rejected):
    """Documents with names and amounts are mailed to verified addresses only."""

    message = _("Verifikasi alamat email Anda terlebih dahulu agar faktur dapat dikirim.")


class TooManyInvoices(TooMany):
    """Requested too often."""

    message = _("Faktur ini sudah beberapa kali dikirim. Silakan coba lagi nanti.")


def mail_invoice(order: Order) -> Invoice:
    """Mail the buyer their order's invoice, issuing it now if there is none: companies pay by invoice.

    A repetition within a minute, such as a second click, sends nothing. Raises `MailboxNotProved`,
    `TooManyInvoices`, or what `issue_invoice` raises.
    """
    buyer = order.buyer
    if buyer.email_verified_at is None:
        raise MailboxNotProved
    with transaction.atomic():
        invoice = issue_invoice(order)
        if _REPEATED.takes(str(order.pk)):
            _limit(order)
            mail.queue(
                to=buyer.email,
                email_message=_message(invoice),
                locale=buyer.locale,
                name=buyer.fullname,
            )
    return invoice


def _limit(order: Order) -> None:
    try:
        REQUESTS.hit(str(order.pk))
    except TooMany as full:
        raise TooManyInvoices(retry_after=full.retry_after) from full


def _message(invoice: Invoice) -> mail.EmailMessage:
    order = invoice.order
    text = _("Terlampir faktur {number} untuk pesanan {order_id}.")
    return mail.EmailMessage(
        subject=format_lazy(_("Faktur {number}"), number=invoice.number),
        paragraphs=[format_lazy(text, number=invoice.number, order_id=order.order_id)],
        action=mail.Action(_("Lihat pesanan"), mail.link(f"/payment/transaction/detail/{order.order_id}")),
        attachments=[attachment_of(invoice)],
    )


def attachment_of(invoice: Invoice) -> mail.AttachmentFactory:
    """A document as an attachment of a mail."""
    return mail.AttachmentFactory(MAKER, invoice.uuid.hex)


def made(key: str) -> mail.Attachment | None:
    """The PDF to attach, by the document's UUID."""
    invoice = Invoice.objects.select_related("order", "refers_to").filter(uuid=UUID(key)).first()
    return mail.Attachment(filename_of(invoice), "application/pdf", invoice_pdf(invoice)) if invoice else None


def filename_of(invoice: Invoice) -> str:
    """`INV-2026-000123.pdf`."""
    return f"{invoice.number.replace('/', '-')}.pdf"
