"""What is asked in an attempt: drawn and ordered by its seed."""

from random import Random

import pytest

from duxi.exams.models import Blueprint
from duxi.exams.planning import frozen, planned_questions
from tests.exam_bank import enter, give_access, make_batch

pytestmark = pytest.mark.django_db


def test_an_attempts_seed_says_what_was_drawn_and_in_which_order(as_, ani):
    batch = make_batch()
    Blueprint.objects.update(shuffles_questions=True, shuffles_options=True, draw_count=1)
    give_access(ani, batch)
    attempt = enter(as_(ani)).attempt
    random = Random(attempt.seed)  # noqa: S311 - the order of questions, no secret
    again = frozen(attempt, planned_questions(attempt.blueprint, random=random), random)
    asked = attempt.questions.order_by("position").values_list("question", "option_order")
    assert list(asked) == [(row.question_id, row.option_order) for row in again]
