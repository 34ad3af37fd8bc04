"""Who knocks: bearer authentication of both APIs."""

from django.http import HttpRequest
from ninja.security import HttpBearer

from duxi.accounts.constants import TOUCH_EVERY
from duxi.accounts.models import LoginSession, User
from duxi.accounts.tokens import SessionEnded, read_access
from duxi.core.clock import now
from duxi.core.errors import Forbidden


class LearnerRequest(HttpRequest):
    """A request of somebody who is signed in."""

    auth: User
    login_session: LoginSession


class UserBearer(HttpBearer):
    """Lets any signed-in person in; puts the user and the login session on the request."""

    def authenticate(self, request: HttpRequest, token: str) -> User:
        session = _session_of(token)
        request.login_session = session  # type: ignore[attr-defined]
        return session.user


class StaffBearer(UserBearer):
    """Lets in whoever has business in the back office: staff, trainers, agents.

    With a permission (`app.codename`) only those who hold it for every row.
    """

    def __init__(self, permission: str | None = None) -> None:
        super().__init__()
        self.permission = permission

    def authenticate(self, request: HttpRequest, token: str) -> User:
        user = super().authenticate(request, token)
        if not user.is_staff or (self.permission and not user.has_perm(self.permission)):
            raise Forbidden
        return user


def _session_of(token: str) -> LoginSession:
    found = LoginSession.objects.select_related("user").filter(pk=read_access(token)).first()
    if found is None or found.ended_at or not found.user.is_active:
        raise SessionEnded
    _touch(found)
    return found


def _touch(session: LoginSession) -> None:
    """Remember the last use, at most every few minutes."""
    moment = now()
    if moment - session.last_used_at > TOUCH_EVERY:
        LoginSession.objects.filter(pk=session.pk).update(last_used_at=moment)
