"""Workbook of a company's seats: holders, and progress of those with consent."""

from collections.abc import Iterator
from io import BytesIO
from typing import Any
from uuid import UUID

from django.core import signing
from django.urls import reverse
from django.utils.http import urlencode

from duxi.core.clock import local, now
from duxi.core.errors import NotFound
from duxi.corporate.models import Company
from duxi.corporate.queries.seats import SeatState, seats_of, states_of
from duxi.files.data_sheets import Column, DataSheet, Kind
from duxi.files.xlsx import Book, write_book
from duxi.gateways import mail

XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
_SALT = "duxi.corporate.report"
LIFETIME = 15 * 60
_COLUMNS = (
    Column("Produk", width=40),
    Column("Anggota", width=30),
    Column("Bagian", width=20),
    Column("Dibagikan", Kind.MOMENT, 20),
    Column("Dipakai", Kind.MOMENT, 20),
    Column("Selesai", width=14),
    Column("Jam", Kind.INTEGER),
)


def link_to(company: Company) -> str:
    """A path that opens the workbook for 15 minutes; callers must have checked access."""
    path = reverse("learner:company_report", kwargs={"uuid": company.uuid})
    return f"{path}?{urlencode({'signature': signing.dumps(company.uuid.hex, salt=_SALT)})}"


def linked_company(uuid: UUID, signature: str) -> Company:
    """The company of a link; raises `NotFound`."""
    try:
        signed_for = signing.loads(signature, salt=_SALT, max_age=LIFETIME)
    except signing.BadSignature as error:
        raise NotFound from error
    found = Company.objects.filter(uuid=uuid).first()
    if signed_for != uuid.hex or found is None:
        raise NotFound
    return found


def workbook(company: Company) -> bytes:
    """The current seats."""
    file = BytesIO()
    write_book(Book(company.name, now(), (DataSheet("Kursi", _COLUMNS, lambda: _rows(company)),)), file)
    return file.getvalue()


def filename(company: Company) -> str:
    return f"Laporan {company.name} {local(now()):%Y-%m-%d}.xlsx"


def attachment(company_uuid: str) -> mail.Attachment | None:
    """The workbook for a mail; None if the company no longer exists."""
    company = Company.objects.filter(uuid=company_uuid).first()
    return mail.Attachment(filename(company), XLSX, workbook(company)) if company else None


def _rows(company: Company) -> Iterator[tuple[Any, ...]]:
    for state in states_of(seats_of(company)):
        member, voucher = state.seat.member, state.seat.voucher
        yield (
            state.seat.product.title,
            member.user.fullname if member else "",
            member.department if member else "",
            state.seat.assigned_at,
            voucher.used_at if voucher else None,
            _finished(state),
            state.hours,
        )


def _finished(state: SeatState) -> str:
    if state.is_completed is None:
        return "Tidak dibagikan" if state.seat.voucher_id else ""
    return "Ya" if state.is_completed else "Belum"
