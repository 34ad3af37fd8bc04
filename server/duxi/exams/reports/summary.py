"""The sheet Ringkasan: facts, averages by unit, and a chart of achieved against required levels."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from django.db.models import Avg, Count, F, Min, Q, QuerySet
from openpyxl.chart import BarChart, Reference
from openpyxl.styles import Font
from openpyxl.utils import get_column_letter
from openpyxl.worksheet.worksheet import Worksheet

from duxi.exams.models import Attempt, UnitResult
from duxi.exams.reports.tables import finished_by
from duxi.exams.scoring import rounded
from duxi.files.xlsx import FONT, HEADER_HEIGHT, add_footer, as_of_stamp, fit_to_width, set_text, style_header

_COLUMNS = (
    "Kode Unit",
    "Unit Kompetensi",
    "Rata-rata Nilai",
    "Rata-rata Level Dicapai",
    "Rata-rata Level Disyaratkan",
    "Peserta Kompeten",
    "Peserta",
)
_WIDTHS = (24, 44, 14, 16, 18, 14, 12)
_TABLE_ROW = 12
_DECIMALS = "#,##0.00"
_COLOURS = ("0F766E", "C2410C")  # achieved, required: as on the learner's own page


@dataclass(frozen=True)
class Heading:
    """The title and facts of a report."""

    title: str
    batch: str
    exam: str
    job_role: str
    as_of: datetime


def unit_averages(finished: QuerySet[Attempt]) -> QuerySet[UnitResult, Any]:
    """Each unit's averages over these attempts, in the order of the exam."""
    return (
        UnitResult.objects.filter(attempt__in=finished)
        .values(uk_code=F("unit__code"), uk_name=F("unit__name"))
        .annotate(
            mean_score=Avg("score"),
            achieved=Avg("achieved_level"),
            required=Avg("required_level"),
            competent=Count("pk", filter=Q(achieved_level__gte=F("required_level"))),
            people=Count("pk"),
            place=Min("position"),
        )
        .order_by("place", "uk_code")
    )


def summary_page(heading: Heading, attempts: QuerySet[Attempt]) -> Callable[[Worksheet], None]:
    """Builds the sheet; the figures are read when the workbook is written."""

    def build(sheet: Worksheet) -> None:
        finished = finished_by(attempts, heading.as_of)
        units = list(unit_averages(finished))
        fit_to_width(sheet)
        add_footer(sheet, heading.as_of)
        _write_facts(sheet, heading, _figures(finished) | {"people": attempts.count()})
        _write_units(sheet, units)
        if units:
            sheet.add_chart(_chart(sheet, len(units)), f"A{_TABLE_ROW + len(units) + 3}")

    return build


def _figures(finished: QuerySet[Attempt]) -> dict[str, Any]:
    found = finished.aggregate(finished=Count("pk"), mean=Avg("score"))
    return found | {"mean": rounded(found["mean"]) if found["mean"] is not None else None}


def _write_facts(sheet: Worksheet, heading: Heading, figures: dict[str, Any]) -> None:
    set_text(sheet, 1, 1, heading.title)
    sheet.cell(1, 1).font = Font(name=FONT, bold=True, size=16)
    set_text(sheet, 2, 1, as_of_stamp(heading.as_of))
    facts: Sequence[tuple[str, Any]] = (
        ("Batch", heading.batch),
        ("Ujian", heading.exam),
        ("Peran", heading.job_role or "–"),
        ("Jumlah sesi", figures["people"]),
        ("Sesi selesai", figures["finished"]),
        ("Rata-rata nilai", figures["mean"]),
    )
    for row, (label, value) in enumerate(facts, start=4):
        sheet.cell(row, 1, label).font = Font(name=FONT, bold=True)
        _put(sheet, row, 2, value)
    sheet.cell(9, 2).number_format = _DECIMALS


def _write_units(sheet: Worksheet, units: Sequence[dict[str, Any]]) -> None:
    for column, (title, width) in enumerate(zip(_COLUMNS, _WIDTHS, strict=True), start=1):
        style_header(sheet.cell(_TABLE_ROW, column, title))
        sheet.column_dimensions[get_column_letter(column)].width = width
    sheet.row_dimensions[_TABLE_ROW].height = HEADER_HEIGHT
    names = ("uk_code", "uk_name", "mean_score", "achieved", "required", "competent", "people")
    for row, unit in enumerate(units, start=_TABLE_ROW + 1):
        for column, name in enumerate(names, start=1):
            _put(sheet, row, column, unit[name])
        for column in (3, 4, 5):
            sheet.cell(row, column).number_format = _DECIMALS


def _put(sheet: Worksheet, row: int, column: int, value: Any) -> None:
    if isinstance(value, str):
        set_text(sheet, row, column, value)
    else:
        sheet.cell(row, column, value)


def _chart(sheet: Worksheet, units: int) -> BarChart:
    """Achieved and required levels by unit, on the scale of the levels."""
    chart = BarChart()
    chart.type, chart.grouping = "col", "clustered"
    chart.title = "Level dicapai dan level disyaratkan per unit"
    last = _TABLE_ROW + units
    chart.add_data(
        Reference(sheet, min_col=4, max_col=5, min_row=_TABLE_ROW, max_row=last), titles_from_data=True
    )
    chart.set_categories(Reference(sheet, min_col=2, min_row=_TABLE_ROW + 1, max_row=last))
    chart.y_axis.title, chart.y_axis.scaling.min, chart.y_axis.scaling.max = "Level", 0, 5
    chart.y_axis.majorUnit = 1
    chart.x_axis.delete = chart.y_axis.delete = False
    for series, colour in zip(chart.series, _COLOURS, strict=True):
        series.graphicalProperties.solidFill = colour
    chart.legend.position = "b"
    chart.width, chart.height = 30, 12
    return chart
