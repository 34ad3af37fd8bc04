"""Concurrent redemptions over real connections, with a negative control."""

import threading

import pytest

from duxi.growth.actions import points, rewards
from duxi.growth.actions.points import NotEnoughPoints, award
from duxi.growth.actions.rewards import RewardGone, redeem
from duxi.growth.models import PointCause, PointEntry, Redemption, Reward
from duxi.growth.tasks import reconcile_points
from tests.growth.made import account, give, rule, voucher_reward
from tests.races import times_at_once

pytestmark = pytest.mark.django_db(transaction=True)


def test_twenty_redeem_the_last_reward_and_one_gets_it(someone):
    people = [someone(f"orang{n}") for n in range(20)]
    for person in people:
        give(person, 100, str(person.pk))
    reward = voucher_reward(stock=1)
    outcomes = times_at_once(20, lambda n: redeem(user=people[n], reward=reward))
    assert sum(isinstance(one, Redemption) for one in outcomes) == Redemption.objects.count() == 1
    assert sum(isinstance(one, RewardGone) for one in outcomes) == 19
    assert sorted(account(person).balance for person in people) == [0] + [100] * 19
    assert Reward.objects.get().redeemed == 1


def test_one_person_cannot_spend_the_same_points_twenty_times(ani):
    give(ani, 250)
    reward = voucher_reward()
    outcomes = times_at_once(20, lambda n: redeem(user=ani, reward=reward))
    assert sum(isinstance(one, Redemption) for one in outcomes) == 2
    assert sum(isinstance(one, NotEnoughPoints) for one in outcomes) == 18
    assert account(ani).balance == 50
    assert reconcile_points() == 0


def test_without_the_lock_the_database_still_refuses(ani, monkeypatch):
    """Negative control: both read the same balance, and the constraint decides."""
    give(ani, 100)
    reward = voucher_reward()
    gate = threading.Barrier(2)

    def unlocked(user_id):
        found = points.PointAccount.objects.get(user_id=user_id)
        gate.wait(10)
        return found

    monkeypatch.setattr(rewards, "locked_account", unlocked)
    outcomes = times_at_once(2, lambda n: redeem(user=ani, reward=reward))
    assert sum(isinstance(one, Redemption) for one in outcomes) == 1
    assert not any(isinstance(one, NotEnoughPoints) for one in outcomes)
    assert account(ani).balance == 0


def test_one_cause_twenty_times_is_one_award(ani):
    rule()
    to = points.Award(PointCause.REVIEW_PUBLISHED, "review:1")
    times_at_once(20, lambda n: award(user=ani, to=to))
    assert (PointEntry.objects.count(), account(ani).balance) == (1, 10)


def test_taking_back_races_spending(ani):
    give(ani, 100)
    earned = PointEntry.objects.get()
    reward = voucher_reward()
    works = [
        lambda: redeem(user=ani, reward=reward),
        lambda: points.reverse(earned=earned, reference="refund:1", points=100),
    ]
    times_at_once(2, lambda n: works[n]())
    found = account(ani)
    assert (found.balance, found.owed) in ((0, 0), (0, 100))
    assert reconcile_points() == 0
