"""Tables of a workbook: typed columns, and rows that are read while they are written."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

from duxi.files.cells import day_encoder, moment_encoder, number_encoder, truth_encoder
from duxi.files.marks import Mark, Words

NOTHING = "Belum ada data"


class Kind(Enum):
    """A column's number format and cell encoder."""

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
    """A column of a data sheet, fitted to its content unless `width` is given.

    `mark` colours its cells by value.
    """

    title: str
    kind: Kind = Kind.TEXT
    width: int = 0
    mark: Mark | Words | None = None


Row = Sequence[Any]


@dataclass(frozen=True)
class DataSheet:
    """A table with a frozen, filtered header; rows are read while they are written.

    The first column is frozen and printed on every page; `empty` is the text of a table without rows, or
    nothing for templates that users fill in.
    """

    title: str
    columns: Sequence[Column]
    rows: Callable[[], Iterable[Row]]
    empty: str = NOTHING
