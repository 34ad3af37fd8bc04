"""Where what somebody owns stands in time, and the order that follows from it."""

from datetime import datetime
from enum import StrEnum

from django.db.models import Case, Exists, F, FloatField, OuterRef, Q, QuerySet, Value, When
from django.db.models.functions import Extract, Now

from duxi.entitlements.models import Entitlement, EntitlementStatus
from duxi.exams.models import AssessmentAccess, AttemptStatus
from duxi.learning.models import CompletedContent, VideoProgress


class Phase(StrEnum):
    """Where something stands in time."""

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


def with_phases(seats: QuerySet[Entitlement]) -> QuerySet[Entitlement]:
    """Seats with their rank, and whether what has no date was begun."""
    known = seats.annotate(is_in_attempt=_IS_IN_ATTEMPT)
    begun = known.annotate(is_begun=Q(is_in_attempt=True) | _HAS_COMPLETED | _HAS_WATCHED)
    return begun.annotate(rank=by_phase())


def by_phase() -> Case:
    """Running first (an attempt before all), then what comes by nearness, what is open, the past last."""
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


def phase_of(seat: Entitlement, moment: datetime, *, is_begun: bool) -> Phase:
    product = seat.product
    if seat.status == EntitlementStatus.COMPLETED or (product.ends_at and product.ends_at < moment):
        return Phase.PAST
    if is_begun or (product.starts_at and product.starts_at <= moment):
        return Phase.RUNNING
    return Phase.COMING if product.starts_at else Phase.OPEN
