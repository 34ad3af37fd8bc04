"""Revenue of a period as a workbook: by day, by product, by voucher, and every movement."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from pathlib import Path
from typing import Any

from duxi.accounts.models import User
from duxi.backoffice.queries import revenue
from duxi.backoffice.queries.revenue import NoPeriod, Period
from duxi.catalog.kinds import KINDS
from duxi.commerce.models import LedgerEntry, LedgerKind
from duxi.core.clock import now
from duxi.core.errors import Forbidden
from duxi.files.data_sheets import Column, DataSheet, Kind
from duxi.files.exports import EXPORTS, Export, ExportKind, Progress
from duxi.files.xlsx import Book, write_book

MAY_SEE = "commerce.view_revenue"
_SHOWN = (LedgerKind.PAYMENT, LedgerKind.REFUND)


def _prepare(owner: User, params: Mapping[str, Any]) -> Export:
    """The report of a period, for users who may see revenue."""
    if not owner.has_perm(MAY_SEE):
        raise Forbidden
    period = period_in(params)
    title = f"Pendapatan {period.first:%d/%m/%Y}–{period.last:%d/%m/%Y}"

    def write(path: Path, progress: Progress) -> None:
        write_book(Book(title, now(), _sheets(period)), path, progress)

    return Export(
        params={"from": period.first.isoformat(), "to": period.last.isoformat()},
        title=title,
        filename=f"pendapatan-{period.first:%Y%m%d}-{period.last:%Y%m%d}.xlsx",
        count=lambda: _movements(period).count(),
        write=write,
    )


def period_in(params: Mapping[str, Any]) -> Period:
    """The requested period; raises `NoPeriod`."""
    try:
        first, last = (date.fromisoformat(str(params.get(name))) for name in ("from", "to"))
    except ValueError as error:
        raise NoPeriod(errors={"from": [str(NoPeriod.message)]}) from error
    return Period(first, last)


def _sheets(period: Period) -> Sequence[DataSheet]:
    money = Kind.MONEY
    return (
        DataSheet(
            "Mutasi",
            (
                Column("Waktu", Kind.MOMENT, 20),
                Column("Pesanan", width=20),
                Column("Pembeli", width=30),
                Column("Jenis", width=22),
                Column("Masuk", money),
                Column("Keluar", money),
                Column("Metode", width=24),
                Column("Rujukan", width=38),
                Column("Dicatat oleh", width=26),
                Column("Catatan", Kind.PROSE, 40),
            ),
            lambda: _movement_rows(period),
        ),
        DataSheet(
            {"day": "Per hari", "week": "Per minggu", "month": "Per bulan"}[period.unit],
            (
                Column("Tanggal", Kind.DAY),
                Column("Masuk", money),
                Column("Keluar", money),
                Column("Pesanan", Kind.INTEGER),
            ),
            lambda: [tuple(row.values()) for row in revenue.by_day(period)],
        ),
        _sold("Per jenis", [(_label(row["kind"]), row) for row in revenue.by_kind(period)]),
        _sold("Produk terlaris", [(row["title"], row) for row in revenue.top_products(period)]),
        DataSheet(
            "Voucher",
            (Column("Kelompok", width=40), Column("Dipakai", Kind.INTEGER), Column("Potongan", money)),
            lambda: [(row["label"], row["uses"], row["amount"]) for row in revenue.vouchers(period)],
        ),
    )


def _sold(title: str, named: Sequence[tuple[str, Mapping[str, Any]]]) -> DataSheet:
    columns = (
        Column("Nama", width=50),
        Column("Jumlah", Kind.INTEGER),
        Column("Penjualan", Kind.MONEY),
        Column("Dikembalikan", Kind.MONEY),
    )
    return DataSheet(
        title,
        columns,
        lambda: [(name, row["quantity"], row["amount"], row["refunded"]) for name, row in named],
    )


def _label(kind: str) -> str:
    found = KINDS.get(kind)
    return str(found.label) if found else kind


def _movements(period: Period) -> Any:
    return LedgerEntry.objects.filter(period.of("at"), kind__in=_SHOWN).order_by("at", "pk")


def _movement_rows(period: Period) -> Iterator[tuple[Any, ...]]:
    entries = _movements(period).select_related("order__buyer", "made_by")
    for entry in entries.iterator(chunk_size=2_000):
        yield (
            entry.at,
            entry.order.order_id,
            entry.order.buyer.fullname,
            str(LedgerKind(entry.kind).label),
            -entry.amount if entry.amount < 0 else None,
            entry.amount if entry.amount > 0 else None,
            entry.method,
            entry.reference,
            entry.made_by.fullname if entry.made_by else "",
            entry.note,
        )


REVENUE = EXPORTS.register(ExportKind(name="revenue", prepare=_prepare))
