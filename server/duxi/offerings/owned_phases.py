"""Whether an owned item is upcoming, running or over, and the sort order by that."""

from enum import StrEnum

from django.db.models import Case, CharField, Exists, F, FloatField, OuterRef, Q, QuerySet, Value, When
from django.db.models.functions import Extract, Now

from duxi.entitlements.models import Entitlement, EntitlementStatus
from duxi.exams.models import AssessmentAccess, Attempt, AttemptStatus
from duxi.exams.policies import ELEARNING_EXAM, ELEARNING_QUIZ
from duxi.learning.models import (
    CompletedContent,
    RegistrationParticipant,
    RegistrationStatus,
    VideoProgress,
)


class Phase(StrEnum):
    """Upcoming, running or over."""

    RUNNING = "running"
    COMING = "coming"
    OPEN = "open"
    PAST = "past"


_IS_OVER = Q(status=EntitlementStatus.COMPLETED) | Q(product__ends_at__lt=Now())
_FAR = 1e12
_OF_SEAT = {"entitlement": OuterRef("pk")}
_IS_IN_ATTEMPT = Exists(AssessmentAccess.objects.filter(**_OF_SEAT, attempt__status=AttemptStatus.RUNNING))
_HAS_COMPLETED = Exists(CompletedContent.objects.filter(**_OF_SEAT))
_HAS_WATCHED = Exists(VideoProgress.objects.filter(**_OF_SEAT))
_COURSE_EXAMS = [ELEARNING_QUIZ.name, ELEARNING_EXAM.name]
_HAS_ATTEMPTED = Exists(Attempt.objects.filter(**_OF_SEAT, blueprint__policy__in=_COURSE_EXAMS))


def with_phases(seats: QuerySet[Entitlement]) -> QuerySet[Entitlement]:
    """Seats with phase and rank, and whether undated ones were begun."""
    known = seats.annotate(is_in_attempt=_IS_IN_ATTEMPT)
    begun = known.annotate(is_begun=Q(is_in_attempt=True) | _HAS_COMPLETED | _HAS_WATCHED | _HAS_ATTEMPTED)
    return begun.annotate(rank=by_phase(), phase=_phase())


def by_phase() -> Case:
    """Running first (attempts before all), then upcoming by date, then undated, then past ones."""
    until = Extract(F("product__starts_at") - Now(), "epoch")
    since = Extract(Now() - F("granted_at"), "epoch")
    return Case(
        When(_IS_OVER, then=Value(3 * _FAR) + since),
        When(is_in_attempt=True, then=Value(-1.0)),
        When(product__starts_at__lte=Now(), then=Value(0.0)),
        When(is_begun=True, then=Value(1.0)),
        When(product__starts_at__gt=Now(), then=Value(_FAR) + until),
        default=Value(2 * _FAR) + since,
        output_field=FloatField(),
    )


def is_in_phase(phase: str) -> Q:
    started = Q(product__starts_at__lte=Now()) | Q(is_begun=True)
    return {
        Phase.PAST: _IS_OVER,
        Phase.RUNNING: ~_IS_OVER & started,
        Phase.COMING: ~_IS_OVER & ~started & Q(product__starts_at__gt=Now()),
        Phase.OPEN: ~_IS_OVER & ~started & Q(product__starts_at=None),
    }.get(Phase(phase) if phase in list(Phase) else Phase.OPEN, Q())


def waits_for(what: str) -> Q:
    """Seats that wait for an action of their owner; currently only "registration"."""
    drafts = RegistrationParticipant.objects.filter(
        registration__owner=OuterRef("holder"), registration__status=RegistrationStatus.DRAFT, **_OF_SEAT
    )
    return ~_IS_OVER & Q(Exists(drafts)) if what == "registration" else Q(pk=None)


def _phase() -> Case:
    return Case(
        *(When(is_in_phase(phase), then=Value(phase)) for phase in Phase),
        output_field=CharField(),
    )


def phase_of(seat: Entitlement) -> Phase:
    """The phase of a seat of `with_phases`."""
    return Phase(vars(seat)["phase"])
