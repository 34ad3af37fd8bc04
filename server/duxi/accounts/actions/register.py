"""Sign-up."""

import re
from contextlib import suppress

from django.db import IntegrityError, transaction
from django.db.models import Q
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from duxi.accounts.actions.mailbox_emails import queue_activation_mail, queue_already_registered_mail
from duxi.accounts.actions.passwords import refuse_weak
from duxi.accounts.addresses import mail_address
from duxi.accounts.models import User
from duxi.accounts.queries import people_with_email
from duxi.core.clock import now
from duxi.core.errors import Invalid, Rejected

ATTEMPTS = 5
"""How often a concurrent sign-up may take the same username before we give up."""


class Crowded(Rejected):
    """Too many concurrent sign-ups want the same username."""

    message = gettext_lazy("Pendaftaran sedang ramai. Silakan coba lagi.")


def username_from(email: str) -> str:
    """The local part of the e-mail address, letters and digits only."""
    return re.sub(r"[^a-z0-9]", "", email.rpartition("@")[0].lower()) or "pengguna"


def register(
    *, fullname: str, email: str, password: str, user_type: int, accepts_terms: bool, locale: str = "id"
) -> User | None:
    """Create an account and mail its activation link; a taken username gets a number appended.

    If the address has an account, its owner is notified and the caller gets None, but must respond the same.
    The work is the same too: a hash, an attempt to write the row, a job. Raises `Invalid` with messages by
    field.
    """
    if not accepts_terms:
        raise _refusal("is_check_terms", _("Setujui syarat dan ketentuan untuk melanjutkan."))
    user = User(email=mail_address(email), fullname=fullname, user_type=user_type, locale=locale)
    user.username = username_from(user.email)
    refuse_weak(password, user, "password")
    user.terms_accepted_at = now()
    user.set_password(password)
    return _saved(user)


def _saved(user: User) -> User | None:
    """The saved user with a free username; None when the address has an account."""
    wanted = user.username
    for _attempt in range(ATTEMPTS):
        with suppress(IntegrityError), transaction.atomic():
            user.username = free_username(wanted)
            user.save(force_insert=True)
            queue_activation_mail(user.email)
            return user
        if people_with_email(user.email).exists():
            queue_already_registered_mail(user.email)
            return None
    raise Crowded


def free_username(wanted: str) -> str:
    """The username, with the next free number appended if it is taken."""
    taken = set(
        User.objects.filter(Q(username__istartswith=wanted)).values_list("username", flat=True),
    )
    if wanted not in taken:
        return wanted
    return next(name for n in range(2, len(taken) + 3) if (name := f"{wanted}{n}") not in taken)


def _refusal(field: str, text: str) -> Invalid:
    return Invalid(text, errors={field: [text]})
