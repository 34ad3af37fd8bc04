"""Scoring as tables: visible children, best paths, levels, rounding."""

from decimal import Decimal

import pytest

from duxi.exams.grading import UnitGrade, grade_levels, weighted_mean
from duxi.exams.levels import LevelRules, achieved_level, level_steps
from duxi.exams.models import LevelRule
from duxi.exams.rules import Requirement, Rules
from duxi.exams.scoring import TreeScore, percent, score_tree
from duxi.exams.sheet import Progress, SheetQuestion, progress, trees, visible

# A root that opens 2 on its option 2 and 4 on any answer; 2 opens 3 on its option 1.
POINTS = {1: {1: 0, 2: 60}, 2: {1: 0, 2: 100}, 3: {1: 50, 2: 0}, 4: {1: 40, 2: 10}}


def asked(number, parent=None, opens_on=(), chosen=None, level=1, unit=1):
    return SheetQuestion(
        id=number,
        question_id=number,
        parent_id=parent,
        opens_on=opens_on,
        type="nested",
        level=level,
        code=f"Q{number}",
        unit_id=unit,
        selected=(chosen,) if chosen else (),
    )


def tree(**chosen):
    return [
        asked(1, chosen=chosen.get("a")),
        asked(2, 1, (2,), chosen.get("b")),
        asked(3, 2, (1,), chosen.get("c")),
        asked(4, 1, (), chosen.get("d")),
    ]


VISIBLE = [
    ({}, [1], 0),
    ({"a": 1}, [1, 4], 1),
    ({"a": 2}, [1, 2, 4], 1),
    ({"a": 2, "b": 1}, [1, 2, 3, 4], 2),
    ({"a": 2, "b": 2}, [1, 2, 4], 2),
    ({"b": 1, "c": 1}, [1], 0),
    ({"a": 1, "b": 1, "c": 1, "d": 1}, [1, 4], 2),
]


@pytest.mark.parametrize(("chosen", "shown", "answered"), VISIBLE)
def test_visible_children(chosen, shown, answered):
    questions = visible(tree(**chosen))
    assert [question.id for question in questions] == shown
    done = progress(questions)
    assert (done.total, done.follow_ups) == (1, len(shown) - 1)
    assert done.answered + done.follow_ups_answered == answered


EARNED = [
    ({}, 0),
    ({"a": 1}, 0),
    ({"a": 2}, 60),
    ({"a": 2, "b": 2}, 160),
    ({"a": 2, "b": 1, "c": 1}, 110),
    ({"a": 2, "b": 2, "d": 1}, 200),
    ({"a": 1, "b": 2, "d": 2}, 10),
]


@pytest.mark.parametrize(("chosen", "earned"), EARNED)
def test_points_of_a_tree(chosen, earned):
    assert score_tree(tree(**chosen), POINTS) == TreeScore(unit_id=1, level=1, earned=earned, best=200)


def test_the_best_path_is_the_best_of_option_and_children():
    cheap_door = {1: {1: 100, 2: 0}, 2: {1: 0, 2: 100}, 3: {1: 100, 2: 0}, 4: {1: 0, 2: 0}}
    assert score_tree(tree(), cheap_door).best == 100
    rich_door = {1: {1: 50, 2: 0}, 2: {1: 30, 2: 100}, 3: {1: 100, 2: 0}, 4: {1: 0, 2: 0}}
    assert score_tree(tree(), rich_door).best == 130


def test_a_sheet_is_cut_at_its_roots():
    assert [[q.id for q in t] for t in trees([*tree(), asked(5), asked(6)])] == [[1, 2, 3, 4], [5], [6]]


LEVELS = [
    # (level, earned, best) of each tree, passing percent, achieved
    ([], 60, 0),
    ([(1, 0, 100)], 60, 0),
    ([(1, 60, 100)], 60, 1),
    ([(1, 59, 100)], 60, 0),
    ([(1, 100, 100), (2, 60, 100)], 60, 2),
    ([(1, 100, 100), (2, 59, 100)], 60, 1),
    ([(1, 0, 100), (2, 100, 100)], 60, 0),
    ([(1, 0, 100), (2, 100, 100), (3, 100, 100)], 60, 3),
    ([(1, 100, 100), (2, 0, 100), (3, 100, 100)], 60, 3),
    ([(1, 0, 100), (5, 100, 100)], 60, 0),
    ([(1, 100, 100), (3, 100, 100)], 60, 3),
    ([(1, 100, 100), (3, 0, 100)], 60, 1),
    ([(3, 0, 100), (5, 100, 100)], 60, 0),
    ([(3, 100, 100)], 60, 3),
    ([(n, 100, 100) for n in range(1, 6)], 60, 5),
    ([(1, 0, 0), (2, 100, 100)], 60, 2),
    ([(1, 0, 100)], 0, 1),
]


@pytest.mark.parametrize(("scores", "passing", "level"), LEVELS)
def test_achieved_level(scores, passing, level):
    rules = LevelRules(passing, rule=LevelRule.TOGETHER)
    assert achieved_level(level_steps([TreeScore(1, *score) for score in scores], rules)) == level


PERCENTS = [
    (0, 0, "0.00"),
    (0, 100, "0.00"),
    (1, 3, "33.33"),
    (2, 3, "66.67"),
    (1, 800, "0.13"),
    (1, 16, "6.25"),
    (1, 1600, "0.06"),
    (100, 100, "100.00"),
]


@pytest.mark.parametrize(("earned", "best", "score"), PERCENTS)
def test_percent_rounds_halves_up(earned, best, score):
    assert str(percent(earned, best)) == score


MEANS = [
    ([("75.00", 3), ("0.00", 1)], "56.25"),
    ([("33.33", 1), ("66.67", 1), ("100.00", 1)], "66.67"),
    ([("0.01", 1), ("0.00", 1)], "0.01"),
    ([], "0.00"),
]


@pytest.mark.parametrize(("scores", "mean"), MEANS)
def test_weighted_mean(scores, mean):
    units = [UnitGrade(n, Decimal(score), 0, 0, is_competent=True) for n, (score, _) in enumerate(scores)]
    wanted = [Requirement(n, 0, weight) for n, (_, weight) in enumerate(scores)]
    assert str(weighted_mean(units, wanted)) == mean


def test_a_whole_grade():
    sheet = [*tree(a=2, b=2, d=1), asked(5, level=3, chosen=2), asked(6, unit=2)]
    points = POINTS | {5: {1: 100, 2: 0}, 6: {1: 0, 2: 100}}
    wanted = (Requirement(1, 2, 3), Requirement(2, 1, 1), Requirement(3, 0, 1))
    outcome = grade_levels(sheet, points, Rules(30, 60, wanted))
    assert [(u.unit_id, str(u.score), u.achieved_level, u.is_competent) for u in outcome.units] == [
        (1, "66.67", 1, False),
        (2, "0.00", 0, False),
        (3, "0.00", 0, True),
    ]
    assert (str(outcome.score), outcome.competent_count) == ("40.00", 1)
    assert outcome.progress == Progress(answered=2, total=3, follow_ups_answered=2, follow_ups=2)
