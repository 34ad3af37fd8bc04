"""Steps of a class that are graded: done without passing is not completed."""

import pytest

from duxi.classroom.models import JourneyStep, Submission
from duxi.core.clock import now
from tests.classroom.conftest import seat_of
from tests.classroom.test_work import submit
from tests.exams.bank import enter_quiz, make_quiz

pytestmark = pytest.mark.django_db


def test_a_failed_quiz_is_not_completed_until_it_is_passed(as_, ani):
    quiz = make_quiz("oti-quiz", "oti", passing_percent=60, attempts_allowed=2)
    seat_of(quiz.product, ani)
    after = {"kind": "material", "title": "Bacaan", "url": "https://contoh.example/bacaan"}
    first = JourneyStep.objects.create(
        product=quiz.product, kind="quiz", title="Kuis", position=1, quiz_uuid=quiz.uuid
    )
    reading = JourneyStep.objects.create(product=quiz.product, position=2, after=first, **after)

    def journey(right):
        room = enter_quiz(as_(ani), quiz)
        room.answer("Q1", 1)
        room.answer("Q3", right)
        room.post("finish")
        page = as_(ani).get(f"/oti/{quiz.product.slug}/journeys").results
        step = page["steps"][0]
        return (
            page["percent"],
            page["next_step_uuid"],
            step["state"],
            step["can_retry"],
            page["steps"][1]["state"],
        )

    assert journey(1) == (0, str(reading.uuid), "not_passed", True, "open"), "new steps come first"
    reading.completions.create(entitlement=ani.entitlements.get(), completed_at=now())
    page = as_(ani).get(f"/oti/{quiz.product.slug}/journeys").results
    assert (page["percent"], page["next_step_uuid"]) == (50, str(first.uuid))
    assert journey(2) == (100, None, "completed", False, "completed")


@pytest.mark.parametrize(("extra", "can_retry"), [(0, False), (1, True)])
def test_a_failed_quiz_without_attempts_left_is_no_next_step(as_, ani, extra, can_retry):
    quiz = make_quiz("oti-quiz", "oti", passing_percent=60, attempts_allowed=1)
    seat_of(quiz.product, ani)
    step = JourneyStep.objects.create(
        product=quiz.product, kind="quiz", title="Kuis", position=1, quiz_uuid=quiz.uuid
    )
    enter_quiz(as_(ani), quiz).post("finish")
    quiz.allowances.create(participant=ani, extra_attempts=extra, reason="Gangguan listrik")
    page = as_(ani).get(f"/oti/{quiz.product.slug}/journeys").results
    assert (page["steps"][0]["score"], page["steps"][0]["can_retry"]) == (0, can_retry)
    assert page["next_step_uuid"] == (str(step.uuid) if can_retry else None)


def test_a_quiz_that_has_closed_is_not_offered_again(as_, ani):
    quiz = make_quiz("oti-quiz", "oti", passing_percent=60, attempts_allowed=2)
    seat_of(quiz.product, ani)
    JourneyStep.objects.create(
        product=quiz.product, kind="quiz", title="Kuis", position=1, quiz_uuid=quiz.uuid
    )
    enter_quiz(as_(ani), quiz).post("finish")
    quiz.closes_at = now()
    quiz.save()
    page = as_(ani).get(f"/oti/{quiz.product.slug}/journeys").results
    assert (page["steps"][0]["can_retry"], page["next_step_uuid"]) == (False, None)


@pytest.mark.parametrize(("ends", "can_retry"), [(True, False), (False, True)])
def test_attempts_with_an_earlier_seat_count_as_at_the_door(as_, ani, ends, can_retry):
    quiz = make_quiz("oti-quiz", "oti", passing_percent=60, attempts_allowed=2)
    seat_of(quiz.product, ani)
    JourneyStep.objects.create(
        product=quiz.product, kind="quiz", title="Kuis", position=1, quiz_uuid=quiz.uuid
    )
    enter_quiz(as_(ani), quiz).post("finish")
    room = enter_quiz(as_(ani), quiz)
    if ends:
        room.post("finish")
    last = quiz.attempts.order_by("pk").last()
    quiz.attempts.filter(pk=last.pk).update(entitlement=None)
    step = as_(ani).get(f"/oti/{quiz.product.slug}/journeys").results["steps"][0]
    door = as_(ani).get(f"/exams/{quiz.uuid}").results
    assert (door["attempts_left"], door["is_running"]) == (0, not ends)
    assert step["can_retry"] is can_retry


def test_an_assignment_that_was_not_passed_can_be_handed_in_again(as_, ani, room, assignment):
    JourneyStep.objects.create(
        product=room.product, kind="assignment", title="Tugas", position=90, assignment=assignment
    )

    def state():
        step = as_(ani).get("/oti/kelas-data/journeys").results["steps"][-1]
        return step["state"], step["score"], step["can_retry"]

    submit(as_(ani), assignment)
    assert state() == ("completed", None, False), "waits for the trainer"
    Submission.objects.update(status="graded", score=assignment.passing_score - 1)
    assert state() == ("not_passed", assignment.passing_score - 1, True)
    submit(as_(ani), assignment, "Lebih baik.")
    assert state()[0] == "completed"


def test_the_page_of_a_class_says_whether_it_has_assignments(as_, ani, room):
    assert as_(ani).get("/oti/kelas-data/journeys").results["has_assignments"] is False
