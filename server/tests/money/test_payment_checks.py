"""The provider is asked about every pending order in turn; failing ones block no others."""

from datetime import timedelta

import pytest
from django.test import Client

from duxi.commerce.models import Order
from duxi.commerce.payments.actions import checks as payment_checks
from duxi.commerce.queries.orders import FIRST_CHECK, waiting_orders
from duxi.commerce.tasks import expire_overdue_orders, find_lost_notifications
from duxi.core.clock import now
from tests.shop import ordered, training

pytestmark = pytest.mark.django_db


@pytest.fixture
def lost(as_, ani, solved) -> Order:
    """An order paid at the provider, whose notification was lost."""
    order = ordered(as_, ani, training(price=100_000, quota=5), solved)
    path = f"/snap/pay/{order.payment_token}/choose"
    assert Client().post(path, {"choice": "pay", "method": "qris"}).status_code == 200
    return order


def honest(buyer, count: int, *, age: timedelta = timedelta(hours=3), expires_in=timedelta(hours=1)) -> None:
    """Unpaid orders that are older than any other."""
    moment = now()
    Order.objects.bulk_create(
        Order(
            order_id=f"DX-H{number}",
            buyer=buyer,
            subtotal=1000,
            total=1000,
            payment_token=f"token-{number}",
            created_at=moment - age,
            expires_at=moment + expires_in,
        )
        for number in range(count)
    )


def make_older(order: Order, age: timedelta) -> None:
    Order.objects.filter(pk=order.pk).update(created_at=order.created_at - age)


def status_of(order: Order) -> str:
    return Order.objects.get(pk=order.pk).status


def test_a_paid_order_behind_105_honest_ones_is_found_in_one_run(budi, lost):
    honest(budi, 105)
    make_older(lost, timedelta(minutes=1))
    assert find_lost_notifications() == 106
    assert status_of(lost) == "paid"


def test_even_one_check_a_run_reaches_everybody_in_turn(budi, lost, monkeypatch):
    honest(budi, 3)
    make_older(lost, timedelta(minutes=1))
    monkeypatch.setattr(payment_checks, "RUN_SECONDS", -1)
    monkeypatch.setattr(payment_checks, "BATCH", 1)
    reached = []
    for _run in range(4):
        first = waiting_orders(now()).first()
        payment_checks._check(first, lambda order: reached.append(order.order_id))
    assert sorted(reached) == sorted(["DX-H0", "DX-H1", "DX-H2", lost.order_id])


@pytest.mark.parametrize(
    ("age", "pause"),
    [
        (timedelta(minutes=2), timedelta(seconds=50)),
        (timedelta(hours=1), timedelta(minutes=6)),
        (timedelta(hours=20), timedelta(minutes=30)),
    ],
)
def test_young_orders_are_asked_for_often_and_old_ones_seldom(budi, age, pause):
    honest(budi, 1, age=age)
    assert find_lost_notifications() == 1
    order = Order.objects.get()
    assert abs(order.next_check_at - order.checked_at - pause) < timedelta(seconds=1)
    assert find_lost_notifications() == 0


def test_the_next_check_is_never_after_the_end(budi):
    honest(budi, 1, age=timedelta(hours=20), expires_in=timedelta(minutes=5))
    find_lost_notifications()
    order = Order.objects.get()
    assert order.next_check_at == order.expires_at


def test_the_first_question_comes_after_45_seconds(lost):
    make_older(lost, FIRST_CHECK - timedelta(seconds=10))
    assert find_lost_notifications() == 0
    make_older(lost, FIRST_CHECK)
    assert find_lost_notifications() == 1


def test_orders_that_cannot_expire_stand_in_nobodys_way(budi, lost, monkeypatch):
    """Expiring them fails each time; an order behind 105 of them still expires."""
    honest(budi, 105, expires_in=timedelta(hours=-1))
    Order.objects.filter(pk=lost.pk).update(
        created_at=now() - timedelta(hours=2), expires_at=now() - timedelta(minutes=1), payment_token=""
    )
    tried = []

    def fail_for_the_honest(order: Order) -> None:
        tried.append(order.order_id)
        if order.buyer_id == budi.pk:
            raise ValueError

    monkeypatch.setattr("duxi.commerce.tasks.expire_overdue", fail_for_the_honest)
    assert expire_overdue_orders() == 1
    assert len(tried) == 106


def test_a_provider_that_is_down_is_not_asked_106_times(budi, settings):
    honest(budi, 20)
    settings.PAYMENT_PROVIDER = "midtrans"
    settings.MIDTRANS_API_URL = "http://127.0.0.1:9"
    assert find_lost_notifications() == 0
    asked = Order.objects.filter(next_check_at__isnull=False)
    assert asked.count() == payment_checks.PROVIDER_IS_DOWN
    assert all(order.next_check_at < now() + timedelta(seconds=51) for order in asked)


def test_staff_see_how_long_the_oldest_unasked_waits(staff_as, fina, budi):
    honest(budi, 2, age=timedelta(minutes=10))
    counts = staff_as(fina).get("/orders/counts").results
    assert counts["checks_due"] == 2
    assert 555 <= counts["longest_check_wait_seconds"] <= 560
    find_lost_notifications()
    counts = staff_as(fina).get("/orders/counts").results
    assert (counts["checks_due"], counts["longest_check_wait_seconds"]) == (0, 0)
