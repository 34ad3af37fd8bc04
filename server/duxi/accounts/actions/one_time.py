"""One-time secrets: mailed links, temporary logins, second steps.

Lock order for changes of an account: the user's row first, then tokens and sessions.
"""

from datetime import datetime, timedelta
from typing import Any

from django.db import transaction
from django.db.models import QuerySet
from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import OneTimeToken, User
from duxi.core.clock import now
from duxi.core.errors import Rejected
from duxi.core.secrets import digest, new_token

Purpose = OneTimeToken.Purpose


class TokenOver(Rejected):
    """Unknown, expired, used, or revoked; callers cannot tell which."""

    message = _("Tautan ini sudah tidak berlaku. Silakan minta yang baru.")


@transaction.atomic
def issue(user: User, purpose: Purpose, lifetime: timedelta, payload: dict[str, Any] | None = None) -> str:
    """Create a secret that works once; earlier ones of the same user and purpose end."""
    lock_user(user.pk)
    end(user, purpose)
    token = new_token()
    OneTimeToken.objects.create(
        user=user,
        purpose=purpose,
        token_hash=digest(token),
        payload=payload or {},
        expires_at=now() + lifetime,
    )
    return token


def peek(token: str, *purposes: Purpose) -> OneTimeToken:
    """Look at a token without using it; raises `TokenOver`."""
    found = _alive(now()).filter(token_hash=digest(token), purpose__in=purposes)
    one = found.select_related("user").first()
    if one is None:
        raise TokenOver
    return one


@transaction.atomic
def redeem(token: str, *purposes: Purpose) -> OneTimeToken:
    """Redeem a token; raises `TokenOver`.

    Of concurrent callers one wins, by a conditional update. The caller's transaction holds the user's row; if
    it fails, the token stays valid.
    """
    found = peek(token, *purposes)
    lock_user(found.user_id)
    moment = now()
    if not _alive(moment).filter(pk=found.pk).update(used_at=moment):
        raise TokenOver
    found.user.refresh_from_db()
    return found


def end(user: User, *purposes: Purpose) -> None:
    """End a user's unused tokens of these purposes."""
    moment = now()
    _alive(moment).filter(user_id=user.pk, purpose__in=purposes).update(expires_at=moment)


def lock_user(user_pk: int) -> None:
    """Lock a user's row until the transaction ends."""
    list(User.objects.select_for_update(no_key=True).filter(pk=user_pk).values_list("pk"))


def _alive(moment: datetime) -> QuerySet[OneTimeToken]:
    return OneTimeToken.objects.filter(used_at=None, expires_at__gt=moment, user__is_active=True)
