"""Members in workbooks: imported as invitations, exported as a list."""

from collections.abc import Iterator
from io import BytesIO
from typing import Any

from duxi.core.clock import now
from duxi.corporate.actions.invitations import Invitee, checked
from duxi.corporate.models import Company, CompanyRole
from duxi.corporate.queries.companies import members_of
from duxi.files.data_sheets import Column, DataSheet, Kind
from duxi.files.imports import ImportColumn
from duxi.files.tables import MAX_SIZE, BadTable, read_table
from duxi.files.xlsx import Book, write_book

EMAIL, NAME, DEPARTMENT = "Email", "Nama", "Bagian"
_READ = (
    ImportColumn("email", EMAIL, is_required=True),
    ImportColumn("fullname", NAME),
    ImportColumn("department", DEPARTMENT),
)
_WRITTEN = (
    Column(EMAIL, width=34),
    Column(NAME, width=32),
    Column(DEPARTMENT, width=22),
    Column("Peran", width=14),
    Column("Atasan", width=32),
    Column("Bergabung", Kind.DAY),
    Column("Hasil dibagikan", Kind.TRUTH),
)


def read_invitees(content: bytes) -> list[Invitee]:
    """Invitees of an uploaded table; raises `BadTable`, or `Invalid` with the numbers of wrong rows."""
    if len(content) > MAX_SIZE:
        raise BadTable
    rows = [
        (
            row.number,
            Invitee(
                row.values.get("email", ""), row.values.get("fullname", ""), row.values.get("department", "")
            ),
        )
        for row in read_table(content, _READ)
    ]
    return checked(rows, field="file")


def team_workbook(company: Company) -> bytes:
    """Current members; the file can be imported as invitations."""
    file = BytesIO()
    sheet = DataSheet("Anggota", _WRITTEN, lambda: _rows(company), empty="")
    write_book(Book(company.name, now(), (sheet,)), file)
    return file.getvalue()


def _rows(company: Company) -> Iterator[tuple[Any, ...]]:
    for member in members_of(company):
        yield (
            member.user.email,
            member.user.fullname,
            member.department,
            str(CompanyRole(member.role).label),
            member.superior.user.fullname if member.superior else "",
            member.joined_at.date(),
            member.consented_at is not None,
        )
