"""Rows as participants see them."""

from collections.abc import Mapping, Sequence
from typing import Any, cast

from duxi.assessors.actions.appeals import can_appeal
from duxi.assessors.constants import CHANGEABLE_BEFORE
from duxi.assessors.grades import best_of
from duxi.assessors.models import Appeal, AssessmentStatus, Grading, InterviewSlot, Role, UnitAssessment
from duxi.assessors.schemas import (
    AppealOut,
    BookedSlot,
    CriterionResult,
    FreeSlot,
    MethodName,
    StateName,
    UnitAssessmentOut,
)
from duxi.core.clock import local, now
from duxi.reference.queries import unit_names


def assessments_out(assessments: Sequence[UnitAssessment]) -> list[UnitAssessmentOut]:
    """Expects rows of `assessments_for`."""
    names = unit_names(one.unit for one in assessments)
    return [_assessment_out(one, names[one.unit.code]) for one in assessments]


def assessment_out(assessment: UnitAssessment) -> UnitAssessmentOut:
    """Expects a row of `assessments_for`."""
    return assessments_out([assessment])[0]


def _assessment_out(assessment: UnitAssessment, name: str) -> UnitAssessmentOut:
    is_decided = assessment.status == AssessmentStatus.DECIDED
    deciding = deciding_gradings(assessment) if is_decided else []
    slot: InterviewSlot | None = getattr(assessment, "slot", None)
    appeal: Appeal | None = getattr(assessment, "appeal", None)
    return UnitAssessmentOut(
        uuid=assessment.uuid,
        kode_kompetensi=assessment.unit.code,
        uk_name=name,
        method=cast("MethodName", assessment.method),
        state=_state(assessment, slot),
        instructions=assessment.instructions,
        score=None if assessment.score is None else float(assessment.score),
        passing_score=assessment.passing_percent,
        competent=assessment.is_competent if assessment.score is not None else None,
        criteria=_criteria(assessment.criteria, deciding),
        comments=[grading.comment for grading in deciding if grading.comment],
        slot=booked_slot(slot) if slot else None,
        appeal=AppealOut.from_orm(appeal) if appeal else None,
        can_appeal=appeal is None and can_appeal(assessment),
        appeal_until=local(assessment.appeal_until) if assessment.appeal_until else None,
    )


def deciding_gradings(assessment: UnitAssessment) -> list[Grading]:
    """The submitted gradings that the decision is based on."""
    submitted: list[Grading] = assessment.submitted  # type: ignore[attr-defined] # of the prefetch
    by_role = {grading.role: grading for grading in submitted}
    for role in (Role.APPEAL, Role.THIRD):
        if role in by_role:
            return [by_role[role]]
    return submitted


def booked_slot(slot: InterviewSlot) -> BookedSlot:
    """A meeting as its participant sees it, in WIB."""
    return BookedSlot(
        uuid=slot.uuid,
        starts_at=local(slot.starts_at),
        ends_at=local(slot.ends_at),
        place=slot.place,
        assessor_name=slot.assessor.fullname,
        can_change=slot.starts_at >= now() + CHANGEABLE_BEFORE,
    )


def free_slot(slot: InterviewSlot) -> FreeSlot:
    """A free slot, in WIB; the link of an online meeting is revealed once it is booked."""
    return FreeSlot(
        uuid=slot.uuid,
        starts_at=local(slot.starts_at),
        ends_at=local(slot.ends_at),
        place="" if slot.is_online else slot.place,
        is_online=slot.is_online,
        assessor_name=slot.assessor.fullname,
    )


def _state(assessment: UnitAssessment, slot: InterviewSlot | None) -> StateName:
    if assessment.status == AssessmentStatus.DECIDED:
        return "decided"
    if not assessment.is_in_person or assessment.status == AssessmentStatus.DISAGREED:
        return "waiting"
    if slot is None:
        return "to_book"
    return "booked" if slot.ends_at > now() else "waiting"


def _criteria(criteria: Sequence[Mapping[str, Any]], gradings: Sequence[Grading]) -> list[CriterionResult]:
    if not gradings:
        return []
    return [_criterion(criterion, place, gradings) for place, criterion in enumerate(criteria)]


def _criterion(criterion: Mapping[str, Any], place: int, gradings: Sequence[Grading]) -> CriterionResult:
    chosen = [criterion["levels"][grading.levels[place]] for grading in gradings]
    names = {level["name"] for level in chosen}
    notes = [grading.notes[place] for grading in gradings if place < len(grading.notes)]
    return CriterionResult(
        name=criterion["name"],
        description=criterion["description"],
        level=names.pop() if len(names) == 1 else "",
        points=sum(level["points"] for level in chosen) / len(chosen),
        most_points=best_of(criterion),
        notes=[note for note in notes if note],
    )
