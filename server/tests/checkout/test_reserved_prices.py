"""A reservation fixes what the buyer saw until its deadline: prices, own special prices, and vouchers."""

from datetime import timedelta

import pytest

from duxi.catalog.models import Product
from duxi.commerce.models import CheckoutReservation, Order, VoucherBatch
from duxi.core.clock import now
from tests.checkout.made import attach, ids, overdue, voucher
from tests.shop import checkout_form, in_cart, training

pytestmark = pytest.mark.django_db

HOLD, CHECKOUT = "/payment/hold", "/payment/checkout-v2"


@pytest.fixture
def reserve(as_, ani):
    return lambda *items: as_(ani).post(HOLD, {"cart_id": ids(*items)}).results


def bought(as_, ani, solved, items, seen):
    answer = as_(ani).post(CHECKOUT, checkout_form(items, solved, expected_total=seen))
    assert answer.status == 200, answer.body
    return Order.objects.get()


def set_price(product, price):
    Product.objects.filter(pk=product.pk).update(price=price)


@pytest.mark.parametrize("later", [120_000, 80_000])
def test_the_price_that_was_seen_is_paid(as_, ani, solved, reserve, later):
    product = training(price=100_000, quota=3)
    item = in_cart(ani, product, 2)
    assert reserve(item)["total"] == 200_000
    set_price(product, later)
    shown = as_(ani).get(HOLD).results
    assert (shown["total"], shown["rows"][0]["price"]) == (200_000, 100_000)
    order = bought(as_, ani, solved, [item], 200_000)
    assert (order.total, order.lines.get().price, order.tax) == (200_000, 100_000, 19_820)


def test_a_reload_keeps_it_and_gives_a_price_that_fell(reserve, ani):
    product = training(price=100_000)
    item = in_cart(ani, product)
    reserve(item)
    set_price(product, 120_000)
    assert reserve(item)["total"] == 100_000
    set_price(product, 70_000)
    assert reserve(item)["total"] == 70_000
    set_price(product, 120_000)
    assert reserve(item)["total"] == 70_000


def test_over_with_the_hold(as_, ani, solved, reserve):
    product = training(price=100_000)
    item = in_cart(ani, product)
    reserve(item)
    set_price(product, 120_000)
    overdue(CheckoutReservation.objects.get())
    refused = as_(ani).post(CHECKOUT, checkout_form([item], solved, expected_total=100_000))
    assert (refused.status, Order.objects.count()) == (409, 0)
    assert reserve(item)["total"] == 120_000


def test_only_for_what_is_held(as_, ani, solved, reserve):
    one, two = training(price=100_000), training(price=100_000)
    first, second = in_cart(ani, one), in_cart(ani, two)
    reserve(first)
    for product in (one, two):
        set_price(product, 120_000)
    order = bought(as_, ani, solved, [first, second], 220_000)
    assert sorted(order.lines.values_list("price", flat=True)) == [100_000, 120_000]


def test_another_person_pays_todays_price(as_, ani, budi, solved, reserve):
    product = training(price=100_000)
    reserve(in_cart(ani, product))
    set_price(product, 120_000)
    theirs = in_cart(budi, product)
    assert as_(budi).post(HOLD, {"cart_id": ids(theirs)}).results["total"] == 120_000


@pytest.mark.parametrize(
    "change",
    [
        {"value": 5},
        {"is_active": False},
        {"valid_until": now() - timedelta(seconds=1)},
        {"min_amount": 900_000},
        {"effect": "fixed", "value": 1},
    ],
    ids=lambda change: next(iter(change)),
)
def test_a_held_voucher_takes_off_what_it_did(as_, ani, solved, reserve, change):
    product, one = training(price=100_000), voucher("percent", 20, max_uses=3)
    item = in_cart(ani, product)
    attach(one, item)
    assert reserve(item)["total"] == 80_000
    VoucherBatch.objects.update(**change)
    assert reserve(item)["total"] == 80_000
    order = bought(as_, ani, solved, [item], 80_000)
    assert (order.discount, order.vouchers.get().amount) == (20_000, 20_000)


def test_a_voucher_that_came_later_has_todays_terms(as_, ani, reserve):
    product, one = training(price=100_000), voucher("percent", 20)
    item = in_cart(ani, product)
    reserve(item)
    attach(one, item)
    VoucherBatch.objects.update(value=10)
    assert reserve(item)["total"] == 90_000


def test_a_custom_price_can_still_be_changed(as_, ani, solved, reserve):
    gift = training(price=100_000, voluntary_minimum=10_000)
    item = in_cart(ani, gift)
    assert as_(ani).post("/payment/cart/voluntary-price", _price(item, 50_000)).status == 200
    reserve(item)
    assert as_(ani).post("/payment/cart/voluntary-price", _price(item, 30_000)).status == 200
    assert bought(as_, ani, solved, [item], 30_000).total == 30_000


def test_a_risen_minimum_does_not_lift_what_is_held(as_, ani, solved, reserve):
    gift = training(price=100_000, voluntary_minimum=10_000)
    item = in_cart(ani, gift)
    assert as_(ani).post("/payment/cart/voluntary-price", _price(item, 20_000)).status == 200
    reserve(item)
    Product.objects.filter(pk=gift.pk).update(voluntary_minimum=40_000)
    assert bought(as_, ani, solved, [item], 20_000).total == 20_000


def _price(item, rupiah):
    return {"cart_id": item.pk, "cart_voluntary_price": rupiah}
