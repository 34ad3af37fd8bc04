"""Worker jobs of notices."""

from datetime import timedelta

from django.conf import settings

from duxi.core.clock import now
from duxi.core.jobs import enqueue_at
from duxi.core.language import speaking
from duxi.gateways import push
from duxi.gateways.push import PushDown, PushMessage, PushResult
from duxi.notices.actions.notify import DELIVER_PUSH
from duxi.notices.models import Notification, PushToken
from duxi.notices.templates import rendered

PAUSES = (timedelta(minutes=1), timedelta(minutes=5), timedelta(minutes=30), timedelta(hours=2))
"""Delays before each retry of a push message, unless the service asks for a longer one."""

RETENTION = timedelta(days=365)
UNSEEN = timedelta(days=60)
"""Firebase considers a token stale when its device was not seen for two months."""


def deliver_push(notification_pk: int, token_pk: int, tried: int = 0) -> None:
    """Show a notification on one device, if both exist and the session is open.

    A token that the service rejects as unknown is deleted; while the service is down the job is retried, and
    finally fails with its error.
    """
    open_tokens = PushToken.objects.filter(session__ended_at=None).select_related("user")
    token = open_tokens.filter(pk=token_pk).first()
    notification = Notification.objects.filter(pk=notification_pk, user=token.user if token else None).first()
    if token is None or notification is None:
        return
    message = _message(notification, token.user.locale)
    if message is None:
        return
    try:
        result = push.gateway().send(token.token, message)
    except PushDown as busy:
        if tried >= len(PAUSES):
            raise
        pause = max(PAUSES[tried], timedelta(seconds=busy.retry_after or 0))
        enqueue_at(now() + pause, DELIVER_PUSH, notification_pk, token_pk, tried + 1)
        return
    if result is PushResult.TOKEN_GONE:
        token.delete()


def _message(notification: Notification, locale: str) -> PushMessage | None:
    with speaking(locale):
        words = rendered(notification)
    if words is None:
        return None
    return PushMessage(
        title=words.title,
        body=words.body,
        url=f"{settings.BASE_URL}{words.path}",
        kind=notification.topic,
        tag=f"notif-{notification.pk}",
    )


def forget_old_notices() -> int:
    """Delete notifications older than a year and devices not seen for long; returns how many."""
    moment = now()
    old = Notification.objects.filter(created_at__lt=moment - RETENTION).delete()[0]
    return old + PushToken.objects.filter(last_seen_at__lt=moment - UNSEEN).delete()[0]
