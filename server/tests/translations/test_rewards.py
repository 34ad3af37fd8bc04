"""Rewards and tiers in the language that is spoken."""

import pytest

from duxi.content.models import Translation
from duxi.growth.models import LoyaltyTier, Reward
from tests.growth.made import give, voucher_reward

pytestmark = pytest.mark.django_db


def write(text, title):
    Translation.objects.create(subject="line", slug=text, locale="en", title=title)


@pytest.fixture
def reward(ani):
    give(ani, 500)
    reward = voucher_reward()
    Reward.objects.filter(pk=reward.pk).update(description="Kodenya milik Anda.")
    write(reward.title, "A voucher")
    write("Kodenya milik Anda.", "The code is yours.")
    return reward


def test_a_reward_speaks_the_language_before_and_after_it_is_redeemed(as_, ani, reward):
    caller = as_(ani).with_headers(Accept_Language="en")
    (row,) = caller.get("/points/rewards").results["rows"]
    assert (row["title"], row["description"]) == ("A voucher", "The code is yours.")
    redeemed = caller.post(f"/points/rewards/{reward.uuid}/redeem", {}).results["redeem"]
    assert redeemed["title"] == "A voucher"
    assert [row["title"] for row in caller.get("/points/redeems").results["rows"]] == ["A voucher"]
    (shown,) = as_(ani).get("/points/rewards").results["rows"]
    assert (shown["title"], shown["description"]) == (reward.title, "Kodenya milik Anda.")


def test_benefits_of_tiers_speak_the_language(as_, ani):
    LoyaltyTier.objects.all().delete()
    LoyaltyTier.objects.create(name="Perunggu", min_points=0, benefits=["Poin ekstra", "Kaus"])
    write("Poin ekstra", "More points")
    assert as_(ani).with_headers(Accept_Language="en").get("/loyalty-card").results["tiers"][0][
        "benefits"
    ] == ["More points", "Kaus"]


def test_staff_translate_what_rewards_and_tiers_say(staff_as, dewi, reward):
    LoyaltyTier.objects.create(name="Kaca", min_points=7, benefits=["Poin ekstra"])
    for text in ("Kodenya milik Anda.", "Poin ekstra"):
        body = {"subject": "line", "slug": text, "locale": "it", "title": "Una riga"}
        assert staff_as(dewi).post("/translations", json_body=body).status == 200
