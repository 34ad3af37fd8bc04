"""From a rubric's levels to a decision: pure functions without a database."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Any

from duxi.assessors.models import Role
from duxi.exams.scoring import rounded

Criteria = Sequence[Mapping[str, Any]]
Scores = Mapping[str, Decimal]
"""Submitted scores by role."""


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
    """The points of the chosen levels in percent of the rubric's maximum."""
    return rounded(share_of(levels, criteria))


def share_of(levels: Sequence[int], criteria: Criteria) -> Decimal:
    """`score_of` without rounding: a mean is rounded once, not its parts before."""
    pairs = list(zip(levels, criteria, strict=True))
    earned = sum(criterion["levels"][level]["points"] for level, criterion in pairs)
    best = sum(best_of(criterion) for criterion in criteria)
    return Decimal(100 * earned) / best if best else Decimal(0)


def best_of(criterion: Mapping[str, Any]) -> int:
    """The maximum points of one criterion."""
    return max(int(level["points"]) for level in criterion["levels"])


def decide(scores: Scores, *, wanted: Sequence[str], disagreement_percent: int) -> Decision:
    """An appeal overrides the third grading, which overrides the mean of first and second.

    `wanted` are the expected roles; nothing is decided while one is missing. If first and second differ too
    much, a third is needed.
    """
    for role in (Role.APPEAL, Role.THIRD):
        if role in scores:
            return Decision(rounded(scores[role]))
    if any(role not in scores for role in wanted):
        return Decision()
    if abs(max(scores.values()) - min(scores.values())) > disagreement_percent:
        return Decision(needs_third=True)
    return Decision(rounded(sum(scores.values(), Decimal(0)) / len(scores)))
