"""Loads `fixtures/points.yaml`: rules, tiers and rewards, and what the demo's users earned and spent.

Past earnings are created once by the product's own actions with dates in the past.
"""

from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from functools import partial
from operator import itemgetter
from pathlib import Path
from typing import Any

from duxi.accounts.models import User
from duxi.commerce.models import SETTLED, Order, VoucherBatch
from duxi.core.clock import at, now
from duxi.core.events import suppress_events
from duxi.core.fixtures import read_yaml
from duxi.growth.actions.points import Award, award
from duxi.growth.actions.profiles import change_profile
from duxi.growth.actions.rewards import redeem
from duxi.growth.listeners import award_order
from duxi.growth.models import LoyaltyTier, PointAccount, PointCause, PointRule, Reward

Item = dict[str, Any]


def load_points(path: Path) -> None:
    """Create what does not exist yet."""
    found = read_yaml(path)
    for rule in found["rules"]:
        key = {"cause": rule.pop("cause"), "valid_from": rule.pop("valid_from")}
        PointRule.objects.get_or_create(**key, defaults=rule)
    for tier in found["tiers"]:
        LoyaltyTier.objects.get_or_create(name=tier.pop("name"), defaults=tier)
    for position, reward in enumerate(found["rewards"]):
        _load_reward(reward, position)
    if not PointAccount.objects.exists():
        with suppress_events():
            _load_past(found)


def _load_reward(reward: Item, position: int) -> None:
    batch = reward.pop("batch", None)
    if batch:
        made, _is_new = VoucherBatch.objects.get_or_create(label=batch.pop("label"), defaults=batch)
        reward["voucher_batch"] = made
    Reward.objects.get_or_create(title=reward.pop("title"), defaults=reward | {"position": position})


def _load_past(found: Item) -> None:
    for moment, happen in sorted(_events(found), key=itemgetter(0)):
        with at(moment):
            happen()
    for email, nickname in found["nicknames"].items():
        change_profile(user=_person(email), nickname=nickname, is_ranked=True)


def _events(found: Item) -> Iterator[tuple[datetime, Callable[[], object]]]:
    """Earnings and redemptions with their dates; balances depend on the order."""
    for order in Order.objects.filter(status__in=SETTLED).select_related("buyer").order_by("paid_at"):
        if order.paid_at:
            yield order.paid_at, partial(award_order, order)
    for number, earning in enumerate(found["earnings"]):
        to = Award(PointCause(earning["cause"]), f"demo:{number}", earning["title"], earning.get("paid", 0))
        moment = now() - timedelta(days=earning["days_ago"])
        yield moment, partial(award, user=_person(earning["person"]), to=to)
    for redemption in found["redemptions"]:
        user, reward = _person(redemption["person"]), Reward.objects.get(title=redemption["reward"])
        address = redemption.get("address", "")
        moment = now() - timedelta(days=redemption["days_ago"])
        yield moment, partial(redeem, user=user, reward=reward, address=address)


def _person(email: str) -> User:
    return User.objects.get(email=email)
