"""Mailing tickets to their buyer, one per mail, with the link to print them."""

from django.utils.text import format_lazy
from django.utils.translation import gettext_lazy as _

from duxi.commerce.models import Order, OrderLine
from duxi.commerce.orders.tickets import code_of, ticket_url
from duxi.commerce.queries.orders import order_lines
from duxi.core.errors import Rejected
from duxi.gateways import mail


class NoTicket(Rejected):
    """No line of the order has a date and a seat."""

    message = _("Pesanan ini belum punya tiket: belum ada item terjadwal yang siap diikuti.")


class BuyersMailboxNotProved(Rejected):
    """A ticket admits its bearer, so it is mailed to verified addresses only."""

    message = _("Alamat email pembeli belum terverifikasi, jadi tiketnya tidak dapat dikirim.")


def mail_tickets(order: Order) -> int:
    """Mail the buyer the tickets of all lines that have one; returns how many.

    Raises `NoTicket` or `BuyersMailboxNotProved`.
    """
    buyer = order.buyer
    tickets = [(line, url) for line in order_lines(order) if (url := ticket_url(line))]
    if not tickets:
        raise NoTicket
    if buyer.email_verified_at is None:
        raise BuyersMailboxNotProved
    for line, url in tickets:
        mail.queue(
            to=buyer.email,
            email_message=_message(order, line, url),
            locale=buyer.locale,
            name=buyer.fullname,
        )
    return len(tickets)


def _message(order: Order, line: OrderLine, url: str) -> mail.EmailMessage:
    text = _("Ini tiket Anda untuk {title} dari pesanan {order_id}. Kodenya {code}.")
    return mail.EmailMessage(
        subject=format_lazy(_("Tiket {title}"), title=line.title),
        paragraphs=[
            format_lazy(text, title=line.title, order_id=order.order_id, code=code_of(line)),
            _("Tunjukkan kode QR di tiket itu saat datang. Siapa pun yang memegangnya dapat masuk."),
        ],
        action=mail.Action(_("Buka tiket"), url),
    )
