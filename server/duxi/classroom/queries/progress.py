"""Journeys and requirements, for one participant or a whole class in the same few queries."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime

from duxi.catalog.models import Product
from duxi.classroom.clearance import Clearance, Facts, clearance_of
from duxi.classroom.models import (
    Assignment,
    AttendanceStatus,
    ClassRules,
    CompletedStep,
    JourneyStep,
    StepKind,
    Submission,
)
from duxi.classroom.progress import Grade, StepProgress, progress_of
from duxi.classroom.queries.attendance import BySession, attendance_of, share_of
from duxi.classroom.queries.quizzes import QuizResult, quiz_results
from duxi.core.clock import now
from duxi.entitlements.models import Entitlement
from duxi.learning.models import ClassSession, FeedbackGiven

Completed = dict[int, datetime | None]


@dataclass(frozen=True)
class SeatProgress:
    """One participant's journey and clearance."""

    steps: Sequence[StepProgress]
    clearance: Clearance


@dataclass
class _Plan:
    """Steps and rules of one class."""

    rules: ClassRules
    steps: list[JourneyStep] = field(default_factory=list)
    sessions: list[ClassSession] = field(default_factory=list)
    assignments: list[Assignment] = field(default_factory=list)


@dataclass(frozen=True)
class _Records:
    """The records of participants, by seat."""

    attended: Mapping[int, BySession]
    submissions: Mapping[int, Sequence[Submission]]
    quizzes: Mapping[int, Mapping[str, QuizResult]]
    opened: Mapping[int, Completed]
    feedback: Mapping[int, datetime]


def steps_of(product: Product) -> list[JourneyStep]:
    return list(JourneyStep.objects.filter(product=product).select_related("session", "assignment"))


def progress_by_seat(seats: Sequence[Entitlement]) -> dict[int, SeatProgress]:
    """The progress of each of these participants, by seat; of one class or of several."""
    plans = _plans({seat.product_id for seat in seats})
    records = _records(seats, [step for plan in plans.values() for step in plan.steps])
    return {seat.pk: _seat_progress(seat, plans[seat.product_id], records) for seat in seats}


def _seat_progress(seat: Entitlement, plan: _Plan, records: _Records) -> SeatProgress:
    moment = now()
    quiz_uuids = [str(step.quiz_uuid) for step in plan.steps if step.quiz_uuid and step.is_required]
    facts = Facts(
        share=share_of(plan.sessions, records.attended.get(seat.pk, {}), plan.rules, moment),
        quizzes_passed=sum(_is_passed(records, seat, uuid) for uuid in quiz_uuids),
        quizzes=len(quiz_uuids),
        assignments_passed=sum(_has_passed(records, seat, one) for one in plan.assignments),
        assignments=len(plan.assignments),
        has_given_feedback=seat.pk in records.feedback,
    )
    clearance = clearance_of(facts, plan.rules)
    completed = _completed(seat, plan.steps, records, is_cleared=clearance.is_cleared)
    grades = _grades(seat, plan, records, moment)
    return SeatProgress(progress_of(plan.steps, completed, moment, grades), clearance)


def _plans(class_ids: Iterable[int]) -> dict[int, _Plan]:
    """Steps and rules by class."""
    plans = {pk: _Plan(rules=ClassRules(product_id=pk)) for pk in class_ids}
    for rules in ClassRules.objects.filter(product__in=plans):
        plans[rules.product_id].rules = rules
    for step in JourneyStep.objects.filter(product__in=plans).select_related("session", "assignment"):
        plans[step.product_id].steps.append(step)
    for session in ClassSession.objects.filter(product__in=plans).order_by("starts_at"):
        plans[session.product_id].sessions.append(session)
    for assignment in Assignment.objects.filter(product__in=plans):
        plans[assignment.product_id].assignments.append(assignment)
    return plans


def seat_progress_of(seat: Entitlement) -> SeatProgress:
    return progress_by_seat([seat])[seat.pk]


def _records(seats: Sequence[Entitlement], steps: Sequence[JourneyStep]) -> _Records:
    submissions: dict[int, list[Submission]] = defaultdict(list)
    for submission in Submission.objects.filter(entitlement__in=seats).order_by("number"):
        submissions[submission.entitlement_id].append(submission)
    opened: dict[int, Completed] = defaultdict(dict)
    for done in CompletedStep.objects.filter(entitlement__in=seats):
        opened[done.entitlement_id][done.step_id] = done.completed_at
    given = FeedbackGiven.objects.filter(entitlement__in=seats)
    return _Records(
        attended=attendance_of(seats),
        submissions=submissions,
        quizzes=quiz_results(seats, [step.quiz_uuid for step in steps if step.quiz_uuid]),
        opened=opened,
        feedback={row.entitlement_id: row.given_at for row in given},
    )


def _is_passed(records: _Records, seat: Entitlement, quiz_uuid: str) -> bool:
    result = records.quizzes.get(seat.pk, {}).get(quiz_uuid)
    return bool(result and result.grade.is_passed)


def _has_passed(records: _Records, seat: Entitlement, assignment: Assignment) -> bool:
    return any(
        one.score is not None and one.score >= assignment.passing_score
        for one in records.submissions.get(seat.pk, ())
        if one.assignment_id == assignment.pk
    )


def _completed(
    seat: Entitlement, steps: Sequence[JourneyStep], records: _Records, *, is_cleared: bool
) -> Completed:
    found: Completed = dict(records.opened.get(seat.pk, {}))
    for step in steps:
        moment = _completed_at(step, seat, records)
        if moment or (step.kind == StepKind.CLEARANCE and is_cleared):
            found[step.pk] = moment
    return found


def _grades(seat: Entitlement, plan: _Plan, records: _Records, moment: datetime) -> dict[int, Grade]:
    """The grades that the class's rules ask for, by step; what waits for a trainer has none."""
    graded = ((step.pk, _grade(step, seat, plan.rules, records, moment)) for step in plan.steps)
    return {pk: grade for pk, grade in graded if grade}


def _grade(
    step: JourneyStep, seat: Entitlement, rules: ClassRules, records: _Records, moment: datetime
) -> Grade | None:
    if step.kind == StepKind.QUIZ and rules.requires_quizzes:
        result = records.quizzes.get(seat.pk, {}).get(str(step.quiz_uuid))
        return result.grade if result else None
    if step.kind == StepKind.ASSIGNMENT and rules.requires_assignments:
        return _assignment_grade(step.assignment, seat, records, moment)
    return None


def _assignment_grade(
    assignment: Assignment | None, seat: Entitlement, records: _Records, moment: datetime
) -> Grade | None:
    if assignment is None:
        return None
    made = [one for one in records.submissions.get(seat.pk, ()) if one.assignment_id == assignment.pk]
    scores = [one.score for one in made if one.score is not None]
    best = max(scores, default=0)
    is_passed = bool(scores) and best >= assignment.passing_score
    if not scores or (made[-1].score is None and not is_passed):
        return None
    can_retry = moment <= assignment.closes_at and len(made) < assignment.maximum_attempts
    return Grade(100 * best / assignment.maximum_score, is_passed, can_retry)


def _completed_at(step: JourneyStep, seat: Entitlement, records: _Records) -> datetime | None:
    if step.kind == StepKind.PRESENCE:
        row = records.attended.get(seat.pk, {}).get(step.session_id or 0)
        return row.recorded_at if row and row.status != AttendanceStatus.ABSENT else None
    if step.kind == StepKind.ASSIGNMENT:
        handed_in = records.submissions.get(seat.pk, ())
        return next((one.submitted_at for one in handed_in if one.assignment_id == step.assignment_id), None)
    if step.kind == StepKind.QUIZ:
        result = records.quizzes.get(seat.pk, {}).get(str(step.quiz_uuid))
        return result.finished_at if result else None
    return records.feedback.get(seat.pk) if step.kind == StepKind.FEEDBACK else None
