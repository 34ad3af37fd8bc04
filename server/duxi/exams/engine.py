"""The one attempt engine: freezing questions, the deadline, closing and grading.

Every function here runs inside the transaction of its caller, with the attempt's row locked.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import datetime

from django.db.models import QuerySet

from duxi.core.errors import Rejected
from duxi.entitlements.actions.status import complete
from duxi.exams.events import AttemptFinished, attempt_finished
from duxi.exams.models import (
    AnswerOption,
    Attempt,
    AttemptQuestion,
    AttemptStatus,
    Blueprint,
    EndReason,
    Question,
    QuestionType,
    UnitResult,
)
from duxi.exams.policies import POLICIES, ExamPolicy
from duxi.exams.scoring import Grade, Points, Requirement, grade
from duxi.exams.sheet import read_sheet
from duxi.reference.models import RoleCompetency

Children = Mapping[int | None, Sequence[Question]]


class SessionOver(Rejected):
    """The session of an exam is over or unknown."""

    status = 496

    def __init__(self, policy: ExamPolicy) -> None:
        super().__init__(policy.over)


def policy_of(attempt: Attempt) -> ExamPolicy:
    """The policy that an attempt is sat under."""
    return POLICIES[attempt.policy]


def locked(attempts: QuerySet[Attempt]) -> QuerySet[Attempt]:
    """Attempts whose rows nobody else may change until this transaction ends."""
    return attempts.select_related("blueprint").select_for_update(of=("self",), no_key=True)


def is_overdue(attempt: Attempt, moment: datetime) -> bool:
    """Whether a running attempt has outlived its deadline and the network's grace."""
    if attempt.status != AttemptStatus.RUNNING or attempt.deadline_at is None:
        return False
    return moment > attempt.deadline_at + policy_of(attempt).grace


def planned_questions(blueprint: Blueprint, *, with_nested: bool) -> list[Question]:
    """What a blueprint asks: by unit, singles before nested ones, children depth-first."""
    units = list(blueprint.blueprint_units.order_by("position").values_list("unit_id", flat=True))
    types = QuestionType.values if with_nested else [QuestionType.SINGLE]
    bank = Question.objects.filter(unit__in=units, is_active=True, type__in=types)
    children: dict[int | None, list[Question]] = defaultdict(list)
    for question in bank.order_by("position", "pk"):
        children[question.parent_id].append(question)
    roots = sorted(children[None], key=lambda q: (units.index(q.unit_id), q.type != QuestionType.SINGLE))
    return list(_depth_first(roots, children))


def _depth_first(questions: Iterable[Question], children: Children) -> Iterator[Question]:
    for question in questions:
        yield question
        yield from _depth_first(children.get(question.pk, ()), children)


def frozen(attempt: Attempt, questions: Iterable[Question]) -> list[AttemptQuestion]:
    """The rows that put these questions, in this order, to an attempt."""
    return [
        AttemptQuestion(attempt=attempt, question=question, position=position)
        for position, question in enumerate(questions, start=1)
    ]


def finish(attempt: Attempt, moment: datetime) -> None:
    """End a running attempt, never later than its deadline, and write down what it shows."""
    deadline = attempt.deadline_at or moment
    outcome = grade_attempt(attempt)
    record(attempt, outcome, ended_at=min(moment, deadline), timed_out=moment >= deadline)
    attempt.save(update_fields=OUTCOME_FIELDS)
    UnitResult.objects.bulk_create(unit_results(attempt, outcome))
    if attempt.access:
        complete(attempt.access.entitlement_id, completed_at=min(moment, deadline))
    attempt_finished.announce(AttemptFinished(attempt_pk=attempt.pk))


OUTCOME_FIELDS = ["status", "ended_at", "end_reason", "answered", "total", "competent_count", "score"]


def record(attempt: Attempt, outcome: Grade, *, ended_at: datetime, timed_out: bool) -> None:
    """Set the fields of a finished attempt."""
    attempt.status = AttemptStatus.FINISHED
    attempt.ended_at = ended_at
    attempt.end_reason = EndReason.TIMEOUT if timed_out else EndReason.SUBMITTED
    attempt.answered = outcome.answered
    attempt.total = outcome.total
    attempt.competent_count = outcome.competent_count
    attempt.score = outcome.score


def unit_results(attempt: Attempt, outcome: Grade) -> list[UnitResult]:
    """One row for each unit of the outcome."""
    return [
        UnitResult(
            attempt=attempt,
            unit_id=unit.unit_id,
            position=position,
            score=unit.score,
            achieved_level=unit.achieved_level,
            required_level=unit.required_level,
        )
        for position, unit in enumerate(outcome.units, start=1)
    ]


def grade_attempt(attempt: Attempt) -> Grade:
    """Grade the answers that an attempt has now."""
    sheet = read_sheet(attempt.pk)
    points = points_of(question.question_id for question in sheet)
    return grade(sheet, points, requirements_of(attempt.blueprint), attempt.blueprint.passing_percent)


def points_of(question_ids: Iterable[int]) -> Points:
    """The points of every option of these questions."""
    found: dict[int, dict[int, int]] = defaultdict(dict)
    options = AnswerOption.objects.filter(question__in=list(question_ids))
    for question_id, position, points in options.values_list("question_id", "position", "points"):
        found[question_id][position] = points
    return found


def requirements_of(blueprint: Blueprint) -> list[Requirement]:
    """What the blueprint's job role requires of its units, in their order; nothing asks level 0."""
    required = {
        competency.unit_id: competency
        for competency in RoleCompetency.objects.filter(job_role=blueprint.job_role_id)
    }
    units = blueprint.blueprint_units.order_by("position").values_list("unit_id", flat=True)
    return [_requirement(unit_id, required.get(unit_id)) for unit_id in units]


def _requirement(unit_id: int, asked: RoleCompetency | None) -> Requirement:
    return Requirement(unit_id, asked.level_id if asked else 0, asked.weight if asked else 1)
