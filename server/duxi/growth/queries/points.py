"""Reads of points."""

from collections.abc import Iterable
from datetime import date, datetime, timedelta

from django.db.models import Min, QuerySet, Sum

from duxi.accounts.models import User
from duxi.core.clock import now
from duxi.core.lists import DayFilter, Filter, ListSpec
from duxi.growth.models import PointAccount, PointCause, PointEntry, PointLot, PointRule

HISTORY = ListSpec(
    filters={
        "kind": Filter("kind"),
        "cause": Filter("cause"),
        "date": DayFilter("at"),
        "amount": Filter("amount", int),
    },
    sorts={"date": "at", "amount": "amount"},
    default_sort="date|desc",
    page_size=5,
)
SOON = timedelta(days=30)


def rule_of(cause: PointCause, day: date) -> PointRule | None:
    """The rule in force on a day."""
    rules = PointRule.objects.filter(cause=cause, valid_from__lte=day)
    return rules.order_by("-valid_from").first()


def rules_today() -> Iterable[PointRule]:
    """The rules in force, one per cause."""
    current = PointRule.objects.filter(valid_from__lte=now().date())
    newest = current.order_by("cause", "-valid_from").distinct("cause")
    return [rule for rule in newest if rule.points or rule.rupiah_per_point]


def entries_for(user: User) -> QuerySet[PointEntry]:
    return PointEntry.objects.filter(account__user=user)


def account_for(user: User) -> PointAccount | None:
    """The user's account; None before the first award."""
    return PointAccount.objects.filter(user=user).first()


def open_lots_for(user: User) -> QuerySet[PointLot]:
    """Lots that can be spent now."""
    return PointLot.objects.filter(account__user=user, remaining__gt=0, expires_at__gt=now())


def balance_for(user: User) -> int:
    """The spendable balance: expired points do not count, even before the worker has removed them."""
    return int(open_lots_for(user).aggregate(sum=Sum("remaining"))["sum"] or 0)


def expiring_for(user: User, within: timedelta = SOON) -> tuple[int, datetime | None]:
    """How many points expire soon, and the first date."""
    soon = open_lots_for(user).filter(expires_at__lte=now() + within)
    found = soon.aggregate(sum=Sum("remaining"), first=Min("expires_at"))
    return int(found["sum"] or 0), found["first"]
