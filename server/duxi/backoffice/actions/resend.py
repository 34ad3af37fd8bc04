"""Mails documents to the buyer again; the timeline records who sent them."""

from collections.abc import Callable, Mapping
from typing import Literal

from django.db import transaction
from django.utils.translation import gettext_lazy as _

from duxi.commerce.invoicing.actions.invoice_mails import attachment_of, mail_invoice
from duxi.commerce.invoicing.queries.invoices import live_invoice
from duxi.commerce.models import SETTLED, EventKind, Order
from duxi.commerce.orders.actions.ticket_mails import mail_tickets
from duxi.commerce.orders.actions.timeline import Actor, lock_order, log_event
from duxi.commerce.queries.orders import order_lines
from duxi.core.clock import now
from duxi.core.errors import Rejected
from duxi.core.throttle import Limit
from duxi.notices.actions.notify import notify
from duxi.notices.kinds.orders import CLAIMED, PAID

Document = Literal["receipt", "invoice", "ticket"]
AGAIN = Limit("resent-documents", times=10, seconds=3600)


class NoReceipt(Rejected):
    """The order has no payment."""

    message = _("Pesanan ini belum dibayar, jadi belum ada bukti pembayaran.")


def resend(*, order: Order, what: Document, by: Actor) -> None:
    """Mail the receipt, the invoice or the tickets to the buyer.

    Raises `NoReceipt`, what `mail_invoice` and `mail_tickets` raise, or `TooMany`; then nothing is sent.
    """
    AGAIN.hit(str(order.pk))
    with transaction.atomic():
        held = lock_order(order.pk)
        _SEND[what](held)
        log_event(held, EventKind.RESENT, now(), Actor(by.made_by, f"{what}: {by.note}".rstrip(": ")))


def _receipt(order: Order) -> None:
    """The same text as the first receipt."""
    if order.status not in SETTLED:
        raise NoReceipt
    invoice = live_invoice(order)
    lines = ", ".join(f"{line.title} × {line.quantity}" for line in order_lines(order))
    notify(
        user=order.buyer,
        template=(PAID if order.total else CLAIMED).key,
        params={"order_id": order.order_id, "total": order.total, "detail": lines},
        attachments=[attachment_of(invoice)] if invoice else [],
    )


_SEND: Mapping[Document, Callable[[Order], object]] = {
    "receipt": _receipt,
    "invoice": mail_invoice,
    "ticket": mail_tickets,
}
