"""iCalendar files (RFC 5545); events are in UTC and shown by calendars in their owner's time zone."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime

from django.conf import settings

from duxi.core.clock import now

_LONGEST_LINE = 73


@dataclass(frozen=True)
class CalendarEvent:
    """One entry of a calendar."""

    uid: str
    starts_at: datetime
    ends_at: datetime
    title: str
    location: str = ""
    path: str = "/my-learning"
    days: int = 1
    """The number of consecutive days at these hours."""


def calendar(events: Iterable[CalendarEvent]) -> str:
    """The text of a calendar file."""
    lines = [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        f"PRODID:-//{settings.PRODUCT_NAME}//ID",
        "CALSCALE:GREGORIAN",
        f"X-WR-CALNAME:{settings.PRODUCT_NAME}",
        *(line for event in events for line in _lines(event)),
        "END:VCALENDAR",
    ]
    return "\r\n".join(part for line in lines for part in _folded(line)) + "\r\n"


def _lines(event: CalendarEvent) -> Iterator[str]:
    yield from ("BEGIN:VEVENT", f"UID:{event.uid}@duxi", f"DTSTAMP:{_stamp(now())}")
    yield from (f"DTSTART:{_stamp(event.starts_at)}", f"DTEND:{_stamp(event.ends_at)}")
    if event.days > 1:
        yield f"RRULE:FREQ=DAILY;COUNT={event.days}"
    yield f"SUMMARY:{_text(event.title)}"
    if event.location:
        yield f"LOCATION:{_text(event.location)}"
    yield from (f"URL:{settings.BASE_URL}{event.path}", "END:VEVENT")


def _stamp(moment: datetime) -> str:
    return moment.astimezone(UTC).strftime("%Y%m%dT%H%M%SZ")


def _text(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace(";", "\\;").replace(",", "\\,")
    return " ".join(escaped.split())


def _folded(line: str) -> Iterator[str]:
    """Fold lines longer than 75 bytes."""
    rest = line
    while len(rest.encode()) > _LONGEST_LINE:
        cut = _LONGEST_LINE
        while len(rest[:cut].encode()) > _LONGEST_LINE:
            cut -= 1
        yield rest[:cut]
        rest = " " + rest[cut:]
    yield rest
