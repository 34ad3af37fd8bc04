"""API keys for integrations: hashed, scoped and rate limited; they can make calls that name a permission."""

from collections.abc import Sequence
from datetime import datetime

from django.db.models import Q
from django.http import HttpRequest

from duxi.accounts.models import ApiKey, User
from duxi.core import attribution
from duxi.core.clock import now
from duxi.core.errors import Forbidden, Unauthenticated
from duxi.core.secrets import digest, new_token
from duxi.core.throttle import Limit
from duxi.core.types import SAFE_METHODS

PREFIX = "dxk_"
_SHOWN = 10
_CALLS = Limit("api-key", times=600, seconds=60)
_UNKNOWN = Limit("api-key-unknown", times=30, seconds=300)


def is_key(token: str) -> bool:
    """Whether a bearer is an API key instead of an access token."""
    return token.startswith(PREFIX)


def owner_of(token: str, permission: str | None, request: HttpRequest) -> User:
    """The user that a key acts for, if its scopes and its owner's permissions allow the call.

    Raises `Unauthenticated`, `Forbidden` or `TooMany`.
    """
    moment = now()
    alive = ApiKey.objects.filter(Q(expires_at=None) | Q(expires_at__gt=moment), revoked_at=None)
    key = alive.select_related("owner").filter(key_hash=digest(token), owner__is_active=True).first()
    if key is None:
        _UNKNOWN.hit(str(request.META.get("REMOTE_ADDR", "")))
        raise Unauthenticated
    _CALLS.hit(str(key.pk))
    if permission is None or permission not in key.scopes or not key.owner.is_staff:
        raise Forbidden
    if not key.owner.has_perm(permission):
        raise Forbidden
    ApiKey.objects.filter(pk=key.pk).update(last_used_at=moment)
    if request.method not in SAFE_METHODS:
        attribution.attribute(actor_id=key.owner_id, source="api")
    return key.owner


def create(
    *, owner: User, name: str, scopes: Sequence[str], expires_at: datetime | None
) -> tuple[ApiKey, str]:
    """A new key and its secret, which is shown once."""
    secret = PREFIX + new_token()
    key = ApiKey.objects.create(
        owner=owner,
        name=name,
        prefix=secret[:_SHOWN],
        key_hash=digest(secret),
        scopes=sorted(set(scopes)),
        expires_at=expires_at,
    )
    return key, secret
