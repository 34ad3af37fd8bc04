"""Assigns gradings: to the least busy of the rubric's assessors, never twice to the same."""

from django.db.models import Count, Q, QuerySet

from duxi.accounts.models import User
from duxi.assessors.models import Grading, Role, Rubric, UnitAssessment
from duxi.core.clock import now

ASSESSOR_GROUP = "Asesor"


def assessors() -> QuerySet[User]:
    """Users who can be assigned to a rubric."""
    return User.objects.filter(is_active=True, groups__name=ASSESSOR_GROUP)


def assessors_of(rubric: Rubric) -> QuerySet[User]:
    """The rubric's assessors."""
    return User.objects.filter(Q(rubrics=rubric) | Q(pk=rubric.lead_id), is_active=True).distinct()


def may_grade(assessment: UnitAssessment) -> QuerySet[User]:
    """Assessors who are neither the participant nor have graded it, the least busy first."""
    seen = assessment.gradings.exclude(assessor=None).values("assessor")
    free = assessors_of(assessment.rubric).exclude(pk=assessment.attempt.owner.pk)
    waiting = Count("gradings", filter=Q(gradings__submitted_at=None), distinct=True)
    return free.exclude(pk__in=seen).annotate(waiting=waiting).order_by("waiting", "pk")


def assign(assessment: UnitAssessment, role: Role) -> Grading:
    """Create a grading for the least busy assessor; unassigned if there is none left."""
    return Grading.objects.create(
        assessment=assessment, role=role, assessor=_chosen(assessment, role), created_at=now()
    )


def _chosen(assessment: UnitAssessment, role: Role) -> User | None:
    """The lead decides disagreements, and grades first only if there is no one else."""
    candidates = list(may_grade(assessment))
    lead = next((user for user in candidates if user.pk == assessment.rubric.lead_id), None)
    others = [user for user in candidates if user != lead]
    if role == Role.THIRD and lead:
        return lead
    return others[0] if others else lead
