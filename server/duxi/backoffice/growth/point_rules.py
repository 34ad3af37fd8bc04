"""Earning rules of points by start date, and the tiers of the loyalty card."""

from datetime import date, datetime
from typing import Annotated

from django.db.models import QuerySet
from django.utils.translation import gettext_lazy as _
from pydantic import Field, StringConstraints

from duxi.accounts.models import User
from duxi.backoffice.content.fields import VersionedIn
from duxi.backoffice.crud import Resource, declare
from duxi.backoffice.growth.dated import refuse_begun
from duxi.backoffice.growth.fields import Note, Points
from duxi.backoffice.sidebar import Line
from duxi.core.lists import Filter, ListSpec
from duxi.core.schema import Schema
from duxi.growth.models import LoyaltyTier, PointCause, PointRule


class PointRuleOut(Schema):
    id: int
    cause: PointCause
    valid_from: date
    points: int
    rupiah_per_point: int
    max_points: int | None
    lifetime_days: int
    note: str
    updated_at: datetime
    version: int


class PointRuleIn(VersionedIn):
    cause: PointCause
    valid_from: date
    points: Points = 0
    rupiah_per_point: Points = 0
    max_points: Points | None = None
    lifetime_days: Annotated[int, Field(ge=1, le=3650)] = 365
    note: Note = ""


class LoyaltyTierOut(Schema):
    id: int
    name: str
    min_points: int
    earning_percent: int
    benefits: list[str]
    updated_at: datetime
    version: int


class LoyaltyTierIn(VersionedIn):
    name: Annotated[str, StringConstraints(strip_whitespace=True, min_length=2, max_length=50)]
    min_points: Points
    earning_percent: Annotated[int, Field(ge=100, le=1000)] = 100
    benefits: Annotated[list[Note], Field(max_length=10)] = Field(default_factory=list)


def _rules(user: User) -> QuerySet[PointRule]:
    return PointRule.objects.all()


def _tiers(user: User) -> QuerySet[LoyaltyTier]:
    return LoyaltyTier.objects.all()


POINT_RULES = declare(
    Resource(
        name="point-rules",
        model=PointRule,
        out=PointRuleOut,
        body=PointRuleIn,
        rows=_rules,
        line=Line("points", _("Aturan poin"), "settings", 10),
        key="id",
        frozen=("cause",),
        before_change=refuse_begun,
        before_delete=refuse_begun,
        titles={
            "cause": _("Sebab"),
            "valid_from": _("Berlaku mulai"),
            "points": _("Poin"),
            "rupiah_per_point": _("Rupiah per poin"),
            "max_points": _("Poin paling banyak"),
            "lifetime_days": _("Masa berlaku poin (hari)"),
            "note": _("Catatan"),
        },
        listing=ListSpec(
            filters={
                "q": Filter("note"),
                "id": Filter("pk", int),
                "cause": Filter("cause"),
                "valid_from": Filter("valid_from", date),
            },
            sorts={name: name for name in ("id", "cause", "valid_from", "points", "updated_at")},
            default_sort="valid_from|desc",
            page_size=25,
        ),
    )
)
LOYALTY_TIERS = declare(
    Resource(
        name="loyalty-tiers",
        model=LoyaltyTier,
        out=LoyaltyTierOut,
        body=LoyaltyTierIn,
        rows=_tiers,
        line=Line("points", _("Tingkat loyalitas"), "level", 20),
        key="name",
        titles={
            "name": _("Nama"),
            "min_points": _("Poin paling sedikit"),
            "earning_percent": _("Perolehan (%)"),
            "benefits": _("Keuntungan"),
        },
        listing=ListSpec(
            filters={"q": Filter("name"), "id": Filter("pk", int)},
            sorts={name: name for name in ("id", "name", "min_points", "updated_at")},
            default_sort="min_points|asc",
            page_size=25,
        ),
    )
)
