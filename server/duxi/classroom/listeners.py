"""Completes seats when a quiz of their class ends."""

from duxi.classroom.actions.journey import complete_if_cleared
from duxi.exams.events import AttemptFinished, attempt_finished
from duxi.exams.models import Attempt
from duxi.exams.policies import OTI_QUIZ


@attempt_finished.listen
def complete_after_quiz(news: AttemptFinished) -> None:
    """The quiz may have been the last open requirement."""
    attempt = Attempt.objects.select_related("entitlement__product").get(pk=news.attempt_pk)
    if attempt.policy == OTI_QUIZ.name and attempt.entitlement:
        complete_if_cleared(seat=attempt.entitlement)
