"""All reads of accounts and their sessions."""

from django.db.models import Exists, OuterRef, QuerySet
from django.db.models.functions import Lower

from duxi.accounts.models import LoginSession, RefreshToken, User
from duxi.core.clock import now


def people_with_email(address: str) -> QuerySet[User]:
    """The users with this address, regardless of case; none or one."""
    return User.objects.annotate(wanted=Lower("email")).filter(wanted=address.lower())


def people_with_username(username: str) -> QuerySet[User]:
    """The users with this username; none or one."""
    return User.objects.annotate(wanted=Lower("username")).filter(wanted=username.lower())


def open_sessions_of(user: User) -> QuerySet[LoginSession]:
    """A user's open sessions: neither ended nor expired."""
    living = RefreshToken.objects.filter(session=OuterRef("pk"), expires_at__gt=now())
    return LoginSession.objects.filter(Exists(living), user=user, ended_at=None)
