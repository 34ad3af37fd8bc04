"""Bearer authentication of both APIs."""

from functools import cache

from django.conf import settings
from django.contrib.auth.models import AnonymousUser
from django.http import HttpRequest
from django.utils.text import format_lazy
from django.utils.translation import gettext_lazy as _
from ninja.security import HttpBearer

from duxi.accounts import api_keys, second_factor
from duxi.accounts.constants import TOUCH_EVERY
from duxi.accounts.models import LoginSession, User
from duxi.accounts.tokens import SessionEnded, read_access
from duxi.core import attribution
from duxi.core.clock import now
from duxi.core.compiled import Compiled, param
from duxi.core.errors import Forbidden, Rejected
from duxi.core.types import SAFE_METHODS


class LearnerRequest(HttpRequest):
    """A request with a signed-in user."""

    auth: User
    login_session: LoginSession


class VisitorRequest(HttpRequest):
    """A request of anyone; `auth` is the user, if signed in."""

    auth: User | AnonymousUser


class MustUpdatePassword(Rejected):
    """The account needs a new password before anything else (493)."""

    status = 493
    message = format_lazy(_("Mohon update password akun {product} anda"), product=settings.PRODUCT_NAME)


class ReadOnlySession(Forbidden):
    """An impersonating session must not change anything."""

    message = _("Anda sedang melihat sebagai orang lain; tidak ada yang dapat diubah.")


class UserBearer(HttpBearer):
    """Requires a signed-in user; puts the user and the session on the request.

    A user who must change their password gets 493, except on the `lenient` calls needed for that.
    """

    related: tuple[str, ...] = ("user",)
    """Relations to fetch with the session."""

    def __init__(self, *, lenient: bool = False) -> None:
        super().__init__()
        self.lenient = lenient

    def authenticate(self, request: HttpRequest, token: str) -> User:
        session = _session_of(token, *self.related)
        request.login_session = session  # type: ignore[attr-defined]
        if session.impersonator_id and request.method not in SAFE_METHODS:
            _refuse_writes(request)
        if session.user.must_update_password and not self.lenient:
            raise MustUpdatePassword
        return session.user


class OptionalUserBearer(UserBearer):
    """Accepts visitors as well; an expired or ended bearer is refused as everywhere else."""

    def __init__(self) -> None:
        super().__init__(lenient=True)

    def __call__(self, request: HttpRequest) -> User | AnonymousUser | None:
        if not request.headers.get(self.header):
            return AnonymousUser()
        found: User | None = super().__call__(request)
        return found


class StaffBearer(UserBearer):
    """Requires a user of the back office: staff, trainer or agent.

    With a permission (`app.codename`) only those who hold it for every row; with `apps` only those who hold
    any permission of one of them. A missing second factor is refused, except on `lenient` calls.
    """

    related = ("user", "user__totp_device")

    def __init__(
        self, permission: str | None = None, *, apps: tuple[str, ...] = (), lenient: bool = False
    ) -> None:
        super().__init__(lenient=lenient)
        self.permission = permission
        self.apps = apps

    def authenticate(self, request: HttpRequest, token: str) -> User:
        if api_keys.is_key(token):
            return api_keys.owner_of(token, self.permission, request)
        user = super().authenticate(request, token)
        if not user.is_staff or (self.permission and not user.has_perm(self.permission)):
            raise Forbidden
        if self.apps and not any(user.has_module_perms(app) for app in self.apps):
            raise Forbidden
        if not self.lenient:
            second_factor.require(user, request.login_session)  # type: ignore[attr-defined]
        if request.method not in SAFE_METHODS:
            attribution.attribute(actor_id=user.pk, source="backoffice")
        return user


def _refuse_writes(request: HttpRequest) -> None:
    """Only safe methods and signing out."""
    if not request.path.endswith("/auth/logout"):
        raise ReadOnlySession


def _session_of(token: str, *related: str) -> LoginSession:
    found = _sessions_with(*related).first(uuid=read_access(token))
    if found is None or found.ended_at or not found.user.is_active:
        raise SessionEnded
    _touch(found)
    return found


@cache
def _sessions_with(*related: str) -> Compiled[LoginSession]:
    return Compiled(lambda: LoginSession.objects.select_related(*related).filter(pk=param("uuid")))


def _touch(session: LoginSession) -> None:
    """Record the last use, at most every few minutes."""
    moment = now()
    if moment - session.last_used_at > TOUCH_EVERY:
        LoginSession.objects.filter(pk=session.pk).update(last_used_at=moment)
