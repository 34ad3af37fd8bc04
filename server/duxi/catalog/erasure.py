"""Deletes a user's viewed products when their account is erased."""

from duxi.accounts.erasure import ERASERS, Eraser
from duxi.accounts.models import User
from duxi.catalog.models import ProductView


def _erase(user: User) -> None:
    ProductView.objects.filter(user=user).delete()


ERASERS.register(Eraser(app="catalog", erase=_erase, erases=(ProductView,)))
