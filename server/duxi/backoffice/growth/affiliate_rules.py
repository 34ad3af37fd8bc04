"""Affiliate rules and income tax rates by start date."""

from datetime import date, datetime
from typing import Annotated

from django.db.models import QuerySet
from django.utils.translation import gettext_lazy as _
from pydantic import AfterValidator, Field, StringConstraints

from duxi.accounts.models import User
from duxi.backoffice.content.fields import VersionedIn
from duxi.backoffice.crud import Resource, declare
from duxi.backoffice.growth.dated import refuse_begun
from duxi.backoffice.growth.fields import Percent, Points
from duxi.backoffice.sidebar import Line
from duxi.catalog.kinds import registered_slug
from duxi.core.lists import Filter, ListSpec
from duxi.core.schema import Schema
from duxi.growth.models import AffiliateRule, HolderType, WithholdingRate

Days = Annotated[int, Field(ge=0, le=365)]


def _kind_or_all(slug: str) -> str:
    return slug and registered_slug(slug)


class AffiliateRuleOut(Schema):
    id: int
    valid_from: date
    kind: str
    percent: float
    hold_days: int
    attribution_days: int
    min_payout: int
    updated_at: datetime
    version: int


class AffiliateRuleIn(VersionedIn):
    valid_from: date
    kind: Annotated[str, AfterValidator(_kind_or_all)] = ""
    percent: Percent
    hold_days: Days = 14
    attribution_days: Days = 30
    min_payout: Points = 50_000


class WithholdingRateOut(Schema):
    id: int
    valid_from: date
    holder_type: HolderType
    base_percent: float
    percent: float
    percent_without_npwp: float
    source: str
    updated_at: datetime
    version: int


class WithholdingRateIn(VersionedIn):
    valid_from: date
    holder_type: HolderType
    base_percent: Percent
    percent: Percent
    percent_without_npwp: Percent
    source: Annotated[str, StringConstraints(strip_whitespace=True, max_length=100)] = ""


def _rules(user: User) -> QuerySet[AffiliateRule]:
    return AffiliateRule.objects.all()


def _rates(user: User) -> QuerySet[WithholdingRate]:
    return WithholdingRate.objects.all()


AFFILIATE_RULES = declare(
    Resource(
        name="affiliate-rules",
        model=AffiliateRule,
        out=AffiliateRuleOut,
        body=AffiliateRuleIn,
        rows=_rules,
        viewers=("Keuangan",),
        line=Line("affiliate", _("Aturan komisi"), "settings", 50),
        key="id",
        before_change=refuse_begun,
        before_delete=refuse_begun,
        titles={
            "valid_from": _("Berlaku mulai"),
            "kind": _("Jenis produk"),
            "percent": _("Persen"),
            "hold_days": _("Ditahan (hari)"),
            "attribution_days": _("Masa klik (hari)"),
            "min_payout": _("Pembayaran paling sedikit"),
        },
        listing=ListSpec(
            filters={"q": Filter("kind"), "id": Filter("pk", int), "kind": Filter("kind")},
            sorts={name: name for name in ("id", "valid_from", "kind", "percent")},
            default_sort="valid_from|desc",
            page_size=25,
        ),
    )
)
WITHHOLDING_RATES = declare(
    Resource(
        name="withholding-rates",
        model=WithholdingRate,
        out=WithholdingRateOut,
        body=WithholdingRateIn,
        rows=_rates,
        groups=("Keuangan",),
        viewers=("Staff",),
        line=Line("affiliate", _("Tarif PPh"), "tax", 60),
        key="id",
        frozen=("holder_type",),
        before_change=refuse_begun,
        before_delete=refuse_begun,
        titles={
            "valid_from": _("Berlaku mulai"),
            "holder_type": _("Penerima"),
            "base_percent": _("Dasar (%)"),
            "percent": _("Tarif (%)"),
            "percent_without_npwp": _("Tarif tanpa NPWP (%)"),
            "source": _("Dasar hukum"),
        },
        listing=ListSpec(
            filters={
                "q": Filter("source"),
                "id": Filter("pk", int),
                "holder_type": Filter("holder_type"),
            },
            sorts={name: name for name in ("id", "valid_from", "holder_type", "percent")},
            default_sort="valid_from|desc",
            page_size=25,
        ),
    )
)
