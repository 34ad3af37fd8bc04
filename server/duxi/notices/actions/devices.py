"""The devices that show push messages: they come with a sign-in and go with it."""

from collections.abc import Iterable
from uuid import UUID

from django.db import transaction

from duxi.accounts.models import LoginSession
from duxi.accounts.tokens import SessionEnded
from duxi.core.clock import now
from duxi.notices.models import PushToken

MAX_DEVICES = 20
"""More than anybody owns; the longest unseen make room."""


@transaction.atomic
def save_token(*, session: LoginSession, token: str) -> None:
    """Let this sign-in's device show push messages; a token that was another user's moves here.

    The sign-in is locked, so that its end cannot miss the token. Raises `SessionEnded`.
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
    """Sign-ins that are over show nothing any more."""
    PushToken.objects.filter(session__in=list(session_uuids)).delete()
