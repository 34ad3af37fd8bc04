"""The tables of an assessment report, streamed from server-side cursors."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from itertools import groupby, starmap
from math import ceil
from operator import attrgetter
from typing import Any, NamedTuple

from django.db.models import F, QuerySet, Sum
from django.db.models.functions import Coalesce

from duxi.accounts.models import User
from duxi.accounts.phones import international
from duxi.exams.level_texts import explained
from duxi.exams.models import (
    AssessmentAccess,
    Attempt,
    AttemptQuestion,
    AttemptStatus,
    Choice,
    EndReason,
    QuestionType,
    QuestionVersion,
    UnitResult,
)
from duxi.exams.question_texts import in_words
from duxi.exams.scoring import earned_by
from duxi.exams.sheet import PROGRESS_FIELDS, SheetQuestion, visible
from duxi.files.data_sheets import Column, DataSheet, Kind, Row
from duxi.files.marks import Mark

CHUNK = 2_000

_STATUSES = {
    AttemptStatus.CREATED: "Belum mulai",
    AttemptStatus.RUNNING: "Berlangsung",
    AttemptStatus.FINISHED: "Selesai",
}
_END_REASONS = {
    EndReason.SUBMITTED: "Dikumpulkan",
    EndReason.TIMEOUT: "Waktu habis",
    EndReason.SUPERVISOR: "Diakhiri pengawas",
}
_NOBODY, _NOTHING_DONE = "Belum ada peserta", "Belum ada sesi selesai"
_NOT_BEGUN = _STATUSES[AttemptStatus.CREATED]
_TYPES = {QuestionType.SINGLE: "Tunggal", QuestionType.NESTED: "Bertingkat"}

_PERSON = (Column("Nama", width=28), Column("Email", width=32))
_UNIT = (Column("Kode Unit", width=20), Column("Unit Kompetensi", width=40))

_PARTICIPANTS = (
    *_PERSON,
    Column("Telepon", width=18),
    Column("Instansi", width=32),
    Column("Jabatan", width=24),
    Column("Status", width=14),
    Column("Mulai", Kind.MOMENT, 18),
    Column("Selesai", Kind.MOMENT, 18),
    Column("Cara Berakhir", width=16),
    Column("Durasi (menit)", Kind.INTEGER, 12),
    Column("Terjawab", Kind.INTEGER, 11),
    Column("Jumlah Soal", Kind.INTEGER, 11),
    Column("Lanjutan Terjawab", Kind.INTEGER, 11),
    Column("Soal Lanjutan", Kind.INTEGER, 11),
    Column("Nilai", Kind.DECIMAL, 10),
    Column("Unit Kompeten", Kind.INTEGER, 11),
    Column("ID Sesi", width=12),
)
_SCORES = (
    *_PERSON,
    *_UNIT,
    Column("Nilai", Kind.DECIMAL, 10),
    Column("Level Dicapai", Kind.INTEGER, 12),
    Column("Level Disyaratkan", Kind.INTEGER, 14),
    Column("Kompeten", Kind.TRUTH, 12, Mark.GOOD_IF_YES),
    Column("Alasan Level", Kind.PROSE, 60),
)
_GAPS = (
    *_PERSON,
    *_UNIT,
    Column("Level Disyaratkan", Kind.INTEGER, 14),
    Column("Level Dicapai", Kind.INTEGER, 12),
    Column("Kesenjangan", Kind.INTEGER, 14, Mark.BAD_IF_POSITIVE),
)
_ANSWERS = (
    *_PERSON,
    *_UNIT,
    Column("Jenis Soal", width=12),
    Column("Kode Soal", width=16),
    Column("Level", Kind.INTEGER, 8),
    Column("Soal", Kind.PROSE, 70),
    Column("Jawaban", Kind.PROSE, 50),
    Column("Poin", Kind.INTEGER, 8),
    Column("Dijawab", Kind.MOMENT, 18),
)


def finished_by(attempts: QuerySet[Attempt], moment: datetime) -> QuerySet[Attempt]:
    """The attempts that were finished at that time, so that all tables of a report cover the same ones."""
    return attempts.filter(status=AttemptStatus.FINISHED, ended_at__lte=moment)


def tables(
    attempts: QuerySet[Attempt], as_of: datetime, waiting: QuerySet[AssessmentAccess] | None = None
) -> list[DataSheet]:
    """The four tables of these attempts; scores and answers only of finished ones.

    `waiting` are those who have not begun; they follow the other participants.
    """
    finished = finished_by(attempts, as_of)
    return [
        DataSheet("Peserta", _PARTICIPANTS, lambda: _everybody(attempts, waiting), empty=_NOBODY),
        DataSheet("Nilai per Unit", _SCORES, lambda: _scores(finished), empty=_NOTHING_DONE),
        DataSheet("Kesenjangan", _GAPS, lambda: _gaps(finished), empty="Tidak ada kesenjangan"),
        DataSheet("Jawaban", _ANSWERS, lambda: _answers(finished), empty=_NOTHING_DONE),
    ]


def row_count(attempts: QuerySet[Attempt], waiting: QuerySet[AssessmentAccess] | None = None) -> int:
    """The number of rows of all tables."""
    return sum(row_counts(attempts).values()) + (waiting.count() if waiting is not None else 0)


def row_counts(attempts: QuerySet[Attempt]) -> dict[str, int]:
    """The number of rows by table; answers are as many as open questions."""
    finished = attempts.filter(status=AttemptStatus.FINISHED)
    results = UnitResult.objects.filter(attempt__in=finished)
    answers = finished.aggregate(n=Coalesce(Sum(F("total") + F("follow_ups")), 0))["n"]
    return {
        "participants": attempts.count(),
        "scores": results.count(),
        "gaps": results.filter(achieved_level__lt=F("required_level")).count(),
        "answers": int(answers),
    }


def _everybody(attempts: QuerySet[Attempt], waiting: QuerySet[AssessmentAccess] | None) -> Iterator[Row]:
    yield from _participants(attempts)
    if waiting is None:
        return
    rows = waiting.select_related("entitlement__holder").order_by("entitlement__holder__fullname", "pk")
    for access in rows.iterator(chunk_size=CHUNK):
        yield *_person(access.entitlement.holder), _NOT_BEGUN, *(None,) * (len(_PARTICIPANTS) - 6)


def _person(person: User | None) -> tuple[str | None, ...]:
    if person is None:
        return (None,) * 5
    phone = international(person.phone) or None
    return person.fullname, person.email, phone, person.organisation or None, person.position or None


def minutes_used(attempt: Attempt) -> int | None:
    """The duration in started minutes; None before the end."""
    if attempt.started_at is None or attempt.ended_at is None:
        return None
    return ceil((attempt.ended_at - attempt.started_at).total_seconds() / 60)


def _participants(attempts: QuerySet[Attempt]) -> Iterator[Row]:
    rows = attempts.select_related("participant", "blueprint").order_by("participant__fullname", "pk")
    for attempt in rows.iterator(chunk_size=CHUNK):
        yield (
            *_person(attempt.owner),
            _STATUSES[AttemptStatus(attempt.status)],
            attempt.started_at,
            attempt.ended_at,
            _END_REASONS[EndReason(attempt.end_reason)] if attempt.end_reason else None,
            minutes_used(attempt),
            *(getattr(attempt, name) for name in PROGRESS_FIELDS),
            attempt.score,
            attempt.competent_count if attempt.ended_at else None,
            str(attempt.uuid),
        )


def _scores(finished: QuerySet[Attempt]) -> Iterator[Row]:
    for result in _results(finished).iterator(chunk_size=CHUNK):
        levels = result.achieved_level, result.required_level
        yield *_whose(result), result.score, *levels, result.competent, _why(result)


def _why(result: UnitResult) -> str | None:
    """Level by level, why it was reached or not."""
    steps = (f"Level {step['level']}: {explained(step)['text']}" for step in result.steps)
    return "\n".join(steps) or None


def _gaps(finished: QuerySet[Attempt]) -> Iterator[Row]:
    open_gaps = _results(finished).filter(achieved_level__lt=F("required_level"))
    widest = open_gaps.order_by(
        F("achieved_level") - F("required_level"), "attempt__participant__fullname", "pk"
    )
    for result in widest.iterator(chunk_size=CHUNK):
        gap = result.required_level - result.achieved_level
        yield *_whose(result), result.required_level, result.achieved_level, gap


def _results(finished: QuerySet[Attempt]) -> QuerySet[UnitResult]:
    found = UnitResult.objects.filter(attempt__in=finished).select_related("unit", "attempt__participant")
    return found.order_by("attempt__participant__fullname", "attempt_id", "position")


def _whose(result: UnitResult) -> tuple[str, str, str, str]:
    person = result.attempt.owner
    return person.fullname, person.email, result.unit.code, result.unit.name


@dataclass(frozen=True)
class _Bank:
    """Reads each question version that answers refer to once."""

    versions: Mapping[int, QuestionVersion]

    @classmethod
    def of(cls, asked: QuerySet[AttemptQuestion]) -> "_Bank":
        versions = QuestionVersion.objects.filter(pk__in=asked.order_by().values("version"))
        return cls({version.pk: version for version in versions.select_related("question__unit")})

    def on_sheet(self, row: "_Asked") -> SheetQuestion:
        """The question with its answer in the engine's form."""
        version = self.versions[row.version_id]
        on_sheet = SheetQuestion.of(version.question)
        return replace(
            on_sheet,
            opens_on=version.opens_on,
            choice=version.choice,
            weight=version.weight,
            gives_partial_credit=version.gives_partial_credit,
            selected=row.selected,
            text=row.text,
        )

    def cells(self, row: "_Asked") -> tuple[Any, ...]:
        """The row of the table: participant, question, answer."""
        version = self.versions[row.version_id]
        question = version.question
        return (
            row.fullname,
            row.email,
            question.unit.code if question.unit else None,
            question.unit.name if question.unit else question.section or None,
            _TYPES[QuestionType(question.type)],
            question.code,
            version.level,
            in_words(version.text),
            _answer_text(row, version),
            earned_by(self.on_sheet(row), dict(enumerate(version.points, start=1))),
            row.answered_at,
        )


def _answer_text(row: "_Asked", version: QuestionVersion) -> str | None:
    if version.choice == Choice.TEXT:
        return row.text or None
    return "\n".join(in_words(version.option_texts[position - 1]) for position in row.selected) or None


class _Asked(NamedTuple):
    """One question of one attempt, as read from the cursor."""

    attempt_id: int
    fullname: str
    email: str
    question_id: int
    version_id: int
    selected: list[int]
    text: str
    answered_at: datetime | None


_ASKED = ("question_id", "version_id", "selected", "text", "answered_at")


def _answers(finished: QuerySet[Attempt]) -> Iterator[Row]:
    """The questions that were open at the end, in the order of the exam, without closed follow-ups."""
    asked = AttemptQuestion.objects.filter(attempt__in=finished)
    bank = _Bank.of(asked)
    person = "attempt__participant__"
    rows = asked.order_by(f"{person}fullname", "attempt_id", "position").values_list(
        "attempt_id", f"{person}fullname", f"{person}email", *_ASKED
    )
    stream = starmap(_Asked, rows.iterator(chunk_size=CHUNK))
    for _attempt, group in groupby(stream, key=attrgetter("attempt_id")):
        sheet = {row.question_id: row for row in group}
        for question in visible(map(bank.on_sheet, sheet.values())):
            yield bank.cells(sheet[question.id])
