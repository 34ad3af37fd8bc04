"""The leaderboard of users who agreed to be shown."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from django.db.models import F, Q, QuerySet, Sum, Window
from django.db.models.functions import Rank

from duxi.accounts.models import User
from duxi.core.clock import now
from duxi.growth.models import EntryKind, PointAccount

PERIODS = ("month", "year", "all")
ROWS = 4


@dataclass(frozen=True)
class Place:
    """One row; users with the same points share a rank."""

    rank: int
    name: str
    points: int
    is_me: bool


def ranking(period: str) -> QuerySet[Any, Any]:
    """All visible users with earned points, with `points` and `rank`, the best first."""
    placed: QuerySet[Any, Any] = _earners(period).annotate(rank=Window(Rank(), order_by=F("points").desc()))
    rows: QuerySet[Any, Any] = placed.select_related("user").order_by("rank", "created_at", "pk")
    return rows


def own_place(user: User, period: str) -> Place | None:
    """A user's rank; None if the user is not ranked."""
    earners = _earners(period)
    found: Any = earners.filter(user=user).select_related("user").first()
    if found is None:
        return None
    found.rank = sum(points > found.points for points in earners.values_list("points", flat=True)) + 1
    return place_of(found, user)


def _earners(period: str) -> QuerySet[Any, Any]:
    counted = Q(entries__kind__in=[EntryKind.EARN, EntryKind.REVERSE]) & ~Q(entries__cause="")
    since = _since(period)
    if since:
        counted &= Q(entries__at__gte=since)
    seen = PointAccount.objects.filter(is_ranked=True, user__is_active=True)
    earned: QuerySet[Any, Any] = seen.annotate(
        points=Sum(F("entries__amount") - F("entries__owed"), filter=counted)
    )
    return earned.filter(Q(points__gt=0))


def place_of(account: PointAccount, viewer: User) -> Place:
    """A row as shown to others: the nickname, or the first name and an initial."""
    row: Any = account
    return Place(
        rank=row.rank,
        name=account.nickname or short_name(account.user.fullname),
        points=row.points,
        is_me=account.user_id == viewer.pk,
    )


def short_name(fullname: str) -> str:
    """The first name and an initial, such as 'Ani W.', so that strangers do not learn full names."""
    first, _space, rest = fullname.strip().partition(" ")
    return f"{first} {rest.split()[-1][0]}." if rest else first


def _since(period: str) -> datetime | None:
    start = now().replace(day=1, hour=0, minute=0, second=0, microsecond=0)
    return {"month": start, "year": start.replace(month=1)}.get(period)
