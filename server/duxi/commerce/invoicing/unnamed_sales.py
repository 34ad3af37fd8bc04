"""Sales without a named buyer, for the monthly tax return: by month, by day, and by document."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from datetime import date
from decimal import ROUND_HALF_UP, Decimal
from pathlib import Path
from typing import Any, NamedTuple

from duxi.accounts.models import User
from duxi.commerce.invoicing.queries.tax_invoices import unnamed_credit_notes, unnamed_invoices
from duxi.commerce.invoicing.tax_exports import MAY_EXPORT_TAX, period_in
from duxi.commerce.models import Invoice, Series
from duxi.core.clock import local, now
from duxi.core.errors import Forbidden
from duxi.files.data_sheets import Column, DataSheet, Kind
from duxi.files.exports import EXPORTS, Export, ExportKind, Progress
from duxi.files.xlsx import Book, write_book


class Document(NamedTuple):
    """An invoice, or a credit note with negative amounts, on its tax date."""

    day: date
    number: str
    kind: str
    order_id: str
    tax_base: int
    other_base: int
    tax: int
    total: int


def _prepare(owner: User, params: Mapping[str, Any]) -> Export:
    """A period; requires the permission to export tax invoices."""
    if not owner.has_perm(MAY_EXPORT_TAX):
        raise Forbidden
    start, end = period_in(params)
    title = f"Penjualan tanpa nama pembeli {start:%d/%m/%Y}–{end:%d/%m/%Y}"

    def write(path: Path, progress: Progress) -> None:
        documents = list(documents_of(start, end))
        write_book(Book(title, now(), _sheets(documents)), path, progress)

    return Export(
        params={"from": start.isoformat(), "to": end.isoformat()},
        title=title,
        filename=f"penjualan-tanpa-nama-{start:%Y%m%d}-{end:%Y%m%d}.xlsx",
        count=lambda: unnamed_invoices(start, end).count() + unnamed_credit_notes(start, end).count(),
        write=write,
    )


def documents_of(start: date, end: date) -> Iterator[Document]:
    """Invoices by the day of payment, when their tax arises, and credit notes by the day of issue."""
    for invoice in unnamed_invoices(start, end).iterator(chunk_size=2_000):
        yield _document(invoice, local(invoice.order.paid_at or invoice.issued_at).date())
    for note in unnamed_credit_notes(start, end).iterator(chunk_size=2_000):
        yield _document(note, local(note.issued_at).date())


def _document(invoice: Invoice, day: date) -> Document:
    sign = -1 if invoice.series == Series.CREDIT_NOTE else 1
    return Document(
        day=day,
        number=invoice.number,
        kind="Nota kredit" if sign < 0 else "Faktur",
        order_id=invoice.order.order_id,
        tax_base=sign * sum(line["net"] for line in invoice.lines if line["tax"]),
        other_base=sign * sum(_other_base(line) for line in invoice.lines if line["tax"]),
        tax=sign * invoice.tax,
        total=sign * invoice.total,
    )


def _other_base(line: Mapping[str, Any]) -> int:
    """The part of the net price that the rate applies to, such as 11/12 of it."""
    numerator, denominator = line["base_share"].split("/")
    share = Decimal(line["net"]) * int(numerator) / int(denominator)
    return int(share.quantize(Decimal(1), ROUND_HALF_UP))


_FIGURES = (
    Column("DPP", Kind.MONEY),
    Column("DPP nilai lain", Kind.MONEY),
    Column("PPN", Kind.MONEY),
    Column("Nilai termasuk PPN", Kind.MONEY),
)
_COUNTS = (Column("Faktur", Kind.INTEGER), Column("Nota kredit", Kind.INTEGER))


def _sheets(documents: list[Document]) -> tuple[DataSheet, ...]:
    months = ((f"{day:%Y-%m}", *row) for day, row in _summed(documents, by_month=True))
    days = ((day, *row) for day, row in _summed(documents, by_month=False))
    named = (
        Column("Tanggal", Kind.DAY),
        Column("Nomor", width=22),
        Column("Jenis"),
        Column("Pesanan", width=20),
    )
    return (
        DataSheet("Per masa pajak", (Column("Masa pajak"), *_COUNTS, *_FIGURES), lambda: months),
        DataSheet("Per hari", (Column("Tanggal", Kind.DAY), *_COUNTS, *_FIGURES), lambda: days),
        DataSheet("Dokumen", (*named, *_FIGURES), lambda: sorted(documents)),
    )


def _summed(documents: Iterable[Document], *, by_month: bool) -> list[tuple[date, list[int]]]:
    """The number of invoices and credit notes and their sums, by day or month."""
    sums: dict[date, list[int]] = defaultdict(lambda: [0] * 6)
    for one in documents:
        day = one.day.replace(day=1) if by_month else one.day
        is_note = one.total < 0
        row = (not is_note, is_note, one.tax_base, one.other_base, one.tax, one.total)
        sums[day] = [before + more for before, more in zip(sums[day], row, strict=True)]
    return sorted(sums.items())


UNNAMED_SALES = EXPORTS.register(ExportKind(name="unnamed-sales", prepare=_prepare))
