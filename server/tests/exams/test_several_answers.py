"""Questions with several right answers, weights and negative points, as tables."""

from dataclasses import replace

import pytest

from duxi.exams.models import Choice
from duxi.exams.scoring import best_of, earned_by
from duxi.exams.sheet import SheetQuestion

POINTS = {1: 50, 2: 30, 3: 0, 4: 0}
QUESTION = SheetQuestion(1, 1, None, (), "single", 1, "Q1", 1, choice=Choice.MULTIPLE)


@pytest.mark.parametrize(
    ("chosen", "whole", "partial"),
    [
        ((), 0, 0),
        ((1, 2), 80, 80),
        ((2, 1), 80, 80),
        ((1,), 0, 50),
        ((2,), 0, 30),
        ((1, 3), 0, 10),  # each wrong one of two takes half of 80 away
        ((1, 2, 3), 0, 40),
        ((2, 3), 0, 0),
        ((3, 4), 0, 0),
        ((1, 2, 3, 4), 0, 0),
    ],
)
def test_several_answers_count_together_or_by_their_share(chosen, whole, partial):
    given = replace(QUESTION, selected=chosen)
    assert earned_by(given, POINTS) == whole
    assert earned_by(replace(given, gives_partial_credit=True), POINTS) == partial


@pytest.mark.parametrize(
    ("choice", "weight", "best"),
    [(Choice.MULTIPLE, 1, 80), (Choice.MULTIPLE, 3, 240), (Choice.SINGLE, 1, 50), (Choice.SINGLE, 2, 100)],
)
def test_the_best_of_one_question(choice, weight, best):
    assert best_of(replace(QUESTION, choice=choice, weight=weight), POINTS) == best
    assert best_of(replace(QUESTION, choice=choice, weight=weight), {}) == 0


@pytest.mark.parametrize(
    ("chosen", "negative", "earned"),
    [((1, 2), 25, 160), ((3,), 25, -40), ((3,), 0, 0), ((), 25, 0), ((1,), 25, -40)],
)
def test_a_wrong_answer_may_cost_a_share_of_the_best(chosen, negative, earned):
    assert earned_by(replace(QUESTION, selected=chosen, weight=2), POINTS, negative) == earned
