"""The sheet of item statistics, with the same figures as the screens."""

from collections.abc import Iterator

from django.db.models import QuerySet

from duxi.exams.item_statistics import ItemFigures, carries_level, item_statistics
from duxi.exams.models import Attempt
from duxi.files.data_sheets import Column, DataSheet, Kind, Row

TITLE = "Statistik Soal"
_COLUMNS = (
    Column("Kode Soal", width=18),
    Column("Unit atau Bagian", width=24),
    Column("Level", Kind.INTEGER, 8),
    Column("Soal", Kind.PROSE, 70),
    Column("Ditampilkan", Kind.INTEGER, 12),
    Column("Dijawab", Kind.INTEGER, 10),
    Column("Tingkat Keberhasilan (%)", Kind.DECIMAL, 14),
    Column("Daya Beda", Kind.DECIMAL, 11),
    Column("Porsi Level (%)", Kind.DECIMAL, 12),
    Column("Level Bertumpu di Soal Ini", Kind.TRUTH, 16),
    Column("Sesi yang Levelnya Ditentukan", Kind.INTEGER, 16),
    Column("Pilihan Peserta", Kind.PROSE, 60),
)


def items_sheet(attempts: QuerySet[Attempt]) -> DataSheet:
    """The figures are read when the workbook is written."""
    return DataSheet(TITLE, _COLUMNS, lambda: _rows(attempts), empty="Belum ada jawaban")


def item_count(attempts: QuerySet[Attempt]) -> int:
    """The number of rows of the sheet."""
    return len(item_statistics(attempts).items)


def _rows(attempts: QuerySet[Attempt]) -> Iterator[Row]:
    for item in item_statistics(attempts).items:
        yield (
            item.code,
            item.group,
            item.level,
            item.text,
            item.shown,
            item.answered,
            item.difficulty,
            item.discrimination,
            item.level_share,
            carries_level(item) if item.level_share is not None else None,
            item.decisive_count,
            _chosen(item),
        )


def _chosen(item: ItemFigures) -> str:
    return "\n".join(f"{o.text} ({o.points} poin): {o.count}" for o in item.options)
