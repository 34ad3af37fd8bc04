"""Results of participants in the quizzes of a class."""

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from uuid import UUID

from duxi.classroom.progress import Grade
from duxi.entitlements.models import Entitlement
from duxi.exams.models import Allowance, Attempt
from duxi.exams.queries import finished_attempts_of_seats


@dataclass(frozen=True)
class QuizResult:
    """The best finished attempt of a participant at a quiz."""

    grade: Grade
    finished_at: datetime


def quiz_results(
    seats: Sequence[Entitlement], quizzes: Sequence[UUID]
) -> dict[int, Mapping[str, QuizResult]]:
    """By seat and quiz."""
    attempts = list(finished_attempts_of_seats(seats, quizzes)) if quizzes else []
    used = Counter(_key(attempt) for attempt in attempts)
    extra = _extra_attempts([_key(one) for one in attempts if one.blueprint.attempts_allowed is not None])
    found: dict[int, dict[str, QuizResult]] = defaultdict(dict)
    for attempt in attempts:
        if attempt.entitlement_id and attempt.ended_at:
            key = _key(attempt)
            left = attempt.blueprint.attempts_left(used=used[key], extra=extra.get(key, 0))
            grade = Grade(float(attempt.score or 0), bool(attempt.passed), can_retry=left != 0)
            found[attempt.entitlement_id][str(attempt.blueprint.uuid)] = QuizResult(grade, attempt.ended_at)
    return dict(found)


_Key = tuple[int | None, int]


def _key(attempt: Attempt) -> _Key:
    return attempt.participant_id, attempt.blueprint_id


def _extra_attempts(keys: Sequence[_Key]) -> dict[_Key, int]:
    if not keys:
        return {}
    people, quizzes = zip(*keys, strict=True)
    rows = Allowance.objects.filter(participant__in=people, blueprint__in=quizzes)
    return {(row.participant_id, row.blueprint_id): row.extra_attempts for row in rows}
