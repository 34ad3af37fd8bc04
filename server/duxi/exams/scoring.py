"""From answers to scores, levels and gaps: pure functions without a database.

A root question with everything below it is one tree. What it is worth is its best path: the best
option's points together with those of the children that this option opens.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from decimal import ROUND_HALF_UP, Decimal

from duxi.exams.sheet import SheetQuestion, progress, trees, visible

Points = Mapping[int, Mapping[int, int]]
"""Question id → position of the option → its points."""

HIGHEST_LEVEL = 5
_CENT = Decimal("0.01")


@dataclass(frozen=True)
class Requirement:
    """What a job role asks of one unit."""

    unit_id: int
    level: int
    weight: int


@dataclass(frozen=True)
class TreeScore:
    """What one tree earned, and the best it could have earned."""

    unit_id: int
    level: int
    earned: int
    best: int


@dataclass(frozen=True)
class UnitGrade:
    """What an attempt shows of one unit."""

    unit_id: int
    score: Decimal
    achieved_level: int
    required_level: int

    @property
    def is_competent(self) -> bool:
        return self.achieved_level >= self.required_level


@dataclass(frozen=True)
class Grade:
    """The whole outcome of an attempt."""

    units: Sequence[UnitGrade]
    score: Decimal
    answered: int
    total: int

    @property
    def competent_count(self) -> int:
        return sum(unit.is_competent for unit in self.units)


def grade(
    sheet: Sequence[SheetQuestion],
    points: Points,
    requirements: Sequence[Requirement],
    passing_percent: int,
) -> Grade:
    """Grade a sheet against what the role requires of each unit."""
    scores = [score_tree(tree, points) for tree in trees(sheet)]
    units = [_grade_unit(wanted, scores, passing_percent) for wanted in requirements]
    done = progress(visible(sheet))
    return Grade(units, weighted_mean(units, requirements), done.answered, done.total)


def score_tree(tree: Sequence[SheetQuestion], points: Points) -> TreeScore:
    """Earned and best points of one tree; answers of closed questions do not count."""
    root = tree[0]
    earned = sum(points[q.question_id][q.chosen] for q in visible(tree) if q.chosen is not None)
    return TreeScore(root.unit_id, root.level, earned, _best(root, tree, points))


def _best(question: SheetQuestion, tree: Sequence[SheetQuestion], points: Points) -> int:
    children = [child for child in tree if child.parent_id == question.question_id]
    return max(
        (
            worth + sum(_best(child, tree, points) for child in children if _opens(child, position))
            for position, worth in points.get(question.question_id, {}).items()
        ),
        default=0,
    )


def _opens(child: SheetQuestion, position: int) -> bool:
    return not child.opens_on or position in child.opens_on


def _grade_unit(wanted: Requirement, scores: Iterable[TreeScore], passing_percent: int) -> UnitGrade:
    own = [score for score in scores if score.unit_id == wanted.unit_id]
    return UnitGrade(
        unit_id=wanted.unit_id,
        score=percent(sum(s.earned for s in own), sum(s.best for s in own)),
        achieved_level=achieved_level(own, passing_percent),
        required_level=wanted.level,
    )


def achieved_level(scores: Sequence[TreeScore], passing_percent: int) -> int:
    """The highest level whose own trees pass, and all trees up to it together as well; 0 for none.

    So one slip in an easy question does not hide what somebody can do, and one lucky hit in a hard
    one shows nothing. A level without questions neither shows anything nor stands in the way.
    """
    levels = {score.level for score in scores if score.level <= HIGHEST_LEVEL}
    return max((level for level in levels if _shows(scores, level, passing_percent)), default=0)


def _shows(scores: Sequence[TreeScore], level: int, passing_percent: int) -> bool:
    own = [score for score in scores if score.level == level]
    upto = [score for score in scores if score.level <= level]
    return _passes(own, passing_percent) and _passes(upto, passing_percent)


def _passes(scores: Sequence[TreeScore], passing_percent: int) -> bool:
    earned, best = sum(s.earned for s in scores), sum(s.best for s in scores)
    return best > 0 and 100 * earned >= passing_percent * best


def percent(earned: int, best: int) -> Decimal:
    """100 × earned / best to two places, halves up; 0 where nothing can be earned."""
    return rounded(Decimal(100 * earned) / best) if best else Decimal("0.00")


def weighted_mean(units: Sequence[UnitGrade], requirements: Sequence[Requirement]) -> Decimal:
    """The mean of the units' scores by the weights that the role gives them."""
    weights = sum(wanted.weight for wanted in requirements)
    total = sum(
        (unit.score * wanted.weight for unit, wanted in zip(units, requirements, strict=True)), Decimal(0)
    )
    return rounded(total / weights) if weights else Decimal("0.00")


def rounded(value: Decimal) -> Decimal:
    """Two places, halves up."""
    return value.quantize(_CENT, ROUND_HALF_UP)
