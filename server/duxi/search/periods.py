"""Periods written as words: 'desember', 'februari 2027', 'minggu ini', 'akhir pekan', 'besok'."""

import calendar
import re
from collections.abc import Callable, Iterator
from datetime import date, timedelta

from duxi.core.clock import now
from duxi.core.dates import long_date, month_of

Days = tuple[date, date]
"""The first and the last day."""
_MONTHS = (
    *("januari", "februari", "maret", "april", "mei", "juni", "juli", "agustus", "september"),
    *("oktober", "november", "desember"),
)
_NAMED_MONTH = re.compile(rf"\b({'|'.join(_MONTHS)})(?: (20\d\d))?\b")
_WEEK = timedelta(days=6)


def periods(text: str) -> Iterator[tuple[str, str, Days]]:
    """The periods in a normalised text: the words, a label and the days.

    A month without a year is the next one of that name, the current month included.
    """
    today = now().date()
    if found := _NAMED_MONTH.search(text):
        number = _MONTHS.index(found[1]) + 1
        days = _month(int(found[2] or today.year + (number < today.month)), number)
        yield found[0], month_of(days[0]), days
    for words, days_from in _RELATIVE.items():
        if f" {words} " in text:
            first, last = days_from(today)
            yield words, _label(first, last), (first, last)


def _label(first: date, last: date) -> str:
    if first == last:
        return long_date(first)
    is_month = first.day == 1 and (first.year, first.month) == (last.year, last.month)
    return month_of(first) if is_month else f"{long_date(first)} – {long_date(last)}"


def _month(year: int, number: int) -> Days:
    return date(year, number, 1), date(year, number, calendar.monthrange(year, number)[1])


def _next_month(today: date) -> Days:
    return _month(today.year + today.month // 12, today.month % 12 + 1)


def _next_week(today: date) -> Days:
    """From Monday to Sunday."""
    monday = today + timedelta(days=7 - today.weekday())
    return monday, monday + _WEEK


def _this_month(today: date) -> Days:
    return _month(today.year, today.month)


def _this_week(today: date) -> Days:
    """From today to Sunday."""
    return today, _sunday(today)


def _weekend(today: date) -> Days:
    """The next Saturday and Sunday, or the rest of the current weekend."""
    return max(today, _sunday(today) - timedelta(days=1)), _sunday(today)


def _sunday(today: date) -> date:
    return today + timedelta(days=6 - today.weekday())


def _in_days(number: int) -> Callable[[date], Days]:
    return lambda today: (today + timedelta(days=number),) * 2


_RELATIVE: dict[str, Callable[[date], Days]] = {
    "bulan depan": _next_month,
    "minggu depan": _next_week,
    "pekan depan": _next_week,
    "akhir pekan ini": _weekend,
    "akhir minggu ini": _weekend,
    "akhir pekan": _weekend,
    "akhir minggu": _weekend,
    "bulan ini": _this_month,
    "minggu ini": _this_week,
    "pekan ini": _this_week,
    "hari ini": _in_days(0),
    "besok": _in_days(1),
    "lusa": _in_days(2),
}
