"""Column widths fitted to their content, in Excel's unit: the width of a digit."""

from collections.abc import Iterable
from datetime import date, datetime
from decimal import Decimal
from typing import Any

_LEAST, _MOST = 9, 56
_BESIDE = 2
_ARROW = 3
"""The width of the filter button beside a title."""
_MONEY_SIGN = 3


def width_for(title: str, values: Iterable[Any], *, is_money: bool = False) -> int:
    """The width of a column; titles may take two lines, values one, and longer values are wrapped or cut."""
    longest = max((_length(value) for value in values if value is not None), default=0)
    shown = longest + (_MONEY_SIGN if is_money else 0) + _BESIDE
    return max(_LEAST, min(_MOST, max(shown, _title(title))))


def _title(title: str) -> int:
    words = max((len(word) for word in title.split()), default=0)
    return max(words, (len(title) + 1) // 2) + _ARROW


def _length(value: Any) -> int:
    """The number of displayed characters of a value."""
    if isinstance(value, bool):
        return len("Tidak")
    if isinstance(value, datetime):
        return len("31/12/2026 23:59")
    if isinstance(value, date):
        return len("31/12/2026")
    if isinstance(value, int):
        return len(f"{value:,}")
    if isinstance(value, (float, Decimal)):
        return len(f"{value:,.2f}")
    return max((len(line) for line in str(value).splitlines()), default=0)
