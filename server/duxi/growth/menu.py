"""Menu entries of points and the affiliate programme in the account area."""

from django.utils.translation import gettext_lazy as _

from duxi.accounts.menu import MENU, MenuEntry

MENU.register(MenuEntry("points", _("Poin dan hadiah"), "/points", 52))
MENU.register(MenuEntry("affiliate", _("Program afiliasi"), "/affiliate", 54))
