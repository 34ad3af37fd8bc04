"""How participants did in the quizzes of a class."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from uuid import UUID

from duxi.entitlements.models import Entitlement


@dataclass(frozen=True)
class QuizResult:
    """The best finished attempt of a participant at a quiz."""

    score: int
    is_passed: bool
    finished_at: datetime


def quiz_results(
    seats: Sequence[Entitlement], quizzes: Sequence[UUID]
) -> dict[int, Mapping[str, QuizResult]]:
    """By seat and quiz."""
    return {}
