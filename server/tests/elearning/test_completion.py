"""A seat in a course is completed with its last content, and its certificate is issued."""

import pytest

from duxi.certificates.models import Certificate
from duxi.entitlements.models import Entitlement
from duxi.exams.events import AttemptFinished
from duxi.learning.listeners import complete_after_exam
from duxi.learning.models import CompletedContent, CourseContent
from duxi.learning.tasks import complete_done_courses
from tests.elearning.test_course import complete, hand_in
from tests.exams.bank import enter_quiz
from tests.exams.test_certificates import make_rule

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def certified(course):
    """The course without its unpublished video, and with a certificate."""
    CourseContent.objects.filter(pk=course.video.pk).delete()
    make_rule(course.product, trigger="completed", type="attendance")


def status_of(course):
    return Entitlement.objects.get(pk=course.seat.pk).status


def sit(caller, course, third=2):
    room = enter_quiz(caller, course.exam)
    room.answer("Q1", 1)
    room.answer("Q3", third)
    room.post("end")
    complete_after_exam(AttemptFinished(attempt_pk=room.attempt.pk))


def test_the_last_content_completes_the_seat(as_, ani, course):
    complete(as_(ani), course, course.reading)
    sit(as_(ani), course)
    assert status_of(course) == "active", "the assignment is open"
    hand_in(as_(ani), course)
    assert status_of(course) == "completed"
    assert as_(ani).get(course.path("course")).status == 200, "and stays readable"


def test_an_exam_that_is_passed_last_completes_it_too(as_, ani, course):
    complete(as_(ani), course, course.reading)
    hand_in(as_(ani), course)
    sit(as_(ani), course, third=1)
    assert status_of(course) == "active", "it was failed"
    sit(as_(ani), course)
    assert status_of(course) == "completed"


def test_what_no_action_completed_is_found_once_a_day(as_, ani, course):
    complete(as_(ani), course, course.reading)
    sit(as_(ani), course)
    CompletedContent.objects.create(
        entitlement=course.seat, content=course.assignment, completed_at=course.seat.granted_at
    )
    assert complete_done_courses() == 1
    assert status_of(course) == "completed"
    assert complete_done_courses() == 0


def test_the_certificate_follows_after_the_commit(as_, ani, course, django_capture_on_commit_callbacks):
    complete(as_(ani), course, course.reading)
    sit(as_(ani), course)
    with django_capture_on_commit_callbacks(execute=True):
        hand_in(as_(ani), course)
    assert Certificate.objects.get().entitlement == course.seat
