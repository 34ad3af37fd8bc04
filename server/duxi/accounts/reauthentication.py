"""Asking for the password again before something that cannot be taken back lightly."""

from django.contrib.auth.hashers import check_password
from django.utils.translation import gettext as _

from duxi.accounts.guesses import Guesses
from duxi.accounts.models import User
from duxi.core.errors import Invalid


def prove_identity(*, user: User, password: str, address: str) -> None:
    """Let a user who knows the password go on; an account without one has only its sign-in to show.

    Wrong ones count like those at the door. Raises `Invalid` (422, field `password`) or `TooMany`.
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
