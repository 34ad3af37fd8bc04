"""The demo's points: something to see for everybody, and books that add up."""

from datetime import datetime

import pytest
from django.conf import settings

from duxi.accounts.fixtures import load_people
from duxi.accounts.models import User
from duxi.core.clock import JAKARTA, at
from duxi.growth.point_fixtures import load_points
from duxi.growth.tasks import reconcile_points

pytestmark = pytest.mark.django_db


def test_ani_has_points_and_rewards_laid_down_once(as_):
    load_people(settings.FIXTURES / "people.yaml")

    for _time in range(2):
        load_points(settings.FIXTURES / "points.yaml")
    ani = User.objects.get(username="ani")
    points = as_(ani).get("/points/my-point-reward").results
    assert (points["balance"], points["expiring"] > 0, points["voucher_count"]) == (442, True, 1)
    history = as_(ani).get("/points/history").results
    assert history["total"] == 10
    assert history["rows"][0]["balance_after"] == points["balance"]
    assert as_(ani).get("/points/redeems").results["total"] == 2
    rewards = as_(ani).get("/points/rewards").results["rows"]
    assert len(rewards) == 6
    assert {row["can_redeem"] for row in rewards} == {True, False}
    assert as_(ani).get("/loyalty-card").results["tier"]["name"] == "Perak"
    assert reconcile_points() == 0


def test_the_ranking_of_the_month_has_rows_on_its_first_day(as_):
    load_people(settings.FIXTURES / "people.yaml")
    ani = User.objects.get(username="ani")

    with at(datetime(2026, 12, 1, 0, 30, tzinfo=JAKARTA)):
        load_points(settings.FIXTURES / "points.yaml")
        ranking = as_(ani).get("/points/leaderboard").results

    assert ranking["total"] == 4
