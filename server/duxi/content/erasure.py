"""Erases questions of a deleted account and anonymises its votes."""

from duxi.accounts.erasure import ERASERS, Eraser
from duxi.accounts.models import User
from duxi.content.actions.helped import forget_voters, mark_of_person
from duxi.content.models import FaqQuestion, FaqVote


def _erase(user: User) -> None:
    """Keep the votes without their voter."""
    FaqQuestion.objects.filter(email__iexact=user.email).delete()
    forget_voters(FaqVote.objects.filter(voter=mark_of_person(user)))


ERASERS.register(Eraser(app="content", erase=_erase, erases=(FaqQuestion,), keeps=(FaqVote,)))
