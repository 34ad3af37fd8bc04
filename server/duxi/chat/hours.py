"""Opening hours: whether agents are expected now, and how that is said."""

from datetime import date, datetime, time, timedelta
from itertools import groupby

from duxi.chat.models import BusinessHours, ClosedDay
from duxi.chat.models.settings import Weekday
from duxi.core.clock import JAKARTA, local, now

_LOOK_AHEAD = 15


def is_open(moment: datetime | None = None) -> bool:
    """Whether agents are expected at this moment; without any hours they always are."""
    wall = local(moment or now())
    rows = list(BusinessHours.objects.all())
    if not rows:
        return True
    if ClosedDay.objects.filter(date=wall.date()).exists():
        return False
    return any(row.weekday == wall.weekday() and row.opens <= wall.time() < row.closes for row in rows)


def opens_next(moment: datetime | None = None) -> datetime | None:
    """When agents come back; None while they are there, or when no hours say so."""
    wall = local(moment or now())
    if is_open(wall):
        return None
    days = [wall.date() + timedelta(days=n) for n in range(_LOOK_AHEAD)]
    closed = set(ClosedDay.objects.filter(date__in=days).values_list("date", flat=True))
    rows = list(BusinessHours.objects.all())
    starts = (
        datetime.combine(day, row.opens, JAKARTA)
        for day in days
        if day not in closed
        for row in rows
        if row.weekday == day.weekday()
    )
    return min((start for start in starts if start > wall), default=None)


def described() -> str:
    """The week in one line: 'Senin–Jumat 08.00–17.00, Sabtu 09.00–12.00 WIB'."""
    by_day: dict[int, str] = {}
    for row in BusinessHours.objects.all():
        span = f"{_clock(row.opens)}–{_clock(row.closes)}"
        by_day[row.weekday] = f"{by_day[row.weekday]} dan {span}" if row.weekday in by_day else span
    if not by_day:
        return "setiap hari, 24 jam"
    return ", ".join(_runs(by_day)) + " WIB"


def _runs(by_day: dict[int, str]) -> list[str]:
    """Neighbouring days with the same hours are said together."""
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
