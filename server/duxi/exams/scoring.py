"""Scoring answers: pure functions without a database.

A root question with all its follow-ups is one tree. It is worth its best path: the best option's points
together with those of the follow-ups that this option opens.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from decimal import ROUND_HALF_UP, Decimal

from duxi.exams.models import Choice
from duxi.exams.sheet import SheetQuestion, visible

Points = Mapping[int, Mapping[int, int]]
"""Points by question id and option position."""

_CENT = Decimal("0.01")


@dataclass(frozen=True)
class TreeScore:
    """The earned points of a tree, the most it could have earned, and the scored steps of its best path."""

    unit_id: int | None
    level: int
    earned: int
    best: int
    steps: int = field(default=1, compare=False)


@dataclass(frozen=True)
class Tally:
    """How many questions of a unit were answered right, partly right, and wrong or not at all."""

    right: int
    partly: int
    wrong: int


def tally_of(scores: Sequence[TreeScore]) -> Tally:
    """Right, partly right and wrong; a question with follow-ups counts once, by its best path."""
    right = sum(score.best > 0 and score.earned >= score.best for score in scores)
    partly = sum(0 < score.earned < score.best for score in scores)
    return Tally(right, partly, len(scores) - right - partly)


@dataclass(frozen=True)
class Earnings:
    """The points behind a score: of right and partly right questions, lost by wrong ones, and the maximum."""

    points_right: int
    points_partly: int
    points_lost: int
    points_all: int


def earnings_of(scores: Sequence[TreeScore]) -> Earnings:
    """The points of each question with its follow-ups, divided as in `tally_of`."""
    return Earnings(
        points_right=sum(score.earned for score in scores if score.earned >= score.best > 0),
        points_partly=sum(score.earned for score in scores if 0 < score.earned < score.best),
        points_lost=-sum(min(0, score.earned) for score in scores),
        points_all=sum(score.best for score in scores),
    )


def points_of(sheet: Iterable[SheetQuestion]) -> Points:
    """The points of the versions of a sheet."""
    return {q.question_id: dict(enumerate(q.points, start=1)) for q in sheet}


def score_tree(tree: Sequence[SheetQuestion], points: Points, negative_percent: int = 0) -> TreeScore:
    """Earned and maximum points of one tree; answers of closed questions do not count."""
    root = tree[0]
    earned = sum(earned_by(q, points[q.question_id], negative_percent) for q in visible(tree))
    best, steps = _best(root, tree, points)
    return TreeScore(root.unit_id, root.level, earned, best, steps)


def earned_by(question: SheetQuestion, points: Mapping[int, int], negative_percent: int = 0) -> int:
    """The points of one answer; a wrong one costs `negative_percent` of the maximum."""
    if not question.is_answered:
        return 0
    earned = _raw(question, points)
    penalty = 0 if earned else best_of(question, points) * negative_percent // 100
    return (earned * question.weight) - penalty


def best_of(question: SheetQuestion, points: Mapping[int, int]) -> int:
    """The maximum of one question by itself."""
    whole = sum(points.values()) if question.choice == Choice.MULTIPLE else max(points.values(), default=0)
    return whole * question.weight


def _raw(question: SheetQuestion, points: Mapping[int, int]) -> int:
    if question.choice == Choice.MULTIPLE:
        return _raw_of_several(question, points)
    return sum(points[position] for position in question.selected)


def _raw_of_several(question: SheetQuestion, points: Mapping[int, int]) -> int:
    """All right options and no other; with partial credit each wrong one deducts a share."""
    right = {position for position, worth in points.items() if worth}
    chosen = set(question.selected)
    if not question.gives_partial_credit:
        return sum(points.values()) if chosen == right else 0
    wrong = len(points) - len(right)
    lost = sum(points.values()) * len(chosen - right) // wrong if wrong else 0
    return max(0, sum(points[position] for position in chosen & right) - lost)


def _best(question: SheetQuestion, tree: Sequence[SheetQuestion], points: Points) -> tuple[int, int]:
    """The points and the scored steps of the best path from here."""
    own = points.get(question.question_id, {})
    if question.choice != Choice.SINGLE:
        return best_of(question, own), 1
    children = [child for child in tree if child.parent_id == question.question_id]
    paths = (
        _path(question, worth, [c for c in children if _opens(c, position)], tree, points)
        for position, worth in own.items()
    )
    return max(paths, default=(0, 0))


def _path(
    question: SheetQuestion,
    worth: int,
    opened: Sequence[SheetQuestion],
    tree: Sequence[SheetQuestion],
    points: Points,
) -> tuple[int, int]:
    below = [_best(child, tree, points) for child in opened]
    steps = (1 if worth else 0) + sum(steps for _, steps in below)
    return worth * question.weight + sum(best for best, _ in below), steps


def _opens(child: SheetQuestion, position: int) -> bool:
    return not child.opens_on or position in child.opens_on


def percent(earned: int, best: int) -> Decimal:
    """100 × earned / best with two decimals, rounded half up, never below 0; 0 if nothing can be earned."""
    return rounded(Decimal(100 * max(0, earned)) / best) if best else Decimal("0.00")


def rounded(value: Decimal) -> Decimal:
    """Two decimals, rounded half up."""
    return value.quantize(_CENT, ROUND_HALF_UP)
