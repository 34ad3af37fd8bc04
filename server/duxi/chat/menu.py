"""The chat history in the account's menu."""

from django.utils.translation import gettext_lazy as _

from duxi.accounts.menu import MENU, MenuEntry

MENU.register(MenuEntry("chat_history", _("Riwayat chat"), "/account/riwayatChat", 50))
