"""Marking notifications as read."""

from django.db import transaction

from duxi.accounts.models import User
from duxi.core.clock import now
from duxi.notices.actions.notify import publish_to_tabs
from duxi.notices.queries import UNREAD, notification_for, notifications_of


@transaction.atomic
def read(*, user: User, notif_id: int) -> None:
    """Mark one of a user's own notifications as read; idempotent.

    Raises `NotFound`.
    """
    notification = notification_for(user, notif_id)
    if notifications_of(user).filter(UNREAD, pk=notification.pk).update(read_at=now()):
        publish_to_tabs(user.pk)


@transaction.atomic
def read_all(*, user: User) -> None:
    if notifications_of(user).filter(UNREAD).update(read_at=now()):
        publish_to_tabs(user.pk)
