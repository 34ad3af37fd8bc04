"""What becomes of attempts when their participant's account is erased.

They stay: a batch's averages and an agency's report must not change behind its back. They name nobody.
"""

from duxi.accounts.erasure import ERASERS, Eraser
from duxi.accounts.models import User
from duxi.exams.models import Attempt


def _erase(user: User) -> None:
    Attempt.objects.filter(participant=user).exclude(token_hash="").update(token_hash="")


ERASERS.register(Eraser(app="exams", erase=_erase, keeps=(Attempt,)))
