"""Schemas of classes for participants."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Annotated
from uuid import UUID

from pydantic import BeforeValidator, Field, StringConstraints

from duxi.catalog.models import Mode
from duxi.classroom.clearance import Clearance
from duxi.classroom.constants import CHECK_IN_OPENS_BEFORE
from duxi.classroom.models import (
    Assignment,
    AttendanceSource,
    AttendanceStatus,
    StepKind,
    Submission,
    SubmissionStatus,
)
from duxi.classroom.progress import LockReason, StepProgress, StepState, opening_of
from duxi.classroom.queries.assignments import AssignmentTexts
from duxi.classroom.queries.attendance import BySession, end_of
from duxi.classroom.queries.steps import StepTexts
from duxi.core.forms import parse_json
from duxi.core.markup import as_html
from duxi.core.schema import Schema
from duxi.files.schemas import FileOut
from duxi.learning.feedback import FeedbackQuestionOut
from duxi.learning.models import ClassSession


class CodeIn(Schema):
    """A rotating code, scanned or typed."""

    code: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=60)]


class StepOut(Schema):
    """`score` is the best grade of a quiz or an assignment, in percent; `text_language` that of `text`."""

    uuid: UUID
    kind: StepKind
    title: str
    text: str
    text_language: str
    is_required: bool
    state: StepState
    completed_at: datetime | None
    score: float | None
    can_retry: bool
    opens_at: datetime | None
    locked_because: LockReason | None
    waits_for: str
    url: str
    session_id: int | None
    assignment_uuid: UUID | None
    quiz_uuid: UUID | None

    @classmethod
    def of(cls, progress: StepProgress, texts: Mapping[int, StepTexts]) -> "StepOut":
        step, before = progress.step, progress.waits_for
        is_locked, grade = progress.state is StepState.LOCKED, progress.grade
        return cls(
            uuid=step.uuid,
            kind=StepKind(step.kind),
            **vars(texts[step.pk]),
            is_required=step.is_required,
            state=progress.state,
            completed_at=progress.completed_at,
            score=grade.score if grade else None,
            can_retry=grade is not None and grade.can_retry,
            opens_at=opening_of(step),
            locked_because=progress.reason,
            waits_for=texts[before.pk].title if before else "",
            url="" if is_locked else step.url,
            session_id=step.session_id,
            assignment_uuid=step.assignment.uuid if step.assignment else None,
            quiz_uuid=step.quiz_uuid,
        )


class JourneyOut(Schema):
    """The journey of one class; `percent` counts the required steps, `has_assignments` concerns its tab."""

    item_id: int
    slug: str
    title: str
    starts_at: datetime | None
    ends_at: datetime | None
    is_completed: bool
    percent: int
    next_step_uuid: UUID | None
    has_assignments: bool
    steps: list[StepOut]


class RequirementOut(Schema):
    rule: str
    label: str
    is_met: bool
    have: int
    need: int
    detail: str


class ClearanceOut(Schema):
    """The completion requirements of the class."""

    is_cleared: bool
    is_completed: bool
    completed_at: datetime | None
    earned_percent: int
    reachable_percent: int
    requirements: list[RequirementOut]

    @classmethod
    def of(cls, clearance: Clearance, completed_at: datetime | None) -> "ClearanceOut":
        return cls(
            is_cleared=clearance.is_cleared,
            is_completed=completed_at is not None,
            completed_at=completed_at,
            earned_percent=clearance.share.earned,
            reachable_percent=clearance.share.reachable,
            requirements=[
                RequirementOut(
                    rule=one.rule,
                    label=str(one.label),
                    is_met=one.is_met,
                    have=one.have,
                    need=one.need,
                    detail=str(one.detail),
                )
                for one in clearance.requirements
            ],
        )


class PresenceOut(Schema):
    """One session and the user's attendance; `status` is null before it is known."""

    session_id: int
    title: str
    mode: Mode
    room: str
    starts_at: datetime
    ends_at: datetime
    check_in_opens_at: datetime
    can_check_in: bool
    status: AttendanceStatus | None
    source: AttendanceSource | None
    recorded_at: datetime | None
    reason: str

    @classmethod
    def of(cls, session: ClassSession, title: str, attended: BySession, moment: datetime) -> "PresenceOut":
        row = attended.get(session.pk)
        opens_at, ends_at = session.starts_at - CHECK_IN_OPENS_BEFORE, end_of(session)
        status = AttendanceStatus(row.status) if row else None
        return cls(
            session_id=session.pk,
            title=title,
            mode=Mode(session.mode),
            room=session.room,
            starts_at=session.starts_at,
            ends_at=ends_at,
            check_in_opens_at=opens_at,
            can_check_in=row is None and opens_at <= moment <= ends_at,
            status=status or (AttendanceStatus.ABSENT if ends_at <= moment else None),
            source=AttendanceSource(row.source) if row else None,
            recorded_at=row.recorded_at if row else None,
            reason=row.reason if row else "",
        )


class PresencesOut(Schema):
    """All sessions, and the attended share in percent."""

    rows: list[PresenceOut]
    total: int
    earned_percent: int
    reachable_percent: int
    minimum_percent: int
    arrived_at: datetime | None


class CheckedIn(Schema):
    session_id: int
    status: AttendanceStatus
    recorded_at: datetime


class Arrived(Schema):
    arrived_at: datetime


class CriterionOut(Schema):
    criterion: str
    points: int


class SubmissionOut(Schema):
    uuid: UUID
    number: int
    text: str
    submitted_at: datetime
    is_late: bool
    status: SubmissionStatus
    rubric_scores: list[int]
    score: int | None
    comment: str
    graded_at: datetime | None
    files: list[FileOut]

    @classmethod
    def of(cls, submission: Submission, files: Sequence[FileOut]) -> "SubmissionOut":
        return cls(
            uuid=submission.uuid,
            number=submission.number,
            text=submission.text,
            submitted_at=submission.submitted_at,
            is_late=submission.is_late,
            status=SubmissionStatus(submission.status),
            rubric_scores=submission.rubric_scores,
            score=submission.score,
            comment=submission.comment,
            graded_at=submission.graded_at,
            files=list(files),
        )


class AssignmentOut(Schema):
    uuid: UUID
    title: str
    instructions_html: str
    text_language: str
    opens_at: datetime
    due_at: datetime
    closes_at: datetime
    late_penalty_percent: int
    maximum_attempts: int
    maximum_score: int
    passing_score: int
    rubric: list[CriterionOut]
    can_submit: bool
    submissions: list[SubmissionOut]

    @classmethod
    def of(
        cls, assignment: Assignment, texts: AssignmentTexts, made: Sequence[SubmissionOut], at: datetime
    ) -> "AssignmentOut":
        is_open = assignment.opens_at <= at <= assignment.closes_at
        return cls(
            can_submit=is_open and len(made) < assignment.maximum_attempts,
            submissions=list(made),
            title=texts.title,
            instructions_html=as_html(texts.instructions),
            text_language=texts.language,
            rubric=[CriterionOut(**criterion) for criterion in texts.rubric],
            **{name: getattr(assignment, name) for name in _COPIED},
        )


_COPIED = (
    "uuid",
    "opens_at",
    "due_at",
    "closes_at",
    "late_penalty_percent",
    "maximum_attempts",
    "maximum_score",
    "passing_score",
)


class SubmissionIn(Schema):
    """`files` is a JSON list of uuids that the upload call returned."""

    text: str = ""
    files: Annotated[list[UUID], BeforeValidator(parse_json), Field(max_length=20)] = Field(
        default_factory=list
    )


class DocumentationOut(Schema):
    """A photo or a document; `thumbnail_url`, a small copy for galleries, is empty for documents."""

    uuid: UUID
    title: str
    taken_at: datetime
    file: FileOut
    thumbnail_url: str


class FeedbackOut(Schema):
    title: str
    is_open: bool
    is_given: bool
    given_at: datetime | None
    questions: list[FeedbackQuestionOut]
