"""Parts of a class: sessions, assignments and steps of the journey."""

from datetime import datetime
from typing import Annotated
from uuid import UUID

from django.db.models import Count, Max, Model, QuerySet
from django.utils.translation import gettext_lazy as _
from pydantic import Field, StringConstraints

from duxi.accounts.models import User
from duxi.backoffice.actions.session_changes import announce_session_cancelled, follow_session_change
from duxi.backoffice.content.fields import Title, VersionedIn
from duxi.backoffice.crud import Resource, declare
from duxi.backoffice.groups import AUTHORS
from duxi.catalog.models import Mode
from duxi.classroom.models import Assignment, JourneyStep, StepKind
from duxi.classroom.queries.classes import KIND
from duxi.classroom.schemas.learner import CriterionOut
from duxi.core.forms import Id, Moment
from duxi.core.lists import Filter, ListSpec
from duxi.core.schema import Schema
from duxi.learning.models import ClassSession

WRITERS = ("Staff", AUTHORS)
Text = Annotated[str, StringConstraints(strip_whitespace=True, max_length=20_000)]
Written = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=20_000)]
Address = Annotated[str, StringConstraints(strip_whitespace=True, max_length=500)]
Score = Annotated[int, Field(ge=1, le=1_000)]


class ClassSessionRow(Schema):
    """`recorded_count`: how many attendances are recorded."""

    id: int
    product_id: int
    title: str
    starts_at: datetime
    duration_minutes: int
    mode: Mode
    room: str
    recorded_count: int
    updated_at: datetime
    version: int


class ClassSessionIn(VersionedIn):
    product_id: Id
    title: Title
    starts_at: Moment
    duration_minutes: Annotated[int, Field(ge=5, le=1_440)]
    mode: Mode
    room: Annotated[str, StringConstraints(strip_whitespace=True, max_length=120)] = ""


class CriterionIn(Schema):
    criterion: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=200)]
    points: Score


class ClassAssignmentRow(Schema):
    id: int
    product_id: int
    title: str
    instructions: str
    opens_at: datetime
    due_at: datetime
    closes_at: datetime
    late_penalty_percent: int
    maximum_attempts: int
    maximum_score: int
    passing_score: int
    rubric: list[CriterionOut]
    position: int
    submission_count: int
    updated_at: datetime
    version: int


class ClassAssignmentIn(VersionedIn):
    """A new assignment is appended; the points of its rubric must add up to `maximum_score`."""

    product_id: Id
    title: Title
    instructions: Written
    opens_at: Moment
    due_at: Moment
    closes_at: Moment
    late_penalty_percent: Annotated[int, Field(ge=0, le=100)] = 0
    maximum_attempts: Annotated[int, Field(ge=1, le=20)] = 3
    maximum_score: Score = 100
    passing_score: Annotated[int, Field(ge=0, le=1_000)] = 60
    rubric: Annotated[list[CriterionIn], Field(max_length=20)] = []


class JourneyStepRow(Schema):
    id: int
    product_id: int
    kind: StepKind
    title: str
    text: str
    position: int
    opens_at: datetime | None
    after_id: int | None
    is_required: bool
    session_id: int | None
    assignment_id: int | None
    quiz_uuid: UUID | None
    url: str
    completed_count: int
    updated_at: datetime
    version: int


class JourneyStepIn(VersionedIn):
    """A new step is appended; it references the session, assignment or quiz that its kind requires."""

    product_id: Id
    kind: StepKind
    title: Title
    text: Text = ""
    opens_at: Moment | None = None
    after_id: Id | None = None
    is_required: bool = True
    session_id: Id | None = None
    assignment_id: Id | None = None
    quiz_uuid: UUID | None = None
    url: Address = ""


def sessions(user: User) -> QuerySet[ClassSession]:
    """Sessions of classes with their numbers of records."""
    rows = ClassSession.objects.filter(product__kind=KIND).select_related("product")
    return rows.annotate(recorded_count=Count("attendances")).order_by("starts_at", "pk")


def assignments(user: User) -> QuerySet[Assignment]:
    """Assignments with their numbers of submissions."""
    return Assignment.objects.annotate(submission_count=Count("submissions")).order_by("position", "pk")


def steps(user: User) -> QuerySet[JourneyStep]:
    """Steps with the number of participants who completed them by opening."""
    return JourneyStep.objects.annotate(completed_count=Count("completions")).order_by("position", "pk")


def _next_position(model: type[Model], product_id: int) -> int:
    last = model._default_manager.filter(product=product_id).aggregate(n=Max("position"))["n"]
    return (last or 0) + 1


def _append_assignment(row: Assignment) -> None:
    row.position = _next_position(Assignment, row.product_id)


def _append_step(row: JourneyStep) -> None:
    row.position = _next_position(JourneyStep, row.product_id)


def _class_of(row: ClassSession | Assignment | JourneyStep) -> tuple[str, int]:
    return "classes", row.product_id


OF_CLASS = {
    "q": Filter("title"),
    "id": Filter("pk", int),
    "product_id": Filter("product_id", int),
}

declare(
    Resource(
        name="class-sessions",
        model=ClassSession,
        out=ClassSessionRow,
        body=ClassSessionIn,
        rows=sessions,
        groups=WRITERS,
        key="id",
        place=_class_of,
        frozen=("product_id",),
        titles={"recorded_count": _("Presensi")},
        on_change=follow_session_change,
        before_delete=announce_session_cancelled,
        listing=ListSpec(
            filters=OF_CLASS,
            sorts={name: name for name in ("id", "title", "starts_at", "mode", "updated_at")},
            default_sort="starts_at|asc",
            page_size=50,
        ),
    )
)
declare(
    Resource(
        name="class-assignments",
        model=Assignment,
        out=ClassAssignmentRow,
        body=ClassAssignmentIn,
        rows=assignments,
        groups=WRITERS,
        key="id",
        place=_class_of,
        frozen=("product_id",),
        titles={"submission_count": _("Terkumpul")},
        before_create=_append_assignment,
        listing=ListSpec(
            filters=OF_CLASS,
            sorts={name: name for name in ("id", "title", "position", "due_at", "updated_at")},
            default_sort="position|asc",
            page_size=50,
        ),
    )
)
declare(
    Resource(
        name="journey-steps",
        model=JourneyStep,
        out=JourneyStepRow,
        body=JourneyStepIn,
        rows=steps,
        groups=WRITERS,
        key="id",
        place=_class_of,
        frozen=("product_id",),
        titles={"completed_count": _("Diselesaikan")},
        before_create=_append_step,
        listing=ListSpec(
            filters=OF_CLASS | {"kind": Filter("kind")},
            sorts={name: name for name in ("id", "title", "position", "kind", "updated_at")},
            default_sort="position|asc",
            page_size=100,
        ),
    )
)
