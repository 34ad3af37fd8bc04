"""Colours of cells in reports, in addition to their text."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import Literal

from openpyxl.formatting.rule import Rule
from openpyxl.styles import Font, PatternFill
from openpyxl.styles.differential import DifferentialStyle
from openpyxl.worksheet.worksheet import Worksheet

from duxi.core.errors import Message

YES, NO = "Ya", "Tidak"

_GOOD = ("FFD1FAE5", "FF065F46")
_BAD = ("FFFEE2E2", "FF991B1B")
_WAITS = ("FFFEF3C7", "FF92400E")
_GOES_ON = ("FFE0F2FE", "FF075985")
_QUIET = ("FFFFFFFF", "FF64748B")
_LAST_ROW = 1_048_576

Look = tuple[str, str]
Rules = tuple[tuple[str, Literal["equal", "greaterThan"], Look], ...]
_LOOKS: dict[Look, tuple[str, ...]] = {
    _GOOD: (
        *("accepted", "active", "available", "delivered", "done", "finished", "online", "opened"),
        *("paid", "published", "ready", "received", "running", "sent", "valid"),
    ),
    _GOES_ON: ("doing", "making", "open", "ongoing", "processing", "queued", "scheduled", "sending"),
    _WAITS: (
        *("away", "held", "paused", "pending", "requested", "revision", "submitted", "suspicious"),
        *("waiting", "awaiting_account", "awaiting_transfer"),
    ),
    _BAD: (*("bounced", "complained", "failed", "refused", "rejected", "revoked", "taken_back"),),
}
"""A value has the same colour in every report and on screen; neutral values have none."""
_LOOK_OF = {value: look for look, values in _LOOKS.items() for value in values}


class Mark(Enum):
    """How a column is coloured: which values are good or bad."""

    QUIET_IF_NO = ((f'"{YES}"', "equal", _GOOD), (f'"{NO}"', "equal", _QUIET))
    GOOD_IF_YES = ((f'"{YES}"', "equal", _GOOD), (f'"{NO}"', "equal", _BAD))
    BAD_IF_YES = ((f'"{YES}"', "equal", _BAD),)
    BAD_IF_POSITIVE = (("0", "greaterThan", _BAD),)
    PRESENCE = (
        ('"Hadir"', "equal", _GOOD),
        ('"Terlambat"', "equal", _WAITS),
        ('"Tidak hadir"', "equal", _BAD),
    )


@dataclass(frozen=True)
class Words:
    """The labels of a status column, each with its colours."""

    value: Rules


def words_of(choices: Iterable[tuple[object, Message]]) -> Words | None:
    """The colours of statuses by value; None if no value has one."""
    found = [(str(label), _LOOK_OF[str(value)]) for value, label in choices if str(value) in _LOOK_OF]
    rules: Rules = tuple((_quoted(label), "equal", look) for label, look in found)
    return Words(rules) if rules else None


def _quoted(text: str) -> str:
    inside = text.replace('"', '""')
    return f'"{inside}"'


def mark_column(sheet: Worksheet, letter: str, mark: Mark | Words) -> None:
    """Colour the cells of this column below the header."""
    for value, operator, colours in mark.value:
        sheet.conditional_formatting.add(f"{letter}2:{letter}{_LAST_ROW}", _rule(value, operator, colours))


def _rule(value: str, operator: Literal["equal", "greaterThan"], colours: tuple[str, str]) -> Rule:
    ground, letters = colours
    fill = PatternFill(bgColor=ground, fill_type="solid")
    look = DifferentialStyle(font=Font(color=letters), fill=fill)
    return Rule(type="cellIs", operator=operator, formula=[value], dxf=look)
