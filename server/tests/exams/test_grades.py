"""Grades as tables: competence with and without assessors, points, tallies, reasons of levels."""

from dataclasses import replace
from decimal import Decimal

import pytest

from duxi.exams.grading import Grade, UnitGrade, grade_competence, grade_levels, grade_points
from duxi.exams.levels import LevelRules, LevelStep, Reason, level_steps
from duxi.exams.models import Choice, LevelRule, Method
from duxi.exams.rules import Requirement, Rules
from duxi.exams.scoring import (
    Earnings,
    Tally,
    TreeScore,
    earned_by,
    earnings_of,
    points_of,
    score_tree,
    tally_of,
)
from duxi.exams.sheet import Progress, SheetQuestion

INTERVIEW = Method.INTERVIEW.value


def asked(number, unit, *selected, level=1, **more):
    """A root question, answered by these options."""
    return SheetQuestion(
        number, number, None, (), "single", level, f"Q{number}", unit, selected=selected, **more
    )


SHEET = [asked(1, 1, 1), asked(2, 1, 2), asked(3, 2, 1), asked(4, 2)]
POINTS = {1: {1: 60, 2: 100}, 2: {1: 100, 2: 20}, 3: {1: 10, 2: 0}, 4: {1: 10, 2: 0}}
"""Unit 1 earns 80 of 200, unit 2 earns 10 of 20."""
ANSWERED = Progress(answered=3, total=4)


def rules(*requirements, passing=40, **more):
    return Rules(60, passing, requirements, **more)


def needs(unit, weight=1, *, is_required=True, method=Method.QUESTIONS.value):
    return Requirement(unit, 0, weight, is_required, method)


def competent(unit, score, is_competent=True):
    return UnitGrade(unit, Decimal(score), 0, 0, is_competent=is_competent)


def test_competent_needs_every_required_unit():
    grade = grade_competence(SHEET, POINTS, rules(needs(1, 3), needs(2)))
    units = [competent(1, "40.00"), competent(2, "50.00")]
    assert grade == Grade(units, Decimal("42.50"), ANSWERED, passed=True)
    assert grade.competent_count == 2


@pytest.mark.parametrize(("is_required", "passed"), [(True, False), (False, True)])
def test_only_required_units_decide(is_required, passed):
    grade = grade_competence(SHEET, POINTS, rules(needs(1, is_required=is_required), needs(2), passing=45))
    assert [unit.is_competent for unit in grade.units] == [False, True]
    assert grade.passed is passed


def test_nothing_is_passed_without_units():
    assert grade_competence(SHEET, POINTS, rules()).passed is False


def test_an_assessors_decision_takes_the_place_of_answers():
    wanted = rules(needs(1, method=INTERVIEW), needs(2), passing=50)
    grade = grade_competence(SHEET, POINTS, wanted, {1: Decimal("75.00")})
    assert grade.units == [competent(1, "75.00"), competent(2, "50.00")]
    assert (grade.score, grade.passed) == (Decimal("62.50"), True)


def test_what_waits_for_an_assessor_leaves_the_outcome_open():
    wanted = rules(needs(1, method=INTERVIEW), needs(2))
    grade = grade_competence(SHEET, POINTS, wanted)
    assert grade == Grade([competent(2, "50.00")], Decimal("50.00"), ANSWERED, passed=None)
    other = grade_competence(SHEET, POINTS, wanted, {2: Decimal("90.00")})
    assert other == grade, "a decision over a unit of questions decides nothing"


@pytest.mark.parametrize(("passing", "passed"), [(40, True), (41, False)])
def test_a_quiz_is_the_share_of_all_points(passing, passed):
    grade = grade_points(SHEET, POINTS, rules(needs(1), passing=passing))
    assert grade == Grade([], Decimal("40.91"), ANSWERED, passed=passing <= 40)
    assert grade.passed is passed


def test_exactly_the_pass_mark_passes():
    assert grade_points(SHEET[2:], POINTS, rules(passing=50)).passed is True


@pytest.mark.parametrize("grader", [grade_levels, grade_competence, grade_points])
def test_every_grader_takes_negative_points(grader):
    sheet, points = [asked(1, 1, 1), asked(2, 1, 2)], {1: {1: 100, 2: 0}, 2: {1: 100, 2: 0}}
    mild, hard = rules(needs(1)), rules(needs(1), negative_percent=50)
    assert (grader(sheet, points, mild).score, grader(sheet, points, hard).score) == (50, 25)


def test_levels_say_what_was_asked_reached_and_required():
    sheet = [asked(1, 1, 1), asked(2, 1, 1), asked(3, 1, 2, level=2), asked(4, 2, 1)]
    points = {number: {1: 100, 2: 0} for number in range(1, 5)}
    wanted = rules(Requirement(1, 2, 1), Requirement(2, 0, 1), passing=60, level_rule=LevelRule.TOGETHER)
    grade = grade_levels(sheet, points, wanted)
    assert grade.units == [
        UnitGrade(1, Decimal("66.67"), 1, 2, is_competent=False),
        UnitGrade(2, Decimal("100.00"), 1, 0, is_competent=True),
    ]
    assert grade.units[0].steps == [
        {"level": 1, "asked": 2, "percent": 100.0, "percent_upto": 100.0, "reason": "shown"},
        {"level": 2, "asked": 1, "percent": 0.0, "percent_upto": 66.67, "reason": "own_below"},
    ]
    assert (grade.score, grade.passed, grade.progress) == (Decimal("83.34"), None, Progress(4, 4))


ONE, FULL = (1, 100, 100, 1), (1, 100, 100, 2)
REASONS = [
    ([(1, 59, 100, 2)], Reason.OWN_BELOW),
    ([(1, 595, 1000, 2)], Reason.OWN_BELOW),
    ([(1, 1, 1, 2)], Reason.SHOWN),
    ([(1, 20, 100, 2), (2, 80, 100, 2)], Reason.TOGETHER_BELOW),
    ([(1, 39, 100, 2), (2, 100, 100, 2)], Reason.FLOOR),
    ([(1, 40, 100, 2), (2, 100, 100, 2)], Reason.SHOWN),
    ([(1, 0, 0, 1), (2, 100, 100, 2)], Reason.SHOWN),
    ([ONE], Reason.ASKED_ONCE),
    ([ONE, ONE], Reason.SHOWN),
    ([FULL], Reason.SHOWN),
    ([ONE, (6, 100, 100, 2)], Reason.ASKED_ONCE),
]


@pytest.mark.parametrize(("scores", "reason"), REASONS)
def test_the_reason_of_the_highest_level(scores, reason):
    steps = level_steps([TreeScore(1, *score) for score in scores], LevelRules(60))
    assert steps[-1].reason == reason
    assert steps[-1].is_shown is (reason is Reason.SHOWN)


def test_the_floor_is_for_the_levels_below():
    """A pass mark below the minimum is the exam's explicit choice for the displayed level."""
    steps = level_steps([TreeScore(1, 1, 35, 100, 2)], LevelRules(30, floor_percent=40))
    assert steps[-1].reason == Reason.SHOWN


def test_levels_come_lowest_first_and_only_to_the_fifth():
    scores = [TreeScore(1, level, 100, 100, 2) for level in (5, 6, 2)]
    assert level_steps(scores, LevelRules(60)) == [
        LevelStep(2, 2, 100.0, 100.0, "shown"),
        LevelStep(5, 2, 100.0, 100.0, "shown"),
    ]


TALLIES = [
    ([], (0, 0, 0)),
    ([(100, 100), (1, 1)], (2, 0, 0)),
    ([(1, 2), (99, 100)], (0, 2, 0)),
    ([(0, 100), (-5, 100), (0, 0)], (0, 0, 3)),
    ([(100, 100), (40, 100), (30, 100), (0, 100)], (1, 2, 1)),
]


@pytest.mark.parametrize(("scores", "tally"), TALLIES)
def test_right_partly_and_wrong(scores, tally):
    assert tally_of([TreeScore(1, 1, earned, best) for earned, best in scores]) == Tally(*tally)


def test_earnings_add_up_to_the_score():
    pairs = [(100, 100), (40, 120), (30, 100), (0, 100), (-25, 100)]
    earned = earnings_of([TreeScore(1, 1, earned, best) for earned, best in pairs])
    assert earned == Earnings(points_right=100, points_partly=70, points_lost=25, points_all=520)
    assert earned.points_right + earned.points_partly - earned.points_lost == sum(e for e, _best in pairs)


@pytest.mark.parametrize(
    ("points", "chosen", "earned"),
    [
        ({1: 50, 2: 50}, (1,), 50),  # nothing is wrong, so nothing is lost
        ({1: 50, 2: 50, 3: 0, 4: 0, 5: 0}, (1, 3), 17),  # 100 // 3 is lost
        ({1: 0, 2: 0}, (1,), 0),
    ],
)
def test_what_a_wrong_option_takes_away(points, chosen, earned):
    several = asked(1, 1, *chosen, choice=Choice.MULTIPLE, gives_partial_credit=True)
    assert earned_by(several, points) == earned


def test_a_negative_share_whole_of_the_weighted_best():
    wrong = asked(1, 1, 2, weight=3)
    assert earned_by(wrong, {1: 11, 2: 0}, 10) == -3
    assert score_tree([wrong], {1: {1: 11, 2: 0}}, 10) == TreeScore(1, 1, -3, 33)


def test_a_wrong_answer_costs_nothing_unless_the_exam_says_so():
    assert earned_by(asked(1, 1, 2), {1: 100, 2: 0}) == 0


def test_a_text_earns_nothing_by_itself():
    essay = replace(asked(1, 1), text="Karena datanya terbuka.")
    assert earned_by(essay, {}) == 0


def test_the_points_of_a_sheet_run_by_position():
    assert points_of([asked(7, 1, points=(5, 0, 3)), asked(8, 1)]) == {7: {1: 5, 2: 0, 3: 3}, 8: {}}


def test_the_best_path_counts_its_scored_steps():
    """A root that opens 2 with its option 1; option 2 earns nothing and opens 3 with two more steps."""
    sheet = [
        asked(1, 1),
        replace(asked(2, 1), parent_id=1, opens_on=(1,)),
        replace(asked(3, 1, weight=2), parent_id=1, opens_on=(2,)),
        replace(asked(4, 1, choice=Choice.MULTIPLE), parent_id=3, opens_on=()),
    ]
    points = {1: {1: 10, 2: 0}, 2: {1: 5}, 3: {1: 20, 2: 0}, 4: {1: 4, 2: 6}}
    score = score_tree(sheet, points)
    assert (score.best, score.steps) == (50, 2)
    rich = points | {2: {1: 60}}
    score = score_tree(sheet, rich)
    assert (score.best, score.steps) == (70, 2)
    assert score_tree(sheet[:1], {1: {}}) == TreeScore(1, 1, 0, 0)
