"""Results of participants in the quizzes of a class."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from uuid import UUID

from django.db.models import Count, Q

from duxi.classroom.progress import Grade
from duxi.core.clock import now
from duxi.entitlements.models import Entitlement
from duxi.exams.models import Allowance, Attempt, AttemptStatus
from duxi.exams.queries.results import finished_attempts_of_seats


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
    limited = [_key(one) for one in attempts if one.blueprint.attempts_allowed is not None]
    made, extra = _attempts_made(limited), _extra_attempts(limited)
    found: dict[int, dict[str, QuizResult]] = defaultdict(dict)
    for attempt in attempts:
        if attempt.entitlement_id and attempt.ended_at:
            key = _key(attempt)
            used = made.get(key, _NONE)
            left = attempt.blueprint.attempts_left(used=used.total, extra=extra.get(key, 0))
            can_retry = used.is_one_open or (left != 0 and not attempt.blueprint.is_closed(now()))
            grade = Grade(float(attempt.score or 0), bool(attempt.passed), can_retry=can_retry)
            found[attempt.entitlement_id][str(attempt.blueprint.uuid)] = QuizResult(grade, attempt.ended_at)
    return dict(found)


_Key = tuple[int | None, int]


def _key(attempt: Attempt) -> _Key:
    return attempt.participant_id, attempt.blueprint_id


@dataclass(frozen=True)
class _Made:
    """The attempts of a participant at a quiz, with any seat, as its door counts them."""

    total: int
    is_one_open: bool


_NONE = _Made(0, is_one_open=False)


def _attempts_made(keys: Sequence[_Key]) -> dict[_Key, _Made]:
    if not keys:
        return {}
    people, quizzes = zip(*keys, strict=True)
    rows = Attempt.objects.filter(participant__in=people, blueprint__in=quizzes)
    counted = rows.values_list("participant", "blueprint").annotate(
        total=Count("pk"), unfinished=Count("pk", filter=~Q(status=AttemptStatus.FINISHED))
    )
    return {(person, quiz): _Made(total, unfinished > 0) for person, quiz, total, unfinished in counted}


def _extra_attempts(keys: Sequence[_Key]) -> dict[_Key, int]:
    if not keys:
        return {}
    people, quizzes = zip(*keys, strict=True)
    rows = Allowance.objects.filter(participant__in=people, blueprint__in=quizzes)
    return {(row.participant_id, row.blueprint_id): row.extra_attempts for row in rows}
