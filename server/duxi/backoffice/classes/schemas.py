"""Schemas of classes."""

from datetime import datetime
from typing import Annotated, Literal
from uuid import UUID

from pydantic import Field, StringConstraints

from duxi.catalog.models import Mode
from duxi.classroom.models import AttendanceSource, AttendanceStatus, StepKind, SubmissionStatus
from duxi.classroom.progress import StepState
from duxi.classroom.schemas.learner import CriterionOut
from duxi.core.schema import Schema
from duxi.files.schemas import FileOut
from duxi.learning.models import FeedbackType

Percent = Annotated[int, Field(ge=0, le=100)]


class ClassRow(Schema):
    id: int
    slug: str
    title: str
    mode: Mode | Literal[""]
    location: str | None
    starts_at: datetime | None
    ends_at: datetime | None
    participant_count: int
    session_count: int
    waiting_submissions: int


class SessionOut(Schema):
    id: int
    title: str
    mode: Mode
    starts_at: datetime
    ends_at: datetime
    recorded_count: int


class RulesIn(Schema):
    version: Annotated[int, Field(ge=1, lt=2**31)]
    minimum_presence_percent: Percent
    late_points: Percent
    excused_points: Percent
    requires_quizzes: bool
    requires_assignments: bool
    requires_feedback: bool


class ClassOut(ClassRow):
    sessions: list[SessionOut]
    rules: RulesIn


class StepHeader(Schema):
    uuid: UUID
    kind: StepKind
    title: str
    is_required: bool


class AttendanceOut(Schema):
    status: AttendanceStatus
    source: AttendanceSource
    recorded_at: datetime
    reason: str


class ParticipantOut(Schema):
    """A row of both grids; `steps` is in the order of the header, `attendance` is by session id."""

    seat_uuid: UUID
    fullname: str
    email: str
    percent: int
    earned_percent: int
    reachable_percent: int
    is_at_risk: bool
    is_cleared: bool
    completed_at: datetime | None
    arrived_at: datetime | None
    steps: list[StepState]
    attendance: dict[int, AttendanceOut]


class ParticipantsOut(Schema):
    steps: list[StepHeader]
    sessions: list[SessionOut]
    rows: list[ParticipantOut]
    total: int


class SeatPresenceIn(Schema):
    session_id: Annotated[int, Field(gt=0, lt=2**31)]
    seat_uuid: UUID
    status: AttendanceStatus
    reason: Annotated[str, StringConstraints(strip_whitespace=True, max_length=300)] = ""


class AttendancesIn(Schema):
    entries: Annotated[list[SeatPresenceIn], Field(min_length=1, max_length=5000)]


class Changed(Schema):
    changed: int


class CodeOut(Schema):
    """The current code; ask again after `seconds_left`."""

    code: str
    seconds_left: int
    checked_in: int
    participant_count: int


class GradingRow(Schema):
    """A submission, graded or not."""

    uuid: UUID
    assignment_uuid: UUID
    assignment_title: str
    fullname: str
    number: int
    text: str
    files: list[FileOut]
    submitted_at: datetime
    is_late: bool
    late_penalty_percent: int
    maximum_score: int
    passing_score: int
    rubric: list[CriterionOut]
    status: SubmissionStatus
    rubric_scores: list[int]
    score: int | None
    comment: str
    graded_by: str | None
    graded_at: datetime | None
    version: int


class GradeIn(Schema):
    version: Annotated[int, Field(ge=1, lt=2**31)]
    rubric_scores: Annotated[list[Annotated[int, Field(ge=0, le=1000)]], Field(max_length=50)] = Field(
        default_factory=list
    )
    score: Annotated[int, Field(ge=0, le=1000)] = 0
    comment: Annotated[str, StringConstraints(strip_whitespace=True, max_length=5000)] = ""


class FeedbackResultOut(Schema):
    question_id: int
    section: str
    type: FeedbackType
    text: str
    count: int
    average: float | None
    counts: dict[str, int]
    texts: list[str]


class FeedbackResultsOut(Schema):
    """`results` are empty while fewer than `fewest` people answered."""

    responses: int
    participant_count: int
    fewest: int
    results: list[FeedbackResultOut]
