"""The account menu: entries are data, shown depending on the user."""

from collections.abc import Callable
from dataclasses import dataclass

from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.core.errors import Message
from duxi.core.registry import Registry


def _everybody(user: User) -> bool:
    return True


@dataclass(frozen=True)
class MenuEntry:
    """One entry of the menu; apps register theirs in `AppConfig.ready`.

    `position` sorts (in steps of ten); `badge` counts what waits there.
    """

    key: str
    label: Message
    path: str
    position: int
    is_for: Callable[[User], bool] = _everybody
    badge: Callable[[User], int] | None = None


MENU: Registry[str, MenuEntry] = Registry("menu entries", key=lambda entry: entry.key)


def menu_of(user: User) -> list[MenuEntry]:
    """The menu entries of this user, in order."""
    return sorted((entry for entry in MENU if entry.is_for(user)), key=lambda entry: entry.position)


MENU.register(MenuEntry("profile", _("Profil"), "/account/profile", 10))
MENU.register(MenuEntry("change_password", _("Ubah kata sandi"), "/account/changePassword", 60))
MENU.register(MenuEntry("change_phone", _("Ubah nomor telepon"), "/account/changePhoneNumber", 70))
