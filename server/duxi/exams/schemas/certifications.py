"""The certification API's names for the room's values."""

from datetime import datetime
from typing import Annotated, Literal
from uuid import UUID

from django.utils.translation import gettext_lazy as _
from pydantic import Field

from duxi.core.errors import Invalid
from duxi.core.forms import Id, YesNo
from duxi.core.schema import Schema
from duxi.exams.actions.answers import Answer
from duxi.exams.models import Choice, UnitResult
from duxi.exams.room import Room, RoomQuestion
from duxi.exams.schemas.common import ExamTimesOut, ExamTokenOut, YesNoText, yes_no
from duxi.exams.sheet import SheetQuestion


class CertMemberIn(Schema):
    memcert_id: Id


class CertSessionIn(Schema):
    certsesi_id: Id


class CertAnswerIn(Schema):
    soal_id: Annotated[int, Field(gt=0, lt=2**63)]
    jawaban_id: Annotated[int, Field(gt=0, lt=2**63)] | None = None
    jawaban_text: Annotated[str, Field(max_length=10_000)] | None = None
    revision: Annotated[int, Field(ge=0)] | None = None


class CertFlagIn(Schema):
    soal_id: Annotated[int, Field(gt=0, lt=2**63)]
    flag: YesNo


class CertUnitQuery(Schema):
    kode_kompetensi: Annotated[str, Field(min_length=1, max_length=40)]


class MyCertRow(Schema):
    """A certification that a user owns; `certsesi_id` is their latest attempt.

    A new attempt can begin between `opens_at` and `closes_at`.
    """

    memcert_id: int
    item_id: int
    slug: str
    title: str
    status: Literal["ready", "running", "grading", "passed", "failed", "unavailable"]
    exam_uuid: UUID | None
    certsesi_id: int | None
    time_end: datetime | None
    ended_at: datetime | None
    score: float | None
    attempts_left: int | None
    duration_minutes: int | None
    opens_at: datetime | None
    closes_at: datetime | None
    purchased_at: datetime


class CertStartOut(ExamTokenOut):
    certsesi_id: int


class CertEndOut(Schema):
    certsesi_id: int
    passed: bool | None


class CertUnitOut(Schema):
    kode_kompetensi: str
    uk_name: str
    total: int
    answered: int


class CertExamOut(ExamTimesOut):
    certsesi_id: int
    title: str
    instructions: str
    units: list[CertUnitOut]
    total: int
    answered: int


class CertOptionOut(Schema):
    jawaban_id: int
    jawaban_text: str


class CertQuestionOut(Schema):
    """A question as the participant sees it, without its key.

    With `is_text`, `ques_answer_text` is graded by an assessor.
    """

    ques_id: int
    ques_number: int
    ques_text: str
    ques_answer: int | None
    is_text: bool
    ques_answer_text: str
    options: list[CertOptionOut]
    uk_name: str
    kode_kompetensi: str
    flag: YesNoText
    revision: int


class CertSavedOut(ExamTimesOut):
    ques_id: int
    ques_answer: int | None
    revision: int
    answered: int
    total: int


class CertUnitResultOut(Schema):
    kode_kompetensi: str
    uk_name: str
    score: float
    competent: bool


class CertResultOut(Schema):
    certsesi_id: int
    attempt_uuid: UUID
    title: str
    passed: bool | None
    score: float
    passing_score: int
    answered: int
    total: int
    started_at: datetime
    ended_at: datetime
    end_reason: Literal["submitted", "timeout", "supervisor"]
    attempts_left: int | None
    units: list[CertUnitResultOut]


def answer_in(body: CertAnswerIn) -> Answer:
    """The submitted option or text; raises `Invalid` without either."""
    if body.jawaban_id is None and body.jawaban_text is None:
        raise Invalid(errors={"jawaban_id": [str(_("Wajib diisi."))]})
    options = [] if body.jawaban_id is None else [body.jawaban_id]
    return Answer(options, body.jawaban_text or "", field="jawaban_id")


def by_unit(question: SheetQuestion) -> tuple[str, str]:
    return question.uk_code or "", question.uk_name or ""


def units(room: Room) -> list[CertUnitOut]:
    return [
        CertUnitOut(
            kode_kompetensi=group.code,
            uk_name=group.name,
            total=group.progress.total,
            answered=group.progress.answered,
        )
        for group in room.groups(by_unit)
    ]


def questions(room: Room, code: str) -> list[CertQuestionOut]:
    return [question_out(question) for question in room.roots(lambda asked: asked.uk_code == code)]


def question_out(question: RoomQuestion) -> CertQuestionOut:
    asked = question.asked
    is_text = asked.choice == Choice.TEXT
    return CertQuestionOut(
        ques_id=asked.id,
        ques_number=int(question.label),
        ques_text=question.text,
        ques_answer=asked.selected_ids[0] if asked.selected and not is_text else None,
        is_text=is_text,
        ques_answer_text=asked.text,
        options=[
            CertOptionOut(jawaban_id=option.id, jawaban_text=option.text) for option in question.options
        ],
        uk_name=asked.uk_name or "",
        kode_kompetensi=asked.uk_code or "",
        flag=yes_no(asked.flagged),
        revision=asked.revision,
    )


def unit_result_out(result: UnitResult, name: str) -> CertUnitResultOut:
    return CertUnitResultOut(
        kode_kompetensi=result.unit.code,
        uk_name=name,
        score=float(result.score),
        competent=result.competent,
    )
