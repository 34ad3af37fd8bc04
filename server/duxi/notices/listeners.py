"""What notices does when accounts announce something."""

from duxi.accounts.events import AccountChanged, SessionsEnded, account_changed, sessions_ended
from duxi.accounts.models import User
from duxi.core.live import publish
from duxi.notices.actions.devices import forget_tokens
from duxi.notices.actions.notify import notify
from duxi.notices.groups import session_group
from duxi.notices.kinds.security import key_of


@account_changed.listen
def notify_owner(news: AccountChanged) -> None:
    """A change of an account, to its owner."""
    user = User.objects.filter(pk=news.user_pk).first()
    if user is not None:
        notify(user=user, template=key_of(news.news), params={"detail": news.detail})


@sessions_ended.listen
def close_tabs_and_devices(ended: SessionsEnded) -> None:
    """Open tabs of a sign-in that is over are closed, and its devices stay silent."""
    for session_uuid in ended.session_uuids:
        publish(session_group(session_uuid), {"type": "session.ended"})
    forget_tokens(ended.session_uuids)
