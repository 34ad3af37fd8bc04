"""Temporary logins: a secret that opens one more session of its creator, once and within a minute.

It moves a user to another site of the platform without revealing the tokens of the current session.
"""

import uuid
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from django.db import transaction
from django.db.models import QuerySet
from django.utils.translation import gettext_lazy as _

from duxi.accounts.actions import one_time
from duxi.accounts.actions.sign_in import open_session
from duxi.accounts.constants import TEMPORARY_LOGIN_LIFETIME
from duxi.accounts.models import LoginSession, OneTimeToken, User
from duxi.accounts.tokens import TokenPair
from duxi.core.clock import now
from duxi.core.errors import Rejected
from duxi.core.secrets import digest
from duxi.core.throttle import Limit

PURPOSE = one_time.Purpose.TEMPORARY_LOGIN
REDEMPTIONS = Limit("temporary-login", times=120, seconds=60)


class TemporaryLoginOver(Rejected):
    """Unknown, used, removed, expired, or its session has ended; callers cannot tell which."""

    message = _("Login otomatis ini sudah tidak berlaku. Silakan login kembali.")


@dataclass(frozen=True)
class TemporaryLogin:
    """The secret, returned once, and the UUID by which it can be removed."""

    token: str
    uuid: uuid.UUID
    expires_at: datetime


def create(*, user: User, session_uuid: uuid.UUID, **payload: Any) -> TemporaryLogin:
    """Create one for the user of this session; an earlier unused one ends."""
    held = {"session": str(session_uuid), **payload}
    token = one_time.issue(user, PURPOSE, TEMPORARY_LOGIN_LIFETIME, held)
    made = OneTimeToken.objects.get(token_hash=digest(token))
    return TemporaryLogin(token=token, uuid=made.uuid, expires_at=made.expires_at)


@transaction.atomic
def sign_in_once(*, token: str, address: str, user_agent: str) -> tuple[User, TokenPair]:
    """Open a session with it; raises `TemporaryLoginOver`.

    The new session never counts as verified by a second factor. The owner is not notified, because they
    started the hand-over themselves and it comes from the other site's server.
    """
    try:
        used = one_time.redeem(token, PURPOSE)
    except one_time.TokenOver as over:
        raise TemporaryLoginOver from over
    if not LoginSession.objects.filter(pk=used.payload["session"], ended_at=None).exists():
        raise TemporaryLoginOver
    is_quiet = bool(used.payload.get("is_handover"))
    return used.user, open_session(
        user=used.user, address=address, user_agent=user_agent, remember=False, is_quiet=is_quiet
    )


def remove(*, user: User, code: str) -> None:
    """Remove one of the user's own by its secret; an expired or foreign one is left unchanged."""
    _end(OneTimeToken.objects.filter(user=user), code)


def remove_by_uuid(*, token_uuid: uuid.UUID, token: str) -> None:
    """Remove by UUID and secret."""
    _end(OneTimeToken.objects.filter(uuid=token_uuid), token)


def _end(tokens: QuerySet[OneTimeToken], token: str) -> None:
    unused = tokens.filter(purpose=PURPOSE, token_hash=digest(token), used_at=None)
    unused.update(used_at=now())
