"""The till under fire: real threads over real connections, each proof with its negative control."""

import threading

import pytest

from duxi.catalog.models import Product
from duxi.commerce.actions import holds, seats, vouchers
from duxi.commerce.actions.checkout import place_order
from duxi.commerce.availability import NotAvailable
from duxi.commerce.models import CartItem, CheckoutHold, Order, Voucher
from duxi.commerce.tasks import release_overdue_holds
from duxi.commerce.voucher_rules import VoucherInOtherCart, VoucherUsedByYou
from tests.races import times_at_once
from tests.shop import checkout_form, in_cart, training
from tests.till.made import (
    another,
    counted_seats,
    counted_uses,
    overdue,
    put_on,
    sold,
    used,
    voucher,
)

pytestmark = pytest.mark.django_db(transaction=True)

CONNECTIONS = 25


def many(count, work):
    """So many calls of `work(n)`, as many at a time as there are connections; what each gave or raised."""
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


@pytest.fixture
def people(someone):
    """So many buyers, each with the lines of these products in the cart."""

    def make(count, *products):
        found = [someone(f"pembeli{n}") for n in range(count)]
        return [(person, [in_cart(person, one).pk for one in products]) for person in found]

    return make


def buy(person, cart_ids):
    return place_order(buyer=person, cart_ids=cart_ids, wants_tax_invoice=False)


def orders_in(outcomes):
    return [outcome for outcome in outcomes if isinstance(outcome, Order)]


def test_two_hundred_checkouts_on_twenty_seats_are_twenty_orders(people):
    product = training(title="Kursi Terakhir", quota=20)
    buyers = people(200, product)
    outcomes = many(200, lambda n: buy(*buyers[n]))
    assert len(orders_in(outcomes)) == Order.objects.count() == 20
    refused = [outcome for outcome in outcomes if isinstance(outcome, NotAvailable)]
    assert len(refused) == 180
    assert all(error.text.startswith("Kursi Terakhir: ") for error in refused)
    assert (sold(product), counted_seats(product), CartItem.objects.count()) == (20, 20, 180)


def _two_have_read():
    """A gate at which the first two wait for each other; whoever comes later passes."""
    gate, lock, left = threading.Barrier(2), threading.Lock(), [2]

    def wait():
        with lock:
            left[0] -= 1
            is_early = left[0] >= 0
        if is_early:
            gate.wait(10)

    return wait


def test_without_the_condition_seats_are_sold_twice(people, monkeypatch):
    """The negative control: reading first and writing then lets the race be seen."""
    product, wait = training(quota=20, sold=18), _two_have_read()

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


def with_voucher(buyers, one):
    for _person, cart_ids in buyers:
        put_on(one, *CartItem.objects.filter(pk__in=cart_ids))
    return buyers


def test_a_hundred_uses_of_a_single_use_voucher_are_one(people):
    product, one = training(), voucher(max_uses=1)
    buyers = with_voucher(people(100, product), one)
    outcomes = many(100, lambda n: buy(*buyers[n]))
    assert len(orders_in(outcomes)) == Order.objects.count() == 1
    assert [type(error) for error in outcomes if isinstance(error, Exception)] == [VoucherInOtherCart] * 99
    assert (used(one), counted_uses(one), sold(product)) == (1, 1, 1)


def test_without_the_condition_a_voucher_is_used_twice(people, monkeypatch):
    """The negative control: both read that a use is left before either writes."""
    product, one, wait = training(), voucher(max_uses=1), _two_have_read()

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


def _two_orders_with_one_batch(ani):
    one = voucher()
    items = [in_cart(ani, training()), in_cart(ani, training())]
    put_on(one, items[0])
    put_on(another(one), items[1])
    return times_at_once(2, lambda n: buy(ani, [items[n].pk]))


def test_one_person_uses_a_batch_once_even_by_two_codes_at_once(ani):
    outcomes = _two_orders_with_one_batch(ani)
    assert len(orders_in(outcomes)) == 1
    assert [type(one) for one in outcomes if isinstance(one, Exception)] == [VoucherUsedByYou]


def test_without_the_lock_one_person_uses_a_batch_twice(ani, monkeypatch):
    """The negative control: both count before either has written."""
    gate = threading.Barrier(2)
    refuse = vouchers.refuse_person

    def count_then_meet(batches, person):
        refuse(batches, person)
        gate.wait(10)

    monkeypatch.setattr(vouchers, "_wait_for_own", lambda _person: None)
    monkeypatch.setattr(vouchers, "refuse_person", count_then_meet)
    assert len(orders_in(_two_orders_with_one_batch(ani))) == 2


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
    """The negative control: the other repetitions find their line gone and cannot tell of the order."""
    item, headers = in_cart(ani, training(quota=9)), as_(ani)._all_headers()
    forms = [checkout_form([item], solved) for _n in range(10)]
    answers = many(10, lambda n: as_().with_headers(**headers).post("/payment/checkout-v2", forms[n]))
    assert sorted(answer.status for answer in answers) == [200] + [404] * 9


ROUNDS = 8


def _opposite(someone, work):
    """Some people buy the same two things, with the same two vouchers, in opposite orders, many times."""
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
                put_on(code, item)
            carts.append([item.pk for item in items])
        found += times_at_once(6, lambda n, carts=carts: work(people[n], carts[n], n))
    return first, second, codes, found


def test_the_same_things_in_opposite_order_never_deadlock(someone):
    def work(person, cart_ids, n):
        if n % 2:
            holds.hold(owner=person, cart_ids=cart_ids)
        return buy(person, cart_ids)

    first, second, codes, outcomes = _opposite(someone, work)
    assert len(orders_in(outcomes)) == 6 * ROUNDS, [one for one in outcomes if not isinstance(one, Order)]
    assert [sold(first), sold(second), *map(used, codes)] == [6 * ROUNDS] * 4


def test_in_the_order_of_the_cart_they_deadlock(people, monkeypatch):
    """The negative control: whoever locks as the buyer has put them meets the other half way."""
    first, second = training(quota=50), training(quota=50)
    buyers = people(2, first, second)
    both_have_one = threading.Barrier(2)
    mine = threading.local()

    def unsorted(_kept, wanted):
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
    """One holds, whose time is over now; they check out while others want the seat and the job releases."""
    product, one = training(quota=1), voucher(max_uses=1)
    holder, rival = someone("pemegang"), someone("pesaing")
    items = [in_cart(holder, product), in_cart(rival, product)]
    for item in items:
        put_on(one, item)
    overdue(holds.hold(owner=holder, cart_ids=[items[0].pk]), seconds=-milliseconds / 1000)
    works = (
        lambda: buy(holder, [items[0].pk]),
        lambda: holds.with_overdue_released(lambda: buy(rival, [items[1].pk])),
        lambda: holds.with_overdue_released(lambda: holds.hold(owner=rival, cart_ids=[items[1].pk])),
        release_overdue_holds,
        release_overdue_holds,
    )
    times_at_once(len(works), lambda n: works[n]())
    assert sold(product) == counted_seats(product) <= 1
    assert used(one) == counted_uses(one) <= 1
    assert Order.objects.count() + CheckoutHold.objects.count() <= 1


def test_without_the_rows_lock_the_seat_is_given_back_twice(ani, monkeypatch):
    """The negative control: a release that reads the hold first and writes then frees a seat that is sold."""
    product = training(quota=1)
    item = in_cart(ani, product)
    held = holds.hold(owner=ani, cart_ids=[item.pk])
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
        CheckoutHold.objects.filter(pk=held.pk).delete()
        seats.give_back(taken)

    works = (buy_after_reading, release_what_was_read)
    order, _none = times_at_once(2, lambda n: works[n]())
    assert isinstance(order, Order)
    assert (sold(product), counted_seats(product)) == (0, 1)


def _hold_from_two_tabs(ani):
    one, two = training(quota=5), training(quota=5)
    items = [in_cart(ani, one), in_cart(ani, two)]
    outcomes = times_at_once(2, lambda n: holds.hold(owner=ani, cart_ids=[items[n].pk]))
    assert all(isinstance(outcome, CheckoutHold) for outcome in outcomes), outcomes
    return sold(one) + sold(two), counted_seats(one) + counted_seats(two)


def test_two_tabs_have_one_hold(ani):
    assert _hold_from_two_tabs(ani) == (1, 1)
    assert CheckoutHold.objects.filter(owner=ani).count() == 1
