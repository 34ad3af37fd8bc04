"""An assessor's decision over a unit becomes part of the attempt's result."""

from decimal import Decimal

from django.db import transaction

from duxi.exams.engine import (
    OUTCOME_FIELDS,
    complete_seat,
    grade_attempt,
    lock_attempts,
    record_grade,
    unit_results,
)
from duxi.exams.events import (
    AttemptFinished,
    AttemptResultChanged,
    attempt_finished,
    attempt_result_changed,
)
from duxi.exams.models import AssessedUnit, Attempt, UnitResult


@transaction.atomic
def record_assessed_unit(*, attempt_id: int, unit_id: int, score: Decimal, reason: str) -> Attempt:
    """Record a decision and regrade the finished attempt.

    With the last missing unit the attempt is passed or failed; a later decision may change that.
    """
    attempt = lock_attempts(Attempt.objects.filter(pk=attempt_id)).select_related("access").get()
    before = attempt.passed
    AssessedUnit.objects.update_or_create(attempt=attempt, unit_id=unit_id, defaults={"score": score})
    outcome = grade_attempt(attempt)
    record_grade(attempt, outcome)
    attempt.save(update_fields=OUTCOME_FIELDS)
    UnitResult.objects.filter(attempt=attempt).delete()
    UnitResult.objects.bulk_create(unit_results(attempt, outcome))
    complete_seat(attempt)
    _announce(attempt, before, reason)
    return attempt


def _announce(attempt: Attempt, before: bool | None, reason: str) -> None:
    if attempt.passed and not before:
        attempt_finished.announce(AttemptFinished(attempt_pk=attempt.pk))
    elif before is not None:
        attempt_result_changed.announce(AttemptResultChanged(attempt_pk=attempt.pk, reason=reason))
