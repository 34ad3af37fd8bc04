"""Wire schemas of results and of the list of assessments."""

from datetime import datetime
from typing import Literal
from uuid import UUID

from duxi.catalog.models import Mode
from duxi.catalog.schemas import ProductCard
from duxi.core.schema import Schema
from duxi.exams.schemas.assessments import CreatedOut, RoleRef
from duxi.exams.schemas.common import ProgressOut
from duxi.reference.schemas import LevelOut


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
