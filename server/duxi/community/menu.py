"""Menu entry of the forum in the account area."""

from django.utils.translation import gettext_lazy as _

from duxi.accounts.menu import MENU, MenuEntry

MENU.register(MenuEntry("forum", _("Diskusi"), "/forum", 35))
