"""Access tokens: signed, short-lived, and naming their session."""

import uuid
from dataclasses import dataclass

from django.core import signing
from django.utils.translation import gettext_lazy as _

from duxi.accounts.constants import ACCESS_LIFETIME
from duxi.core.errors import Rejected, Unauthenticated

_SALT = "duxi.accounts.access"


class AccessExpired(Rejected):
    """The access token is genuine but expired: the client refreshes once and retries."""

    status = 490
    message = _("Sesi Anda perlu diperbarui.")


class SessionEnded(Rejected):
    """The session has ended: signed out elsewhere, password changed, or refresh token reused."""

    status = 491
    message = _("Sesi Anda telah berakhir. Silakan login kembali.")


@dataclass(frozen=True)
class TokenPair:
    """The access token and the refresh token that renews it."""

    token: str
    secret_token: str


def issue_access(session_uuid: uuid.UUID) -> str:
    """Sign an access token for a session."""
    return signing.TimestampSigner(salt=_SALT).sign(session_uuid.hex)


def read_access(token: str) -> uuid.UUID:
    """The session that a token names; raises `AccessExpired` or `Unauthenticated`."""
    try:
        return uuid.UUID(signing.TimestampSigner(salt=_SALT).unsign(token, max_age=ACCESS_LIFETIME))
    except signing.SignatureExpired as error:
        raise AccessExpired from error
    except (signing.BadSignature, ValueError) as error:
        raise Unauthenticated from error
