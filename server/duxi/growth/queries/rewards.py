"""Queries of rewards and redemptions."""

from typing import Any

from django.db.models import Case, Count, F, IntegerField, OuterRef, Q, QuerySet, Value, When
from django.db.models.functions import Coalesce, Now

from duxi.accounts.models import User
from duxi.content.lines import line
from duxi.core.errors import NotFound
from duxi.core.expressions import count_of
from duxi.core.lists import Filter, ListSpec
from duxi.growth.models import LoyaltyTier, Redemption, RedemptionStatus, Reward

REWARDS = ListSpec(
    filters={
        "title": Filter("title"),
        "kind": Filter("kind"),
        "cost": Filter("cost", int),
        "is_available": Filter("left", bool, condition=lambda wanted: _available(bool(wanted))),
    },
    sorts={"position": "position", "cost": "cost", "title": "title"},
    default_sort="position|asc",
    page_size=8,
)
REDEEMS = ListSpec(
    filters={"status": Filter("status"), "title": Filter("title")},
    sorts={"redeemed_at": "created_at", "cost": "cost"},
    default_sort="redeemed_at|desc",
    page_size=8,
)


def _available(wanted: bool) -> Q:
    there = Q(stock=None) | Q(redeemed__lt=F("stock"))
    return there if wanted else ~there


def rewards_for(user: User) -> QuerySet[Reward]:
    """Available rewards, with `own`, the user's number of redemptions, and `shown_*` texts in the user's
    language.
    """
    own = Redemption.objects.filter(reward=OuterRef("pk"), account__user=user)
    shown = Reward.objects.filter(Q(available_until=None) | Q(available_until__gt=Now()), is_active=True)
    living = own.exclude(status=RedemptionStatus.CANCELLED)
    texts = {"shown_title": line("title"), "shown_description": line("description")}
    facts = {"own": count_of(living, "reward"), "left": _left()}
    return shown.annotate(**facts, **texts).select_related("voucher_batch")


def stands_on_a_reward(text: str) -> bool:
    """Whether a reward or a tier's benefits contain this line."""
    said = Q(title=text) | Q(description=text)
    of_tiers = LoyaltyTier.objects.filter(benefits__contains=[text])
    return Reward.objects.filter(said).exists() or of_tiers.exists()


def reward_for(user: User, uuid: Any) -> Reward:
    """One reward; raises `NotFound`."""
    found = rewards_for(user).filter(uuid=uuid).first()
    if found is None:
        raise NotFound
    return found


def redemptions_for(user: User) -> QuerySet[Redemption]:
    own = Redemption.objects.filter(account__user=user)
    return own.select_related("reward", "voucher__batch")


def vouchers_for(user: User) -> QuerySet[Redemption]:
    """Redeemed vouchers, usable ones first."""
    used = Case(When(voucher__used__gt=0, then=Value(1)), default=Value(0), output_field=IntegerField())
    return redemptions_for(user).filter(voucher__isnull=False).order_by(used, "-created_at")


def _left() -> Coalesce:
    return Coalesce(F("stock") - F("redeemed"), Value(None), output_field=IntegerField())


def redemption_counts() -> dict[str, int]:
    rows = Redemption.objects.values_list("status").annotate(n=Count("pk")).order_by()
    return dict(rows)
