"""Sign up (specification §3 Register payload, §5)."""

import re
from contextlib import suppress

from django.core.exceptions import ValidationError
from django.core.validators import validate_email
from django.db import IntegrityError, transaction
from django.db.models import Q
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from duxi.accounts.models import User
from duxi.core.clock import now
from duxi.core.errors import Invalid, Rejected

ATTEMPTS = 5
"""How often somebody else may be faster with the same username."""


class Crowded(Rejected):
    """Many sign-ups want the same username at the same moment."""

    message = gettext_lazy("Pendaftaran sedang ramai. Silakan coba lagi.")


def username_from(email: str) -> str:
    """The e-mail's local part without what is not a letter or a digit."""
    return re.sub(r"[^a-z0-9]", "", email.partition("@")[0].lower()) or "pengguna"


def register(*, fullname: str, email: str, password: str, user_type: int, accepts_terms: bool) -> User:
    """Create an account; a taken username gets the next free number behind it.

    Raises `Invalid` with messages by field.
    """
    address = email.strip().lower()
    _check(address, accepts_terms)
    fields = {"fullname": fullname, "user_type": user_type, "terms_accepted_at": now()}
    for _attempt in range(ATTEMPTS):
        with suppress(IntegrityError), transaction.atomic():
            username = _free_username(username_from(address))
            return User.objects.create_user(address, password, username=username, **fields)
        _refuse_taken(address)
    raise Crowded


def _check(address: str, accepts_terms: bool) -> None:
    if not accepts_terms:
        raise _refusal("is_check_terms", _("Setujui syarat dan ketentuan untuk melanjutkan."))
    try:
        validate_email(address)
    except ValidationError as error:
        raise _refusal("email", _("Masukkan alamat email yang valid.")) from error
    _refuse_taken(address)


def _refuse_taken(address: str) -> None:
    if User.objects.filter(email__iexact=address).exists():
        raise _refusal("email", _("Email sudah terdaftar."))


def _free_username(wanted: str) -> str:
    taken = set(
        User.objects.filter(Q(username__istartswith=wanted)).values_list("username", flat=True),
    )
    if wanted not in taken:
        return wanted
    return next(name for n in range(2, len(taken) + 3) if (name := f"{wanted}{n}") not in taken)


def _refusal(field: str, text: str) -> Invalid:
    return Invalid(text, errors={field: [text]})
