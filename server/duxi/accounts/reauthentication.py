"""Asking for the password again before a sensitive action."""

from django.contrib.auth.hashers import check_password
from django.utils.translation import gettext as _

from duxi.accounts.guesses import Guesses
from duxi.accounts.models import User
from duxi.core.errors import Invalid


def prove_identity(*, user: User, password: str, address: str) -> None:
    """Accept a user who gives the password; an account without one is accepted by its session alone.

    Wrong passwords are counted like those of sign-ins. Raises `Invalid` (422, field `password`) or `TooMany`.
    """
    if not user.has_usable_password():
        return
    guesses = Guesses(user.email, address)
    guesses.check()
    if not password:
        raise _refusal(_("Masukkan kata sandi Anda untuk melanjutkan."))
    if not check_password(password, user.password):
        guesses.count_wrong()
        raise _refusal(_("Kata sandi tidak cocok."))
    guesses.forget()


def _refusal(text: str) -> Invalid:
    return Invalid(text, errors={"password": [text]})
