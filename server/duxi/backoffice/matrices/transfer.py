"""The export of a matrix as a workbook: codes of rows in the first column, of columns in the first row."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from duxi.accounts.models import User
from duxi.backoffice.matrices.grid import Grid
from duxi.core.clock import local, now
from duxi.core.errors import Forbidden
from duxi.files.data_sheets import Column, DataSheet, Kind
from duxi.files.exports import EXPORTS, Export, ExportKind, Progress
from duxi.files.xlsx import Book, write_book


def register_transfer(grid: Grid) -> None:
    """Register the export `grid:<name>`."""

    def prepare(owner: User, params: Mapping[str, Any]) -> Export:
        if not owner.has_perm(grid.permission("view")):
            raise Forbidden
        return Export(
            params={},
            title=str(grid.label),
            filename=f"{grid.name}-{local(now()):%Y%m%d-%H%M}.xlsx",
            count=lambda: len(grid.rows()),
            write=lambda path, progress: _write(grid, path, progress),
        )

    def offered(user: User) -> str | None:
        return str(grid.label) if user.has_perm(grid.permission("view")) else None

    EXPORTS.register(ExportKind(f"grid:{grid.name}", prepare, offered))


def _write(grid: Grid, path: Path, progress: Progress) -> None:
    columns, texts = grid.columns(), grid.texts()

    def rows() -> Iterator[list[str]]:
        for row in grid.rows():
            yield [row.code, row.name, *(texts.get((row.id, column.id), "") for column in columns)]

    heads = [Column("Kode", width=22), Column("Nama", Kind.PROSE, 44)]
    heads += [Column(column.code, width=18) for column in columns]
    name = str(grid.label)
    write_book(Book(name, now(), (DataSheet(name[:31], heads, rows, empty=""),)), path, progress)
