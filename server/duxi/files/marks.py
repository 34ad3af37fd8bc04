"""Colours that say at once what a cell of a report means; the words stand in the cell all the same."""

from enum import Enum
from typing import Literal

from openpyxl.formatting.rule import Rule
from openpyxl.styles import Font, PatternFill
from openpyxl.styles.differential import DifferentialStyle
from openpyxl.worksheet.worksheet import Worksheet

YES, NO = "Ya", "Tidak"

_GOOD = ("FFD1FAE5", "FF065F46")
_BAD = ("FFFEE2E2", "FF991B1B")
_LAST_ROW = 1_048_576


class Mark(Enum):
    """How a column is coloured: what is good, what is bad."""

    GOOD_IF_YES = ((f'"{YES}"', "equal", _GOOD), (f'"{NO}"', "equal", _BAD))
    BAD_IF_YES = ((f'"{YES}"', "equal", _BAD),)
    BAD_IF_POSITIVE = (("0", "greaterThan", _BAD),)
    PRESENCE = (
        ('"Hadir"', "equal", _GOOD),
        ('"Terlambat"', "equal", ("FFFEF3C7", "FF92400E")),
        ('"Tidak hadir"', "equal", _BAD),
    )


def mark_column(sheet: Worksheet, letter: str, mark: Mark) -> None:
    """Colour the cells of this column below the header."""
    for value, operator, colours in mark.value:
        sheet.conditional_formatting.add(f"{letter}2:{letter}{_LAST_ROW}", _rule(value, operator, colours))


def _rule(value: str, operator: Literal["equal", "greaterThan"], colours: tuple[str, str]) -> Rule:
    ground, letters = colours
    fill = PatternFill(bgColor=ground, fill_type="solid")
    look = DifferentialStyle(font=Font(color=letters), fill=fill)
    return Rule(type="cellIs", operator=operator, formula=[value], dxf=look)
