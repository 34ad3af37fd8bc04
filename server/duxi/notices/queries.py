"""Queries of notices; only `…_of(user)` and `…_for(user, …)` scope them to a user."""

from collections.abc import Mapping
from dataclasses import dataclass
from uuid import UUID

from django.db.models import Count, Q, QuerySet

from duxi.accounts.models import LoginSession, RefreshToken, User
from duxi.core.clock import now
from duxi.core.errors import NotFound
from duxi.core.lists import Filter, ListSpec
from duxi.notices.models import Channel, ChannelPreference, Notification, PushToken, Topic
from duxi.notices.templates import Template
from duxi.notices.topics import DEFAULTS, is_locked

NOTIFICATIONS = ListSpec(
    filters={
        "notif_is_read": Filter("read_at", bool, lambda is_read: Q(read_at__isnull=not is_read)),
        "notif_kind": Filter("topic"),
    },
    sorts={"notif_created_at": "created_at"},
    default_sort="notif_created_at|desc",
    page_size=5,
)

UNREAD = Q(read_at=None)


def notifications_of(user: User) -> QuerySet[Notification]:
    """The user's inbox."""
    return Notification.objects.filter(user=user, is_shown=True)


def notification_for(user: User, notif_id: int) -> Notification:
    """One row of the user's inbox; raises `NotFound`."""
    found = notifications_of(user).filter(pk=notif_id).first()
    if found is None:
        raise NotFound
    return found


def unread_count(user: User) -> int:
    """The number of unread notifications, by a partial index."""
    return notifications_of(user).filter(UNREAD).count()


def totals(filtered: QuerySet[Notification], user: User) -> tuple[int, int]:
    """The total of a list and the unread count of the whole inbox, in one statement."""
    inbox = notifications_of(user).order_by()
    listed = Count("pk", filter=Q(pk__in=filtered.order_by().values("pk")))
    found = inbox.aggregate(listed=listed, unread=Count("pk", filter=UNREAD))
    return found["listed"], found["unread"]


def preferences_of(user: User) -> Mapping[tuple[str, str], bool]:
    """The user's choices by topic and channel."""
    chosen = ChannelPreference.objects.filter(user=user).values_list("topic", "channel", "is_on")
    return {(topic, channel): is_on for topic, channel, is_on in chosen}


def is_on(chosen: Mapping[tuple[str, str], bool], topic: Topic, channel: Channel) -> bool:
    """Whether a channel of a topic is enabled with these choices."""
    if is_locked(topic, channel):
        return True
    return chosen.get((topic, channel), channel in DEFAULTS[topic])


def channels_for(user: User, template: Template) -> frozenset[Channel]:
    """The enabled channels of a template."""
    chosen = preferences_of(user)
    return frozenset(channel for channel in template.channels if is_on(chosen, template.topic, channel))


def push_tokens_of(user: User) -> QuerySet[PushToken]:
    """Push tokens of the user's open sessions."""
    return PushToken.objects.filter(user=user, session__ended_at=None)


@dataclass(frozen=True)
class Listener:
    """The user of an open websocket, and whether its session is still valid."""

    user: User
    is_ended: bool
    is_expired: bool


def listener_of(session_uuid: UUID) -> Listener | None:
    """The current owner of a login session; `is_expired`: it can no longer be refreshed."""
    session = LoginSession.objects.select_related("user").filter(pk=session_uuid).first()
    if session is None:
        return None
    renewable = RefreshToken.objects.filter(session=session, expires_at__gt=now()).exists()
    is_ended = bool(session.ended_at) or not session.user.is_active
    return Listener(session.user, is_ended=is_ended, is_expired=not renewable)
