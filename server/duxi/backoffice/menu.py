"""Links to the back office and the administration in the account menu of staff."""

from django.utils.translation import gettext_lazy as _

from duxi.accounts.menu import MENU, MenuEntry
from duxi.accounts.models import User


def _works_here(user: User) -> bool:
    return user.is_staff


def _administers(user: User) -> bool:
    return user.is_staff and user.is_superuser


MENU.register(MenuEntry("backoffice", _("Back office"), "/backoffice/", 80, is_for=_works_here))
MENU.register(MenuEntry("admin", _("Administrasi"), "/admin/", 90, is_for=_administers))
