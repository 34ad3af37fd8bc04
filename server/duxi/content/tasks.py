"""Worker jobs of content."""

from datetime import timedelta

from duxi.content.actions.helped import VISITOR, forget_voters
from duxi.content.models import FaqQuestion, FaqVote
from duxi.core.clock import now

QUESTIONS_RETENTION = timedelta(days=365)
MARKS_RETENTION = timedelta(days=2)


def forget_old_questions() -> int:
    """Delete questions of more than a year, and anonymise address votes after their day."""
    asked = FaqQuestion.objects.filter(asked_at__lt=now() - QUESTIONS_RETENTION).delete()[0]
    marks = FaqVote.objects.filter(voter__startswith=VISITOR, voted_at__lt=now() - MARKS_RETENTION)
    return asked + forget_voters(marks)
