"""Reads uploaded tables: .xlsx and .csv, within limits, without evaluating formulas."""

import csv
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from io import BytesIO, StringIO
from itertools import islice
from typing import Any
from zipfile import BadZipFile, ZipFile

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy
from openpyxl import load_workbook
from openpyxl.utils.exceptions import InvalidFileException

from duxi.core.errors import Invalid
from duxi.core.typed_dates import retyped_day, retyped_moment
from duxi.files.imports import ImportColumn

MAX_SIZE = 5 * 1024 * 1024
MAX_UNZIPPED = 60 * 1024 * 1024
MAX_ROWS = 20_000
MAX_COLUMNS = 400
MAX_CELL = 4_000
FORMULA = "\x02formula"
"""Marks a cell with a formula, whose row is refused."""
_RETYPED: Mapping[str, Callable[[str], str]] = {"day": retyped_day, "moment": retyped_moment}
"""How dates of workbooks are written for people, who read and correct them."""


class BadTable(Invalid):
    """The file is no table, too large, or has the wrong columns."""

    message = gettext_lazy("Berkas tidak dapat dibaca. Gunakan .xlsx atau .csv.")

    def __init__(self, text: str | None = None) -> None:
        sentence = text or str(self.message)
        super().__init__(sentence, errors={"file": [sentence]})


@dataclass(frozen=True)
class TableRow:
    """A row with its number in the file, by column names."""

    number: int
    values: dict[str, str]


def read_table(content: bytes, columns: Sequence[ImportColumn]) -> list[TableRow]:
    """The rows of a file with these columns, by title or name; raises `BadTable`."""
    if len(content) > MAX_SIZE:
        raise BadTable(_("Berkas terlalu besar; paling besar 5 MB."))
    lines = _workbook(content) if content[:2] == b"PK" else _csv(content)
    head = next(lines, None)
    if head is None:
        raise BadTable(_("Berkas ini kosong."))
    names = _names(head, columns)
    retyped = {one.name: _RETYPED[one.holds] for one in columns if one.holds in _RETYPED}
    rows = list(islice(_rows(lines, names, retyped), MAX_ROWS + 1))
    if len(rows) > MAX_ROWS:
        raise _too_many()
    if not rows:
        raise BadTable(_("Berkas ini tidak berisi baris data."))
    return rows


def read_rows(content: bytes, reader: Callable[[bytes], list[dict[str, str]]]) -> list[TableRow]:
    """Rows of another file type, within the same limits; raises `BadTable`."""
    if len(content) > MAX_SIZE:
        raise BadTable(_("Berkas terlalu besar; paling besar 5 MB."))
    if b"\x00" in content:
        raise BadTable
    rows = reader(content)
    if len(rows) > MAX_ROWS:
        raise _too_many()
    if not rows:
        raise BadTable(_("Berkas ini tidak berisi baris data."))
    return [
        TableRow(number, {name: text[:MAX_CELL] for name, text in values.items()})
        for number, values in enumerate(rows, start=1)
    ]


def _too_many() -> BadTable:
    most = f"{MAX_ROWS:,}".replace(",", ".")
    return BadTable(_("Terlalu banyak baris; paling banyak {n}.").format(n=most))


def _rows(
    lines: Iterable[Sequence[Any]], names: Sequence[str | None], retyped: Mapping[str, Callable[[str], str]]
) -> Iterator[TableRow]:
    for number, line in enumerate(lines, start=2):
        texts = [_text(value) for value in line[: len(names)]]
        values = {name: text for name, text in zip(names, texts, strict=False) if name}
        values |= {name: write(values[name]) for name, write in retyped.items() if name in values}
        if any(values.values()):
            yield TableRow(number, values)


def _names(head: Sequence[Any], columns: Sequence[ImportColumn]) -> list[str | None]:
    """The column of each heading; unknown ones are ignored, required ones must be present."""
    known = {title.casefold(): one.name for one in columns for title in (one.title, one.name)}
    names = [known.get(_text(value).casefold()) for value in head[:MAX_COLUMNS]]
    missing = [one.title for one in columns if one.is_required and one.name not in names]
    if missing:
        raise BadTable(_("Kolom {columns} tidak ada di baris pertama.").format(columns=", ".join(missing)))
    twice = {name for name in names if name and names.count(name) > 1}
    if twice:
        raise BadTable(
            _("Kolom {columns} muncul lebih dari sekali.").format(columns=", ".join(sorted(twice)))
        )
    return names


def _workbook(content: bytes) -> Iterator[Sequence[Any]]:
    try:
        with ZipFile(BytesIO(content)) as archive:
            if sum(part.file_size for part in archive.infolist()) > MAX_UNZIPPED:
                raise BadTable(_("Isi berkas terlalu besar setelah dibuka."))
        book = load_workbook(BytesIO(content), read_only=True, data_only=False)
    except (BadZipFile, InvalidFileException, KeyError, ValueError, OSError) as error:
        raise BadTable from error
    sheet = book.worksheets[0] if book.worksheets else None
    if sheet is None:
        raise BadTable
    for line in sheet.iter_rows(max_row=MAX_ROWS + 2, max_col=MAX_COLUMNS):
        yield [FORMULA if cell.data_type == "f" else cell.value for cell in line]


def _csv(content: bytes) -> Iterator[Sequence[Any]]:
    if b"\x00" in content:
        raise BadTable
    text = _decoded(content)
    first = text.split("\n", 1)[0]
    delimiter = max(";,\t", key=first.count)
    try:
        yield from csv.reader(StringIO(text, newline=""), delimiter=delimiter)
    except csv.Error as error:
        raise BadTable from error


def _decoded(content: bytes) -> str:
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return content.decode("cp1252", errors="replace")


def _text(value: Any) -> str:
    """A cell as text; whole numbers without a decimal point."""
    if value is None:
        return ""
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    if isinstance(value, (datetime, date)):
        value = value.isoformat()
    return str(value).replace("\x00", "").strip()[:MAX_CELL]
