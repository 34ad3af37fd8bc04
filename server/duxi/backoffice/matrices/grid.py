"""A matrix that is edited as a grid: every cell is a short text, as in a spreadsheet.

Pasting, importing and exporting use the same texts as the editor. A save contains only the changed cells,
each with its previous text, so that concurrent changes are not overwritten.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from django.db import models, transaction
from django.db.models import QuerySet
from django.utils.translation import gettext_lazy as _

from duxi.audit.triggers import WATCHED, Watched
from duxi.backoffice.sidebar import SIDEBAR, Line
from duxi.core.errors import Invalid, Message, Rejected
from duxi.core.locks import advisory_lock
from duxi.core.registry import Registry

Key = tuple[int, int]
"""A row's id and a column's id."""


class GridChanged(Rejected):
    """The same cells were changed by someone else since they were read."""

    message = _("Sebagian sel sudah diubah orang lain. Periksa sel yang ditandai, lalu simpan lagi.")


class BadCellError(ValueError):
    """The text is invalid for the cell; contains the message."""


@dataclass(frozen=True)
class Axis:
    """A row or a column: its id, the code in files, its name and its group."""

    id: int
    code: str
    name: str
    group: str = ""


@dataclass(frozen=True)
class Change:
    """A cell's new text and the text that was read."""

    key: Key
    was: str
    text: str


class Cells(Protocol):
    """Reads and writes the cells of one kind of matrix."""

    def filled(self) -> QuerySet[Any, Any]:
        """All cells with a text, with the values `row`, `column` and `text`."""

    def check(self, text: str) -> str:
        """The text in its stored form; raises `BadCellError`."""

    def write(self, texts: Mapping[Key, str]) -> None:
        """Set cells to these checked texts; an empty text clears the cell."""


@dataclass(frozen=True)
class Grid:
    """One matrix: its axes, its cells, and the model with its permissions."""

    name: str
    label: Message
    model: type[models.Model]
    row_axis: Callable[[], QuerySet[Any, Any]]
    column_axis: Callable[[], QuerySet[Any, Any]]
    cells: Cells
    line: Line
    watched: Watched
    hint: Message = ""

    def rows(self) -> list[Axis]:
        return _axis(self.row_axis())

    def columns(self) -> list[Axis]:
        return _axis(self.column_axis())

    def texts(self, keys: Sequence[Key] | None = None) -> dict[Key, str]:
        """The texts of these cells, or of all; empty ones are left out."""
        found = self.cells.filled()
        if keys is not None:
            found = found.filter(row__in={key[0] for key in keys}, column__in={key[1] for key in keys})
        return {(row, column): text for row, column, text in found.values_list("row", "column", "text")}

    def permission(self, verb: str) -> str:
        """The Django permission for view or change."""
        return f"{self.model._meta.app_label}.{verb}_{self.model._meta.model_name}"


def _axis(found: QuerySet[Any, Any]) -> list[Axis]:
    return [Axis(*one) for one in found.values_list("key", "code", "name", "group")]


GRIDS: Registry[str, Grid] = Registry("grids", key=lambda grid: grid.name)


def declare_grid(grid: Grid) -> Grid:
    """Register a matrix with its menu line and history."""
    GRIDS.register(grid)
    SIDEBAR.register(grid.line.of(grid.name))
    if WATCHED.get(grid.watched.label) is None:
        WATCHED.register(grid.watched)
    return grid


@transaction.atomic
def save(grid: Grid, changes: Sequence[Change]) -> dict[Key, str]:
    """Write the changed cells, all or nothing; returns their new texts.

    Raises `Invalid` with messages by cell, or `GridChanged` with the current texts.
    """
    advisory_lock(f"grid:{grid.name}")
    _refuse_unknown(grid, changes)
    wanted = checked(grid, {change.key: change.text for change in changes})
    _refuse_stale(grid, changes, wanted)
    grid.cells.write(wanted)
    found = grid.texts(list(wanted))
    return {key: found.get(key, "") for key in wanted}


def checked(grid: Grid, texts: Mapping[Key, str]) -> dict[Key, str]:
    """The texts in their stored form; raises `Invalid` with messages by cell."""
    good: dict[Key, str] = {}
    bad: dict[str, list[str]] = {}
    for key, text in texts.items():
        try:
            good[key] = grid.cells.check(text.strip()) if text.strip() else ""
        except BadCellError as error:
            bad[cell_name(key)] = [str(error)]
    if bad:
        raise Invalid(errors=bad)
    return good


def cell_name(key: Key) -> str:
    """A cell's name in messages."""
    return f"{key[0]}:{key[1]}"


def _refuse_unknown(grid: Grid, changes: Sequence[Change]) -> None:
    rows, columns = {one.id for one in grid.rows()}, {one.id for one in grid.columns()}
    strange = [change for change in changes if change.key[0] not in rows or change.key[1] not in columns]
    if strange:
        sentence = _("Baris atau kolom ini tidak ada lagi. Muat ulang halaman.")
        raise Invalid(errors={cell_name(change.key): [str(sentence)] for change in strange})


def _refuse_stale(grid: Grid, changes: Sequence[Change], wanted: Mapping[Key, str]) -> None:
    """Refuse changed cells, except those that already have the new text."""
    now = grid.texts([change.key for change in changes])
    moved = {
        cell_name(change.key): [now.get(change.key, "")]
        for change in changes
        if now.get(change.key, "") not in (change.was, wanted[change.key])
    }
    if moved:
        raise GridChanged(errors=moved)
