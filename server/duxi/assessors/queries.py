"""Queries of assessments; only `…_for(user)` scopes them to a user."""

from typing import TypeVar
from uuid import UUID

from django.db.models import Model, Prefetch, QuerySet

from duxi.accounts.models import User
from duxi.assessors.assignment import assessors_of
from duxi.assessors.constants import BOOKABLE_BEFORE
from duxi.assessors.models import Appeal, Grading, InterviewSlot, Rubric, UnitAssessment
from duxi.core.clock import now
from duxi.core.errors import NotFound
from duxi.exams.models import AttemptQuestion, Choice

M = TypeVar("M", bound=Model)
VIEW = "assessors.view_grading"
CHANGE = "assessors.change_grading"


def assessments_for(user: User) -> QuerySet[UnitAssessment]:
    """Assessed units of the user's own attempts."""
    submitted = Grading.objects.filter(submitted_at__isnull=False).order_by("pk")
    rows = UnitAssessment.objects.filter(attempt__participant=user).select_related(
        "unit", "slot__assessor", "appeal", "attempt"
    )
    return rows.prefetch_related(Prefetch("gradings", submitted, to_attr="submitted")).order_by("pk")


def assessment_for(user: User, uuid: UUID) -> UnitAssessment:
    """One of them; raises `NotFound`."""
    return _one(assessments_for(user).filter(uuid=uuid))


def free_slots(assessment: UnitAssessment) -> QuerySet[InterviewSlot]:
    """Slots that a participant may book for a unit now, the earliest first."""
    slots = InterviewSlot.objects.filter(blueprint=assessment.attempt.blueprint_id, assessment=None)
    able = assessors_of(assessment.rubric).exclude(pk=assessment.attempt.owner.pk)
    later = slots.filter(starts_at__gt=now() + BOOKABLE_BEFORE, assessor__in=able)
    return later.select_related("assessor").order_by("starts_at", "pk")


def slot_of_exam(assessment: UnitAssessment, uuid: UUID) -> InterviewSlot:
    """A slot of the unit's exam, free or not; raises `NotFound`."""
    return _one(InterviewSlot.objects.filter(uuid=uuid, blueprint=assessment.attempt.blueprint_id))


def booking_of(assessment: UnitAssessment) -> InterviewSlot:
    """The slot booked for a unit; raises `NotFound`."""
    rows = InterviewSlot.objects.select_related("assessment__unit", "blueprint")
    return _one(rows.filter(assessment=assessment))


def gradings_for(user: User) -> QuerySet[Grading]:
    """All gradings for staff with the permission, otherwise those assigned to the user."""
    rows = Grading.objects.select_related(
        "assessor", "assessment__unit", "assessment__attempt__participant", "assessment__attempt__blueprint"
    )
    return rows if user.has_perm(VIEW) else rows.filter(assessor=user)


def grading_for(user: User, uuid: UUID) -> Grading:
    """One of them; raises `NotFound`."""
    return _one(gradings_for(user).filter(uuid=uuid))


def slots_for(user: User) -> QuerySet[InterviewSlot]:
    """All slots for staff, otherwise the assessor's own."""
    rows = InterviewSlot.objects.select_related(
        "assessor", "blueprint", "assessment__unit", "assessment__attempt__participant"
    )
    return rows if user.has_perm(VIEW) else rows.filter(assessor=user)


def slot_for(user: User, uuid: UUID) -> InterviewSlot:
    """One of them; raises `NotFound`."""
    return _one(slots_for(user).filter(uuid=uuid))


def appeals_for(user: User) -> QuerySet[Appeal]:
    """All appeals for staff, otherwise those that the assessor decides."""
    rows = Appeal.objects.select_related(
        "grading__assessor",
        "assessment__unit",
        "assessment__attempt__participant",
        "assessment__attempt__blueprint",
    )
    return rows if user.has_perm(VIEW) else rows.filter(grading__assessor=user)


def rubrics_for(user: User) -> QuerySet[Rubric]:
    """The rubrics by which the user may grade; all for staff."""
    rows = Rubric.objects.select_related("blueprint_unit__unit", "blueprint_unit__blueprint")
    return rows if user.has_perm(VIEW) else rows.filter(assessors=user).distinct()


def answers_of(assessment: UnitAssessment) -> QuerySet[AttemptQuestion]:
    """The participant's written answers for a unit."""
    asked = AttemptQuestion.objects.filter(
        attempt=assessment.attempt_id, question__unit=assessment.unit_id, version__choice=Choice.TEXT
    )
    return asked.select_related("version").order_by("position")


def _one(rows: QuerySet[M]) -> M:
    found = rows.first()
    if found is None:
        raise NotFound
    return found
