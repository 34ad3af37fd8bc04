"""Concurrent checkouts: seats, vouchers, keys; each with a negative control."""

import threading

import pytest

from duxi.catalog.models import Product
from duxi.commerce.models import CartItem, Order, Voucher
from duxi.commerce.shop.actions import seats, vouchers
from duxi.commerce.shop.availability import NotAvailable
from duxi.commerce.shop.voucher_rules import VoucherInOtherCart, VoucherUsedByYou
from tests.checkout.made import (
    counted_seats,
    counted_uses,
    sold,
    used,
    voucher,
)
from tests.checkout.racing import (
    buy,
    many,
    orders_in,
    two_have_read,
    two_orders_with_one_batch,
    with_voucher,
)
from tests.races import times_at_once
from tests.shop import checkout_form, in_cart, training

pytestmark = pytest.mark.django_db(transaction=True)


def test_two_hundred_checkouts_on_twenty_seats_are_twenty_orders(people):
    product = training(title="Kursi Terakhir", quota=20)
    buyers = people(200, product)
    outcomes = many(200, lambda n: buy(*buyers[n]))
    assert len(orders_in(outcomes)) == Order.objects.count() == 20
    refused = [outcome for outcome in outcomes if isinstance(outcome, NotAvailable)]
    assert len(refused) == 180
    assert all(error.text.startswith("Kursi Terakhir: ") for error in refused)
    assert (sold(product), counted_seats(product), CartItem.objects.count()) == (20, 20, 180)


def test_without_the_condition_seats_are_sold_twice(people, monkeypatch):
    """Negative control: reading first and writing then exposes the race."""
    product, wait = training(quota=20, sold=18), two_have_read()

    def read_then_write(product_id, quantity):
        found = Product.objects.get(pk=product_id)
        wait()
        if found.sold + quantity > found.quota:
            return False
        Product.objects.filter(pk=product_id).update(sold=found.sold + quantity)
        return True

    monkeypatch.setattr(seats, "take_one", read_then_write)
    buyers = people(6, product)
    made = orders_in(many(6, lambda n: buy(*buyers[n])))
    assert len(made) > 2
    assert counted_seats(product) > 2


def test_a_hundred_uses_of_a_single_use_voucher_are_one(people):
    product, one = training(), voucher(max_uses=1)
    buyers = with_voucher(people(100, product), one)
    outcomes = many(100, lambda n: buy(*buyers[n]))
    assert len(orders_in(outcomes)) == Order.objects.count() == 1
    assert [type(error) for error in outcomes if isinstance(error, Exception)] == [VoucherInOtherCart] * 99
    assert (used(one), counted_uses(one), sold(product)) == (1, 1, 1)


def test_without_the_condition_a_voucher_is_used_twice(people, monkeypatch):
    """Negative control: both read that a use is left before either writes."""
    product, one, wait = training(), voucher(max_uses=1), two_have_read()

    def read_then_write(voucher_id):
        found = Voucher.objects.get(pk=voucher_id)
        wait()
        Voucher.objects.filter(pk=voucher_id).update(used=found.used + 1)
        return found.used < (found.limit or 0)

    monkeypatch.setattr(vouchers, "take_one", read_then_write)
    buyers = with_voucher(people(2, product), one)
    outcomes = times_at_once(2, lambda n: buy(*buyers[n]))
    assert len(orders_in(outcomes)) == 2
    assert (used(one), counted_uses(one)) == (1, 2)


def test_one_person_uses_a_batch_once_even_by_two_codes_at_once(ani):
    outcomes = two_orders_with_one_batch(ani)
    assert len(orders_in(outcomes)) == 1
    assert [type(one) for one in outcomes if isinstance(one, Exception)] == [VoucherUsedByYou]


def test_without_the_lock_one_person_uses_a_batch_twice(ani, monkeypatch):
    """Negative control: both count before either has written."""
    gate = threading.Barrier(2)
    refuse = vouchers.refuse_person

    def count_then_meet(batches, person):
        refuse(batches, person)
        gate.wait(10)

    monkeypatch.setattr(vouchers, "_wait_for_own", lambda _person: None)
    monkeypatch.setattr(vouchers, "refuse_person", count_then_meet)
    assert len(orders_in(two_orders_with_one_batch(ani))) == 2


def test_fifty_posts_of_one_key_are_one_order(as_, ani, solved):
    product = training(quota=9)
    form = checkout_form([in_cart(ani, product)], solved)
    caller = as_(ani)
    headers = caller._all_headers() | {"Idempotency-Key": "kunci-1"}
    answers = many(50, lambda _n: as_().with_headers(**headers).post("/payment/checkout-v2", form))
    assert [answer.status for answer in answers] == [200] * 50
    assert len({answer.results["order_id"] for answer in answers}) == 1
    assert (Order.objects.count(), sold(product)) == (1, 1)


def test_without_the_key_only_one_repetition_finds_the_line(as_, ani, solved):
    """Negative control: the other repetitions find their line gone and do not know of the order."""
    item, headers = in_cart(ani, training(quota=9)), as_(ani)._all_headers()
    forms = [checkout_form([item], solved) for _n in range(10)]
    answers = many(10, lambda n: as_().with_headers(**headers).post("/payment/checkout-v2", forms[n]))
    assert sorted(answer.status for answer in answers) == [200] + [404] * 9
