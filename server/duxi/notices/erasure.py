"""Deletes a user's notifications and embedded pushes when the account is erased."""

from duxi.accounts.erasure import ERASERS, Eraser
from duxi.accounts.models import User
from duxi.gateways.forget import forget_messages
from duxi.notices.models import ChannelPreference, Notification, PushToken


def _erase(user: User) -> None:
    forget_messages(list(PushToken.objects.filter(user=user).values_list("token", flat=True)))
    for table in TABLES:
        table._default_manager.filter(user=user).delete()


TABLES = (PushToken, Notification, ChannelPreference)
ERASERS.register(Eraser(app="notices", erase=_erase, erases=TABLES))
