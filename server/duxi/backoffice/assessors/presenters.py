"""Rows as staff and assessors see them."""

from typing import Any, cast

from duxi.accounts.models import User
from duxi.assessors.assignment import may_grade
from duxi.assessors.models import Appeal, InterviewSlot, Rubric
from duxi.assessors.queries import CHANGE, answers_of
from duxi.backoffice.assessors.schemas import (
    AnswerText,
    AppealRow,
    AssessedBy,
    AssessorChoice,
    OwnRubric,
    SlotRow,
    UnitGradingOut,
    UnitGradingRow,
)


def grading_row(user: User, grading: Any) -> UnitGradingRow:
    """Expects a row of `grading_rows`."""
    return UnitGradingRow(**_row(user, grading))


def grading_out(user: User, grading: Any) -> UnitGradingOut:
    """The row with answers and rubric; other possible assessors only for users who may assign."""
    assessment = grading.assessment
    appeal: Appeal | None = getattr(grading, "appeal", None)
    can_assign = user.has_perm(CHANGE) and grading.submitted_at is None
    return UnitGradingOut(
        **_row(user, grading),
        rubric_id=assessment.rubric_id,
        unit_code=assessment.unit.code,
        instructions=assessment.instructions,
        criteria=assessment.criteria,
        passing_percent=assessment.passing_percent,
        answers=[AnswerText(question=row.version.text, answer=row.text) for row in answers_of(assessment)],
        place=grading.place or "",
        appeal_reason=appeal.reason if appeal else "",
        levels=grading.levels,
        notes=grading.notes,
        comment=grading.comment,
        others=[_person(one) for one in may_grade(assessment)] if can_assign else [],
    )


def _row(user: User, grading: Any) -> dict[str, Any]:
    assessment = grading.assessment
    return {
        "id": grading.uuid,
        "participant_name": assessment.attempt.owner.fullname,
        "unit_name": assessment.unit.name,
        "exam_title": assessment.attempt.blueprint.title,
        "method": assessment.method,
        "role": grading.role,
        "state": grading.state,
        "assessor_name": grading.assessor.fullname if grading.assessor else None,
        "is_mine": grading.assessor_id == user.pk,
        "meets_at": grading.meets_at,
        "created_at": grading.created_at,
        "submitted_at": grading.submitted_at,
        "score": grading.score,
    }


def _person(user: User) -> AssessorChoice:
    return AssessorChoice(id=user.pk, fullname=user.fullname, email=user.email)


def slot_row(slot: InterviewSlot) -> SlotRow:
    """Expects a row of `slot_rows`."""
    booked = slot.assessment
    return SlotRow(
        id=slot.uuid,
        assessor_name=slot.assessor.fullname,
        exam_title=slot.blueprint.title,
        starts_at=slot.starts_at,
        ends_at=slot.ends_at,
        place=slot.place,
        participant_name=booked.attempt.owner.fullname if booked else None,
        unit_name=booked.unit.name if booked else None,
        booked_at=slot.booked_at,
    )


def appeal_row(appeal: Appeal) -> AppealRow:
    """Expects a row of `appeal_rows`."""
    assessment, assessor = appeal.assessment, appeal.grading.assessor
    return AppealRow(
        id=appeal.uuid,
        grading_id=appeal.grading.uuid,
        participant_name=assessment.attempt.owner.fullname,
        unit_name=assessment.unit.name,
        exam_title=assessment.attempt.blueprint.title,
        assessor_name=assessor.fullname if assessor else None,
        reason=appeal.reason,
        score_before=float(appeal.score_before),
        score_after=None if appeal.score_after is None else float(appeal.score_after),
        created_at=appeal.created_at,
        decided_at=appeal.decided_at,
    )


def own_rubric(rubric: Rubric) -> OwnRubric:
    """A unit in which the user offers meetings."""
    place = rubric.blueprint_unit
    return OwnRubric(
        id=rubric.pk,
        name=place.unit.name,
        exam_title=place.blueprint.title,
        method=cast("AssessedBy", place.method),
    )
