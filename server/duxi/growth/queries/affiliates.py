"""Queries of the affiliate programme; `affiliate_for` scopes every read to a user."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Any

from django.db.models import Case, CharField, Count, Exists, F, OuterRef, Q, QuerySet, Sum, Value, When
from django.db.models.functions import Coalesce, Greatest, Now, TruncDate

from duxi.accounts.models import User
from duxi.core.clock import JAKARTA, now
from duxi.core.errors import NotFound
from duxi.core.lists import DayFilter, Filter, ListSpec
from duxi.growth.models import (
    Affiliate,
    AffiliateClick,
    AffiliateCode,
    Commission,
    CommissionEntry,
    CommissionEntryKind,
    Payout,
    PayoutStatus,
)

COMMISSIONS = ListSpec(
    filters={
        "code": Filter("code"),
        "status": Filter("status"),
        "date": DayFilter("created_at"),
        "amount": Filter("amount", int),
    },
    sorts={"date": "created_at", "amount": "amount"},
    default_sort="date|desc",
    page_size=10,
)
PAYOUTS = ListSpec(
    filters={"status": Filter("batch__status")},
    sorts={"date": "batch__created_at", "net": "net"},
    default_sort="date|desc",
    page_size=10,
)


@dataclass(frozen=True)
class Sums:
    """An affiliate's totals: held, due, paid, and the tax withheld from it."""

    held: int
    available: int
    paid: int
    paid_tax: int
    earned: int


@dataclass(frozen=True)
class Day:
    """One day's figures."""

    day: date
    clicks: int
    orders: int
    commission: int


def affiliate_for(user: User) -> Affiliate | None:
    return Affiliate.objects.filter(user=user).select_related("user").first()


def member_for(user: User) -> Affiliate:
    """`affiliate_for` an active member; raises `NotFound`."""
    found = affiliate_for(user)
    if found is None:
        raise NotFound
    return found


def codes_of(affiliate: Affiliate) -> QuerySet[AffiliateCode]:
    """The affiliate's codes with their numbers of visitors."""
    codes = AffiliateCode.objects.filter(owner=affiliate.user)
    return codes.annotate(visitors=Count("clicks")).order_by("pk")


def with_status(rows: QuerySet[Commission]) -> QuerySet[Any, Any]:
    """Annotates rows with `taken_back` and `status`.

    A payout includes everything that is due when it is created, so whatever was due before a paid batch is
    paid.
    """
    taken = Sum("entries__amount", filter=Q(entries__kind=CommissionEntryKind.CLAW_BACK))
    due = Greatest(OuterRef("available_at"), Coalesce(OuterRef("cleared_at"), OuterRef("created_at")))
    paid = CommissionEntry.objects.filter(
        affiliate=OuterRef("affiliate"),
        kind=CommissionEntryKind.PAYOUT,
        payout__batch__status=PayoutStatus.PAID,
        at__gte=due,
    )
    status = Case(
        When(rejected_at__isnull=False, then=Value("rejected")),
        When(~Q(suspicion="") & Q(cleared_at=None), then=Value("suspicious")),
        When(taken_back__gte=F("amount"), then=Value("taken_back")),
        When(Exists(paid), then=Value("paid")),
        When(available_at__lte=Now(), then=Value("available")),
        default=Value("held"),
        output_field=CharField(),
    )
    counted: QuerySet[Any, Any] = rows.annotate(taken_back=-Coalesce(taken, 0)).annotate(status=status)
    return counted


def commissions_of(affiliate: Affiliate) -> QuerySet[Any, Any]:
    """The affiliate's commissions with claw-backs and status."""
    return with_status(Commission.objects.filter(affiliate=affiliate).select_related("line__product"))


def payouts_of(affiliate: Affiliate) -> QuerySet[Payout]:
    return Payout.objects.filter(affiliate=affiliate).select_related("batch")


def _tax_of(affiliate: Affiliate) -> int:
    """The tax withheld from the payouts."""
    rows = payouts_of(affiliate).exclude(batch__status=PayoutStatus.CANCELLED)
    return int(rows.aggregate(sum=Sum("tax"))["sum"] or 0)


def sums_of(affiliate: Affiliate) -> Sums:
    """The totals, in two queries."""
    kinds = CommissionEntryKind
    due = Q(available_at__lte=now())
    paid = Q(kind__in=[kinds.PAYOUT, kinds.PAYOUT_CANCELLED])
    found = CommissionEntry.objects.filter(affiliate=affiliate).aggregate(
        held=Sum("amount", filter=~due),
        available=Sum("amount", filter=due),
        paid=Sum("amount", filter=paid),
        earned=Sum("amount", filter=~paid),
    )
    return Sums(
        held=found["held"] or 0,
        available=found["available"] or 0,
        paid=-(found["paid"] or 0),
        paid_tax=_tax_of(affiliate),
        earned=found["earned"] or 0,
    )


def days_of(affiliate: Affiliate, days: int) -> list[Day]:
    """Clicks, sales and commissions by day, the oldest first; days without any are zeros."""
    today = now().date()
    since = today - timedelta(days=days - 1)
    clicks = _by_day(
        AffiliateClick.objects.filter(code__owner=affiliate.user, day__gte=since).values("day"), Count("pk")
    )
    sales = Commission.objects.filter(affiliate=affiliate, suspicion="")
    dated = sales.annotate(day=TruncDate("created_at", tzinfo=JAKARTA)).filter(day__gte=since).values("day")
    orders, earned = _by_day(dated, Count("pk")), _by_day(dated, Sum("amount"))
    wanted = [since + timedelta(days=n) for n in range(days)]
    return [Day(day, clicks.get(day, 0), orders.get(day, 0), earned.get(day, 0)) for day in wanted]


def _by_day(rows: QuerySet[Any, Any], figure: Any) -> Mapping[date, int]:
    return dict(rows.order_by("day").annotate(figure=figure).values_list("day", "figure"))


def active_code(code: str) -> AffiliateCode | None:
    """A code that is valid now; case is ignored."""
    return AffiliateCode.objects.filter(
        code=code.strip().upper(), is_active=True, owner__is_active=True
    ).first()
