"""What the worker runs."""

from datetime import timedelta

from duxi.content.actions.helped import VISITOR, forget_voters
from duxi.content.models import FaqQuestion, FaqVote
from duxi.core.clock import now

QUESTIONS_KEPT = timedelta(days=365)
MARKS_KEPT = timedelta(days=2)


def forget_old_questions() -> int:
    """Delete questions of more than a year, and forget the addresses of votes after their day."""
    asked = FaqQuestion.objects.filter(asked_at__lt=now() - QUESTIONS_KEPT).delete()[0]
    marks = FaqVote.objects.filter(voter__startswith=VISITOR, voted_at__lt=now() - MARKS_KEPT)
    return asked + forget_voters(marks)
