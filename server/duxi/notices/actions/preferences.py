"""Notification preferences."""

from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.core.errors import Rejected
from duxi.notices.models import Channel, ChannelPreference, Topic
from duxi.notices.topics import is_locked


class Locked(Rejected):
    """This channel of the topic cannot be turned off."""

    message = _("Pemberitahuan ini selalu aktif demi keamanan akun Anda.")


def choose(*, user: User, topic: Topic, channel: Channel, is_on: bool) -> None:
    """Turn a channel of a topic on or off; raises `Locked`."""
    if is_locked(topic, channel):
        raise Locked
    ChannelPreference.objects.update_or_create(
        user=user, topic=topic, channel=channel, defaults={"is_on": is_on}
    )
