"""Wire schemas of a running assessment."""

from datetime import datetime
from typing import Annotated, Literal
from uuid import UUID

from pydantic import Field

from duxi.core.forms import Id, YesNo
from duxi.core.schema import Schema
from duxi.exams.models import QuestionType
from duxi.exams.schemas.common import ExamTimesOut, ProgressOut

QuestionTypeName = Literal["single", "nested"]


Code = Annotated[str, Field(min_length=1, max_length=40)]


class ItemIn(Schema):
    item_id: Id


class SessionIn(Schema):
    sesi_id: Id


class AnswerIn(Schema):
    sesi_soal_id: Annotated[int, Field(gt=0, lt=2**63)]
    jwb_id: Annotated[int, Field(gt=0, lt=2**63)]
    type: QuestionTypeName
    revision: Annotated[int, Field(ge=0)] | None = None


class AssessmentFlagIn(Schema):
    sesi_soal_id: Annotated[int, Field(gt=0, lt=2**63)]
    flag: YesNo


class SectionQuery(Schema):
    type: QuestionTypeName


class QuestionQuery(SectionQuery):
    uk_code: Code


class ChildQuery(Schema):
    direction: Literal["next", "prev"]
    soal_code: Code


class RoleRef(Schema):
    slug: str
    name: str


class CreatedOut(Schema):
    sesi_id: int
    sesi_uuid: UUID


class PlannedUnit(Schema):
    uk_code: str
    uk_name: str
    question_count: int


class SessionOut(CreatedOut):
    """The facts about an attempt before its start; `is_paid`: it comes from an order with a price."""

    status: Literal["created", "running", "finished"]
    title: str
    job_role: RoleRef
    batch_name: str
    duration_minutes: int
    question_count: int
    units: list[PlannedUnit]
    is_paid: bool
    started_at: datetime | None
    time_end: datetime | None
    time_now: datetime


class TimerOut(ExamTimesOut):
    """The server's times; while a supervisor has paused the attempt, the end moves along."""


class StartOut(TimerOut):
    token: str
    sesi_id: int


class EndOut(Schema):
    sesi_uuid: UUID
    job_role: RoleRef


class SectionOut(ProgressOut):
    type: QuestionType


class SectionsOut(TimerOut, CreatedOut, ProgressOut):
    title: str
    job_role: RoleRef
    sections: list[SectionOut]


class UnitProgress(ProgressOut):
    """`unfinished` are the codes of root questions with an unanswered open follow-up."""

    uk_code: str
    uk_name: str
    unfinished: list[str]


class OptionOut(Schema):
    """An option as the participant sees it, without its points."""

    jwb_id: int
    jwb_text: str


class QuestionOut(Schema):
    """A question as the participant sees it.

    `number` counts within its unit, or within its tree; `label` within the whole attempt. A closed question
    keeps its answer.
    """

    sesi_soal_id: int
    soal_id: int
    soal_code: str
    soal_text: str
    number: int
    label: str
    has_child: bool
    is_closed: bool
    flag: Literal["yes", "no"]
    options: list[OptionOut]
    user_jwb_id: int | None
    revision: int


class QuestionsOut(Schema):
    soal: list[QuestionOut]
    uk_name: str
    uk_code: str


class ChildOut(Schema):
    soal: QuestionOut | None
    uk_name: str
    uk_code: str


class SavedOut(TimerOut, ProgressOut):
    sesi_soal_id: int
    user_jwb_id: int
    revision: int
