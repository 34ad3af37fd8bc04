"""The attempt engine: opening, deadline, closing and grading.

Every function runs inside its caller's transaction with the attempt's row locked.
"""

from collections.abc import Sequence
from datetime import datetime, timedelta
from random import Random

from django.db.models import QuerySet
from django.utils.translation import gettext_lazy as _

from duxi.core.errors import Rejected
from duxi.entitlements.actions.status import complete
from duxi.exams.events import AttemptFinished, attempt_finished
from duxi.exams.grading import NOT_ASSESSED, Assessed, Grade
from duxi.exams.models import (
    Allowance,
    AssessedUnit,
    Attempt,
    AttemptQuestion,
    AttemptStatus,
    EndReason,
    UnitResult,
)
from duxi.exams.planning import frozen, planned_questions, seen_before
from duxi.exams.policies import POLICIES, ExamPolicy
from duxi.exams.rules import Rules
from duxi.exams.scoring import Points, points_of
from duxi.exams.sheet import PROGRESS_FIELDS, Progress, SheetQuestion, read_sheet
from duxi.exams.versions import blueprint_version


class SessionOver(Rejected):
    """The exam session is over or unknown."""

    status = 496

    def __init__(self, policy: ExamPolicy) -> None:
        super().__init__(policy.over)


class LeftTheRoom(Rejected):
    """The attempt is running, but another device or a reset replaced this token."""

    status = 496
    message = _(
        "Perangkat ini keluar dari ruang ujian. Sesi Anda masih berjalan: masuk lagi untuk melanjutkan."
    )


class EndedBySupervisor(Rejected):
    """A supervisor ended the attempt."""

    status = 496
    message = _("Pengawas mengakhiri sesi ini. Jawaban yang tersimpan sudah dinilai.")


def policy_of(attempt: Attempt) -> ExamPolicy:
    """The policy of an attempt."""
    return POLICIES[attempt.policy]


def lock_attempts(attempts: QuerySet[Attempt]) -> QuerySet[Attempt]:
    """Lock the rows of these attempts until the transaction ends."""
    return attempts.select_related("blueprint", "version").select_for_update(of=("self",), no_key=True)


def is_overdue(attempt: Attempt, moment: datetime) -> bool:
    """Whether a running attempt is past its deadline and the grace period; paused ones never are."""
    if attempt.status != AttemptStatus.RUNNING or attempt.deadline_at is None or attempt.paused_at:
        return False
    return moment > attempt.deadline_at + policy_of(attempt).grace


def open_attempt(attempt: Attempt, moment: datetime) -> None:
    """Open an attempt: fix the deadline, the rules and the questions."""
    random = Random(attempt.seed)  # noqa: S311 - the order of questions is no secret
    attempt.version = blueprint_version(attempt.blueprint)
    attempt.status = AttemptStatus.RUNNING
    attempt.started_at = moment
    attempt.deadline_at = moment + rules_of(attempt).duration + _extra_time(attempt)
    questions = planned_questions(attempt.blueprint, random=random, seen=seen_before(attempt))
    attempt.total = sum(question.parent_id is None for question in questions)
    attempt.save(update_fields=["version", "status", "started_at", "deadline_at", "total"])
    AttemptQuestion.objects.bulk_create(frozen(attempt, questions, random))


def _extra_time(attempt: Attempt) -> timedelta:
    allowed = Allowance.objects.filter(blueprint=attempt.blueprint_id, participant=attempt.participant_id)
    return timedelta(minutes=sum(allowed.values_list("extra_minutes", flat=True)))


def rules_of(attempt: Attempt) -> Rules:
    """The rules under which an attempt was started; the current ones if it has not begun."""
    return Rules.from_json(attempt.version.rules) if attempt.version else Rules.of(attempt.blueprint)


def finish(attempt: Attempt, moment: datetime, reason: EndReason = EndReason.SUBMITTED) -> None:
    """End a running attempt, at its deadline at the latest, and store its result."""
    deadline = attempt.deadline_at or moment
    is_late = moment >= deadline and not attempt.paused_at
    outcome = grade_attempt(attempt)
    record(attempt, outcome, ended_at=min(moment, deadline), reason=EndReason.TIMEOUT if is_late else reason)
    attempt.save(update_fields=OUTCOME_FIELDS)
    UnitResult.objects.bulk_create(unit_results(attempt, outcome))
    complete_seat(attempt)
    attempt_finished.announce(AttemptFinished(attempt_pk=attempt.pk))


def complete_seat(attempt: Attempt) -> None:
    """Complete the attempt's seat: an assessment when it is over, a certification when it is passed."""
    passed = attempt.passed and policy_of(attempt).completes_when_passed
    seat_id = attempt.access.entitlement_id if attempt.access else attempt.entitlement_id if passed else None
    if seat_id and attempt.ended_at:
        complete(seat_id, completed_at=attempt.ended_at)


OUTCOME_FIELDS = [
    "status",
    "ended_at",
    "end_reason",
    "paused_at",
    *PROGRESS_FIELDS,
    "competent_count",
    "score",
    "passed",
]


def record(attempt: Attempt, outcome: Grade, *, ended_at: datetime, reason: EndReason) -> None:
    """Set the fields of a finished attempt."""
    attempt.status = AttemptStatus.FINISHED
    attempt.ended_at = ended_at
    attempt.end_reason = reason
    attempt.paused_at = None
    record_grade(attempt, outcome)


def record_grade(attempt: Attempt, outcome: Grade) -> None:
    """Set the graded fields of an attempt."""
    record_progress(attempt, outcome.progress)
    attempt.competent_count = outcome.competent_count
    attempt.score = outcome.score
    attempt.passed = outcome.passed


def record_progress(attempt: Attempt, done: Progress) -> None:
    """Set the progress of an attempt."""
    for name in PROGRESS_FIELDS:
        setattr(attempt, name, getattr(done, name))


def unit_results(attempt: Attempt, outcome: Grade) -> list[UnitResult]:
    """One result row for each unit."""
    return [
        UnitResult(
            attempt=attempt,
            unit_id=unit.unit_id,
            position=position,
            score=unit.score,
            achieved_level=unit.achieved_level,
            required_level=unit.required_level,
            competent=unit.is_competent,
            steps=list(unit.steps),
        )
        for position, unit in enumerate(outcome.units, start=1)
    ]


def grade_attempt(attempt: Attempt) -> Grade:
    """Grade the current answers of an attempt by the versions and rules of its start."""
    sheet = read_sheet(attempt.pk)
    return grade_sheet(attempt, sheet, points_of(sheet), rules_of(attempt))


def grade_sheet(attempt: Attempt, sheet: Sequence[SheetQuestion], points: Points, rules: Rules) -> Grade:
    """Grade with the given points and rules; assessors' decisions stay."""
    return policy_of(attempt).grade(sheet, points, rules, _assessed(attempt, rules))


def _assessed(attempt: Attempt, rules: Rules) -> Assessed:
    if not any(wanted.needs_assessor for wanted in rules.requirements):
        return NOT_ASSESSED
    return dict(AssessedUnit.objects.filter(attempt=attempt).values_list("unit", "score"))
