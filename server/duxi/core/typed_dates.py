"""Dates and times as people type them in files: `31/12/2026`, `31/12/2026 09.00`, or ISO."""

from datetime import datetime

from django.utils.dateparse import parse_datetime

from duxi.core.clock import JAKARTA
from duxi.core.dates import compact

_PATTERNS = (
    *("%d/%m/%Y %H:%M", "%d/%m/%Y %H.%M", "%d-%m-%Y %H:%M", "%d-%m-%Y %H.%M"),
    *("%d/%m/%Y", "%d-%m-%Y"),
)


def typed_moment(text: str) -> datetime | None:
    """The moment that a text means, in Jakarta's time where it names no zone; None if it is none."""
    found = _iso(text) or next(filter(None, (_parsed(text, one) for one in _PATTERNS)), None)
    return found if found is None or found.tzinfo else found.replace(tzinfo=JAKARTA)


def retyped_moment(text: str) -> str:
    """An ISO date and time in the form that people type; every other text as it is."""
    found = _iso(text)
    if found is None or found.second or found.microsecond:
        return text
    return compact(found if found.tzinfo else found.replace(tzinfo=JAKARTA))


def retyped_day(text: str) -> str:
    """An ISO date, with or without a time, in the form that people type; every other text as it is."""
    found = _iso(text)
    return text if found is None else compact(found.date())


def _iso(text: str) -> datetime | None:
    try:
        return parse_datetime(text) or parse_datetime(f"{text}T00:00")
    except ValueError:
        return None


def _parsed(text: str, pattern: str) -> datetime | None:
    try:
        return datetime.strptime(text, pattern).replace(tzinfo=JAKARTA)
    except ValueError:
        return None
