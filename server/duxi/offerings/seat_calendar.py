"""A ticket's meetings as a calendar file; the ticket's token is the credential."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import datetime

from django.conf import settings
from django.urls import reverse
from django.utils.http import urlencode

from duxi.catalog.models import Mode, Product
from duxi.catalog.titles import shown_title, titles_of_products
from duxi.commerce.models import OrderLine
from duxi.commerce.orders.seat_tickets import seat_of_token, seat_ticket_token
from duxi.commerce.orders.tickets import events_of, line_of_token
from duxi.core.icalendar import CalendarEvent, calendar
from duxi.entitlements.models import Entitlement
from duxi.learning.models import ClassSession
from duxi.offerings.shown_sessions import days_of, sessions_of, shown_title_of_session


def seat_calendar_url(seat: Entitlement) -> str | None:
    """The URL of a seat's calendar file; None without a date. Reads the seat's product."""
    token = seat_ticket_token(seat)
    if token is None:
        return None
    return f"{settings.BASE_URL}{reverse('learner:ticket_calendar')}?{urlencode({'token': token})}"


def calendar_of_ticket(token: str) -> str:
    """The calendar file of a ticket; raises what reading the ticket raises."""
    seat = seat_of_token(token)
    return calendar(_of_seat(seat) if seat else _of_line(line_of_token(token)))


def _of_seat(seat: Entitlement) -> Iterator[CalendarEvent]:
    title = shown_title(seat.product, titles_of_products([seat.product]))
    return events_of_seat(seat, title, list(sessions_of([seat.product.pk])))


def events_of_seat(
    seat: Entitlement, title: str, sessions: Sequence[ClassSession]
) -> Iterator[CalendarEvent]:
    """One event for each meeting; without meetings one for each day."""
    events = _events(str(seat.uuid), seat.product, title, sessions)
    return (replace(event, path=f"/my-learning/{seat.uuid}") for event in events)


def _of_line(line: OrderLine) -> Iterator[CalendarEvent]:
    products = list(events_of(line))
    titles = titles_of_products(products)
    for product in products:
        uid = f"{line.order.order_id}-{product.pk}"
        yield from _events(uid, product, shown_title(product, titles), list(sessions_of([product.pk])))


def _events(
    uid: str, product: Product, title: str, sessions: Sequence[ClassSession]
) -> Iterator[CalendarEvent]:
    for session in sessions:
        over = session.starts_at + session.duration
        name = f"{title}: {shown_title_of_session(session)}"
        where = _where(product, session.mode, session.room)
        yield _event(f"{uid}-{session.pk}", (session.starts_at, over), name, where)
    days = [] if sessions else days_of(product)
    if days:
        starts_at, lasting = days[0]
        where = _where(product, product.mode)
        first = _event(uid, (starts_at, starts_at + lasting), title, where)
        yield replace(first, days=len(days))


def _event(uid: str, times: tuple[datetime, datetime], title: str, where: str) -> CalendarEvent:
    return CalendarEvent(uid=uid, starts_at=times[0], ends_at=times[1], title=title, location=where)


def _where(product: Product, mode: str, room: str = "") -> str:
    """Room, address and town; for an online meeting, that it is online."""
    if mode == Mode.ONLINE:
        return str(Mode.ONLINE.label)
    place = product.location
    parts = [room, place.name, place.address] if place else [room]
    return ", ".join(filter(None, parts))
