"""Listeners for account events."""

from duxi.accounts.events import AccountChanged, SessionsEnded, account_changed, sessions_ended
from duxi.accounts.models import User
from duxi.core.live import publish
from duxi.notices.actions.devices import forget_tokens
from duxi.notices.actions.notify import notify
from duxi.notices.groups import session_group
from duxi.notices.kinds.security import key_of


@account_changed.listen
def notify_owner(news: AccountChanged) -> None:
    """Notify the owner of a changed account."""
    user = User.objects.filter(pk=news.user_pk).first()
    if user is not None:
        notify(user=user, template=key_of(news.news), params={"detail": news.detail})


@sessions_ended.listen
def close_tabs_and_devices(ended: SessionsEnded) -> None:
    """Close open tabs and delete push tokens of ended sessions."""
    for session_uuid in ended.session_uuids:
        publish(session_group(session_uuid), {"type": "session.ended"})
    forget_tokens(ended.session_uuids)
