"""The session pack: one workbook with all data of a class, with the same numbers as on screen."""

from collections.abc import Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Any

from django.utils.text import slugify
from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.accounts.phones import international
from duxi.catalog.models import Product
from duxi.classroom.models import ClassArrival
from duxi.classroom.progress import percent_done
from duxi.classroom.queries.assignments import submissions_in
from duxi.classroom.queries.classes import class_for, participants_of
from duxi.classroom.queries.quizzes import quiz_results
from duxi.classroom.reports.data import ClassData, class_data, name_and_email
from duxi.classroom.reports.presence import presence_grid, presence_lines
from duxi.classroom.reports.summary import summary_page
from duxi.core.clock import now
from duxi.core.errors import Invalid
from duxi.files.data_sheets import Column, DataSheet, Kind, Row
from duxi.files.exports import EXPORTS, Export, ExportKind, Progress
from duxi.files.marks import Mark
from duxi.files.xlsx import Book, write_book
from duxi.learning.feedback_results import results_of

_PERSON = (Column("Nama", width=28), Column("Email", width=32))
_PARTICIPANTS = (
    *_PERSON,
    Column("Telepon", width=18),
    Column("Tiba di kelas", Kind.MOMENT, 18),
    Column("Progres (%)", Kind.INTEGER, 12),
    Column("Kehadiran (%)", Kind.INTEGER, 13),
    Column("Masih dapat dicapai (%)", Kind.INTEGER, 16),
    Column("Berisiko", Kind.TRUTH, 10, Mark.BAD_IF_YES),
    Column("Syarat lengkap", Kind.TRUTH, 14, Mark.GOOD_IF_YES),
    Column("Selesai", Kind.MOMENT, 18),
)
_SCORES = (
    *_PERSON,
    Column("Kuis", width=36),
    Column("Nilai", Kind.DECIMAL, 10),
    Column("Lulus", Kind.TRUTH, 10, Mark.GOOD_IF_YES),
    Column("Selesai", Kind.MOMENT, 18),
)
_ASSIGNMENTS = (
    *_PERSON,
    Column("Tugas", width=36),
    Column("Percobaan", Kind.INTEGER, 11),
    Column("Dikumpulkan", Kind.MOMENT, 18),
    Column("Terlambat", Kind.TRUTH, 11, Mark.BAD_IF_YES),
    Column("Nilai", Kind.INTEGER, 10),
    Column("Komentar", Kind.PROSE, 50),
    Column("Dinilai oleh", width=28),
    Column("Dinilai", Kind.MOMENT, 18),
)
_FEEDBACK = (
    Column("Kelompok", width=24),
    Column("Pertanyaan", Kind.PROSE, 50),
    Column("Jawaban", Kind.PROSE, 60),
    Column("Jumlah", Kind.INTEGER, 10),
    Column("Rata-rata", Kind.DECIMAL, 12),
)


class NoClass(Invalid):
    """The parameter for the class is missing."""

    message = _("Pilih kelas terlebih dahulu.")


def book_of(data: ClassData) -> Book:
    sheets = (
        DataSheet("Peserta", _PARTICIPANTS, partial(_participants, data), empty="Belum ada peserta"),
        presence_grid(data),
        presence_lines(data),
        DataSheet("Nilai", _SCORES, partial(_scores, data), empty="Belum ada nilai kuis"),
        DataSheet("Tugas", _ASSIGNMENTS, partial(_assignments, data), empty="Belum ada tugas dikumpulkan"),
        DataSheet("Umpan balik", _FEEDBACK, partial(_feedback, data), empty="Belum ada umpan balik"),
    )
    title = _title(data.product)
    pages = (("Ringkasan", summary_page(title, data.as_of, _session_shares(data))),)
    return Book(title, data.as_of, sheets, pages)


def _title(product: Product) -> str:
    return f"Laporan Kelas – {product.title}"[:200]


def _participants(data: ClassData) -> Iterator[Row]:
    arrivals = dict(
        ClassArrival.objects.filter(entitlement__in=data.seats).values_list("entitlement", "arrived_at")
    )
    for seat in data.seats:
        seat_progress = data.progress_by_seat[seat.pk]
        clearance = seat_progress.clearance
        yield (
            *name_and_email(seat),
            international(seat.holder.phone) if seat.holder else "",
            arrivals.get(seat.pk),
            percent_done(seat_progress.steps),
            clearance.share.earned,
            clearance.share.reachable,
            clearance.is_at_risk,
            clearance.is_cleared,
            seat.completed_at,
        )


def _scores(data: ClassData) -> Iterator[Row]:
    titles = {str(step.quiz_uuid): step.title for step in data.steps if step.quiz_uuid}
    results = quiz_results(data.seats, [step.quiz_uuid for step in data.steps if step.quiz_uuid])
    for seat in data.seats:
        for uuid, result in results.get(seat.pk, {}).items():
            grade = result.grade
            yield (*name_and_email(seat), titles[uuid], grade.score, grade.is_passed, result.finished_at)


def _assignments(data: ClassData) -> Iterator[Row]:
    for one in submissions_in(data.product):
        yield (
            *name_and_email(one.entitlement),
            one.assignment.title,
            one.number,
            one.submitted_at,
            one.is_late,
            one.score,
            one.comment,
            one.graded_by.fullname if one.graded_by else "",
            one.graded_at,
        )


def _feedback(data: ClassData) -> Iterator[Row]:
    _responses, results = results_of(data.product)
    for one in results:
        about = (one.question.section, one.question.text)
        for answer, count in one.counts.items():
            yield (*about, answer, count, one.average)
        for text in one.texts:
            yield (*about, text, 1, None)


def _session_shares(data: ClassData) -> list[tuple[str, int, int]]:
    """Each session with its number of attendees and of participants."""
    here = ("present", "late")
    return [
        (
            session.title,
            sum(
                attended[session.pk].status in here
                for attended in data.attended.values()
                if session.pk in attended
            ),
            len(data.seats),
        )
        for session in data.sessions
    ]


def _prepare(owner: User, params: Mapping[str, Any]) -> Export:
    """A class that the owner may see now."""
    class_id = params.get("class_id")
    if not isinstance(class_id, int) or isinstance(class_id, bool) or not 0 < class_id < 2**31:
        raise NoClass(errors={"class_id": [str(NoClass.message)]})
    product = class_for(owner, class_id)

    def write(path: Path, progress: Progress) -> None:
        write_book(book_of(class_data(product)), path, progress)

    return Export(
        params={"class_id": product.pk},
        title=_title(product),
        filename=f"laporan-{slugify(product.slug)}-{now():%Y%m%d-%H%M}.xlsx",
        count=lambda: participants_of(product).count(),
        write=write,
    )


SESSION_PACK = EXPORTS.register(ExportKind(name="class-pack", prepare=_prepare))
