"""Attempts of an erased account.

They stay without a name, because the averages of batches and reports of agencies must not change.
"""

from duxi.accounts.erasure import ERASERS, Eraser
from duxi.accounts.models import User
from duxi.exams.models import Allowance, Attempt, AttemptQuestion, Regrade, SupervisorAction


def _erase(user: User) -> None:
    own = Attempt.objects.filter(participant=user)
    own.exclude(token_hash="").update(token_hash="")
    AttemptQuestion.objects.filter(attempt__in=own).exclude(text="").update(text="")
    Allowance.objects.filter(participant=user).delete()


ERASERS.register(
    Eraser(
        app="exams",
        erase=_erase,
        erases=(Allowance,),
        keeps=(Attempt, SupervisorAction, Regrade),
    )
)
