"""Sample files of import kinds, with a few rows."""

from io import BytesIO

from django.conf import settings

from duxi.core.clock import now
from duxi.core.fixtures import read_csv
from duxi.files.data_sheets import Column, DataSheet
from duxi.files.imports import ImportKind
from duxi.files.xlsx import Book, write_book

MOST = 3
_FILES = {
    "list:instansi": "instansi.csv",
    "list:job-roles": "job_roles.csv",
    "list:levels": "levels.csv",
    "list:units": "units.csv",
    "list:materi": "materi.csv",
    "list:deliverables": "deliverables.csv",
}
"""The shipped reference files with rows of a kind."""


def sample_of(kind: ImportKind) -> BytesIO:
    """A workbook with the kind's columns and the first known rows."""
    columns = [Column(column.title, width=24) for column in kind.columns()]
    target = BytesIO()
    name = str(kind.title)
    rows = _rows(kind)
    write_book(Book(name, now(), (DataSheet(name[:31], columns, lambda: rows, empty=""),)), target)
    target.seek(0)
    return target


def _rows(kind: ImportKind) -> list[list[str]]:
    file = _FILES.get(kind.name)
    known = read_csv(settings.FIXTURES / "reference" / file)[:MOST] if file else list(kind.sample)
    return [[row.get(column.name, "") for column in kind.columns()] for row in known]
