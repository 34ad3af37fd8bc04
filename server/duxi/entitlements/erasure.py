"""What becomes of entitlements when an account is erased: they stay, for money and results hang on them."""

from duxi.accounts.erasure import ERASERS, Eraser
from duxi.accounts.models import User
from duxi.entitlements.models import Entitlement


def _erase(_user: User) -> None:
    """Nothing of it names anybody."""


ERASERS.register(Eraser(app="entitlements", erase=_erase, keeps=(Entitlement,)))
