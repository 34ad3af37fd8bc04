"""Quizzes of a class open with the steps of its journey."""

import pytest

from duxi.classroom.models import CompletedStep, JourneyStep
from duxi.exams.models import Attempt
from tests.classroom.conftest import seat_of
from tests.exams.bank import make_quiz

pytestmark = pytest.mark.django_db


def test_a_quiz_begins_only_once_its_step_is_open(as_, ani):
    quiz = make_quiz("oti-quiz", "oti")
    seat_of(quiz.product, ani)
    reading = JourneyStep.objects.create(
        product=quiz.product, kind="material", title="Bacaan", position=1, url="https://contoh.example/bacaan"
    )
    JourneyStep.objects.create(
        product=quiz.product, kind="quiz", title="Kuis", position=2, quiz_uuid=quiz.uuid, after=reading
    )
    start = f"/oti/{quiz.product.slug}/quizzes/{quiz.uuid}/start"
    refused = as_(ani).post(start)
    assert (refused.status, refused.message) == (409, "Langkah ini belum terbuka.")
    assert not Attempt.objects.exists()
    assert as_(ani).post(f"/oti/{quiz.product.slug}/journeys/{reading.uuid}/open").status == 200
    assert as_(ani).post(start).status == 200
    JourneyStep.objects.filter(pk=reading.pk).update(position=3)
    CompletedStep.objects.all().delete()
    assert as_(ani).post(start).status == 200, "a running attempt goes on"
    assert Attempt.objects.count() == 1
