"""What becomes of a user's questions and voices when their account is erased."""

from duxi.accounts.erasure import ERASERS, Eraser
from duxi.accounts.models import User
from duxi.content.actions.helped import forget_voters, mark_of_person
from duxi.content.models import FaqQuestion, FaqVote


def _erase(user: User) -> None:
    """The vote stays; that it was theirs goes."""
    FaqQuestion.objects.filter(email__iexact=user.email).delete()
    forget_voters(FaqVote.objects.filter(voter=mark_of_person(user)))


ERASERS.register(Eraser(app="content", erase=_erase, erases=(FaqQuestion,), keeps=(FaqVote,)))
