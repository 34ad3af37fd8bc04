"""Completes seats in courses when a quiz or an exam of their course ends."""

from duxi.exams.events import AttemptFinished, attempt_finished
from duxi.exams.models import Attempt
from duxi.learning.actions.course_completion import complete_if_done
from duxi.learning.content_readiness import EXAM_POLICIES


@attempt_finished.listen
def complete_after_exam(news: AttemptFinished) -> None:
    """It may have been the last open content."""
    attempt = Attempt.objects.select_related("entitlement__product").get(pk=news.attempt_pk)
    if attempt.passed and attempt.policy in EXAM_POLICIES.values() and attempt.entitlement:
        complete_if_done(attempt.entitlement)
