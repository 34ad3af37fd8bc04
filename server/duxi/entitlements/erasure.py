"""Entitlements remain after an erasure, because payments and results refer to them."""

from duxi.accounts.erasure import ERASERS, Eraser
from duxi.accounts.models import User
from duxi.entitlements.models import Entitlement


def _erase(_user: User) -> None:
    """Rows contain no personal data."""


ERASERS.register(Eraser(app="entitlements", erase=_erase, keeps=(Entitlement,)))
