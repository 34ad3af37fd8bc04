"""Wire schemas of exams."""

from datetime import datetime
from typing import Annotated, Literal
from uuid import UUID

from pydantic import Field

from duxi.catalog.models import Mode
from duxi.catalog.schemas import ProductCard
from duxi.core.forms import Id, YesNo
from duxi.core.schema import Schema
from duxi.exams.models import QuestionType
from duxi.exams.wire.common import ExamTimesOut, ProgressOut
from duxi.reference.schemas import LevelOut

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


class LevelStepOut(Schema):
    """The result at one level: `reason` explains why the level is achieved or not."""

    level: int
    asked: int
    percent: float
    percent_upto: float
    reason: str
    text: str


class UnitOutcome(Schema):
    uk_code: str
    uk_name: str
    score: float
    achieved_level: int
    required_level: int
    gap: int
    competent: bool


class UnitResultOut(UnitOutcome):
    steps: list[LevelStepOut]


class MeasuredStepOut(LevelStepOut):
    """A level with its number of questions and of right answers; `asked` includes their follow-ups."""

    questions: int
    right: int


class MeasuredUnitOut(UnitOutcome):
    """A unit with the numbers of right, partly right, and wrong or missing answers.

    The `questions` of its steps are the same ones: a question with follow-ups counts once. The score is the
    share of `points_all` earned by right and partly right questions, less deductions for wrong ones.
    """

    steps: list[MeasuredStepOut]
    right: int
    partly: int
    wrong: int
    points_right: int
    points_partly: int
    points_lost: int
    points_all: int


class OtherDateOut(Schema):
    slug: str
    starts_at: datetime
    price: int
    mode: Mode | Literal[""]


class SuggestedProduct(ProductCard):
    """A product that develops the units; `other_date` of its subject is cheaper, or nearer at no higher
    price.
    """

    uk_codes: list[str]
    other_date: OtherDateOut | None


class EarlierUnitOut(Schema):
    uk_code: str
    achieved_level: int
    score: float


class EarlierResultOut(Schema):
    """The previous attempt of the same job role."""

    sesi_uuid: UUID
    title: str
    is_free: bool
    ended_at: datetime
    score: float
    units: list[EarlierUnitOut]


class ResultOut(CreatedOut, ProgressOut):
    """The result of an assessment; `participant` is empty until an account claims a free one.

    `product_slug` and `product_price` are those of the product for another attempt; empty for a free one.
    `share_image_url` is a picture without the participant's name, `named_share_image_url` one with it (empty
    while the result is unclaimed).
    """

    title: str
    is_free: bool
    product_slug: str
    product_price: int | None
    passing_percent: int
    floor_percent: int
    job_role: RoleRef
    participant: str
    batch_name: str
    started_at: datetime
    ended_at: datetime
    end_reason: Literal["submitted", "timeout", "supervisor"]
    duration_minutes: int
    score: float
    competent_count: int
    units: list[MeasuredUnitOut]
    levels: list[LevelOut]
    suggestions: list[SuggestedProduct]
    earlier: EarlierResultOut | None
    share_image_url: str
    named_share_image_url: str


class SittingRow(Schema):
    """A right to sit an assessment, with the `answered` and `total` numbered questions of its attempt, and
    its competent units.
    """

    item_id: int
    slug: str | None
    title: str
    job_role: str
    status: Literal["ready", "created", "running", "finished"]
    sesi_id: int | None
    sesi_uuid: UUID | None
    time_end: datetime | None
    answered: int | None
    total: int | None
    score: float | None
    purchased_at: datetime
    ended_at: datetime | None
    competent_count: int | None
    unit_count: int
