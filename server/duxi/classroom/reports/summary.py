"""The page Ringkasan of a class: attendance of each session, with a chart."""

from collections.abc import Callable, Sequence
from datetime import datetime

from openpyxl.chart import BarChart, Reference
from openpyxl.styles import Font
from openpyxl.worksheet.worksheet import Worksheet

from duxi.files.xlsx import FONT, add_footer, as_of_stamp, fit_to_width, set_text, style_header

_COLUMNS = ("Sesi", "Hadir", "Peserta")
_WIDTHS = {"A": 48, "B": 12, "C": 12}
_HEADER_ROW = 4
_COLOUR = "0F766E"


def summary_page(
    title: str, as_of: datetime, shares: Sequence[tuple[str, int, int]]
) -> Callable[[Worksheet], None]:
    """Returns the function that builds the page."""

    def build(sheet: Worksheet) -> None:
        fit_to_width(sheet)
        add_footer(sheet, as_of)
        set_text(sheet, 1, 1, title)
        sheet.cell(1, 1).font = Font(name=FONT, bold=True, size=16)
        set_text(sheet, 2, 1, as_of_stamp(as_of))
        _write_sessions(sheet, shares)
        if shares:
            sheet.add_chart(_chart(sheet, len(shares)), f"A{_HEADER_ROW + len(shares) + 3}")

    return build


def _write_sessions(sheet: Worksheet, shares: Sequence[tuple[str, int, int]]) -> None:
    for column, title in enumerate(_COLUMNS, start=1):
        style_header(sheet.cell(_HEADER_ROW, column, title))
    for letter, width in _WIDTHS.items():
        sheet.column_dimensions[letter].width = width
    for row, (title, there, all_of_them) in enumerate(shares, start=_HEADER_ROW + 1):
        set_text(sheet, row, 1, title)
        sheet.cell(row, 2, there)
        sheet.cell(row, 3, all_of_them)


def _chart(sheet: Worksheet, count: int) -> BarChart:
    chart = BarChart()
    chart.type, chart.title = "col", "Kehadiran per sesi"
    chart.height, chart.width = 9, 22
    last = _HEADER_ROW + count
    chart.add_data(Reference(sheet, min_col=2, min_row=_HEADER_ROW, max_row=last), titles_from_data=True)
    chart.set_categories(Reference(sheet, min_col=1, min_row=_HEADER_ROW + 1, max_row=last))
    chart.series[0].graphicalProperties.solidFill = _COLOUR
    return chart
