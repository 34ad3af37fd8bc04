"""What becomes of a learner's rows when their account is erased."""

from duxi.accounts.erasure import ERASERS, Eraser
from duxi.accounts.models import User
from duxi.learning.models import ChosenRole, Enrolment, WorkshopSubscription


def _erase(user: User) -> None:
    ChosenRole.objects.filter(user=user).delete()


ERASERS.register(
    Eraser(app="learning", erase=_erase, erases=(ChosenRole,), keeps=(Enrolment, WorkshopSubscription))
)
