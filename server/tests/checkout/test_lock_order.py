"""Locks are taken in one order, and reservations end once; each with a negative control."""

import threading

import pytest
from django.db import connection, transaction

from duxi.catalog.models import Product
from duxi.commerce.models import CartItem, CheckoutReservation, Order
from duxi.commerce.shop.actions import reservations, seats
from duxi.commerce.tasks import release_overdue_reservations
from tests.checkout.made import (
    attach,
    counted_seats,
    counted_uses,
    overdue,
    sold,
    used,
    voucher,
)
from tests.checkout.racing import (
    ROUNDS,
    buy,
    hold_from_two_tabs,
    opposite,
    orders_in,
)
from tests.races import times_at_once
from tests.shop import in_cart, training

pytestmark = pytest.mark.django_db(transaction=True)


def test_the_same_things_in_opposite_order_never_deadlock(someone):
    def work(person, cart_ids, n):
        if n % 2:
            reservations.reserve(owner=person, cart_ids=cart_ids)
        return buy(person, cart_ids)

    first, second, codes, outcomes = opposite(someone, work)
    assert len(orders_in(outcomes)) == 6 * ROUNDS, [one for one in outcomes if not isinstance(one, Order)]
    assert [sold(first), sold(second), *map(used, codes)] == [6 * ROUNDS] * 4


def test_adding_a_locked_product_to_the_cart_does_not_block(ani):
    """A full lock would block every row that refers to the product."""
    product = training()

    def put(_n):
        with connection.cursor() as cursor:
            cursor.execute("SET lock_timeout = '3s'")
        return in_cart(ani, product)

    with transaction.atomic():
        seats.lock([product.pk])
        (item,) = times_at_once(1, put)
    assert CartItem.objects.get() == item


def test_in_the_order_of_the_cart_they_deadlock(people, monkeypatch):
    """Negative control: locking in the order of the cart deadlocks."""
    first, second = training(quota=50), training(quota=50)
    buyers = people(2, first, second)
    both_have_one = threading.Barrier(2)
    mine = threading.local()

    def unsorted(_cached, wanted):
        turn = sorted(wanted, reverse=mine.number == 1)
        Product.objects.filter(pk=turn[0]).update(sold=1)
        both_have_one.wait(10)
        Product.objects.filter(pk=turn[1]).update(sold=1)

    def work(n):
        mine.number = n
        return buy(*buyers[n])

    monkeypatch.setattr(seats, "exchange", unsorted)
    outcomes = times_at_once(2, work)
    assert len(orders_in(outcomes)) == 1
    assert any("deadlock" in str(one) for one in outcomes)


@pytest.mark.parametrize("milliseconds", [-5, 0, 5, 10, 20, 40])
def test_hold_checkout_and_expiry_in_the_same_second_count_the_seat_once(someone, milliseconds):
    """An overdue reservation: its buyer checks out while others request the seat and the job releases it."""
    product, one = training(quota=1), voucher(max_uses=1)
    holder, rival = someone("pemegang"), someone("pesaing")
    items = [in_cart(holder, product), in_cart(rival, product)]
    for item in items:
        attach(one, item)
    overdue(reservations.reserve(owner=holder, cart_ids=[items[0].pk]), seconds=-milliseconds / 1000)
    works = (
        lambda: buy(holder, [items[0].pk]),
        lambda: reservations.with_overdue_released(lambda: buy(rival, [items[1].pk])),
        lambda: reservations.with_overdue_released(
            lambda: reservations.reserve(owner=rival, cart_ids=[items[1].pk])
        ),
        release_overdue_reservations,
        release_overdue_reservations,
    )
    times_at_once(len(works), lambda n: works[n]())
    assert sold(product) == counted_seats(product) <= 1
    assert used(one) == counted_uses(one) <= 1
    assert Order.objects.count() + CheckoutReservation.objects.count() <= 1


def test_without_the_rows_lock_the_seat_is_given_back_twice(ani, monkeypatch):
    """Negative control: a release that reads first and writes then frees a sold seat."""
    product = training(quota=1)
    item = in_cart(ani, product)
    held = reservations.reserve(owner=ani, cart_ids=[item.pk])
    bought, read = threading.Event(), threading.Event()

    def buy_after_reading():
        read.wait(10)
        order = buy(ani, [item.pk])
        bought.set()
        return order

    def release_what_was_read():
        taken = dict(held.seats.values_list("product_id", "quantity"))
        read.set()
        bought.wait(10)
        CheckoutReservation.objects.filter(pk=held.pk).delete()
        seats.release_seats(taken)

    works = (buy_after_reading, release_what_was_read)
    order, _none = times_at_once(2, lambda n: works[n]())
    assert isinstance(order, Order)
    assert (sold(product), counted_seats(product)) == (0, 1)


def test_two_tabs_have_one_hold(ani):
    assert hold_from_two_tabs(ani) == (1, 1)
    assert CheckoutReservation.objects.filter(owner=ani).count() == 1
