"""What the tables of a workbook are made of: columns of a kind, and rows read as they are written."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

from duxi.files.cells import day_encoder, moment_encoder, number_encoder, truth_encoder
from duxi.files.marks import Mark, Words

NOTHING = "Belum ada data"


class Kind(Enum):
    """What a column holds: its number format, and how its cells are written."""

    TEXT = ("@", None)
    PROSE = ("General", None)
    INTEGER = ("#,##0", number_encoder)
    DECIMAL = ("#,##0.00", number_encoder)
    MONEY = ('"Rp" #,##0;[Red]-"Rp" #,##0', number_encoder)
    MOMENT = ("dd/mm/yyyy hh:mm", moment_encoder)
    DAY = ("dd/mm/yyyy", day_encoder)
    TRUTH = ("@", truth_encoder)


@dataclass(frozen=True)
class Column:
    """A column of a data sheet, as wide as what it holds unless `width` says otherwise.

    `mark` colours its cells by what they say.
    """

    title: str
    kind: Kind = Kind.TEXT
    width: int = 0
    mark: Mark | Words | None = None


Row = Sequence[Any]


@dataclass(frozen=True)
class DataSheet:
    """A table: a frozen, filtered header and rows that are read as they are written.

    The first column stays in sight and is printed on every page; `empty` is what a table without rows says,
    nothing where people fill it in and bring it back.
    """

    title: str
    columns: Sequence[Column]
    rows: Callable[[], Iterable[Row]]
    empty: str = NOTHING
