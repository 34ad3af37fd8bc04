"""The tables of an assessment report, each row by row from a server-side cursor."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from itertools import groupby, starmap
from operator import attrgetter
from typing import Any, NamedTuple

from django.db.models import F, QuerySet, Sum
from django.db.models.functions import Coalesce

from duxi.exams.models import (
    AnswerOption,
    Attempt,
    AttemptQuestion,
    AttemptStatus,
    EndReason,
    Question,
    QuestionType,
    UnitResult,
)
from duxi.exams.sheet import SheetQuestion, visible
from duxi.files.xlsx import Column, DataSheet, Kind, Row

CHUNK = 2_000

_STATUSES = {
    AttemptStatus.CREATED: "Belum mulai",
    AttemptStatus.RUNNING: "Berlangsung",
    AttemptStatus.FINISHED: "Selesai",
}
_END_REASONS = {EndReason.SUBMITTED: "Dikumpulkan", EndReason.TIMEOUT: "Waktu habis"}
_TYPES = {QuestionType.SINGLE: "Tunggal", QuestionType.NESTED: "Bertingkat"}

_PERSON = (Column("Nama", width=28), Column("Email", width=32))
_UNIT = (Column("Kode Unit", width=20), Column("Unit Kompetensi", width=40))

_PARTICIPANTS = (
    *_PERSON,
    Column("Telepon", width=18),
    Column("Status", width=14),
    Column("Mulai", Kind.MOMENT, 18),
    Column("Selesai", Kind.MOMENT, 18),
    Column("Cara Berakhir", width=16),
    Column("Durasi (menit)", Kind.INTEGER, 12),
    Column("Terjawab", Kind.INTEGER, 11),
    Column("Jumlah Soal", Kind.INTEGER, 11),
    Column("Nilai", Kind.DECIMAL, 10),
    Column("Unit Kompeten", Kind.INTEGER, 11),
    Column("ID Sesi", width=38),
)
_SCORES = (
    *_PERSON,
    *_UNIT,
    Column("Nilai", Kind.DECIMAL, 10),
    Column("Level Dicapai", Kind.INTEGER, 12),
    Column("Level Disyaratkan", Kind.INTEGER, 14),
    Column("Kompeten", Kind.TRUTH, 12),
)
_GAPS = (
    *_PERSON,
    *_UNIT,
    Column("Level Disyaratkan", Kind.INTEGER, 14),
    Column("Level Dicapai", Kind.INTEGER, 12),
    Column("Kesenjangan", Kind.INTEGER, 14),
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
    """Those that were over then, so that all tables of a report tell of the same attempts."""
    return attempts.filter(status=AttemptStatus.FINISHED, ended_at__lte=moment)


def tables(attempts: QuerySet[Attempt], as_of: datetime) -> list[DataSheet]:
    """The four tables of these attempts; scores and answers only of those that are over."""
    finished = finished_by(attempts, as_of)
    return [
        DataSheet("Peserta", _PARTICIPANTS, lambda: _participants(attempts)),
        DataSheet("Nilai per Unit", _SCORES, lambda: _scores(finished)),
        DataSheet("Kesenjangan", _GAPS, lambda: _gaps(finished)),
        DataSheet("Jawaban", _ANSWERS, lambda: _answers(finished)),
    ]


def row_count(attempts: QuerySet[Attempt]) -> int:
    """How many rows the tables will have: as many answers as questions were open."""
    finished = attempts.filter(status=AttemptStatus.FINISHED)
    results = UnitResult.objects.filter(attempt__in=finished)
    gaps = results.filter(achieved_level__lt=F("required_level"))
    answers = finished.aggregate(n=Coalesce(Sum("total"), 0))["n"]
    return attempts.count() + results.count() + gaps.count() + int(answers)


def _participants(attempts: QuerySet[Attempt]) -> Iterator[Row]:
    rows = attempts.select_related("participant", "blueprint").order_by("participant__fullname", "pk")
    for attempt in rows.iterator(chunk_size=CHUNK):
        yield (
            attempt.participant.fullname,
            attempt.participant.email,
            attempt.participant.phone,
            _STATUSES[AttemptStatus(attempt.status)],
            attempt.started_at,
            attempt.ended_at,
            _END_REASONS[EndReason(attempt.end_reason)] if attempt.end_reason else None,
            attempt.blueprint.duration_minutes,
            attempt.answered,
            attempt.total,
            attempt.score,
            attempt.competent_count if attempt.ended_at else None,
            str(attempt.uuid),
        )


def _scores(finished: QuerySet[Attempt]) -> Iterator[Row]:
    for result in _results(finished).iterator(chunk_size=CHUNK):
        levels = result.achieved_level, result.required_level
        yield *_whose(result), result.score, *levels, levels[0] >= levels[1]


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
    person = result.attempt.participant
    return person.fullname, person.email, result.unit.code, result.unit.name


@dataclass(frozen=True)
class _Bank:
    """The few questions and options that many answers point at, read once."""

    questions: Mapping[int, Question]
    options: Mapping[int, AnswerOption]

    @classmethod
    def of(cls, asked: QuerySet[AttemptQuestion]) -> "_Bank":
        questions = Question.objects.filter(pk__in=asked.order_by().values("question"))
        options = AnswerOption.objects.filter(question__in=questions)
        return cls({q.pk: q for q in questions.select_related("unit")}, {o.pk: o for o in options})

    def on_sheet(self, row: "_Asked") -> SheetQuestion:
        """The question as the engine sees it, with its answer."""
        question = self.questions[row.question_id]
        chosen = self.options[row.answer_id].position if row.answer_id else None
        return SheetQuestion.of(question, chosen)

    def cells(self, row: "_Asked") -> tuple[Any, ...]:
        """The row of the table: who, which question, which answer."""
        question = self.questions[row.question_id]
        option = self.options[row.answer_id] if row.answer_id else None
        return (
            row.fullname,
            row.email,
            question.unit.code,
            question.unit.name,
            _TYPES[QuestionType(question.type)],
            question.code,
            question.level,
            question.text,
            option.text if option else None,
            option.points if option else 0,
            row.answered_at,
        )


class _Asked(NamedTuple):
    """One question of one attempt, as the cursor gives it."""

    attempt_id: int
    fullname: str
    email: str
    question_id: int
    answer_id: int | None
    answered_at: datetime | None


def _answers(finished: QuerySet[Attempt]) -> Iterator[Row]:
    """What was open at the end, in the order of the exam: closed children are left out."""
    asked = AttemptQuestion.objects.filter(attempt__in=finished)
    bank = _Bank.of(asked)
    person = "attempt__participant__"
    rows = asked.order_by(f"{person}fullname", "attempt_id", "position").values_list(
        "attempt_id", f"{person}fullname", f"{person}email", "question_id", "answer_id", "answered_at"
    )
    stream = starmap(_Asked, rows.iterator(chunk_size=CHUNK))
    for _attempt, group in groupby(stream, key=attrgetter("attempt_id")):
        sheet = {row.question_id: row for row in group}
        for question in visible(map(bank.on_sheet, sheet.values())):
            yield bank.cells(sheet[question.id])
