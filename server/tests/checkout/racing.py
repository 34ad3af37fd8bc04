"""Concurrent buyers."""

import threading

from duxi.commerce.models import CartItem, CheckoutReservation, Order
from duxi.commerce.orders.actions.checkout import place_order
from duxi.commerce.shop.actions import reservations
from tests.checkout.made import (
    another,
    attach,
    counted_seats,
    sold,
    voucher,
)
from tests.races import times_at_once
from tests.shop import in_cart, training

CONNECTIONS = 25


def many(count, work):
    """Run `work(n)` so many times, as many in parallel as there are connections; returns results and
    errors.
    """
    left = iter(range(count))
    taking = threading.Lock()
    outcomes = {}

    def run(_thread):
        while True:
            with taking:
                n = next(left, None)
            if n is None:
                return
            try:
                outcomes[n] = work(n)
            except Exception as error:
                outcomes[n] = error

    times_at_once(CONNECTIONS, run)
    return [outcomes[n] for n in range(count)]


def buy(person, cart_ids):
    return place_order(buyer=person, cart_ids=cart_ids, wants_tax_invoice=False).order


def orders_in(outcomes):
    return [outcome for outcome in outcomes if isinstance(outcome, Order)]


def two_have_read():
    """A barrier at which the first two wait for each other; later ones pass."""
    gate, lock, left = threading.Barrier(2), threading.Lock(), [2]

    def wait():
        with lock:
            left[0] -= 1
            is_early = left[0] >= 0
        if is_early:
            gate.wait(10)

    return wait


def with_voucher(buyers, one):
    for _person, cart_ids in buyers:
        attach(one, *CartItem.objects.filter(pk__in=cart_ids))
    return buyers


def two_orders_with_one_batch(ani):
    one = voucher()
    items = [in_cart(ani, training()), in_cart(ani, training())]
    attach(one, items[0])
    attach(another(one), items[1])
    return times_at_once(2, lambda n: buy(ani, [items[n].pk]))


ROUNDS = 8


def opposite(someone, work):
    """Several users repeatedly buy the same two products with the same two vouchers, in opposite orders."""
    first, second = training(quota=500), training(quota=500)
    codes = [voucher(max_uses_per_person=None, max_uses=500) for _n in range(2)]
    people = [someone(f"pembeli{n}") for n in range(6)]
    found = []
    for _round in range(ROUNDS):
        carts = []
        for n, person in enumerate(people):
            order = (first, second) if n % 2 else (second, first)
            items = [in_cart(person, product) for product in order]
            for item, code in zip(items, codes if n % 3 else codes[::-1], strict=True):
                attach(code, item)
            carts.append([item.pk for item in items])
        found += times_at_once(6, lambda n, carts=carts: work(people[n], carts[n], n))
    return first, second, codes, found


def hold_from_two_tabs(ani):
    one, two = training(quota=5), training(quota=5)
    items = [in_cart(ani, one), in_cart(ani, two)]
    outcomes = times_at_once(2, lambda n: reservations.reserve(owner=ani, cart_ids=[items[n].pk]))
    assert all(isinstance(outcome, CheckoutReservation) for outcome in outcomes), outcomes
    return sold(one) + sold(two), counted_seats(one) + counted_seats(two)
