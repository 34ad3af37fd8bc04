"""Attendance as a detailed list and as a grid to print and sign."""

from collections.abc import Iterator
from typing import Any

from duxi.classroom.models import Attendance
from duxi.classroom.reports.data import ClassData, name_and_email
from duxi.core.clock import local
from duxi.files.data_sheets import Column, DataSheet, Kind, Row
from duxi.files.marks import Mark
from duxi.learning.models import ClassSession

_LINES = (
    Column("Nama", width=28),
    Column("Email", width=32),
    Column("Sesi", width=36),
    Column("Mulai", Kind.MOMENT, 18),
    Column("Status", width=18, mark=Mark.PRESENCE),
    Column("Sumber", width=18),
    Column("Tercatat", Kind.MOMENT, 18),
    Column("Alasan", Kind.PROSE, 40),
)


def presence_lines(data: ClassData) -> DataSheet:
    """One row for each person and session."""
    return DataSheet("Kehadiran", _LINES, lambda: _lines(data), empty="Belum ada sesi")


def presence_grid(data: ClassData) -> DataSheet:
    """Participants as rows, sessions as columns."""
    sessions = [
        Column(f"{number}. {local(one.starts_at):%d/%m/%Y} {one.title}", width=18, mark=Mark.PRESENCE)
        for number, one in enumerate(data.sessions, start=1)
    ]
    columns = (Column("Nama", width=28), *sessions, Column("Kehadiran (%)", Kind.INTEGER, 13))
    return DataSheet("Daftar hadir", columns, lambda: _grid(data), empty="Belum ada peserta")


def _lines(data: ClassData) -> Iterator[Row]:
    for seat in data.seats:
        attended = data.attended.get(seat.pk, {})
        for session in data.sessions:
            row = attended.get(session.pk)
            known: tuple[Any, ...] = ("", None, "")
            if row:
                known = (row.get_source_display(), row.recorded_at, row.reason)
            status = _status(data, session, row)
            yield (*name_and_email(seat), session.title, session.starts_at, status, *known)


def _grid(data: ClassData) -> Iterator[Row]:
    for seat in data.seats:
        attended = data.attended.get(seat.pk, {})
        cells = [_status(data, session, attended.get(session.pk)) for session in data.sessions]
        earned = data.progress_by_seat[seat.pk].clearance.share.earned
        yield (name_and_email(seat)[0], *cells, earned)


def _status(data: ClassData, session: ClassSession, row: Attendance | None) -> str:
    if row:
        return str(row.get_status_display())
    return "Belum berlangsung" if session.starts_at > data.as_of else "Belum tercatat"
