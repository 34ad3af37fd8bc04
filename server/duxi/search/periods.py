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
_ENGLISH_MONTHS = (
    *("january", "february", "march", "april", "may", "june", "july", "august", "september"),
    *("october", "november", "december"),
)
_NAMED_MONTH = re.compile(rf"\b({'|'.join((*_MONTHS, *_ENGLISH_MONTHS))})(?: (20\d\d))?\b")
_DAYS = ("senin", "selasa", "rabu", "kamis", "jumat", "sabtu", "minggu")
"""Sunday's name alone means a week."""
_NAMED_DAY = re.compile(
    r"\b(?:hari (minggu)|(?:hari )?(senin|selasa|rabu|kamis|jum ?at|sabtu))(?: (ini|depan))?\b"
)
_WEEK = timedelta(days=6)


def periods(text: str) -> Iterator[tuple[str, str, Days]]:
    """The periods in a normalised text: the words, a label and the days.

    A month without a year is the next one of that name, the current month included.
    """
    today = now().date()
    if found := _NAMED_MONTH.search(text):
        first, last = _next_of_name(today, found[1], found[2])
        yield found[0], month_of(first), (first, last)
    if found := _NAMED_DAY.search(text):
        name = (found[1] or found[2]).replace(" ", "")
        day = _next_day(today, _DAYS.index(name), is_next_week=found[3] == "depan")
        yield found[0], long_date(day), (day, day)
    for words, days_from in _RELATIVE.items():
        if f" {words} " in text:
            first, last = days_from(today)
            yield words, _label(first, last), (first, last)


def _next_of_name(today: date, name: str, year: str | None) -> Days:
    names = _MONTHS if name in _MONTHS else _ENGLISH_MONTHS
    number = names.index(name) + 1
    return _month(int(year or today.year + (number < today.month)), number)


def _next_day(today: date, weekday: int, *, is_next_week: bool) -> date:
    """The next such day, today included, or that of the next week."""
    if is_next_week:
        return _next_week(today)[0] + timedelta(days=weekday)
    return today + timedelta(days=(weekday - today.weekday()) % 7)


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
    "next month": _next_month,
    "next week": _next_week,
    "this weekend": _weekend,
    "this month": _this_month,
    "this week": _this_week,
    "today": _in_days(0),
    "tomorrow": _in_days(1),
}
