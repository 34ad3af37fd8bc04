"""Waiting lists under fire: real threads over real connections, each with its negative control."""

import threading

import pytest

from duxi.catalog.models import Product
from duxi.commerce.models import Order, WaitingEntry
from duxi.commerce.orders.actions import waiting
from duxi.commerce.orders.actions.checkout import place_order
from duxi.commerce.shop.actions import seats
from duxi.commerce.shop.availability import NotAvailable
from duxi.commerce.tasks import offer_free_seats, run_waiting_lists
from duxi.core.clock import now
from duxi.notices.models import Notification
from tests.races import at_once, each_at_once
from tests.shop import in_cart
from tests.wishing.support import free_seats, full, in_line, offered, sold, states

pytestmark = pytest.mark.django_db(transaction=True)


def counted(product):
    """Seats that orders or open offers really have."""
    orders = Order.objects.filter(lines__product=product, status__in=("pending", "paid")).count()
    return orders + WaitingEntry.objects.filter(product=product, status="offered").count()


@pytest.fixture
def line_of_twenty(someone):
    product = full(quota=5)
    for n in range(20):
        in_line(someone(f"p{n}"), product)
    return product


def _offer_three(product):
    free_seats(product, 3)
    return each_at_once(lambda _n: offer_free_seats(product.pk), range(4))


def test_three_seats_for_twenty_are_three_offers_to_the_first_three(line_of_twenty):
    made = _offer_three(line_of_twenty)
    assert sum(made) == 3
    assert states(line_of_twenty) == ["offered"] * 3 + ["waiting"] * 17
    assert sold(line_of_twenty) == 8
    assert Notification.objects.count() == 3


def test_without_the_condition_there_are_more_offers_than_seats(line_of_twenty, monkeypatch):
    """The negative control: reading first and writing then lets the race be seen."""
    all_have_read = threading.Barrier(4, timeout=10)

    def read_then_write(product_id):
        product = Product.objects.get(pk=product_id)
        if product.sold >= product.quota:
            return False
        Product.objects.filter(pk=product_id).update(sold=product.sold + 1)
        return True

    def without_lock(product_id):
        entries = WaitingEntry.objects.filter(product=product_id, status="waiting").order_by("pk")
        entry = entries.select_related("person", "product").first()
        all_have_read.wait()
        return entry

    monkeypatch.setattr(seats, "take_for_line", read_then_write)
    monkeypatch.setattr(waiting, "_next_in_line", without_lock)
    free_seats(line_of_twenty, 1)
    made = each_at_once(lambda _n: waiting._offer_one(line_of_twenty.pk), range(4))
    assert made.count(True) > 1


def _checkout(person, item):
    return lambda: place_order(buyer=person, cart_ids=[item.pk], wants_tax_invoice=False).order


@pytest.mark.parametrize("milliseconds", [0, 5, 10, 20, 40, 80])
def test_checkout_and_expiry_at_the_same_second(ani, budi, milliseconds):
    product = full()
    entry = offered(ani, product, hours=milliseconds / 3_600_000)
    in_line(budi, product)
    item = in_cart(ani, product)
    outcome = at_once(_checkout(ani, item), run_waiting_lists, run_waiting_lists)[0]
    run_waiting_lists()
    assert sold(product) == counted(product) == 1
    entry.refresh_from_db()
    if isinstance(outcome, Order):
        assert states(product) == ["taken", "waiting"]
    else:
        assert isinstance(outcome, NotAvailable)
        assert states(product) == ["expired", "offered"]


def test_without_the_condition_the_seat_is_counted_twice(ani, budi):
    """The negative control: an expiry that reads first and writes then gives a seat back that is bought."""
    product = full()
    offered(ani, product, hours=1)
    in_line(budi, product)
    item = in_cart(ani, product)
    bought, expired = threading.Event(), threading.Event()

    def expire_what_was_read():
        stale = WaitingEntry.objects.get(person=ani)
        expired.set()
        bought.wait(10)
        WaitingEntry.objects.filter(pk=stale.pk).update(status="expired", closed_at=now())
        seats.release_one(stale.product_id)
        return offer_free_seats(product.pk)

    def buy():
        expired.wait(10)
        order = _checkout(ani, item)()
        bought.set()
        return order

    outcome, offers = at_once(buy, expire_what_was_read)
    assert isinstance(outcome, Order)
    assert offers == 1
    assert (sold(product), counted(product)) == (1, 2)


def _newcomers_against_an_offer(someone):
    product = full()
    offered(someone("pemegang"), product)
    people = [someone(f"baru{n}") for n in range(4)]
    items = [in_cart(person, product) for person in people]
    return product, at_once(*(_checkout(*pair) for pair in zip(people, items, strict=True)))


def test_newcomers_cannot_take_an_offered_seat(someone):
    product, outcomes = _newcomers_against_an_offer(someone)
    assert [type(outcome) for outcome in outcomes] == [NotAvailable] * 4
    assert (states(product), sold(product), Order.objects.count()) == (["offered"], 1, 0)


def test_an_offer_that_holds_nothing_is_taken_by_newcomers(someone):
    """The negative control: were the held seat not counted in `sold`, another user would get it."""
    product = full()
    holder = someone("pemegang")
    offered(holder, product)
    Product.objects.filter(pk=product.pk).update(sold=0)
    people = [someone(f"baru{n}") for n in range(4)]
    items = [in_cart(person, product) for person in people]
    outcomes = at_once(*(_checkout(*pair) for pair in zip(people, items, strict=True)))
    assert sum(isinstance(outcome, Order) for outcome in outcomes) == 1
    own = _checkout(holder, in_cart(holder, product))()
    assert isinstance(own, Order)
    assert (sold(product), counted(product)) == (1, 2)


def test_newcomers_and_the_line_meet_a_free_seat(someone):
    product = full()
    in_line(someone("penunggu"), product)
    people = [someone(f"baru{n}") for n in range(3)]
    items = [in_cart(person, product) for person in people]
    Product.objects.filter(pk=product.pk).update(quota=2)
    works = [_checkout(*pair) for pair in zip(people, items, strict=True)]
    outcomes = at_once(*works, lambda: offer_free_seats(product.pk))
    assert outcomes[-1] == 1
    assert all(isinstance(outcome, NotAvailable) for outcome in outcomes[:-1])
    assert (states(product), sold(product)) == (["offered"], 2)


def test_one_person_in_many_tabs_stands_in_line_once(as_, ani):
    product = full()
    callers = [as_(ani) for _ in range(5)]
    answers = each_at_once(lambda caller: caller.post("/waiting-list", {"item_id": product.pk}), callers)
    assert [(answer.status, answer.results) for answer in answers] == [(200, {"position": 1})] * 5
    assert states(product) == ["waiting"]


def test_using_an_offer_twice_at_once_gives_one_seat(ani):
    product = full()
    offered(ani, product)
    item = in_cart(ani, product)
    outcomes = at_once(*(_checkout(ani, item) for _ in range(3)))
    assert sum(isinstance(outcome, Order) for outcome in outcomes) == 1
    assert (states(product), sold(product)) == (["taken"], 1)


def test_leaving_and_buying_at_once_is_one_or_the_other(ani, budi):
    product = full()
    offered(ani, product)
    in_line(budi, product)
    item = in_cart(ani, product)
    at_once(_checkout(ani, item), lambda: waiting.leave(person=ani, product_id=product.pk))
    run_waiting_lists()
    assert sold(product) == counted(product) == 1
    assert states(product)[0] in ("taken", "left")


def test_lines_of_many_products_do_not_deadlock(someone):
    products = [full(quota=3) for _ in range(3)]
    people = [someone(f"p{n}") for n in range(4)]
    for person in people:
        for product in products:
            in_line(person, product)
    for product in products:
        free_seats(product, 2)
    works = [lambda p=product: offer_free_seats(p.pk) for product in (*products, *reversed(products))]
    leave = [lambda p=product: waiting.leave(person=people[0], product_id=p.pk) for product in products]
    outcomes = at_once(*works, *leave, lambda: waiting.forget(people[3]) or 0)
    assert [one for one in outcomes if isinstance(one, Exception)] == []
    run_waiting_lists()
    for product in products:
        held = WaitingEntry.objects.filter(product=product, status="offered").count()
        assert (sold(product), held) == (5, 2)
