"""The ledger of points: earned once per cause, taken back with it, never below zero."""

from datetime import date, timedelta

import pytest
from django.db import IntegrityError, connection, transaction

from duxi.commerce.models import RefundRoute
from duxi.commerce.refunds.actions import outcomes, refunds
from duxi.commerce.refunds.actions.refunds import LineRefund, Terms
from duxi.core.clock import at, now
from duxi.growth import tasks
from duxi.growth.actions.points import Award, award, correct
from duxi.growth.models import LoyaltyTier, PointAccount, PointCause, PointEntry, PointLot
from duxi.notices.models import Notification
from tests.growth.made import account, give, paid_order, rule, voucher_reward
from tests.shop import notify

pytestmark = pytest.mark.django_db


def history(as_, user, **query):
    return as_(user).get("/points/history", **query).results


def refund(order, amount, made_by, capture):
    line = order.lines.get()
    terms = Terms(reason="Batal", route=RefundRoute.TRANSFER)
    with capture(execute=True):
        made = refunds.refund_lines(
            order=order, lines=[LineRefund(line.pk, amount)], terms=terms, made_by=made_by
        )
    with transaction.atomic(), capture(execute=True):
        held = type(order).objects.select_for_update().get(pk=order.pk)
        outcomes.finish_locked(held, made, "BCA 1", refunds.Actor(made_by))
    return made


def test_a_paid_order_gives_points_once(as_, ani, budi, solved, django_capture_on_commit_callbacks):
    rule(PointCause.ORDER_PAID, points=0, rupiah_per_point=10_000)
    order = paid_order(as_, ani, solved, django_capture_on_commit_callbacks)
    with django_capture_on_commit_callbacks(execute=True):
        notify(as_, order)
    found = history(as_, ani)
    assert found["total"] == 1
    row = found["rows"][0]
    assert (row["amount"], row["balance_after"], row["title"]) == (100, 100, order.order_id)
    assert (row["kind_label"], row["cause_label"]) == ("Poin masuk", "Pembelian")
    assert as_(ani).get("/points/my-point-reward").results["balance"] == 100
    assert history(as_, budi) == {"rows": [], "total": 0}


def test_the_rule_of_the_day_counts(ani):
    rule(points=10, valid_from=date(2026, 1, 1))
    rule(points=25, valid_from=date(2026, 6, 1))
    rule(points=0, valid_from=date(2026, 9, 1))
    given = []
    for n, month in enumerate((1, 5, 6, 8, 9)):
        with at(now().replace(year=2026, month=month, day=2)):
            entry = award(user=ani, to=Award(PointCause.REVIEW_PUBLISHED, f"review:{n}"))
            given.append(entry.amount if entry else None)
    assert given == [10, 10, 25, 25, None]


def test_one_cause_is_rewarded_once(ani, budi):
    rule()
    to = Award(PointCause.REVIEW_PUBLISHED, "review:1")
    assert award(user=ani, to=to).amount == 10
    assert award(user=ani, to=to) is None
    assert award(user=budi, to=to).amount == 10
    assert account(ani).balance == 10


def test_points_of_one_award_are_limited(ani):
    rule(PointCause.ORDER_PAID, points=5, rupiah_per_point=1_000, max_points=50)
    assert award(user=ani, to=Award(PointCause.ORDER_PAID, "a", paid=20_000)).amount == 25
    assert award(user=ani, to=Award(PointCause.ORDER_PAID, "b", paid=2_000_000)).amount == 50


def test_a_refund_takes_its_share_back(as_, ani, fina, solved, django_capture_on_commit_callbacks):
    rule(PointCause.ORDER_PAID, points=0, rupiah_per_point=10_000)
    order = paid_order(as_, ani, solved, django_capture_on_commit_callbacks)
    refund(order, 250_000, fina, django_capture_on_commit_callbacks)
    assert account(ani).balance == 75
    refund(order, 750_000, fina, django_capture_on_commit_callbacks)
    assert account(ani).balance == 0
    assert tasks.catch_up_points() >= 2
    assert list(PointEntry.objects.order_by("pk").values_list("amount", flat=True)) == [100, -25, -75]


def test_what_was_spent_is_owed_and_paid_by_the_next_points(
    as_, ani, fina, solved, django_capture_on_commit_callbacks
):
    rule(PointCause.ORDER_PAID, points=0, rupiah_per_point=10_000)
    order = paid_order(as_, ani, solved, django_capture_on_commit_callbacks)
    reward = voucher_reward(cost=80)
    assert as_(ani).post(f"/points/rewards/{reward.uuid}/redeem").status == 200
    refund(order, 1_000_000, fina, django_capture_on_commit_callbacks)
    assert (account(ani).balance, account(ani).owed) == (0, 80)
    give(ani, 50, "satu")
    assert (account(ani).balance, account(ani).owed) == (0, 30)
    give(ani, 50, "dua")
    assert (account(ani).balance, account(ani).owed) == (20, 0)
    assert tasks.reconcile_points() == 0


def test_missed_orders_are_caught_up_with(as_, ani, solved):
    rule(PointCause.ORDER_PAID, points=0, rupiah_per_point=10_000)
    paid_order(as_, ani, solved, lambda execute: transaction.atomic())
    assert not PointAccount.objects.exists()
    assert tasks.catch_up_points() == 1
    assert account(ani).balance == 100
    assert tasks.catch_up_points() == 0


def test_points_expire_the_soonest_are_spent_first(as_, ani):
    give(ani, 30, "lama", lifetime_days=10)
    give(ani, 100, "baru", lifetime_days=100)
    reward = voucher_reward(cost=20)
    as_(ani).post(f"/points/rewards/{reward.uuid}/redeem")
    with at(now() + timedelta(days=11)):
        shown = as_(ani).get("/points/my-point-reward").results
        assert (shown["balance"], account(ani).balance) == (100, 110)
        assert tasks.expire_points() == 10
        assert tasks.expire_points() == 0
    assert account(ani).balance == 100
    assert PointEntry.objects.latest("pk").kind == "expire"


def test_expired_points_buy_nothing(as_, ani):
    give(ani, 100, lifetime_days=10)
    reward = voucher_reward(cost=100)
    with at(now() + timedelta(days=11)):
        answer = as_(ani).post(f"/points/rewards/{reward.uuid}/redeem")
    assert (answer.status, answer.message) == (409, "Poin Anda belum cukup. Kurang 100 poin lagi.")
    assert reward.redemptions.count() == 0


def test_expiry_is_told_ahead_once(ani, budi):
    give(ani, 30, "lama", lifetime_days=10)
    give(budi, 30, "lama", lifetime_days=100)
    assert [tasks.notify_of_expiry(), tasks.notify_of_expiry()] == [1, 1]
    reported = Notification.objects.get()
    assert (reported.user, reported.template, reported.params["points"]) == (
        ani,
        "growth.points_expiring",
        30,
    )


def test_the_ledger_is_only_added_to(ani):
    give(ani, 30)
    for change in (
        lambda: PointEntry.objects.update(amount=3_000),
        lambda: PointLot.objects.all().delete() and PointEntry.objects.all().delete(),
    ):
        with pytest.raises(IntegrityError), transaction.atomic():
            change()
    assert account(ani).balance == 30


def test_the_database_refuses_a_balance_below_zero(ani):
    give(ani, 30)
    with pytest.raises(IntegrityError), transaction.atomic():
        PointEntry.objects.create(account=account(ani), kind="redeem", amount=-31, reference="x", at=now())
    assert account(ani).balance == 30


def test_a_difference_is_found(ani, caplog):
    give(ani, 30)
    assert tasks.reconcile_points() == 0
    with connection.cursor() as cursor:
        cursor.execute("UPDATE growth_pointaccount SET balance = 31")
    assert tasks.reconcile_points() == 1
    assert "differs from its entries" in caplog.text


def test_staff_correct_within_what_is_there(ani, dewi):
    give(ani, 30)
    correct(user=ani, points=20, reason="Acara", reference="k1", made_by=dewi)
    correct(user=ani, points=-40, reason="Salah catat", reference="k2", made_by=dewi)
    with pytest.raises(Exception, match=r"Kurang 5 poin lagi"):
        correct(user=ani, points=-15, reason="Salah", reference="k3", made_by=dewi)
    assert account(ani).balance == 10
    assert tasks.reconcile_points() == 0


def test_the_card_shows_what_is_missing(as_, ani):
    LoyaltyTier.objects.create(name="Perunggu", min_points=0)
    LoyaltyTier.objects.create(name="Perak", min_points=500, earning_percent=120, benefits=["Poin 1,2×"])
    give(ani, 420, "satu")
    card = as_(ani).get("/loyalty-card").results
    assert (card["tier"]["name"], card["next_tier"]["name"], card["missing"]) == ("Perunggu", "Perak", 80)
    give(ani, 100, "dua")
    give(ani, 100, "tiga")
    card = as_(ani).get("/loyalty-card").results
    assert (card["tier"]["name"], card["next_tier"], card["points"]) == ("Perak", None, 640)


def test_the_leaderboard_ranks_ties_alike_and_hides_who_wants_it(as_, someone, ani):
    people = [someone(f"orang{n}") for n in range(5)]
    for person, points in zip([ani, *people], (50, 90, 50, 20, 10, 70), strict=True):
        give(person, points, f"{person.pk}")
    as_(people[4]).post("/points/leaderboard/profile", {"nickname": "", "is_ranked": 0})
    as_(people[0]).post("/points/leaderboard/profile", {"nickname": "Sang Juara", "is_ranked": 1})
    found = as_(ani).get("/points/leaderboard").results
    assert [(row["rank"], row["points"]) for row in found["rows"]] == [(1, 90), (2, 50), (2, 50), (4, 20)]
    assert found["rows"][0]["name"] == "Sang Juara"
    assert (found["total"], found["me"]["rank"], found["me"]["is_me"]) == (5, 2, True)
    answer = as_(ani).post("/points/leaderboard/profile", {"nickname": "sang juara", "is_ranked": 1})
    assert answer.errors == {"nickname": ["Nama panggilan ini sudah dipakai orang lain."]}


def test_lists_need_few_queries(as_, ani, django_assert_max_num_queries):
    for n in range(8):
        give(ani, 10, str(n))
    caller = as_(ani)
    headers = caller._all_headers()
    with django_assert_max_num_queries(4):
        found = as_().with_headers(Authorization=headers["Authorization"]).get("/points/history")
    assert (len(found.results["rows"]), found.results["total"]) == (5, 8)
