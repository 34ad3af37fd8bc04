"""The achieved level of a unit in an attempt, with its reason: pure functions without a database.

There are three rules, because results keep the rule under which they were given.

`together`: the highest level whose own trees pass, and all trees up to it together as well. `stepwise`: in
addition, no lower level with questions is below a floor. It suits a short check with one question per level,
where no level may be skipped. `defensible`: in addition, the level itself was asked at least twice (two
trees, or one nested tree with two scored steps), so that one lucky answer is not enough. A level without
questions is neither achieved nor an obstacle.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal
from enum import StrEnum

from duxi.exams.models import LevelRule
from duxi.exams.scoring import TreeScore, percent

HIGHEST_LEVEL = 5
ASKED_AT_LEAST = 2


class Reason(StrEnum):
    """Why a level is achieved or not; the first reason that applies."""

    SHOWN = "shown"
    OWN_BELOW = "own_below"
    TOGETHER_BELOW = "together_below"
    FLOOR = "floor"
    ASKED_ONCE = "asked_once"


@dataclass(frozen=True)
class LevelRules:
    """The thresholds of levels."""

    passing_percent: int
    floor_percent: int = 40
    rule: str = LevelRule.DEFENSIBLE


@dataclass(frozen=True)
class LevelStep:
    """The result at one level that was asked."""

    level: int
    asked: int
    percent: float
    percent_upto: float
    reason: str

    @property
    def is_shown(self) -> bool:
        return self.reason == Reason.SHOWN


def level_steps(scores: Sequence[TreeScore], rules: LevelRules) -> list[LevelStep]:
    """Every level that was asked, lowest first, with the reason why it is achieved or not."""
    levels = sorted({score.level for score in scores if score.level <= HIGHEST_LEVEL and score.best})
    return [_step(scores, level, rules) for level in levels]


def achieved_level(steps: Sequence[LevelStep]) -> int:
    """The highest achieved level; 0 for none."""
    return max((step.level for step in steps if step.is_shown), default=0)


def _step(scores: Sequence[TreeScore], level: int, rules: LevelRules) -> LevelStep:
    own = [score for score in scores if score.level == level]
    upto = [score for score in scores if score.level <= level]
    return LevelStep(
        level=level,
        asked=sum(score.steps for score in own),
        percent=float(_percent(own)),
        percent_upto=float(_percent(upto)),
        reason=_reason(scores, level, rules),
    )


def _reason(scores: Sequence[TreeScore], level: int, rules: LevelRules) -> Reason:
    own = [score for score in scores if score.level == level]
    upto = [score for score in scores if score.level <= level]
    if not _reaches(own, rules.passing_percent):
        return Reason.OWN_BELOW
    if not _reaches(upto, rules.passing_percent):
        return Reason.TOGETHER_BELOW
    if rules.rule == LevelRule.TOGETHER:
        return Reason.SHOWN
    if not all(_reaches(lower, rules.floor_percent) for lower in _levels_below(scores, level)):
        return Reason.FLOOR
    is_enough = rules.rule == LevelRule.STEPWISE or sum(score.steps for score in own) >= ASKED_AT_LEAST
    return Reason.SHOWN if is_enough else Reason.ASKED_ONCE


def _levels_below(scores: Sequence[TreeScore], level: int) -> list[list[TreeScore]]:
    lower = sorted({score.level for score in scores if score.level < level and score.best})
    return [[score for score in scores if score.level == wanted] for wanted in lower]


def _reaches(scores: Sequence[TreeScore], share: int) -> bool:
    earned, best = sum(s.earned for s in scores), sum(s.best for s in scores)
    return best > 0 and 100 * earned >= share * best


def _percent(scores: Sequence[TreeScore]) -> Decimal:
    return percent(sum(s.earned for s in scores), sum(s.best for s in scores))
