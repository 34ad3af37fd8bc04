"""The assessments that a user may sit, is sitting or has sat."""

from typing import Any

from django.db.models import Case, F, OuterRef, QuerySet, When

from duxi.accounts.models import User
from duxi.content.lines import line
from duxi.core.expressions import count_of
from duxi.entitlements.queries import owned_by
from duxi.exams.models import AssessmentAccess, AttemptStatus, UnitResult
from duxi.reference.queries import role_name

_RUNNING_FIRST = Case(When(attempt__status=AttemptStatus.RUNNING, then=0), default=1)
_UNITS = UnitResult.objects.filter(attempt=OuterRef("attempt")).order_by()


def sittings_of(owner: User) -> QuerySet[AssessmentAccess, Any]:
    """Every right to sit of a user, running ones first, then the newest."""
    return (
        AssessmentAccess.objects.filter(entitlement__in=owned_by(owner))
        .order_by(_RUNNING_FIRST, "-entitlement__granted_at", "-pk")
        .values(
            item_id=F("entitlement__product_id"),
            slug=F("entitlement__product__slug"),
            title=line("blueprint__title"),
            job_role=role_name("blueprint__job_role__"),
            attempt_status=F("attempt__status"),
            sesi_id=F("attempt__pk"),
            sesi_uuid=F("attempt__uuid"),
            time_end=F("attempt__deadline_at"),
            answered=F("attempt__answered"),
            total=F("attempt__total"),
            score=F("attempt__score"),
            purchased_at=F("entitlement__granted_at"),
            ended_at=F("attempt__ended_at"),
            competent_count=F("attempt__competent_count"),
            unit_count=count_of(_UNITS, "attempt"),
        )
    )
