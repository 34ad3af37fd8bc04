"""The content of sharing pictures of products, job roles and results."""

from collections.abc import Sequence
from dataclasses import dataclass

from duxi.config.sharing.canvas import AMBER, MARGIN, MINT, SIZE, SOFT, WHITE, Sheet, font, wrapped

_WIDTH = SIZE[0] - 2 * MARGIN
_RING = (SIZE[0] - MARGIN - 280, 110, SIZE[0] - MARGIN, 390)
_RING_GROUND, _LEVEL_LINE = (60, 112, 108), (86, 132, 128)
_MARK = _RING[0] + 72
"""Below the ring, so that the names of units have the whole foot."""
_LEVELS = 5
_UNITS = 4
_NAME_SIZE, _NAME, _ROW = 20, 400, 58
"""Of a unit: the size of its name, the room for it in one or two lines, and from one unit to the next."""
_SHORT_TITLE = 60


@dataclass(frozen=True)
class UnitBar:
    """A unit of a result with its levels."""

    name: str
    achieved: int
    required: int


def title_card(*, eyebrow: str, title: str, facts: Sequence[str]) -> bytes:
    """A product or a job role: type, title, and the most important facts."""
    sheet = Sheet()
    sheet.lines((MARGIN, MARGIN), [eyebrow], 34, MINT)
    size = 68 if len(title) <= _SHORT_TITLE else 56
    end = sheet.lines((MARGIN, MARGIN + 66), wrapped(title, size, _WIDTH, 4), size)
    known = "  ·  ".join(fact for fact in facts if fact)
    sheet.lines((MARGIN, end + 18), wrapped(known, 32, _WIDTH, 1), 32, SOFT)
    sheet.mark()
    return sheet.png()


@dataclass(frozen=True)
class Result:
    """The data of a result's picture; `name` is empty unless its owner shows it."""

    role: str
    eyebrow: str
    score: int
    summary: str
    units: Sequence[UnitBar]
    address: str
    name: str = ""


def result_card(result: Result) -> bytes:
    """The score as a ring, and each unit's level."""
    sheet = Sheet()
    head = "  ·  ".join(filter(None, (result.eyebrow, result.name)))
    sheet.lines((MARGIN, MARGIN - 8), wrapped(head, 30, _WIDTH - 340, 1), 30, MINT)
    end = sheet.lines((MARGIN, MARGIN + 36), wrapped(result.role, 52, _WIDTH - 340, 2), 52)
    end = sheet.lines((MARGIN, end + 6), [result.summary], 30, SOFT)
    for place, unit in enumerate(result.units[:_UNITS]):
        _bar(sheet, unit, end + 18 + place * _ROW)
    _ring(sheet, result.score)
    sheet.mark(_MARK, result.address)
    return sheet.png()


def _bar(sheet: Sheet, unit: UnitBar, top: int) -> None:
    lines = wrapped(unit.name, _NAME_SIZE, _NAME, 2)
    sheet.lines((MARGIN, top if len(lines) > 1 else top + 12), lines, _NAME_SIZE)
    for level in range(1, _LEVELS + 1):
        left = MARGIN + 430 + (level - 1) * 52
        box = (left, top + 18, left + 44, top + 32)
        if level <= unit.achieved:
            sheet.draw.rounded_rectangle(box, 7, fill=MINT)
        else:
            colour = AMBER if level <= unit.required else _LEVEL_LINE
            sheet.draw.rounded_rectangle(box, 7, outline=colour, width=3)


def _ring(sheet: Sheet, score: int) -> None:
    sheet.draw.arc(_RING, 0, 360, fill=_RING_GROUND, width=24)
    sheet.draw.arc(_RING, -90, -90 + 3.6 * max(0, min(score, 100)), fill=MINT, width=24)
    left, top = (_RING[0] + _RING[2]) // 2, (_RING[1] + _RING[3]) // 2
    sheet.draw.text((left, top - 12), str(score), font=font(72), fill=WHITE, anchor="mm")
    sheet.draw.text((left, top + 56), "/ 100", font=font(28), fill=SOFT, anchor="mm")
