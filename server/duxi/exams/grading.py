"""Grading an attempt: one pure function for each way of grading, chosen by the policy."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from decimal import Decimal
from typing import Any, Protocol

from duxi.exams.levels import achieved_level, level_steps
from duxi.exams.rules import Requirement, Rules
from duxi.exams.scoring import Points, TreeScore, percent, rounded, score_tree
from duxi.exams.sheet import Progress, SheetQuestion, progress, trees, visible


@dataclass(frozen=True)
class UnitGrade:
    """The result of one unit."""

    unit_id: int
    score: Decimal
    achieved_level: int
    required_level: int
    is_competent: bool
    steps: Sequence[dict[str, Any]] = field(default=(), compare=False)


@dataclass(frozen=True)
class Grade:
    """The result of an attempt; `passed` is None where there is no pass mark."""

    units: Sequence[UnitGrade]
    score: Decimal
    progress: Progress
    passed: bool | None = None

    @property
    def competent_count(self) -> int:
        return sum(unit.is_competent for unit in self.units)


Assessed = Mapping[int, Decimal]
"""Assessors' decisions by unit id."""
NOT_ASSESSED: Assessed = {}


class Grader(Protocol):
    """Computes a grade from answers, points, rules and assessors' decisions."""

    def __call__(
        self, sheet: Sequence[SheetQuestion], points: Points, rules: Rules, assessed: Assessed = NOT_ASSESSED
    ) -> Grade: ...


def grade_levels(
    sheet: Sequence[SheetQuestion], points: Points, rules: Rules, assessed: Assessed = NOT_ASSESSED
) -> Grade:
    """Assessments: the achieved level of each unit against the level that the role requires."""
    scores = _scores(sheet, points, rules)
    units = [_unit_level(wanted, scores, rules) for wanted in rules.requirements]
    return _grade(sheet, units, weighted_mean(units, rules.requirements))


def _unit_level(wanted: Requirement, scores: Sequence[TreeScore], rules: Rules) -> UnitGrade:
    own = _of_unit(wanted, scores)
    steps = level_steps(own, rules.levels)
    achieved = achieved_level(steps)
    return UnitGrade(
        unit_id=wanted.unit_id,
        score=_percent(own),
        achieved_level=achieved,
        required_level=wanted.level,
        is_competent=achieved >= wanted.level,
        steps=[asdict(step) for step in steps],
    )


def grade_competence(
    sheet: Sequence[SheetQuestion], points: Points, rules: Rules, assessed: Assessed = NOT_ASSESSED
) -> Grade:
    """Certifications: competent or not yet competent, by unit; competent requires every required unit.

    Units that assessors have not decided yet are left out, and the attempt is neither passed nor failed until
    then.
    """
    scores = _scores(sheet, points, rules)
    graded = [wanted for wanted in rules.requirements if not _is_pending(wanted, assessed)]
    units = [_unit_competence(wanted, scores, rules, assessed) for wanted in graded]
    mean = weighted_mean(units, graded)
    if len(graded) < len(rules.requirements):
        return _grade(sheet, units, mean)
    required = zip(units, graded, strict=True)
    passed = all(unit.is_competent for unit, wanted in required if wanted.is_required)
    return _grade(sheet, units, mean, passed and bool(units))


def _is_pending(wanted: Requirement, assessed: Assessed) -> bool:
    return wanted.needs_assessor and wanted.unit_id not in assessed


def _unit_competence(
    wanted: Requirement, scores: Sequence[TreeScore], rules: Rules, assessed: Assessed
) -> UnitGrade:
    score = assessed[wanted.unit_id] if wanted.needs_assessor else _percent(_of_unit(wanted, scores))
    return UnitGrade(wanted.unit_id, score, 0, 0, is_competent=score >= rules.passing_percent)


def grade_points(
    sheet: Sequence[SheetQuestion], points: Points, rules: Rules, assessed: Assessed = NOT_ASSESSED
) -> Grade:
    """Quizzes: the share of all points, and a pass mark."""
    score = _percent(_scores(sheet, points, rules))
    return _grade(sheet, [], score, score >= rules.passing_percent)


def _grade(
    sheet: Sequence[SheetQuestion], units: Sequence[UnitGrade], score: Decimal, passed: bool | None = None
) -> Grade:
    return Grade(units, score, progress(visible(sheet)), passed)


def _scores(sheet: Sequence[SheetQuestion], points: Points, rules: Rules) -> list[TreeScore]:
    return [score_tree(tree, points, rules.negative_percent) for tree in trees(sheet)]


def _of_unit(wanted: Requirement, scores: Sequence[TreeScore]) -> list[TreeScore]:
    return [score for score in scores if score.unit_id == wanted.unit_id]


def _percent(scores: Sequence[TreeScore]) -> Decimal:
    return percent(sum(score.earned for score in scores), sum(score.best for score in scores))


def weighted_mean(units: Sequence[UnitGrade], requirements: Sequence[Requirement]) -> Decimal:
    """The mean of the units' scores, weighted by the role."""
    weights = sum(wanted.weight for wanted in requirements)
    total = sum(
        (unit.score * wanted.weight for unit, wanted in zip(units, requirements, strict=True)), Decimal(0)
    )
    return rounded(total / weights) if weights else Decimal("0.00")
