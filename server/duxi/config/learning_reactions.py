"""What learning does when accounts change: wired here, where both sides can be seen."""

from duxi.accounts.events import AccountChanged, AccountNews, account_changed
from duxi.accounts.models import User
from duxi.learning.actions.participants import link_invitations

_PROVES_ADDRESS = (AccountNews.ACTIVATED, AccountNews.EMAIL_CHANGED)


@account_changed.listen
def give_waiting_seats(news: AccountChanged) -> None:
    """Whoever proves an address takes the seats that registrations named it for."""
    if news.news in _PROVES_ADDRESS:
        link_invitations(User.objects.get(pk=news.user_pk))
