"""What learning does when accounts change: wired here, where both sides can be seen."""

from duxi.accounts.events import AccountChanged, AccountNews, account_changed
from duxi.accounts.models import User
from duxi.entitlements.events import EntitlementChanged, entitlement_withdrawn
from duxi.learning.actions.participants import link_invitations
from duxi.learning.actions.subscribe import give_use_back

_PROVES_ADDRESS = (AccountNews.ACTIVATED, AccountNews.EMAIL_CHANGED)


@account_changed.listen
def give_waiting_seats(news: AccountChanged) -> None:
    """Anyone who proves an address takes the seats that registrations named it for."""
    if news.news in _PROVES_ADDRESS:
        link_invitations(User.objects.get(pk=news.user_pk))


@entitlement_withdrawn.listen
def return_subscription_use(news: EntitlementChanged) -> None:
    """A called-off workshop does not count against the subscription that it was taken with."""
    give_use_back(news.entitlement_pk)
