"""The loyalty card: the tier reached by the points of the last year."""

from dataclasses import dataclass
from datetime import timedelta

from django.db.models import F, QuerySet, Sum

from duxi.content.lines import lines
from duxi.core.clock import now
from duxi.growth.models import EntryKind, LoyaltyTier, PointAccount, PointEntry

PERIOD = timedelta(days=365)
_COUNTED = (EntryKind.EARN, EntryKind.REVERSE)


@dataclass(frozen=True)
class TierStatus:
    """A user's counted points, tier and next tier."""

    points: int
    tiers: list[LoyaltyTier]

    @property
    def tier(self) -> LoyaltyTier | None:
        reached = [tier for tier in self.tiers if tier.min_points <= self.points]
        return reached[-1] if reached else None

    @property
    def next_tier(self) -> LoyaltyTier | None:
        return next((tier for tier in self.tiers if tier.min_points > self.points), None)

    @property
    def missing(self) -> int:
        return self.next_tier.min_points - self.points if self.next_tier else 0


def tier_status_of(account: PointAccount | None) -> TierStatus:
    """Earned points less reversals count; spending does not lower the tier."""
    tiers: QuerySet[LoyaltyTier] = LoyaltyTier.objects.annotate(shown_benefits=lines("benefits"))
    points = counted_points(account) if account else 0
    return TierStatus(points=points, tiers=list(tiers.order_by("min_points")))


def counted_points(account: PointAccount) -> int:
    """Points earned within the period."""
    entries = PointEntry.objects.filter(account=account, kind__in=_COUNTED, at__gt=now() - PERIOD)
    earned = entries.exclude(cause="").aggregate(sum=Sum(F("amount") - F("owed")))["sum"]
    return max(0, int(earned or 0))


def earning_percent(account: PointAccount) -> int:
    """The percentage of a rule's points that the user's tier gives."""
    tier = tier_status_of(account).tier
    return tier.earning_percent if tier else 100
