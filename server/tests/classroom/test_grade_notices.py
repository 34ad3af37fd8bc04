"""Participants are notified of the grades of their assignments."""

from duxi.classroom.models import Submission
from duxi.notices.models import Notification
from duxi.notices.templates import rendered
from tests.classroom.test_work import grade, submit


def notices_of(user):
    return Notification.objects.filter(user=user, template="learning.assignment_graded").order_by("pk")


def test_the_participant_is_notified_of_the_grade_with_a_link(staff_as, as_, ani, tono, room, assignment):
    submit(as_(ani), assignment)
    grade(staff_as(tono), room, Submission.objects.get())
    words = rendered(notices_of(ani).get())
    assert words.body.startswith(f"“{assignment.title}” di {room.product.title}: nilai 80 dari 100.")
    assert words.path == f"/oti/class/kelas-data/training?tab=assignments#{assignment.uuid}"


def test_each_regrade_notifies_once_and_a_refused_one_does_not(staff_as, as_, ani, tono, room, assignment):
    submit(as_(ani), assignment)
    submission = Submission.objects.get()
    grade(staff_as(tono), room, submission)
    assert grade(staff_as(tono), room, submission).status == 409
    submission.refresh_from_db()
    grade(staff_as(tono), room, submission, rubric_scores=[60, 30])
    assert [notice.params["score"] for notice in notices_of(ani)] == [80, 90]
