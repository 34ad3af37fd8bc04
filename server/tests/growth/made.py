"""Creates rules, tiers, rewards and points."""

from datetime import date, timedelta
from typing import Any

from duxi.accounts.models import User
from duxi.commerce.models import VoucherBatch
from duxi.core.clock import now
from duxi.growth.actions.points import Award, award
from duxi.growth.models import PointAccount, PointCause, PointRule, Reward
from tests.shop import notify, ordered, training


def rule(cause: PointCause = PointCause.REVIEW_PUBLISHED, **fields: Any) -> PointRule:
    """A rule in force; by default it gives ten points."""
    values = {"points": 10, "valid_from": date(2020, 1, 1)} | fields
    return PointRule.objects.create(cause=cause, **values)


def give(user: User, points: int, reference: str = "hadiah", lifetime_days: int = 365) -> None:
    """Award points, by a rule created for the day."""
    PointRule.objects.update_or_create(
        cause=PointCause.COURSE_FINISHED,
        valid_from=date(2020, 1, 1),
        defaults={"points": points, "lifetime_days": lifetime_days},
    )
    award(user=user, to=Award(PointCause.COURSE_FINISHED, reference, "Kelas Uji"))


def account(user: User) -> PointAccount:
    return PointAccount.objects.get(user=user)


def voucher_reward(**fields: Any) -> Reward:
    """A voucher over Rp 50.000 for a hundred points."""
    batch = VoucherBatch.objects.create(
        label=f"Hadiah poin {VoucherBatch.objects.count()}", effect="fixed", value=50_000
    )
    values = {"title": "Voucher Rp 50.000", "kind": "voucher", "cost": 100} | fields
    return Reward.objects.create(voucher_batch=batch, **values)


def goods(**fields: Any) -> Reward:
    values = {"title": "Kaus Duxi", "kind": "goods", "cost": 100} | fields
    return Reward.objects.create(**values)


def paid_order(as_, buyer, solved, capture, price: int = 1_000_000, **more: Any):
    """An order of one training, paid through the provider's notification, with all listeners run."""
    order = ordered(as_, buyer, training(price=price), solved, **more)
    with capture(execute=True):
        assert notify(as_, order).status == 200
    order.refresh_from_db()
    return order


def days_ago(days: int):
    return now() - timedelta(days=days)
