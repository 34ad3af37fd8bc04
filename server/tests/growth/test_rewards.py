"""Rewards: exchanged once, within stock, balance and limits; vouchers work at the checkout."""

import pytest

from duxi.commerce.models import Order, Voucher
from duxi.growth.actions.rewards import RewardGone, cancel, mark_sent, redeem
from duxi.growth.models import Redemption, Reward
from duxi.growth.tasks import reconcile_points
from tests.growth.made import account, give, goods, voucher_reward
from tests.shop import ordered, training

pytestmark = pytest.mark.django_db


def post(as_, user, reward, **form):
    return as_(user).post(f"/points/rewards/{reward.uuid}/redeem", form)


def unchanged(user, points, reward):
    reward.refresh_from_db()
    assert (account(user).balance, reward.redeemed, Redemption.objects.count()) == (points, 0, 0)


def test_a_voucher_reward_pays_at_the_checkout(as_, ani, solved):
    give(ani, 150)
    reward = voucher_reward(stock=3, image="covers/reward/kaus.svg")
    shown = as_(ani).get("/points/rewards").results["rows"][0]
    assert (shown["left"], shown["can_redeem"], shown["missing"]) == (3, True, 0)
    answer = post(as_, ani, reward)
    assert (answer.status, answer.message) == (200, "Penukaran berhasil. Selamat menikmati hadiah Anda!")
    assert answer.results["balance"] == 50
    pictures = {shown["image_url"], answer.results["redeem"]["image_url"]}
    assert pictures == {"/media/covers/reward/kaus.svg"}
    code = answer.results["redeem"]["voucher"]["code"]
    order = ordered(as_, ani, training(price=200_000), solved, voucher_code=code)
    assert (order.discount, order.total) == (50_000, 150_000)
    vouchers = as_(ani).get("/points/vouchers").results["rows"]
    assert [(row["voucher"]["code"], row["voucher"]["is_used"]) for row in vouchers] == [(code, True)]
    assert as_(ani).get("/points/redeems").results["total"] == 1


def test_somebody_elses_redemptions_are_not_seen(as_, ani, budi):
    give(ani, 100)
    post(as_, ani, voucher_reward())
    assert as_(budi).get("/points/redeems").results == {"rows": [], "total": 0}
    assert as_(budi).get("/points/vouchers").results == {"rows": []}


def test_too_few_points_buy_nothing(as_, ani):
    give(ani, 99)
    reward = voucher_reward()
    answer = post(as_, ani, reward)
    assert (answer.status, answer.message) == (409, "Poin Anda belum cukup. Kurang 1 poin lagi.")
    unchanged(ani, 99, reward)
    assert not Voucher.objects.exists()


@pytest.mark.parametrize("fields", [{"stock": 0}, {"is_active": False}], ids=["out of stock", "withdrawn"])
def test_what_is_gone_cannot_be_had(as_, ani, fields):
    give(ani, 100)
    reward = voucher_reward(**fields)
    answer = post(as_, ani, reward)
    assert answer.status == (409 if reward.is_active else 404)
    unchanged(ani, 100, reward)


def test_as_often_as_anybody_may(as_, ani):
    give(ani, 300)
    reward = voucher_reward(max_per_person=1)
    assert post(as_, ani, reward).status == 200
    answer = post(as_, ani, reward)
    assert (answer.status, answer.message) == (409, "Hadiah ini hanya dapat ditukar 1 kali per orang.")
    assert account(ani).balance == 200
    assert as_(ani).get("/points/rewards").results["rows"][0]["reason"] == "Sudah Anda tukar"


def test_the_same_key_redeems_once(as_, ani):
    give(ani, 300)
    reward = voucher_reward()
    caller = as_(ani).with_headers(Idempotency_Key="sekali")
    first, again = (caller.post(f"/points/rewards/{reward.uuid}/redeem") for _n in range(2))
    assert first.results == again.results
    assert (account(ani).balance, Redemption.objects.count()) == (200, 1)
    other = caller.post(f"/points/rewards/{reward.uuid}/redeem", {"address": "Jalan Lain 1"})
    assert other.status == 409


def test_goods_want_an_address_and_are_sent_or_come_back(as_, ani):
    give(ani, 250)
    shirt = goods(stock=2)
    answer = post(as_, ani, shirt)
    assert answer.errors == {"address": ["Isi alamat pengiriman hadiah Anda."]}
    unchanged(ani, 250, shirt)
    for _n in range(2):
        assert post(as_, ani, shirt, address="Jalan Merdeka 1").results["redeem"]["status"] == "processing"
    sent, lost = Redemption.objects.order_by("pk")
    mark_sent(redemption_id=sent.pk, note="Resi 123")
    cancel(redemption_id=lost.pk, note="Rusak")
    with pytest.raises(Exception, match=r"Penukaran ini sudah selesai diproses."):
        cancel(redemption_id=sent.pk, note="")
    assert account(ani).balance == 150
    assert Reward.objects.get().redeemed == 1
    rows = as_(ani).get("/points/redeems").results["rows"]
    assert [row["status_label"] for row in rows] == ["Dibatalkan, poin dikembalikan", "Dikirim"]
    assert reconcile_points() == 0


def test_the_check_says_why_not(as_, ani):
    give(ani, 40)
    reward = voucher_reward()
    found = as_(ani).get("/points/check", reward_uuid=str(reward.uuid)).results
    assert found == {
        "balance": 40,
        "cost": 100,
        "missing": 60,
        "can_redeem": False,
        "reason": "Kurang 60 poin",
    }
    assert as_(ani).get("/points/check").results["balance"] == 40


def test_a_changed_price_is_not_paid_unseen(ani):
    give(ani, 500)
    reward = voucher_reward()
    Reward.objects.update(cost=400)
    with pytest.raises(RewardGone):
        redeem(user=ani, reward=reward)
    assert (account(ani).balance, Order.objects.count()) == (500, 0)
