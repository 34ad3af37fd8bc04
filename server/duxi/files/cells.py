"""Worksheet cells as raw XML: typed, escaped, and never a formula."""

import re
from collections.abc import Callable
from datetime import date, datetime
from decimal import Decimal
from typing import Any

from duxi.core.clock import local
from duxi.files.marks import NO, YES

MAX_TEXT = 32_767
"""Excel's maximum number of characters in a cell."""

_EPOCH = date(1899, 12, 30).toordinal()
_DAY = 86_400
_ESCAPED = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;"})
_UNUSUAL = re.compile(r"[&<>_\x00-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]|^ | $")
_ILLEGAL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ud800-\udfff\ufffe\uffff]")
_LOOKS_ESCAPED = re.compile(r"_(?=x[0-9A-Fa-f]{4}_)")
_FORMULA_STARTS = frozenset("=+-@\t\r\n|%")

Encode = Callable[[Any], str]
"""Value → the XML between a cell's reference and the next cell."""


def text_encoder(style: int, quoted: int) -> Encode:
    """Text cells; text that looks like a formula gets the `quoted` style, so that it stays text when
    edited. An empty text is an empty cell, which Excel's filters and counts take for one.
    """
    empty = f' s="{style}"/>'
    plain, marked = (f' s="{number}" t="inlineStr"><is><t>' for number in (style, quoted))
    plain_kept, marked_kept = (head[:-1] + ' xml:space="preserve">' for head in (plain, marked))

    def encode(value: Any) -> str:
        text = value if type(value) is str else str(value)
        if not text:
            return empty
        if len(text) <= MAX_TEXT and text[:1] not in _FORMULA_STARTS and not _UNUSUAL.search(text):
            return f"{plain}{text}</t></is></c>"
        legal = strip_illegal(text)
        head = marked_kept if legal[:1] in _FORMULA_STARTS else plain_kept
        return f"{head}{escaped(legal)}</t></is></c>"

    return encode


def strip_illegal(text: str) -> str:
    r"""Text valid in XML and Excel: no control characters, line breaks as \n, limited length."""
    lines = text.replace("\r\n", "\n").replace("\r", "\n")
    return _ILLEGAL.sub("", lines)[:MAX_TEXT]


def escaped(text: str) -> str:
    """Escaped for XML; sequences that Excel would decode are escaped too."""
    return _LOOKS_ESCAPED.sub("_x005F_", text).translate(_ESCAPED)


def number_encoder(style: int) -> Encode:
    """Number cells; infinite values and NaN stay empty."""
    head, empty = f' s="{style}"><v>', f' s="{style}"/>'

    def encode(value: Any) -> str:
        if type(value) is int:
            return f"{head}{value}</v></c>"
        if isinstance(value, Decimal):
            return f"{head}{value:f}</v></c>" if value.is_finite() else empty
        return f"{head}{value!r}</v></c>" if value - value == 0 else empty

    return encode


def moment_encoder(style: int) -> Encode:
    """Date-times as serial numbers in Jakarta's time zone."""
    head = f' s="{style}"><v>'

    def encode(value: datetime) -> str:
        wall = local(value) if value.tzinfo else value
        seconds = wall.hour * 3600 + wall.minute * 60 + wall.second
        return f"{head}{wall.toordinal() - _EPOCH + seconds / _DAY:.10f}</v></c>"

    return encode


def day_encoder(style: int) -> Encode:
    """Dates as serial numbers."""
    head = f' s="{style}"><v>'
    return lambda value: f"{head}{value.toordinal() - _EPOCH}</v></c>"


def truth_encoder(style: int) -> Encode:
    """Yes or no as words: Excel's own TRUE would be shown in the program's language."""
    head = f' s="{style}" t="inlineStr"><is><t>'
    return lambda value: f"{head}{YES if value else NO}</t></is></c>"
