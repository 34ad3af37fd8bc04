"""Users with verified addresses, devices, and websocket clients."""

from collections.abc import Callable
from typing import Any

import pytest

from duxi.accounts.actions.sign_in import open_session
from duxi.accounts.models import LoginSession, User
from duxi.accounts.tokens import read_access
from duxi.core.clock import now
from duxi.notices.actions.notify import notify
from duxi.notices.models import Notification, PushToken
from tests.caller import Caller

DEVICE = "fcm-token-of-a-browser:0001"


@pytest.fixture
def proved(ani) -> User:
    """Ani with a verified address."""
    ani.email_verified_at = now()
    ani.save()
    return ani


@pytest.fixture
def notified(django_capture_on_commit_callbacks) -> Callable[..., Notification | None]:
    """Notify a user of a paid order, up to the commit."""

    def notify_user(user: User, template: str = "orders.paid", dedupe: str = "", **params: Any) -> Any:
        wanted = params or {"order_id": "DX-1", "total": 350_000, "detail": ""}
        with django_capture_on_commit_callbacks(execute=True):
            return notify(user=user, template=template, params=wanted, dedupe=dedupe)

    return notify_user


def signed_in(user: User) -> tuple[Caller, LoginSession]:
    """A caller that keeps one session, and that session."""
    token = open_session(user=user, address="127.0.0.1", user_agent="tests", remember=False).token
    caller = Caller().with_headers(Authorization=f"Bearer {token}")
    return caller, LoginSession.objects.get(pk=read_access(token))


def device(session: LoginSession, token: str = DEVICE) -> PushToken:
    """A device of a session."""
    return PushToken.objects.create(token=token, user_id=session.user_id, session=session, last_seen_at=now())
