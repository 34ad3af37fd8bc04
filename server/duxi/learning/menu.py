"""Learning in the account's menu."""

from django.utils.translation import gettext_lazy as _

from duxi.accounts.menu import MENU, MenuEntry

MENU.register(MenuEntry("my_learning", _("Pembelajaran saya"), "/my-learning", 30))
