"""Sessions: checking a password, opening, refreshing and ending a session."""

import uuid
from collections.abc import Callable
from datetime import datetime

from django.contrib.auth.hashers import make_password
from django.db import transaction
from django.db.models import QuerySet
from django.db.models.functions import Lower
from django.utils.translation import gettext_lazy as _

from duxi.accounts.constants import REFRESH_LIFETIME, REMEMBERED_LIFETIME, REUSE_GRACE
from duxi.accounts.devices import described, is_new_device
from duxi.accounts.events import AccountChanged, AccountNews, SessionsEnded, account_changed, sessions_ended
from duxi.accounts.guesses import Guesses
from duxi.accounts.models import LoginSession, RefreshToken, User
from duxi.accounts.tokens import SessionEnded, TokenPair, issue_access
from duxi.core.clock import now
from duxi.core.errors import Invalid, NotFound
from duxi.core.secrets import digest, new_token
from duxi.core.throttle import Limit

MAX_USER_AGENT = 300
REFRESHES = Limit("refresh", times=120, seconds=60)


class WrongCredentials(Invalid):
    """Unknown account or wrong password; callers cannot tell which."""

    message = _("Akun atau kata sandi tidak cocok.")


def lock_for_password_check(user: User) -> None:
    """Lock the account between checking the password and writing the session.

    A concurrent password change ends all other sessions and would otherwise miss this one.
    """
    same = User.objects.select_for_update(no_key=True).filter(pk=user.pk, password=user.password)
    if not same.filter(is_active=True).values_list("pk").first():
        raise WrongCredentials


def with_password(account_id: str, password: str, address: str, may_enter: Callable[[User], bool]) -> User:
    """The account with this password, if it may sign in here; wrong guesses are counted.

    Raises `WrongCredentials` or `TooMany`.
    """
    account = account_id.strip().lower()
    guesses = Guesses(account, address)
    guesses.check()
    user = _user_with(account, password)
    if user is None or not may_enter(user):
        guesses.count_wrong()
        raise WrongCredentials
    guesses.forget()
    return user


def _user_with(account: str, password: str) -> User | None:
    """The active user with this e-mail or username and password; takes the same time if there is none."""
    column = "email" if "@" in account else "username"
    user = User.objects.annotate(wanted=Lower(column)).filter(wanted=account, is_active=True).first()
    if user is None:
        make_password(password)
        return None
    return user if user.check_password(password) else None


@transaction.atomic
def open_session(
    *,
    user: User,
    address: str,
    user_agent: str,
    remember: bool,
    is_two_factor: bool = False,
    is_quiet: bool = False,
    impersonator: User | None = None,
) -> TokenPair:
    """Open a session for an authenticated user.

    The user is notified of a device that the account was never used on, unless `is_quiet`.
    """
    moment, agent = now(), user_agent[:MAX_USER_AGENT]
    if not is_quiet and is_new_device(user, agent):
        news = AccountChanged(user.pk, AccountNews.NEW_SIGN_IN, described(user, agent, address))
        account_changed.announce(news)
    session = LoginSession.objects.create(
        user=user,
        address=address or None,
        user_agent=agent,
        remembered=remember,
        two_factor_at=moment if is_two_factor else None,
        impersonator=impersonator,
        last_used_at=moment,
    )
    return _issue(session, moment)


def refresh(*, secret_token: str) -> TokenPair:
    """Exchange a refresh token for a new pair.

    A token that was exchanged less than 30 s ago may be used again (parallel tabs); later reuse means that it
    was stolen and ends the whole session. Raises `SessionEnded`.
    """
    with transaction.atomic():
        pair = _rotate(secret_token, now())
    if pair is None:
        raise SessionEnded
    return pair


def _rotate(secret_token: str, moment: datetime) -> TokenPair | None:
    """The next pair, or None if the session has ended; commits the end of a reused one."""
    tokens = RefreshToken.objects.select_related("session", "session__user").select_for_update(of=("self",))
    token = tokens.filter(token_hash=digest(secret_token)).first()
    if token is None or token.session.ended_at or not token.session.user.is_active:
        return None
    if token.rotated_at and moment - token.rotated_at > REUSE_GRACE:
        end_session(session_uuid=token.session_id, reason=LoginSession.EndReason.REUSED)
        return None
    if token.expires_at <= moment:
        return None
    RefreshToken.objects.filter(pk=token.pk, rotated_at=None).update(rotated_at=moment)
    LoginSession.objects.filter(pk=token.session_id).update(last_used_at=moment)
    return _issue(token.session, moment)


def _issue(session: LoginSession, moment: datetime) -> TokenPair:
    secret = new_token()
    lifetime = REMEMBERED_LIFETIME if session.remembered else REFRESH_LIFETIME
    RefreshToken.objects.create(session=session, token_hash=digest(secret), expires_at=moment + lifetime)
    return TokenPair(token=issue_access(session.uuid), secret_token=secret)


def renew_session(session: LoginSession) -> TokenPair:
    """Give a session a new token pair; its earlier refresh tokens become invalid."""
    session.refresh_tokens.all().delete()
    return _issue(session, now())


def end_all_sessions(*, user: User, reason: LoginSession.EndReason, keep: uuid.UUID | None = None) -> None:
    """End a user's sessions everywhere, except the one to keep."""
    sessions = LoginSession.objects.filter(user=user)
    _end(sessions.exclude(pk=keep) if keep else sessions, reason)


def end_session(*, session_uuid: uuid.UUID, reason: LoginSession.EndReason) -> None:
    """End one session; its access tokens get 491 from now on."""
    _end(LoginSession.objects.filter(pk=session_uuid), reason)


def end_own_session(*, user: User, session_uuid: uuid.UUID) -> None:
    """End one of a user's own sessions; raises `NotFound` if it is not theirs, or has ended."""
    own = LoginSession.objects.filter(user=user, pk=session_uuid)
    if not _end(own, LoginSession.EndReason.ELSEWHERE):
        raise NotFound


@transaction.atomic
def _end(sessions: QuerySet[LoginSession], reason: LoginSession.EndReason) -> int:
    """End the sessions that are still open and notify the listeners; returns how many."""
    alive = sessions.filter(ended_at=None).order_by("pk").select_for_update()
    owners = dict(alive.values_list("pk", "user_id"))
    LoginSession.objects.filter(pk__in=owners).update(ended_at=now(), end_reason=reason)
    for user_pk in set(owners.values()):
        ended = tuple(pk for pk, owner in owners.items() if owner == user_pk)
        sessions_ended.announce(SessionsEnded(user_pk, ended))
    return len(owners)
