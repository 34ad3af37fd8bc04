"""Menu entry of the company's workspace in the account area."""

from django.utils.translation import gettext_lazy as _

from duxi.accounts.menu import MENU, MenuEntry
from duxi.accounts.models import User
from duxi.corporate.queries.campaigns import to_fill_for
from duxi.corporate.queries.companies import invitations_for


def _waiting(user: User) -> int:
    return invitations_for(user).count() + to_fill_for(user).count()


MENU.register(MenuEntry("corporate", _("Perusahaan dan TNA"), "/corporate", 56, badge=_waiting))
