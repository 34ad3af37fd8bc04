"""Schemas of assessors' work for staff and assessors."""

from datetime import date, datetime, time
from typing import Annotated, Literal
from uuid import UUID

from pydantic import Field, StringConstraints

from duxi.core.forms import Id
from duxi.core.schema import Schema

Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=200)]
Prose = Annotated[str, StringConstraints(strip_whitespace=True, max_length=2_000)]
Reason = Annotated[str, StringConstraints(strip_whitespace=True, min_length=3, max_length=300)]
Points = Annotated[int, Field(ge=0, le=1_000)]
RoleName = Literal["first", "second", "third", "appeal"]
AssessedBy = Literal["written", "interview", "practical"]
GradingState = Literal["unassigned", "to_book", "booked", "ready", "submitted"]


class RubricLevel(Schema):
    """A level of a criterion and its points."""

    name: Name
    description: Prose = ""
    points: Points


class RubricCriterion(Schema):
    """A grading criterion."""

    name: Name
    description: Prose = ""
    levels: Annotated[list[RubricLevel], Field(min_length=2, max_length=8)]


class UnitGradingRow(Schema):
    """A row of the grading queue."""

    id: UUID
    participant_name: str
    unit_name: str
    exam_title: str
    method: AssessedBy
    role: RoleName
    state: GradingState
    assessor_name: str | None
    is_mine: bool
    meets_at: datetime | None
    created_at: datetime
    submitted_at: datetime | None
    score: float | None


class AnswerText(Schema):
    question: str
    answer: str


class AssessorChoice(Schema):
    id: int
    fullname: str
    email: str


class UnitGradingOut(UnitGradingRow):
    """One grading with answers and rubric, without the gradings of other assessors."""

    rubric_id: int
    unit_code: str
    instructions: str
    criteria: list[RubricCriterion]
    passing_percent: int
    answers: list[AnswerText]
    place: str
    appeal_reason: str
    levels: list[int]
    notes: list[str]
    comment: str
    others: list[AssessorChoice]


class GradingSubmitIn(Schema):
    levels: Annotated[list[Annotated[int, Field(ge=0, le=7)]], Field(max_length=30)]
    notes: Annotated[list[Prose], Field(max_length=30)] = []
    comment: Prose = ""


class AssignIn(Schema):
    assessor_id: Id


class SlotRow(Schema):
    id: UUID
    assessor_name: str
    exam_title: str
    starts_at: datetime
    ends_at: datetime
    place: str
    participant_name: str | None
    unit_name: str | None
    booked_at: datetime | None


class SlotsIn(Schema):
    """Every whole slot of a window of one day in WIB; without `assessor_id` the user's own."""

    rubric_id: Id
    assessor_id: Id | None = None
    day: date
    starts: time
    ends: time
    minutes: Annotated[int, Field(ge=10, le=240)] = 45
    place: Annotated[str, StringConstraints(strip_whitespace=True, min_length=3, max_length=300)]


class PublishedSlots(Schema):
    published: int


class CancelReasonIn(Schema):
    reason: Reason


class OwnRubric(Schema):
    id: int
    name: str
    exam_title: str
    method: AssessedBy


class AppealRow(Schema):
    id: UUID
    grading_id: UUID
    participant_name: str
    unit_name: str
    exam_title: str
    assessor_name: str | None
    reason: str
    score_before: float
    score_after: float | None
    created_at: datetime
    decided_at: datetime | None
