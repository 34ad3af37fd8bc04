"""An empty file of an import kind, for whoever wants to fill one in."""

from io import BytesIO

from duxi.core.clock import now
from duxi.files.imports import ImportKind
from duxi.files.xlsx import Book, Column, DataSheet, write_book


def sample_of(kind: ImportKind) -> BytesIO:
    """A workbook with the kind's columns and no rows."""
    columns = [Column(column.title, width=24) for column in kind.columns()]
    target = BytesIO()
    name = str(kind.title)
    write_book(Book(name, now(), (DataSheet(name[:31], columns, lambda: ()),)), target)
    target.seek(0)
    return target
