"""The import of a matrix in the format of its export: codes in the first column and row, texts in the
cells.
"""

from collections.abc import Callable, Mapping, Sequence

from django.utils.translation import gettext as _

from duxi.accounts.models import User
from duxi.backoffice.matrices.grid import Axis, BadCellError, Grid, Key
from duxi.files.imports import IMPORTS, ImportColumn, ImportKind, PlannedRow, Progress, Values
from duxi.files.tables import FORMULA

CODE = "code"
_TITLE = "Kode"


def register_grid_import(grid: Grid) -> None:
    """Register the import `grid:<name>` for users who may change the matrix."""
    IMPORTS.register(
        ImportKind(
            name=f"grid:{grid.name}",
            title=grid.label,
            may=lambda user: user.has_perm(grid.permission("change")),
            columns=lambda: _columns(grid),
            plan=_runner(grid, writes=False),
            apply=_runner(grid, writes=True),
        )
    )


def _columns(grid: Grid) -> list[ImportColumn]:
    head = ImportColumn(CODE, _TITLE, is_required=True)
    return [head, *(ImportColumn(_name(one.id), one.code) for one in grid.columns())]


def _name(column_id: int) -> str:
    return f"c{column_id}"


def _runner(grid: Grid, *, writes: bool) -> Callable[[User, Sequence[Values], Progress], list[PlannedRow]]:
    def run(user: User, rows: Sequence[Values], progress: Progress) -> list[PlannedRow]:
        columns = grid.columns()
        axis, present = {one.code: one for one in grid.rows()}, grid.texts()
        wanted: dict[Key, str] = {}
        planned = []
        for values in rows:
            row = axis.get(values.get(CODE, ""))
            if row is None:
                planned.append(_unknown(values))
            else:
                planned.append(_row(grid, columns, row, values, present, wanted))
            progress(1)
        if writes and not any(one.action == "error" for one in planned):
            grid.cells.write(wanted)
        return planned

    return run


def _unknown(values: Values) -> PlannedRow:
    return PlannedRow("error", values.get(CODE, ""), (), [(_TITLE, _("Kode ini tidak dikenal."))])


def _row(
    grid: Grid,
    columns: Sequence[Axis],
    row: Axis,
    values: Values,
    present: Mapping[Key, str],
    wanted: dict[Key, str],
) -> PlannedRow:
    label, changes, errors = f"{row.code} · {row.name}", [], []
    for column in columns:
        text = values.get(_name(column.id))
        if text is None:
            continue
        old = present.get((row.id, column.id), "")
        try:
            new = _checked(grid, text)
        except BadCellError as error:
            errors.append((column.code, str(error)))
            continue
        if new != old:
            wanted[row.id, column.id] = new
            changes.append((column.code, old, new))
    if errors:
        return PlannedRow("error", label, (), errors)
    return PlannedRow("changed" if changes else "same", label, changes)


def _checked(grid: Grid, text: str) -> str:
    if text == FORMULA:
        raise BadCellError(_("Sel berisi rumus; tulis nilainya saja."))
    return grid.cells.check(text) if text else ""
