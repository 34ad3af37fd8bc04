"""What each topic does where no one has chosen otherwise, and what no one can choose."""

from collections.abc import Mapping

from duxi.notices.models import Channel, Topic

DEFAULTS: Mapping[Topic, frozenset[Channel]] = {
    Topic.SECURITY: frozenset({Channel.INBOX, Channel.EMAIL, Channel.PUSH}),
    Topic.ORDERS: frozenset({Channel.INBOX, Channel.EMAIL, Channel.PUSH}),
    Topic.LEARNING: frozenset({Channel.INBOX, Channel.EMAIL, Channel.PUSH}),
    Topic.NEWS: frozenset({Channel.INBOX}),
    Topic.WORKSPACE: frozenset({Channel.INBOX, Channel.EMAIL, Channel.PUSH}),
}
"""Mails and pushes of news want a yes first."""

LOCKED = frozenset({(Topic.SECURITY, Channel.INBOX), (Topic.SECURITY, Channel.EMAIL)})
"""Who takes over an account must not be able to keep its owner from hearing of it."""


STAFF_ONLY = frozenset({Topic.WORKSPACE})
"""No other user has these among their preferences."""


def is_locked(topic: Topic, channel: Channel) -> bool:
    """Whether a channel of a topic is on for everybody, always."""
    return (topic, channel) in LOCKED
