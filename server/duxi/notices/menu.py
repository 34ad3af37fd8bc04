"""Menu entry of the inbox in the account area."""

from django.utils.translation import gettext_lazy as _

from duxi.accounts.menu import MENU, MenuEntry
from duxi.notices.queries import unread_count

MENU.register(MenuEntry("notifications", _("Notifikasi"), "/notifications", 20, badge=unread_count))
