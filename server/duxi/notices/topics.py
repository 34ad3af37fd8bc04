"""Default channels of each topic, and those that cannot be changed."""

from collections.abc import Mapping

from duxi.notices.models import Channel, Topic

DEFAULTS: Mapping[Topic, frozenset[Channel]] = {
    Topic.SECURITY: frozenset({Channel.INBOX, Channel.EMAIL, Channel.PUSH}),
    Topic.ORDERS: frozenset({Channel.INBOX, Channel.EMAIL, Channel.PUSH}),
    Topic.LEARNING: frozenset({Channel.INBOX, Channel.EMAIL, Channel.PUSH}),
    Topic.NEWS: frozenset({Channel.INBOX}),
    Topic.WORKSPACE: frozenset({Channel.INBOX, Channel.EMAIL, Channel.PUSH}),
}
"""Mail and push of news are opt-in."""

LOCKED = frozenset({(Topic.SECURITY, Channel.INBOX), (Topic.SECURITY, Channel.EMAIL)})
"""Someone who takes over an account must not be able to silence its owner's security notifications."""


STAFF_ONLY = frozenset({Topic.WORKSPACE})
"""Topics that other users do not have in their preferences."""


def is_locked(topic: Topic, channel: Channel) -> bool:
    """Whether a channel of a topic is always on."""
    return (topic, channel) in LOCKED
