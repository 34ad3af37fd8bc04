"""Opening hours: whether agents are available now, and how that is phrased."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from itertools import groupby

from django.core.cache import cache

from duxi.chat.models import BusinessHours, ClosedDay
from duxi.chat.models.settings import Weekday
from duxi.core.clock import JAKARTA, local, now

_LOOK_AHEAD = 15
_CACHE_KEY, _CACHE_SECONDS = "chat.hours", 10
"""Cached for some seconds, because every opening socket reads the hours."""


@dataclass(frozen=True)
class _Hours:
    """Spans of the week as (weekday, opens, closes) in order, and upcoming closed days."""

    spans: Sequence[tuple[int, time, time]]
    closed: frozenset[date]


def _hours() -> _Hours:
    known: _Hours | None = cache.get(_CACHE_KEY)
    if known is None:
        today = local(now()).date()
        days = ClosedDay.objects.filter(date__range=(today, today + timedelta(days=_LOOK_AHEAD)))
        spans = BusinessHours.objects.values_list("weekday", "opens", "closes")
        known = _Hours(tuple(spans), frozenset(days.values_list("date", flat=True)))
        cache.set(_CACHE_KEY, known, _CACHE_SECONDS)
    return known


def is_open(moment: datetime | None = None) -> bool:
    """Whether agents are available at this time; always, if no hours are defined."""
    wall = local(moment or now())
    hours = _hours()
    if not hours.spans:
        return True
    if wall.date() in hours.closed:
        return False
    return any(day == wall.weekday() and opens <= wall.time() < closes for day, opens, closes in hours.spans)


def opens_next(moment: datetime | None = None) -> datetime | None:
    """When agents are available again; None while they are, or without defined hours."""
    wall = local(moment or now())
    if is_open(wall):
        return None
    days = [wall.date() + timedelta(days=n) for n in range(_LOOK_AHEAD)]
    hours = _hours()
    starts = (
        datetime.combine(day, opens, JAKARTA)
        for day in days
        if day not in hours.closed
        for weekday, opens, _closes in hours.spans
        if weekday == day.weekday()
    )
    return min((start for start in starts if start > wall), default=None)


def described() -> str:
    """The week in one line: 'Senin–Jumat 08.00–17.00, Sabtu 09.00–12.00 WIB'."""
    by_day: dict[int, str] = {}
    for weekday, opens, closes in _hours().spans:
        span = f"{_clock(opens)}–{_clock(closes)}"
        by_day[weekday] = f"{by_day[weekday]} dan {span}" if weekday in by_day else span
    if not by_day:
        return "setiap hari, 24 jam"
    return ", ".join(_runs(by_day)) + " WIB"


def _runs(by_day: dict[int, str]) -> list[str]:
    """Consecutive days with the same hours are grouped."""
    keyed = enumerate(sorted(by_day))
    runs = []
    for _key, run in groupby(keyed, key=lambda item: (item[1] - item[0], by_day[item[1]])):
        days = [day for _number, day in run]
        names = [str(Weekday(day).label) for day in (days[0], days[-1])]
        name = names[0] if len(days) == 1 else "–".join(names)
        runs.append(f"{name} {by_day[days[0]]}")
    return runs


def _clock(moment: time) -> str:
    return f"{moment:%H.%M}"


def day_name(day: date) -> str:
    """The weekday in Indonesian."""
    return str(Weekday(day.weekday()).label)
