"""Response schemas for participants."""

from datetime import datetime
from typing import Annotated, Literal
from uuid import UUID

from pydantic import Field

from duxi.core.forms import Id
from duxi.core.schema import Schema

MethodName = Literal["written", "interview", "practical"]
StateName = Literal["to_book", "booked", "waiting", "decided"]


class CertSessionQuery(Schema):
    certsesi_id: Id


class CriterionResult(Schema):
    """`points` is the mean if two assessors decided together; `level` is then empty."""

    name: str
    description: str
    level: str
    points: float
    most_points: int
    notes: list[str]


class BookedSlot(Schema):
    uuid: UUID
    starts_at: datetime
    ends_at: datetime
    place: str
    assessor_name: str
    can_change: bool


class FreeSlot(Schema):
    """`place` is empty for an online meeting, whose link is shown after booking."""

    uuid: UUID
    starts_at: datetime
    ends_at: datetime
    place: str
    is_online: bool
    assessor_name: str


class AppealOut(Schema):
    reason: str
    created_at: datetime
    decided_at: datetime | None
    score_before: float
    score_after: float | None


class UnitAssessmentOut(Schema):
    """One unit graded by assessors, with results and comments once it is decided."""

    uuid: UUID
    kode_kompetensi: str
    uk_name: str
    method: MethodName
    state: StateName
    instructions: str
    score: float | None
    passing_score: int
    competent: bool | None
    criteria: list[CriterionResult]
    comments: list[str]
    slot: BookedSlot | None
    appeal: AppealOut | None
    can_appeal: bool
    appeal_until: datetime | None


class BookingIn(Schema):
    slot_uuid: UUID


class AppealIn(Schema):
    reason: Annotated[str, Field(max_length=5_000)]
