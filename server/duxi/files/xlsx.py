"""Writes large workbooks in little memory: openpyxl's package with rows streamed as raw XML.

openpyxl creates everything but the rows: styles, widths, frozen headers, filters, charts. Its sheet XML is
split at the rows, which are streamed in between, so only one block of rows is in memory.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from io import BytesIO
from itertools import chain, islice
from pathlib import Path
from typing import IO, Any
from zipfile import ZIP_DEFLATED, ZipFile

from django.utils.translation import gettext_lazy as _
from openpyxl import Workbook
from openpyxl.styles import Alignment, Font, PatternFill
from openpyxl.styles.styleable import StyleableObject
from openpyxl.utils import get_column_letter
from openpyxl.worksheet.properties import PageSetupProperties
from openpyxl.worksheet.worksheet import Worksheet

from duxi.core.clock import local
from duxi.core.errors import Rejected
from duxi.files.cells import (
    Encode,
    strip_illegal,
    text_encoder,
)
from duxi.files.data_sheets import Column, DataSheet, Kind, Row
from duxi.files.marks import mark_column
from duxi.files.widths import width_for

BLOCK = 500
"""Rows per XML block, and per call of the progress function."""

MAX_ROWS = 1_048_575
_COMPRESSION = 4
FONT = "Calibri"
HEADER_FILL = PatternFill("solid", start_color="FF0F766E")
HEADER_FONT = Font(name=FONT, bold=True, color="FFFFFFFF")
HEADER_HEIGHT = 30
_CONTENT_TYPES = "[Content_Types].xml"  # first, because programs recognise Office files by it
_SHEET_END = b"</sheetData>"
_DIMENSION = re.compile(rb"<dimension[^>]*/>")


@dataclass(frozen=True)
class Book:
    """A workbook: pages that `build` fills with openpyxl (summaries, charts), then tables."""

    title: str
    as_of: datetime
    tables: Sequence[DataSheet]
    pages: Sequence[tuple[str, Callable[[Worksheet], None]]] = field(default_factory=tuple)


class TooManyRows(Rejected):
    """More rows than one worksheet can hold."""

    message = _("Data terlalu banyak untuk satu lembar Excel. Persempit pilihan Anda.")


def write_book(
    book: Book, target: Path | IO[bytes], progress: Callable[[int], None] = lambda rows: None
) -> None:
    """Write a workbook; after each block `progress` is called with its number of rows.

    Raises `TooManyRows`.
    """
    book = replace(book, tables=[_fitted(table) for table in book.tables])
    skeleton = _Skeleton(book)
    parts = skeleton.parts()
    with ZipFile(target, "w", ZIP_DEFLATED, compresslevel=_COMPRESSION) as archive:
        archive.writestr(_CONTENT_TYPES, parts[_CONTENT_TYPES])
        for number, table in enumerate(book.tables, start=len(book.pages) + 1):
            head, end, tail = parts[_sheet_name(number)].partition(_SHEET_END)
            with archive.open(_sheet_name(number), "w", force_zip64=True) as sheet:
                sheet.write(_DIMENSION.sub(b"", head))
                encoders = skeleton.encoders[number - len(book.pages) - 1]
                count = _write_rows(sheet, table, encoders, progress)
                sheet.write(end + skeleton.with_filter_over(number, len(table.columns), count, tail))
        skeleton.copy_others(archive)


def _fitted(table: DataSheet) -> DataSheet:
    """The table with columns fitted to its first rows, which are read only once."""
    if all(column.width for column in table.columns):
        return table
    rows = iter(table.rows())
    first = list(islice(rows, BLOCK))
    columns = [
        replace(column, width=column.width or _width(column, [row[place] for row in first]))
        for place, column in enumerate(table.columns)
    ]
    return replace(table, columns=columns, rows=lambda: chain(first, rows))


def _width(column: Column, values: Sequence[Any]) -> int:
    return width_for(column.title, values, is_money=column.kind is Kind.MONEY)


def _sheet_name(number: int) -> str:
    return f"xl/worksheets/sheet{number}.xml"


def _write_rows(
    sheet: IO[bytes], table: DataSheet, encoders: Sequence[Encode], progress: Callable[[int], None]
) -> int:
    """Stream the rows below the header; returns how many there were."""
    columns = [(get_column_letter(number), encode) for number, encode in enumerate(encoders, start=1)]
    count = 0
    for block in _blocks(table.rows()):
        if count + len(block) > MAX_ROWS:
            raise TooManyRows
        xml = [_row_xml(number, row, columns) for number, row in enumerate(block, start=count + 2)]
        sheet.write("".join(xml).encode())
        count += len(block)
        progress(len(block))
    if not count and table.empty:
        sheet.write(_row_xml(2, (table.empty,), [(columns[0][0], text_encoder(0, 0))]).encode())
    return count


def _blocks(rows: Iterable[Row]) -> Iterator[list[Row]]:
    waiting = iter(rows)
    while block := list(islice(waiting, BLOCK)):
        yield block


def _row_xml(number: int, row: Row, columns: Sequence[tuple[str, Encode]]) -> str:
    cells = [
        f'<c r="{letter}{number}"{encode(value)}'
        for (letter, encode), value in zip(columns, row, strict=True)
        if value is not None
    ]
    return f'<row r="{number}">{"".join(cells)}</row>'


class _Skeleton:
    """The workbook without its rows."""

    def __init__(self, book: Book) -> None:
        self._workbook = Workbook()
        self._workbook.remove(self._workbook.worksheets[0])
        self._workbook.properties.title = book.title
        self._workbook.properties.creator = "Duxi"
        self._workbook.properties.created = book.as_of.astimezone(UTC).replace(tzinfo=None)
        for title, build in book.pages:
            build(self._workbook.create_sheet(title))
        self.encoders = [self._add_table(table, book.as_of) for table in book.tables]

    def _add_table(self, table: DataSheet, as_of: datetime) -> list[Encode]:
        sheet = self._workbook.create_sheet(table.title)
        _pin(sheet, min(1, len(table.columns) - 1))
        sheet.row_dimensions[1].height = HEADER_HEIGHT
        fit_to_width(sheet)
        add_footer(sheet, as_of)
        for number, column in enumerate(table.columns, start=1):
            _add_header(sheet, number, column)
        sheet.auto_filter.ref = _filter_range(len(table.columns), 0)
        return [_encoder(sheet, column.kind) for column in table.columns]

    def parts(self) -> dict[str, bytes]:
        """Every part of the package as openpyxl writes it."""
        with self._saved() as package:
            return {name: package.read(name) for name in package.namelist()}

    def with_filter_over(self, number: int, columns: int, rows: int, tail: bytes) -> bytes:
        """The end of a sheet, with its filter extended over the written rows."""
        sheet = self._workbook.worksheets[number - 1]
        narrow, wide = _filter_range(columns, 0), _filter_range(columns, rows)
        sheet.auto_filter.ref = wide
        return tail.replace(f'ref="{narrow}"'.encode(), f'ref="{wide}"'.encode(), 1)

    def copy_others(self, archive: ZipFile) -> None:
        """Add the parts of the package that are not written yet."""
        present = set(archive.namelist())
        for name, content in self.parts().items():
            if name not in present:
                archive.writestr(name, content)

    def _saved(self) -> ZipFile:
        package = BytesIO()
        self._workbook.save(package)
        return ZipFile(package)


def as_of_stamp(moment: datetime) -> str:
    """The time at which the data was read, as shown in every report."""
    return f"Data per {local(moment):%d/%m/%Y %H:%M} WIB"


def _filter_range(columns: int, rows: int) -> str:
    return f"A1:{get_column_letter(columns)}{rows + 1}"


def add_footer(sheet: Worksheet, as_of: datetime) -> None:
    """Page footer: when the data was read, and the page number."""
    foot: Any = sheet.oddFooter
    foot.left.text, foot.right.text = as_of_stamp(as_of), "Halaman &P dari &N"


def _pin(sheet: Worksheet, columns: int) -> None:
    """Freeze the header and the first columns, and print them on every page."""
    sheet.freeze_panes = f"{get_column_letter(columns + 1)}2"
    sheet.print_title_rows = "1:1"
    if columns:
        sheet.print_title_cols = f"A:{get_column_letter(columns)}"


def _add_header(sheet: Worksheet, number: int, column: Column) -> None:
    sheet.column_dimensions[get_column_letter(number)].width = column.width
    style_header(sheet.cell(1, number, column.title))
    if column.mark:
        mark_column(sheet, get_column_letter(number), column.mark)


def set_text(sheet: Worksheet, row: int, column: int, text: str) -> None:
    """Set a cell's text, which is never read as a formula."""
    cell = sheet.cell(row, column, strip_illegal(text))
    cell.data_type = "s"
    cell.quotePrefix = True


def fit_to_width(sheet: Worksheet) -> None:
    """Print in landscape, fitted to one page's width, with the header on every page."""
    sheet.page_setup.orientation = "landscape"
    sheet.page_setup.paperSize = sheet.PAPERSIZE_A4
    sheet.page_setup.fitToHeight = 0
    sheet.sheet_properties.pageSetUpPr = PageSetupProperties(fitToPage=True)


def style_header(cell: StyleableObject) -> None:
    """The style of a table header."""
    cell.font = HEADER_FONT
    cell.fill = HEADER_FILL
    cell.alignment = Alignment(vertical="center", wrap_text=True)


def _encoder(sheet: Worksheet, kind: Kind) -> Encode:
    make = kind.value[1]
    if make is None:
        return text_encoder(_style(sheet, kind), _style(sheet, kind, quoted=True))
    encoder: Encode = make(_style(sheet, kind))
    return encoder


def _style(sheet: Worksheet, kind: Kind, *, quoted: bool = False) -> int:
    """Register a column's style with the workbook; returns its index in the file."""
    styled = StyleableObject(sheet)
    styled.number_format = kind.value[0]
    styled.alignment = Alignment(vertical="top", wrap_text=kind is Kind.PROSE)
    if quoted:
        styled.quotePrefix = True
    return int(styled.style_id)
