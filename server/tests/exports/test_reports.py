"""The workbook writer: types, safety, filters, and cells that are out of the ordinary."""

import math
from datetime import UTC, date, datetime
from decimal import Decimal
from io import BytesIO
from zipfile import ZipFile

import pytest
from lxml import etree
from openpyxl import load_workbook

from duxi.core.clock import JAKARTA
from duxi.files.cells import MAX_TEXT
from duxi.files.data_sheets import Column, DataSheet, Kind
from duxi.files.marks import Mark, words_of
from duxi.files.xlsx import BLOCK, Book, TooManyRows, write_book

AS_OF = datetime(2026, 11, 21, 9, 30, tzinfo=JAKARTA)


def written(*tables, pages=()):
    file = BytesIO()
    write_book(Book("Uji", AS_OF, tables, pages), file)
    return file


def one(kind, *values):
    """The cells of a one-column table, read back."""
    table = DataSheet("Uji", [Column("Kolom", kind)], lambda: [(value,) for value in values])
    sheet = load_workbook(written(table))["Uji"]
    return [sheet.cell(row, 1) for row in range(2, len(values) + 2)]


HOSTILE = [
    "=1+1",
    "+62812",
    "-1",
    "@SUM(A1)",
    "\t=1+1",
    "=cmd|' /C calc'!A0",
    '=HYPERLINK("http://contoh.example")',
]


@pytest.mark.parametrize("kind", [Kind.TEXT, Kind.PROSE])
@pytest.mark.parametrize("text", HOSTILE)
def test_what_looks_like_a_formula_is_text(kind, text):
    (cell,) = one(kind, text)
    assert (cell.data_type, cell.value, cell.quotePrefix) == ("s", text, True)


@pytest.mark.parametrize(("text", "read"), [("\r=1+1", "\n=1+1"), ("\x00=1+1", "=1+1")])
def test_characters_that_vanish_are_no_way_in(text, read):
    (cell,) = one(Kind.TEXT, text)
    assert (cell.data_type, cell.value, cell.quotePrefix) == ("s", read, True)


TEXTS = [
    ("081200000204", "081200000204"),
    ("0", "0"),
    ("Ni'matul & <b>Khoiriyah</b>", "Ni'matul & <b>Khoiriyah</b>"),
    (" dua spasi ", " dua spasi "),
    ("baris\nbaru\r\nlagi", "baris\nbaru\nlagi"),
    ("rusak\x00\x08\x0b\x1f\ufffe\ud800", "rusak"),
    ("الجزائر 中文 émoji 🎓", "الجزائر 中文 émoji 🎓"),
    ("", None),
    ("x" * (MAX_TEXT + 5), "x" * MAX_TEXT),
    ("<" * (MAX_TEXT + 5), "<" * MAX_TEXT),
    ("]]>", "]]>"),
]


@pytest.mark.parametrize(("text", "read"), TEXTS)
def test_text_stays_text(text, read):
    (cell,) = one(Kind.TEXT, text)
    assert (cell.value, cell.number_format) == (read, "@")
    assert not cell.quotePrefix


def test_what_excel_would_unescape_is_escaped():
    file = written(DataSheet("Uji", [Column("Kolom")], lambda: [("_x0041_",)]))
    assert b"_x005F_x0041_" in ZipFile(file).read("xl/worksheets/sheet1.xml")


NUMBERS = [
    (Kind.INTEGER, 0, 0),
    (Kind.INTEGER, -12, -12),
    (Kind.DECIMAL, Decimal("56.25"), 56.25),
    (Kind.DECIMAL, Decimal("1E-7"), 1e-7),
    (Kind.DECIMAL, Decimal("1E+3"), 1000),
    (Kind.DECIMAL, 0.1, 0.1),
    (Kind.DECIMAL, 1e300, 1e300),
    (Kind.DECIMAL, math.nan, None),
    (Kind.DECIMAL, math.inf, None),
    (Kind.DECIMAL, Decimal("NaN"), None),
    (Kind.DECIMAL, None, None),
    (Kind.TRUTH, True, "Ya"),
    (Kind.TRUTH, False, "Tidak"),
]


@pytest.mark.parametrize(("kind", "value", "read"), NUMBERS)
def test_numbers_and_truths(kind, value, read):
    (cell,) = one(kind, value)
    assert cell.value == read
    assert type(cell.value) is type(read) or isinstance(read, int | float)


def test_moments_are_jakartas_wall_clock():
    moment = datetime(2026, 3, 1, 20, 15, 30, tzinfo=UTC)
    (cell,) = one(Kind.MOMENT, moment)
    assert cell.value == datetime(2026, 3, 2, 3, 15, 30)  # noqa: DTZ001 - as a spreadsheet shows it
    assert cell.number_format == "dd/mm/yyyy hh:mm"


def test_days_are_days():
    (cell,) = one(Kind.DAY, date(2026, 2, 28))
    assert (cell.value.date(), cell.number_format) == (date(2026, 2, 28), "dd/mm/yyyy")


@pytest.mark.parametrize("count", [0, 1, BLOCK, BLOCK + 1])
def test_filter_and_frozen_header_span_the_rows(count):
    columns = [Column("No", Kind.INTEGER, 8), Column("Nama", width=30)]
    rows = DataSheet("Satu", columns, lambda: ((n, f"nama {n}") for n in range(count)), empty="")
    file = written(rows)
    sheet = load_workbook(file)["Satu"]
    assert (sheet.freeze_panes, sheet.auto_filter.ref) == ("B2", f"A1:B{count + 1}")
    assert sheet.max_row == count + 1
    assert sheet.column_dimensions["B"].width == 30
    assert sheet["A1"].font.bold
    assert (sheet.print_title_rows, sheet.print_title_cols) == ("$1:$1", "$A:$A")
    assert sheet.oddFooter.left.text == "Data per 21/11/2026 09:30 WIB"
    assert b"$B$%d" % (count + 1) in ZipFile(file).read("xl/workbook.xml")


def test_every_part_is_well_formed_and_tables_do_not_mix():
    tables = [
        DataSheet("Satu", [Column("A")], lambda: [("satu",)]),
        DataSheet("Dua & tiga", [Column("A"), Column("B", Kind.INTEGER)], lambda: [("dua", 2), (None, 3)]),
    ]
    file = written(*tables, pages=[("Halaman", lambda sheet: sheet.cell(1, 1, "teks"))])
    with ZipFile(file) as package:
        assert package.testzip() is None
        names = package.namelist()
        assert len(names) == len(set(names))
        assert names[0] == "[Content_Types].xml"
        for name in names:
            etree.fromstring(package.read(name))
    book = load_workbook(file)
    assert book.sheetnames == ["Halaman", "Satu", "Dua & tiga"]
    assert [[c.value for c in row] for row in book["Dua & tiga"].iter_rows(min_row=2, max_col=2)] == [
        ["dua", 2],
        [None, 3],
    ]


def test_an_empty_table_says_so_and_only_then():
    columns = [Column("A"), Column("B", Kind.INTEGER)]
    tables = [
        *(DataSheet(kind.name, [Column("A", kind)], list, empty="Belum ada") for kind in Kind),
        DataSheet("Kosong", columns, list, empty="Belum ada"),
        DataSheet("Isi", columns, lambda: [("satu", 1)], empty="Belum ada"),
        DataSheet("Contoh", columns, list, empty=""),
        DataSheet("Lainnya", columns, list),
    ]
    book = load_workbook(written(*tables))
    said = [book[one.title]["A2"].value for one in tables]
    assert said == ["Belum ada"] * (len(Kind) + 1) + ["satu", None, "Belum ada data"]


def test_marks_colour_what_a_column_says():
    columns = [Column("A"), Column("Kompeten", Kind.TRUTH, mark=Mark.GOOD_IF_YES)]
    sheet = load_workbook(written(DataSheet("Uji", columns, lambda: [("Ani", True)])))["Uji"]
    (found,) = sheet.conditional_formatting
    assert (str(found.sqref), [rule.formula for rule in found.rules]) == (
        "B2:B1048576",
        [['"Ya"'], ['"Tidak"']],
    )
    assert found.rules[0].dxf.fill.bgColor.rgb != found.rules[1].dxf.fill.bgColor.rgb


def test_columns_are_as_wide_as_what_they_hold():
    columns = [
        Column("No", Kind.INTEGER),
        Column("Nama"),
        Column("Total pembayaran", Kind.MONEY),
        Column("Uraian", Kind.PROSE),
        Column("Ditetapkan", width=33),
    ]
    rows = [(1, "Ani Wulandari Kusuma", 12_500_000, "kata " * 40, ""), (2, None, None, "", "")]
    sheet = load_workbook(written(DataSheet("Uji", columns, lambda: rows)))["Uji"]
    widths = [sheet.column_dimensions[letter].width for letter in "ABCDE"]
    assert widths == [9, 22, 15, 56, 33]
    assert (sheet["C2"].value, sheet["C2"].number_format) == (12_500_000, '"Rp" #,##0;[Red]-"Rp" #,##0')
    assert [sheet.cell(row, 1).value for row in (2, 3)] == [1, 2]


def test_states_have_the_colours_of_their_meaning():
    states = words_of([("paid", "Lunas"), ("pending", 'Menunggu "bayar"'), ("refunded", "Dikembalikan")])
    columns = [Column("A"), Column("Status", mark=states)]
    sheet = load_workbook(written(DataSheet("Uji", columns, lambda: [("Ani", "Lunas")])))["Uji"]
    (found,) = sheet.conditional_formatting
    assert [rule.formula for rule in found.rules] == [['"Lunas"'], ['"Menunggu ""bayar"""']]
    assert found.rules[0].dxf.fill.bgColor.rgb != found.rules[1].dxf.fill.bgColor.rgb
    assert words_of([("id", "Indonesia")]) is None


def test_read_only_readers_see_every_row():
    file = written(DataSheet("Satu", [Column("A", Kind.INTEGER)], lambda: ((n,) for n in range(10))))
    sheet = load_workbook(file, read_only=True)["Satu"]
    assert sum(1 for _row in sheet.iter_rows()) == 11


def test_progress_is_told_block_by_block():
    reported = []
    rows = DataSheet("Satu", [Column("A", Kind.INTEGER)], lambda: ((n,) for n in range(BLOCK * 2 + 3)))
    write_book(Book("Uji", AS_OF, [rows]), BytesIO(), reported.append)
    assert reported == [BLOCK, BLOCK, 3]


def test_a_row_of_another_width_is_a_mistake():
    with pytest.raises(ValueError, match="zip"):
        written(DataSheet("Satu", [Column("A")], lambda: [("a", "b")]))


def test_more_rows_than_a_sheet_holds_are_refused(monkeypatch):
    monkeypatch.setattr("duxi.files.xlsx.MAX_ROWS", 3)
    with pytest.raises(TooManyRows, match="Data terlalu banyak untuk satu lembar Excel"):
        written(DataSheet("Satu", [Column("A", Kind.INTEGER)], lambda: ((n,) for n in range(4))))
