"""From levels of a rubric to a decision: pure functions without a database."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Any

from duxi.assessors.models import Role
from duxi.exams.scoring import rounded

Criteria = Sequence[Mapping[str, Any]]
Scores = Mapping[str, Decimal]
"""Role → the score that it submitted."""


@dataclass(frozen=True)
class Decision:
    """The result of the gradings so far: a score, or that a third assessor is needed."""

    score: Decimal | None = None
    needs_third: bool = False


def fits(levels: Sequence[int], criteria: Criteria) -> bool:
    """Whether there is one known level for each criterion."""
    return len(levels) == len(criteria) and all(
        0 <= level < len(criterion["levels"]) for level, criterion in zip(levels, criteria, strict=True)
    )


def score_of(levels: Sequence[int], criteria: Criteria) -> Decimal:
    """The points of the chosen levels in percent of the most that the rubric gives."""
    return rounded(share_of(levels, criteria))


def share_of(levels: Sequence[int], criteria: Criteria) -> Decimal:
    """The same, not rounded yet: a mean is rounded once, not its parts before."""
    pairs = list(zip(levels, criteria, strict=True))
    earned = sum(criterion["levels"][level]["points"] for level, criterion in pairs)
    best = sum(best_of(criterion) for criterion in criteria)
    return Decimal(100 * earned) / best if best else Decimal(0)


def best_of(criterion: Mapping[str, Any]) -> int:
    """The most points that one criterion gives."""
    return max(int(level["points"]) for level in criterion["levels"])


def decide(scores: Scores, *, wanted: Sequence[str], disagreement_percent: int) -> Decision:
    """Appeal before third before first and second, whose mean counts unless they are too far apart.

    `wanted` are the roles that are to grade; nothing is decided while one of them is missing.
    """
    for role in (Role.APPEAL, Role.THIRD):
        if role in scores:
            return Decision(rounded(scores[role]))
    if any(role not in scores for role in wanted):
        return Decision()
    if abs(max(scores.values()) - min(scores.values())) > disagreement_percent:
        return Decision(needs_third=True)
    return Decision(rounded(sum(scores.values(), Decimal(0)) / len(scores)))
