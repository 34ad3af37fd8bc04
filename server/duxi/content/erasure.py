"""What becomes of somebody's questions and voices when their account is erased."""

from duxi.accounts.erasure import ERASERS, Eraser
from duxi.accounts.models import User
from duxi.content.actions.helped import mark_of_person
from duxi.content.models import FaqQuestion, FaqVote


def _erase(user: User) -> None:
    """The counters keep the voice; that it was theirs goes."""
    FaqQuestion.objects.filter(email__iexact=user.email).delete()
    FaqVote.objects.filter(voter=mark_of_person(user)).delete()


ERASERS.register(Eraser(app="content", erase=_erase, erases=(FaqQuestion, FaqVote)))
