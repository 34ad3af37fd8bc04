"""Temporary logins: a secret that opens one more session of its maker, once and within a minute.

It carries a user from one face of the platform to another without showing the tokens of the session
that they have (specification §2 query parameter `token`, §7 Authentication).
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
    """Unknown, used, removed, older than a minute, or its maker has signed out: they look alike."""

    message = _("Login otomatis ini sudah tidak berlaku. Silakan login kembali.")


@dataclass(frozen=True)
class TemporaryLogin:
    """The secret, shown once, and the name by which it can be removed."""

    token: str
    uuid: uuid.UUID
    expires_at: datetime


def create(*, user: User, session_uuid: uuid.UUID, **payload: Any) -> TemporaryLogin:
    """Make one for the person of this session; an earlier unused one ends."""
    held = {"session": str(session_uuid), **payload}
    token = one_time.issue(user, PURPOSE, TEMPORARY_LOGIN_LIFETIME, held)
    made = OneTimeToken.objects.get(token_hash=digest(token))
    return TemporaryLogin(token=token, uuid=made.uuid, expires_at=made.expires_at)


@transaction.atomic
def sign_in_once(*, token: str, address: str, user_agent: str) -> tuple[User, TokenPair]:
    """Open a session with it; raises `TemporaryLoginOver`.

    The new session never counts as one with a second factor. A hand-over is the person's own doing and
    comes from the other site's machine, so it is no news to its owner.
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
    """End an own one by its secret; one that is over or not theirs stays as it is."""
    _end(OneTimeToken.objects.filter(user=user), code)


def remove_by_uuid(*, token_uuid: uuid.UUID, token: str) -> None:
    """The same for a user who holds both its name and its secret."""
    _end(OneTimeToken.objects.filter(uuid=token_uuid), token)


def _end(tokens: QuerySet[OneTimeToken], token: str) -> None:
    unused = tokens.filter(purpose=PURPOSE, token_hash=digest(token), used_at=None)
    unused.update(used_at=now())
