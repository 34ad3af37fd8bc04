"""Results of participants in the quizzes of a class."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from uuid import UUID

from duxi.entitlements.models import Entitlement
from duxi.exams.queries import finished_attempts_of_seats


@dataclass(frozen=True)
class QuizResult:
    """The best finished attempt of a participant at a quiz."""

    score: float
    is_passed: bool
    finished_at: datetime


def quiz_results(
    seats: Sequence[Entitlement], quizzes: Sequence[UUID]
) -> dict[int, Mapping[str, QuizResult]]:
    """By seat and quiz."""
    found: dict[int, dict[str, QuizResult]] = defaultdict(dict)
    for attempt in finished_attempts_of_seats(seats, quizzes):
        if attempt.entitlement_id and attempt.ended_at:
            result = QuizResult(float(attempt.score or 0), bool(attempt.passed), attempt.ended_at)
            found[attempt.entitlement_id][str(attempt.blueprint.uuid)] = result
    return dict(found)
