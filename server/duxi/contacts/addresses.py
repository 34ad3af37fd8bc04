"""Addresses in a recipient's mail: preferences, unsubscription and reply address."""

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
    """The link was not issued by us."""

    message = _("Tautan ini tidak dikenal. Buka tautan lengkap dari email Anda.")


@dataclass(frozen=True)
class Reader:
    """The recipient that a link of a mail belongs to."""

    contact_pk: int
    email: str


def token_of(contact_pk: int, email: str) -> str:
    """A token that proves the receipt of a mail; it does not expire."""
    return signing.dumps([contact_pk, email], salt=_SALT, compress=True)


def read_token(token: str) -> Reader:
    try:
        contact_pk, email = signing.loads(token, salt=_SALT)
    except (signing.BadSignature, ValueError, TypeError) as error:
        raise UnknownPreferences from error
    return Reader(contact_pk, email)


def preferences_url(token: str) -> str:
    """The page of mail preferences."""
    return link(f"/mail-preferences/{token}")


def unsubscribe_url(token: str) -> str:
    """The one-click unsubscription of mail clients (RFC 8058)."""
    return link(f"/api/v1/mail/unsubscribe/{token}")


def reply_address(mail_pk: int) -> str:
    """The reply address of a mail; empty if incoming mail is not configured."""
    if not settings.MAIL_REPLY_DOMAIN:
        return ""
    code = signed_code(_REPLY, mail_pk, salt=_REPLY_SALT).lower()
    return f"balas+{code}@{settings.MAIL_REPLY_DOMAIN}"


def replied_mail(address: str) -> int | None:
    """The mail that a reply address belongs to."""
    local = address.partition("@")[0]
    return read_code(local.partition("+")[2], _REPLY, salt=_REPLY_SALT)
