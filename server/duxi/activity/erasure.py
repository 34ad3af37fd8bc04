"""Anonymises a user's page views when the account is erased."""

from duxi.accounts.erasure import ERASERS, Eraser
from duxi.accounts.models import User
from duxi.activity.models import PageView


def _erase(user: User) -> None:
    PageView.objects.filter(user=user).delete()


ERASERS.register(Eraser(app="activity", erase=_erase, erases=(PageView,)))
