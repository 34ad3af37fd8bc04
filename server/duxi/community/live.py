"""Notifies open tabs of changed discussions over their websockets."""

from functools import partial
from uuid import UUID

from django.db import transaction

from duxi.accounts.models import User
from duxi.community.models import Discussion
from duxi.community.queries.discussions import discussions_for
from duxi.core.live import publish
from duxi.notices.watching import WATCHABLES, Watchable

SUBJECT = "discussion"


def publish_to_readers(discussion: Discussion) -> None:
    """Have everyone who is reading the discussion reload it, once the transaction commits."""
    event = {"type": "watched.changed", "subject": SUBJECT, "key": str(discussion.uuid)}
    transaction.on_commit(partial(publish, _group(discussion.uuid), event))


def _group_for(user: User, key: str) -> str | None:
    try:
        uuid = UUID(key)
    except ValueError:
        return None
    return _group(uuid) if discussions_for(user).filter(uuid=uuid).exists() else None


def _group(uuid: UUID) -> str:
    return f"forum.{uuid.hex}"


WATCHABLES.register(Watchable(SUBJECT, _group_for))
