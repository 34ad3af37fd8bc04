"""Schemas of points."""

from datetime import date, datetime
from typing import Annotated, Any, Literal
from uuid import UUID

from django.utils.translation import gettext as _
from pydantic import Field, StringConstraints

from duxi.core.forms import ZeroOne
from duxi.core.schema import Schema
from duxi.growth.leaderboard import Place
from duxi.growth.loyalty import TierStatus
from duxi.growth.models import EntryKind, LoyaltyTier, PointCause, PointEntry, PointRule

Period = Literal["month", "year", "all"]


class Tier(Schema):
    """A tier of the loyalty card."""

    name: str
    min_points: int
    earning_percent: int
    benefits: list[str]

    @classmethod
    def of(cls, tier: LoyaltyTier) -> "Tier":
        row: Any = tier
        return cls(
            name=tier.name,
            min_points=tier.min_points,
            earning_percent=tier.earning_percent,
            benefits=row.shown_benefits,
        )


class LoyaltyCard(Schema):
    """The tier reached, and what is missing for the next one."""

    holder: str
    card_number: str
    member_since: datetime | None
    points: int
    tier: Tier | None
    next_tier: Tier | None
    missing: int
    tiers: list[Tier]

    @classmethod
    def of(
        cls, tier_status: TierStatus, *, holder: str, number: int, since: datetime | None
    ) -> "LoyaltyCard":
        return cls(
            holder=holder,
            card_number=f"{number:012d}",
            member_since=since,
            points=tier_status.points,
            tier=Tier.of(tier_status.tier) if tier_status.tier else None,
            next_tier=Tier.of(tier_status.next_tier) if tier_status.next_tier else None,
            missing=tier_status.missing,
            tiers=[Tier.of(tier) for tier in tier_status.tiers],
        )


class PointReward(Schema):
    """A user's points in summary."""

    balance: int
    owed: int
    expiring: int
    expires_at: datetime | None
    earned_this_year: int
    tier: str | None
    nickname: str
    is_ranked: bool
    voucher_count: int


class PointRow(Schema):
    """One ledger entry."""

    kind: EntryKind
    kind_label: str
    cause: str
    cause_label: str
    title: str
    amount: int
    balance_after: int
    date: datetime
    expires_at: datetime | None

    @classmethod
    def of(cls, entry: PointEntry) -> "PointRow":
        lot = getattr(entry, "lot", None)
        return cls(
            kind=EntryKind(entry.kind),
            kind_label=str(EntryKind(entry.kind).label),
            cause=entry.cause,
            cause_label=str(PointCause(entry.cause).label) if entry.cause else "",
            title=entry.title,
            amount=entry.amount,
            balance_after=entry.balance_after,
            date=entry.at,
            expires_at=lot.expires_at if lot else None,
        )


class EarningRule(Schema):
    """A rule by which points can be earned today."""

    cause: PointCause
    label: str
    points: int
    rupiah_per_point: int
    max_points: int | None
    lifetime_days: int
    valid_from: date

    @classmethod
    def of(cls, rule: PointRule) -> "EarningRule":
        return cls(
            cause=PointCause(rule.cause),
            label=str(PointCause(rule.cause).label),
            points=rule.points,
            rupiah_per_point=rule.rupiah_per_point,
            max_points=rule.max_points,
            lifetime_days=rule.lifetime_days,
            valid_from=rule.valid_from,
        )


class EarningRules(Schema):
    rows: list[EarningRule]


class PointCheck(Schema):
    """Whether a reward can be redeemed now, and why not."""

    balance: int
    cost: int | None
    missing: int
    can_redeem: bool
    reason: str


class PlaceRow(Schema):
    """A row of the leaderboard."""

    rank: int
    name: str
    points: int
    is_me: bool

    @classmethod
    def of(cls, place: Place) -> "PlaceRow":
        return cls(rank=place.rank, name=place.name, points=place.points, is_me=place.is_me)


class Leaderboard(Schema):
    """The best of a period, and the user's own rank."""

    period: Period
    rows: list[PlaceRow]
    total: int
    me: PlaceRow | None


class LeaderboardParams(Schema):
    """Period and page."""

    period: Period = "month"
    page: int = Field(1, ge=1, le=1000)


class LeaderboardProfileIn(Schema):
    """How a user is shown on the leaderboard."""

    nickname: Annotated[str, StringConstraints(strip_whitespace=True, max_length=30)] = ""
    is_ranked: ZeroOne = True


class CheckParams(Schema):
    reward_uuid: UUID | None = None


def reason_not(*, left: int | None, own: int, most: int | None, missing: int) -> str:
    """Why a reward cannot be redeemed, as the button's text; empty if it can."""
    if left is not None and left <= 0:
        return _("Stok habis")
    if most is not None and own >= most:
        return _("Sudah Anda tukar")
    return _("Kurang {n} poin").format(n=missing) if missing else ""
