"""Addresses of a mail's reader: where they choose what they get, and where their answer goes."""

from dataclasses import dataclass

from django.conf import settings
from django.core import signing
from django.utils.translation import gettext_lazy as _

from duxi.core.errors import NotFound
from duxi.core.signed_codes import read_code, signed_code
from duxi.gateways.mail import link

_SALT = "mail-preferences"
_REPLY, _REPLY_SALT = "R", "mail-reply"


class UnknownPreferences(NotFound):
    """A link that we never gave out."""

    message = _("Tautan ini tidak dikenal. Buka tautan lengkap dari email Anda.")


@dataclass(frozen=True)
class Reader:
    """Whom a link of a mail belongs to."""

    contact_pk: int
    email: str


def token_of(contact_pk: int, email: str) -> str:
    """What proves in a link that a user got our mail; it does not grow old."""
    return signing.dumps([contact_pk, email], salt=_SALT, compress=True)


def read_token(token: str) -> Reader:
    """Raises `UnknownPreferences`."""
    try:
        contact_pk, email = signing.loads(token, salt=_SALT)
    except (signing.BadSignature, ValueError, TypeError) as error:
        raise UnknownPreferences from error
    return Reader(contact_pk, email)


def preferences_url(token: str) -> str:
    """The page where people choose."""
    return link(f"/mail-preferences/{token}")


def unsubscribe_url(token: str) -> str:
    """Where a mail program unsubscribes without asking again (RFC 8058)."""
    return link(f"/api/v1/mail/unsubscribe/{token}")


def reply_address(mail_pk: int) -> str:
    """Where the answer to a mail goes; empty where no one takes answers in."""
    if not settings.MAIL_REPLY_DOMAIN:
        return ""
    code = signed_code(_REPLY, mail_pk, salt=_REPLY_SALT).lower()
    return f"balas+{code}@{settings.MAIL_REPLY_DOMAIN}"


def replied_mail(address: str) -> int | None:
    """The mail that a user answers, by the address that they wrote to."""
    local = address.partition("@")[0]
    return read_code(local.partition("+")[2], _REPLY, salt=_REPLY_SALT)
