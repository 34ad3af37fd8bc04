"""An analysis as a workbook: heat map, ratings and recommendations."""

from collections.abc import Callable, Iterator
from io import BytesIO
from typing import Any

from duxi.core.clock import now
from duxi.corporate.gaps import Gaps, Row, gaps_of, is_named, recommended, seen_by
from duxi.corporate.models import Campaign, Member
from duxi.corporate.queries.campaigns import left_of
from duxi.files.data_sheets import Column, DataSheet, Kind
from duxi.files.marks import Mark
from duxi.files.xlsx import Book, write_book

Lines = Iterator[tuple[Any, ...]]
_RATINGS = (
    Column("Anggota", width=30),
    Column("Bagian", width=20),
    Column("Peran", width=28),
    Column("Kode unit", width=18),
    Column("Unit kompetensi", width=50),
    Column("Disyaratkan", Kind.INTEGER),
    Column("Penilaian sendiri", Kind.INTEGER),
    Column("Penilaian atasan", Kind.INTEGER),
    Column("Kesenjangan", Kind.DECIMAL, mark=Mark.BAD_IF_POSITIVE),
)
_PRODUCTS = (
    Column("Produk", width=46),
    Column("Unit kompetensi", width=60),
    Column("Peserta", Kind.INTEGER),
    Column("Menutup level", Kind.DECIMAL),
    Column("Biaya", Kind.MONEY),
    Column("Dalam anggaran", Kind.TRUTH, mark=Mark.GOOD_IF_YES),
)


def tna_workbook(campaign: Campaign, viewer: Member) -> bytes:
    """What this manager may see: ratings of members with consent, gaps as on the screen."""
    gaps = seen_by(gaps_of(campaign), viewer)
    named = [row for row in gaps.rows if is_named(row, viewer)]
    file = BytesIO()
    sheets = (
        DataSheet("Peta kesenjangan", _heat_columns(gaps), _heat(gaps, viewer)),
        DataSheet("Penilaian", _RATINGS, lambda: _ratings(gaps, named)),
        DataSheet("Rekomendasi", _PRODUCTS, lambda: _products(gaps, left_of(campaign))),
    )
    write_book(Book(campaign.title, now(), sheets), file)
    return file.getvalue()


def _heat_columns(gaps: Gaps) -> tuple[Column, ...]:
    units = (
        Column(f"{unit.code} {unit.name}"[:200], Kind.DECIMAL, 18, Mark.BAD_IF_POSITIVE)
        for unit in gaps.units
    )
    return (Column("Anggota", width=30), Column("Peran", width=28), *units, Column("Jumlah", Kind.DECIMAL))


def _heat(gaps: Gaps, viewer: Member) -> Callable[[], Lines]:
    def lines() -> Lines:
        for row in gaps.rows:
            if is_named(row, viewer):
                yield _heat_line(row.participant.member.user.fullname, row, gaps)
        sums = gaps.by_unit()
        yield ("Jumlah", "", *(sums.get(unit.pk, 0.0) for unit in gaps.units), sum(sums.values()))

    return lines


def _heat_line(name: str, row: Row, gaps: Gaps) -> tuple[Any, ...]:
    found = {cell.unit_id: cell.gap for cell in row.cells}
    levels = (found.get(unit.pk) for unit in gaps.units)
    return (name, row.job_role, *levels, sum(found.values()))


def _ratings(gaps: Gaps, named: list[Row]) -> Lines:
    units = {unit.pk: unit for unit in gaps.units}
    for row in named:
        member = row.participant.member
        for cell in row.cells:
            unit = units[cell.unit_id]
            yield (
                member.user.fullname,
                member.department,
                row.job_role,
                unit.code,
                unit.name,
                cell.required,
                cell.own,
                cell.superior,
                cell.gap,
            )


def _products(gaps: Gaps, left: int | None) -> Lines:
    for one in recommended(gaps, left):
        yield (
            one.product.title,
            ", ".join(one.units),
            one.seats,
            one.closes,
            one.cost,
            one.is_within_budget,
        )
