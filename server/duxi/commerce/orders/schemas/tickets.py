"""Wire schemas of tickets."""

from datetime import datetime
from zoneinfo import ZoneInfo

from django.utils.translation import gettext as _

from duxi.catalog.kinds import KindSlug
from duxi.catalog.models import Mode, Product
from duxi.catalog.titles import Titles, shown_title, titles_of_products
from duxi.commerce.models import OrderLine
from duxi.commerce.orders.actions.fulfilment import source_of
from duxi.commerce.orders.line_titles import shown_title_of_line
from duxi.commerce.orders.seat_tickets import seat_ticket_url
from duxi.commerce.orders.tickets import code_of, events_of, time_zone_of, wall_clock
from duxi.core.schema import Schema
from duxi.entitlements.models import Entitlement
from duxi.entitlements.participant_names import participant_names
from duxi.entitlements.queries import live_seats_of
from duxi.entitlements.seat_codes import code_of_seat


class TicketMeeting(Schema):
    """One meeting of a class with its place, and its room if known."""

    starts_at: datetime
    ends_at: datetime
    mode: Mode
    room: str

    @classmethod
    def all_of(cls, product: Product) -> "list[TicketMeeting]":
        """Each meeting of a class, in the place's time zone; empty for single events."""
        zone = ZoneInfo(time_zone_of(product))
        return [
            cls(
                starts_at=one.starts_at.astimezone(zone),
                ends_at=(one.starts_at + one.duration).astimezone(zone),
                mode=Mode(one.mode),
                room=one.room,
            )
            for one in product.sessions.all()
        ]


class TicketSession(Schema):
    """One dated product that a ticket admits to; `address` can be searched on a map."""

    title: str
    starts_at: datetime | None
    ends_at: datetime | None
    time_zone: str
    place: str | None
    address: str | None
    meetings: list[TicketMeeting]

    @classmethod
    def of(cls, product: Product, titles: Titles) -> "TicketSession":
        return cls(
            title=shown_title(product, titles),
            starts_at=wall_clock(product.starts_at, product),
            ends_at=wall_clock(product.ends_at, product),
            time_zone=time_zone_of(product),
            place=_place(product),
            address=_address(product),
            meetings=TicketMeeting.all_of(product),
        )


class SeatTicket(Schema):
    """One of several seats, with its own ticket."""

    number: int
    holder: str | None
    code: str
    url: str | None

    @classmethod
    def all_of(cls, line: OrderLine) -> "list[SeatTicket]":
        if line.quantity == 1:
            return []
        rows = live_seats_of(source_of(line)).filter(product=line.product_id)
        seats = rows.select_related("holder", "product")
        names = participant_names(seats)
        return [
            cls(
                number=seat.seat_number,
                holder=names.get(seat.pk),
                code=code_of_seat(seat.pk),
                url=seat_ticket_url(seat),
            )
            for seat in seats
        ]


class EventTicket(Schema):
    """The content of a ticket; a bundle's has several sessions, the first of which is repeated at the top
    level.

    `participant` is empty if no one is named; `code` is the content of the QR code.
    """

    participant: str
    title: str
    kind: KindSlug
    starts_at: datetime | None
    ends_at: datetime | None
    time_zone: str
    place: str | None
    seats: int
    order_id: str
    code: str
    terms: list[str]
    sessions: list[TicketSession]
    seat_tickets: list[SeatTicket]

    @classmethod
    def of(cls, line: OrderLine) -> "EventTicket":
        events = events_of(line)
        titles = titles_of_products([line.product, *events])
        sessions = [TicketSession.of(product, titles) for product in events]
        first = sessions[0]
        return cls(
            participant=line.order.buyer.fullname,
            title=shown_title_of_line(line, titles),
            kind=line.kind,
            starts_at=first.starts_at,
            ends_at=first.ends_at,
            time_zone=first.time_zone,
            place=first.place,
            seats=line.remaining,
            order_id=line.order.order_id,
            code=code_of(line),
            terms=_terms(events),
            sessions=sessions,
            seat_tickets=SeatTicket.all_of(line),
        )

    @classmethod
    def of_seat(cls, seat: Entitlement) -> "EventTicket":
        """The ticket of one seat."""
        session = TicketSession.of(seat.product, titles_of_products([seat.product]))
        return cls(
            participant=participant_names([seat]).get(seat.pk, ""),
            title=session.title,
            kind=seat.product.kind,
            starts_at=session.starts_at,
            ends_at=session.ends_at,
            time_zone=session.time_zone,
            place=session.place,
            seats=1,
            order_id="",
            code=code_of_seat(seat.pk),
            terms=_terms([seat.product]),
            sessions=[session],
            seat_tickets=[],
        )


def _place(product: Product) -> str | None:
    """Town and address, or that it is held online."""
    if product.mode == Mode.ONLINE:
        return str(Mode.ONLINE.label)
    place = product.location
    return ", ".join(filter(None, (place.name, place.address))) if place else None


def _address(product: Product) -> str | None:
    place = product.location
    has_address = place is not None and place.address and product.mode != Mode.ONLINE
    return _place(product) if has_address else None


def _terms(events: list[Product]) -> list[str]:
    by_mode = {
        Mode.ONLINE: _("Ruang daring ada di Belajar saya dan dibuka 15 menit sebelum acara dimulai."),
        Mode.OFFLINE: _("Datang 15 menit sebelum acara dimulai."),
        Mode.HYBRID: _("Datang, atau masuk ke ruang daring di Belajar saya, 15 menit sebelum acara dimulai."),
    }
    modes = dict.fromkeys(product.mode for product in events)
    at_the_door = [_("Tunjukkan kode QR ini dan kartu identitas kepada petugas.")]
    return [
        *(by_mode[Mode(mode)] for mode in modes if mode),
        *([] if set(modes) == {Mode.ONLINE} else at_the_door),
        _("Jangan bagikan tiket ini: satu kode berlaku untuk pesanan ini saja."),
    ]
