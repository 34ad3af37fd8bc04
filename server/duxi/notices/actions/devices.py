"""Push tokens of devices, each bound to a login session."""

from collections.abc import Iterable
from uuid import UUID

from django.db import transaction

from duxi.accounts.models import LoginSession
from duxi.accounts.tokens import SessionEnded
from duxi.core.clock import now
from duxi.notices.models import PushToken

MAX_DEVICES = 20
"""More than any user owns; the one unseen for the longest time is replaced."""


@transaction.atomic
def save_token(*, session: LoginSession, token: str) -> None:
    """Register this session's device; a token of another user moves here.

    Locks the session, so that its end cannot miss the token. Raises `SessionEnded`.
    """
    alive = LoginSession.objects.select_for_update().filter(pk=session.pk, ended_at=None)
    if alive.first() is None:
        raise SessionEnded
    seen = {"user_id": session.user_id, "session": session, "last_seen_at": now()}
    PushToken.objects.update_or_create(token=token, defaults=seen)
    newest = PushToken.objects.filter(user_id=session.user_id).order_by("-last_seen_at", "-pk")
    kept = list(newest.values_list("pk", flat=True)[:MAX_DEVICES])
    PushToken.objects.filter(user_id=session.user_id).exclude(pk__in=kept).delete()


def forget_tokens(session_uuids: Iterable[UUID]) -> None:
    """Delete the tokens of ended sessions."""
    PushToken.objects.filter(session__in=list(session_uuids)).delete()
