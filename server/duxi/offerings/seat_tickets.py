"""All tickets of an order, one for each seat, and mailing them to the participants."""

from collections.abc import Collection
from uuid import UUID

from django.db import transaction
from django.utils.text import format_lazy
from django.utils.translation import gettext_lazy as _

from duxi.commerce.models import SETTLED, FulfilmentStatus, Order, OrderLine
from duxi.commerce.orders.actions.fulfilment import source_of
from duxi.commerce.orders.schemas.tickets import EventTicket
from duxi.commerce.orders.seat_tickets import seat_ticket_url
from duxi.commerce.queries.orders import order_lines
from duxi.core.errors import NotFound, Rejected
from duxi.core.schema import Schema
from duxi.core.throttle import Limit
from duxi.entitlements.models import Entitlement
from duxi.entitlements.queries import live_seats_of
from duxi.entitlements.seat_codes import code_of_seat
from duxi.gateways import mail

SENDS = Limit("seat-tickets", times=3, seconds=3600)


class NobodyToSendTo(Rejected):
    """No seat of these has a name with an address yet."""

    message = _("Belum ada peserta dengan alamat email. Isi formulir pendaftaran lebih dahulu.")


class HolderTicket(Schema):
    """The ticket of one seat; `holder` and `email` are the participant's, if known."""

    seat_uuid: UUID
    number: int
    holder: str | None
    email: str | None
    url: str
    ticket: EventTicket


def holder_tickets(order: Order) -> list[HolderTicket]:
    """The tickets of an order's seats, in the order of its lines."""
    return [_shown(order, seat) for seat in _seats_of(order)]


@transaction.atomic
def send_tickets(order: Order, wanted: Collection[UUID]) -> int:
    """Mail the tickets of these seats (or all) to their participants; returns how many were sent.

    Raises `NotFound` for a seat of another order, `NobodyToSendTo` or `TooMany`; then nothing is sent.
    """
    seats = [seat for seat in _seats_of(order) if not wanted or seat.uuid in wanted]
    if wanted and len(seats) != len(set(wanted)):
        raise NotFound
    reachable = [(seat, *_person(seat)) for seat in seats if _person(seat)[1]]
    if not reachable:
        raise NobodyToSendTo
    for seat, name, email in reachable:
        SENDS.hit(str(seat.uuid))
        mail.queue(to=email, email_message=_message(seat), locale=order.buyer.locale, name=name)
    return len(reachable)


def _seats_of(order: Order) -> list[Entitlement]:
    if order.status not in SETTLED:
        return []
    return [seat for line in order_lines(order) for seat in _seats_of_line(line)]


def _seats_of_line(line: OrderLine) -> list[Entitlement]:
    if line.service != FulfilmentStatus.FULFILLED:
        return []
    seats = live_seats_of(source_of(line)).filter(product__starts_at__isnull=False)
    people = ("holder", "bought_by", "product__location", "registration_participant")
    return list(seats.select_related(*people).order_by("product__starts_at", "product", "seat_number"))


def _person(seat: Entitlement) -> tuple[str, str]:
    """Name and address of the participant; empty if unknown."""
    row = getattr(seat, "registration_participant", None)
    if row is not None and row.email:
        return row.name, row.email
    holder = seat.holder
    if holder is None or holder.email_verified_at is None:
        return (holder.fullname if holder else "", "")
    return holder.fullname, holder.email


def _shown(order: Order, seat: Entitlement) -> HolderTicket:
    name, email = _person(seat)
    ticket = EventTicket.of_seat(seat).model_copy(update={"order_id": order.order_id})
    return HolderTicket(
        seat_uuid=seat.uuid,
        number=seat.seat_number,
        holder=name or None,
        email=email or None,
        url=seat_ticket_url(seat) or "",
        ticket=ticket.model_copy(update={"participant": name}),
    )


def _message(seat: Entitlement) -> mail.EmailMessage:
    text = _("Ini tiket Anda untuk {title}. Kodenya {code}.")
    return mail.EmailMessage(
        subject=format_lazy(_("Tiket {title}"), title=seat.product.title),
        paragraphs=[
            format_lazy(text, title=seat.product.title, code=code_of_seat(seat.pk)),
            _("Tunjukkan kode QR di tiket itu saat datang. Siapa pun yang memegangnya dapat masuk."),
        ],
        action=mail.Action(_("Buka tiket"), seat_ticket_url(seat) or ""),
    )
