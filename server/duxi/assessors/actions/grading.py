"""Submitting a grading, and deciding the unit."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta
from decimal import Decimal

from django.db import transaction
from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.assessors.actions.notices import notify_assigned, notify_decided
from duxi.assessors.assignment import assign, may_grade
from duxi.assessors.grades import decide, fits, score_of, share_of
from duxi.assessors.models import Appeal, AssessmentStatus, Grading, InterviewSlot, Role, UnitAssessment
from duxi.core.clock import now
from duxi.core.errors import Forbidden, Invalid, Rejected
from duxi.exams.actions.assessed import record_assessed_unit


class AlreadySubmitted(Rejected):
    message = _("Penilaian ini sudah dikirim dan tidak dapat diubah.")


class NotHeldYet(Rejected):
    """The interview has not begun."""

    message = _("Nilai dapat diisi setelah jadwal pertemuannya dimulai.")


class NotYours(Forbidden):
    """Staff may see every grading, but only its assessor submits it."""

    message = _("Hanya asesor yang ditugaskan dapat mengisi penilaian ini.")


class LevelsMissing(Invalid):
    """One level per criterion is required."""

    message = _("Pilih satu tingkat untuk setiap kriteria.")


class CannotGrade(Invalid):
    """The user is no assessor of this rubric, has already graded it, or is the participant."""

    message = _("Orang ini tidak dapat menilai unit ini. Pilih asesor lain.")


@dataclass(frozen=True)
class Filled:
    """A submitted grading form."""

    levels: Sequence[int]
    notes: Sequence[str]
    comment: str


@transaction.atomic
def submit(*, grading_id: int, assessor: User, filled: Filled) -> Grading:
    """Submit a grading, and decide the unit once all are submitted.

    Raises `NotYours`, `AlreadySubmitted`, `NotHeldYet` or `LevelsMissing`.
    """
    grading = _locked(grading_id)
    assessment = grading.assessment
    if grading.assessor_id != assessor.pk:
        raise NotYours
    if grading.submitted_at:
        raise AlreadySubmitted
    _check_held(grading)
    if not fits(filled.levels, assessment.criteria):
        raise LevelsMissing(errors={"levels": [str(LevelsMissing.message)]})
    _save(grading, filled)
    _follow(assessment, grading)
    return grading


@transaction.atomic
def reassign(*, grading_id: int, assessor_id: int) -> Grading:
    """Assign an open grading to another user; raises `AlreadySubmitted` or `CannotGrade`."""
    grading = _locked(grading_id)
    if grading.submitted_at:
        raise AlreadySubmitted
    chosen = may_grade(grading.assessment).filter(pk=assessor_id).first()
    if chosen is None:
        raise CannotGrade(errors={"assessor_id": [str(CannotGrade.message)]})
    grading.assessor = chosen
    grading.save(update_fields=["assessor"])
    notify_assigned(grading)
    return grading


def _locked(grading_id: int) -> Grading:
    """A grading with its unit locked, so that two gradings of one unit are submitted in sequence."""
    unit_id = Grading.objects.values_list("assessment", flat=True).get(pk=grading_id)
    UnitAssessment.objects.select_for_update().get(pk=unit_id)
    parts = ("assessment__rubric", "assessment__attempt__participant", "assessment__unit", "assessor")
    return Grading.objects.select_related(*parts).get(pk=grading_id)


def _check_held(grading: Grading) -> None:
    if not grading.assessment.is_in_person or grading.role == Role.APPEAL:
        return
    begun = InterviewSlot.objects.filter(assessment=grading.assessment, starts_at__lte=now())
    if not begun.exists():
        raise NotHeldYet


def _save(grading: Grading, filled: Filled) -> None:
    count = len(grading.assessment.criteria)
    grading.levels = list(filled.levels)
    grading.notes = [note.strip() for note in filled.notes][:count]
    grading.comment = filled.comment.strip()
    grading.score = score_of(filled.levels, grading.assessment.criteria)
    grading.submitted_at = now()
    grading.save(update_fields=["levels", "notes", "comment", "score", "submitted_at"])


def _follow(assessment: UnitAssessment, grading: Grading) -> None:
    """Decide, assign a third assessor, or wait for further gradings."""
    rows = list(assessment.gradings.values_list("role", "levels", "submitted_at"))
    scores = {role: share_of(levels, assessment.criteria) for role, levels, at in rows if at is not None}
    wanted = [role for role, _levels, _at in rows if role in (Role.FIRST, Role.SECOND)]
    decision = decide(scores, wanted=wanted, disagreement_percent=assessment.disagreement_percent)
    if decision.needs_third:
        assessment.status = AssessmentStatus.DISAGREED
        assessment.save(update_fields=["status"])
        notify_assigned(assign(assessment, Role.THIRD))
    elif decision.score is not None:
        _decide(assessment, decision.score, grading)


def _decide(assessment: UnitAssessment, score: Decimal, grading: Grading) -> None:
    """Record the decision; after an appeal it is final, otherwise it can be appealed for some days."""
    is_appeal = grading.role == Role.APPEAL
    assessment.status, assessment.score, assessment.decided_at = AssessmentStatus.DECIDED, score, now()
    if not is_appeal:
        assessment.appeal_until = now() + timedelta(days=assessment.appeal_days)
    assessment.save(update_fields=["status", "score", "decided_at", "appeal_until"])
    if is_appeal:
        Appeal.objects.filter(grading=grading).update(score_after=score, decided_at=now())
    attempt = record_assessed_unit(
        attempt_id=assessment.attempt_id,
        unit_id=assessment.unit_id,
        score=score,
        reason=str(_("Hasil banding unit {unit}").format(unit=assessment.unit.name)),
    )
    notify_decided(assessment, is_appeal=is_appeal, passed=attempt.passed)
