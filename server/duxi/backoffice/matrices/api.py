"""The calls of the matrices."""

from typing import Annotated, Any

from django.http import HttpResponse
from django.utils.translation import gettext_lazy as _
from ninja import Router
from pydantic import Field, StringConstraints

from duxi.accounts.auth import LearnerRequest, StaffBearer
from duxi.backoffice.matrices.axes import level_axis
from duxi.backoffice.matrices.grid import GRIDS, Change, Grid, save
from duxi.core.envelope import Envelope, ok
from duxi.core.facets import literal
from duxi.core.forms import Id
from duxi.core.hot import private_answer, remembered
from duxi.core.literals import quoted
from duxi.core.schema import Schema

MAX_CHANGES = 10_000
_AXIS = """
(SELECT coalesce(json_agg(json_build_object(
    'id', one.key, 'code', one.code, 'name', one.name, 'group', one.group)), '[]') FROM ({axis}) AS one)
"""
_GRID = """
SELECT json_build_object('code', 200, 'message', '', 'results', json_build_object(
    'name', {name}, 'hint', {hint}, 'rows', {rows}, 'columns', {columns},
    'levels', (SELECT coalesce(json_agg(one.key), '[]') FROM ({levels}) AS one),
    'cells', (SELECT coalesce(json_agg(one), '[]') FROM ({cells}) AS one)))::text
"""
SAVED = _("Perubahan berhasil disimpan.")


class AxisOut(Schema):
    id: int
    code: str
    name: str
    group: str


class CellOut(Schema):
    row: int
    column: int
    text: str


class GridOut(Schema):
    """A whole matrix; missing cells are empty. `levels` are the allowed level numbers."""

    name: str
    hint: str
    levels: list[int]
    rows: list[AxisOut]
    columns: list[AxisOut]
    cells: list[CellOut]


CellText = Annotated[str, StringConstraints(strip_whitespace=True, max_length=2_000)]


class CellChange(Schema):
    """A changed cell, and its text when it was read."""

    row: Id
    column: Id
    was: CellText
    text: CellText


class CellsIn(Schema):
    cells: Annotated[list[CellChange], Field(min_length=1, max_length=MAX_CHANGES)]


class CellsOut(Schema):
    cells: list[CellOut]


def router_of(grid: Grid) -> Router:
    """The calls to read a matrix and to save its changed cells in one request."""
    router = Router(tags=[grid.name])
    name = grid.name.replace("-", "_")

    @router.get(
        f"/{grid.name}",
        response=Envelope[GridOut],
        auth=StaffBearer(grid.permission("view")),
        operation_id=f"show_{name}",
    )
    def show_grid(request: LearnerRequest) -> HttpResponse:
        return private_answer(_whole(grid.name))

    @router.put(
        f"/{grid.name}",
        response=Envelope[CellsOut],
        auth=StaffBearer(grid.permission("change")),
        operation_id=f"save_{name}",
    )
    def save_grid(request: LearnerRequest, body: CellsIn) -> Envelope[CellsOut]:
        changes = [Change((one.row, one.column), one.was, one.text) for one in body.cells]
        return ok(CellsOut.model_validate({"cells": _cells(save(grid, changes))}), SAVED)

    return router


@remembered
def _whole(name: str) -> str:
    """The statement for a whole matrix, in the current language."""
    grid = GRIDS[name]
    return _GRID.format(
        name=quoted(name),
        hint=quoted(str(grid.hint)),
        levels=literal(level_axis()),
        rows=_AXIS.format(axis=literal(grid.row_axis())),
        columns=_AXIS.format(axis=literal(grid.column_axis())),
        cells=literal(grid.cells.filled()),
    )


def _cells(texts: dict[tuple[int, int], str]) -> list[dict[str, Any]]:
    return [{"row": row, "column": column, "text": text} for (row, column), text in texts.items()]


def routers() -> list[Router]:
    return [router_of(grid) for grid in GRIDS]
