"""Appeals against a unit's result: another assessor grades it again, finally."""

from decimal import Decimal

from django.db import transaction
from django.utils.translation import gettext_lazy as _

from duxi.assessors.actions.notices import notify_assigned
from duxi.assessors.assignment import assign
from duxi.assessors.models import Appeal, AssessmentStatus, Role, UnitAssessment
from duxi.core.clock import now
from duxi.core.errors import Invalid, Rejected

SHORTEST, LONGEST = 20, 3_000


class NothingToAppeal(Rejected):
    """The result is open, or in the participant's favour."""

    message = _("Banding hanya dapat diajukan untuk unit yang dinyatakan belum kompeten.")


class AppealOver(Rejected):
    """The appeal period is over."""

    message = _("Batas waktu banding untuk unit ini sudah lewat.")


class AppealOnce(Rejected):
    """One appeal per unit."""

    message = _("Banding untuk unit ini sudah diajukan.")


class ReasonTooShort(Invalid):
    message = _("Tuliskan alasan banding Anda, sedikitnya 20 huruf.")


@transaction.atomic
def appeal(*, assessment_id: int, reason: str) -> Appeal:
    """Appeal against a unit's result; raises the errors above."""
    rows = UnitAssessment.objects.select_for_update(of=("self",)).select_related("rubric", "attempt", "unit")
    assessment = rows.get(pk=assessment_id)
    if Appeal.objects.filter(assessment=assessment).exists():
        raise AppealOnce
    score = _disputed_score(assessment)
    _check_reason(reason)
    grading = assign(assessment, Role.APPEAL)
    made = Appeal.objects.create(
        assessment=assessment,
        grading=grading,
        reason=reason.strip(),
        score_before=score,
        created_at=now(),
    )
    notify_assigned(grading)
    return made


def can_appeal(assessment: UnitAssessment) -> bool:
    """Whether the participant could appeal now, were there no appeal yet."""
    is_failed = assessment.status == AssessmentStatus.DECIDED and not assessment.is_competent
    return is_failed and assessment.appeal_until is not None and now() < assessment.appeal_until


def _disputed_score(assessment: UnitAssessment) -> Decimal:
    """The score that may be appealed against now."""
    if assessment.score is None or assessment.is_competent:
        raise NothingToAppeal
    if not can_appeal(assessment):
        raise AppealOver
    return assessment.score


def _check_reason(reason: str) -> None:
    if not SHORTEST <= len(reason.strip()) <= LONGEST:
        raise ReasonTooShort(errors={"reason": [str(ReasonTooShort.message)]})
