"""Request and response schemas of notices."""

from collections.abc import Iterable
from datetime import datetime
from typing import Annotated

from pydantic import Field, StringConstraints

from duxi.accounts.models import User
from duxi.core.clock import local
from duxi.core.envelope import Data
from duxi.core.forms import YesNo
from duxi.core.schema import Schema
from duxi.notices.models import Channel, Notification, Topic
from duxi.notices.queries import is_on, preferences_of
from duxi.notices.templates import rendered
from duxi.notices.topics import STAFF_ONLY, is_locked

PushTokenText = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=1000)]


class NotificationOut(Schema):
    """A row of the inbox in the reader's language; `notif_url` is a path of learner-web."""

    notif_id: int
    notif_is_read: bool
    notif_title: str
    notif_body: str
    notif_url: str | None
    notif_kind: Topic
    notif_created_at: datetime

    @classmethod
    def of(cls, notification: Notification) -> "NotificationOut":
        words = rendered(notification)
        return cls(
            notif_id=notification.pk,
            notif_is_read=notification.read_at is not None,
            notif_title=words.title if words else str(Topic(notification.topic).label),
            notif_body=words.body if words else "",
            notif_url=words.path if words else None,
            notif_kind=Topic(notification.topic),
            notif_created_at=local(notification.created_at),
        )


class Inbox(Data[NotificationOut]):
    """One page of the inbox; `total_unread` counts the whole inbox, whatever the filter."""

    total_unread: int


class NotificationRef(Schema):
    notif_id: Annotated[int, Field(gt=0, lt=2**63)]


class PushTokenIn(Schema):
    token: PushTokenText


class ChannelChoice(Schema):
    """`locked`: on for everybody, cannot be turned off."""

    channel: Channel
    label: str
    on: bool
    locked: bool


class TopicRow(Schema):
    topic: Topic
    label: str
    channels: list[ChannelChoice]


class PreferenceIn(Schema):
    topic: Topic
    channel: Channel
    on: YesNo


def preference_rows(user: User) -> list[TopicRow]:
    """Every topic with the user's channels."""
    chosen = preferences_of(user)
    return [
        TopicRow(
            topic=topic,
            label=str(topic.label),
            channels=[
                ChannelChoice(
                    channel=channel,
                    label=str(channel.label),
                    on=is_on(chosen, topic, channel),
                    locked=is_locked(topic, channel),
                )
                for channel in Channel
            ],
        )
        for topic in Topic
        if user.is_staff or topic not in STAFF_ONLY
    ]


def listed(notifications: Iterable[Notification]) -> list[NotificationOut]:
    """The rows of a page."""
    return [NotificationOut.of(notification) for notification in notifications]
