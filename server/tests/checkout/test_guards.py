"""Checks of checkout, one test for each that was once untested."""

import pytest

from duxi.catalog.models import Product
from duxi.commerce.models import CartVoucher, Order
from tests.checkout.made import ids, sold, used, voucher
from tests.factories import WebinarFactory
from tests.shop import checkout_form, in_cart, training

pytestmark = pytest.mark.django_db

APPLY, HOLD, CHECKOUT = "/payment/voucher/applied-v2", "/payment/hold", "/payment/checkout-v2"


@pytest.fixture
def apply(as_, ani, solved):
    def call(code, *items):
        form = {"cart_id": ids(*items), "voucher_code": code, "captcha": solved()}
        return as_(ani).post(APPLY, form)

    return call


@pytest.mark.parametrize("price", [99_999, 100_001], ids=["fell", "rose"])
def test_a_total_that_is_another_than_was_seen_is_refused(as_, ani, solved, price):
    product = training(price=100_000, quota=3)
    item = in_cart(ani, product)
    Product.objects.filter(pk=product.pk).update(price=price)
    refused = as_(ani).post(CHECKOUT, checkout_form([item], solved, expected_total=100_000))
    assert refused.status == 409
    assert refused.message == "Harga berubah sejak Anda meninjau pesanan. Periksa kembali sebelum membayar."
    assert (Order.objects.count(), sold(product)) == (0, 0)


def test_a_minimum_counts_the_lines_alone_that_the_voucher_is_for(ani, apply):
    one = voucher(kinds=["training"], min_amount=200_000)
    course = in_cart(ani, training(price=100_000))
    webinar = in_cart(ani, WebinarFactory(product__price=200_000).product)
    refused = apply(one.code, course, webinar)
    assert (refused.status, refused.message) == (
        409,
        "Voucher ini berlaku untuk belanja minimal Rp\u00a0200.000.",
    )
    assert not CartVoucher.objects.exists()
    second = in_cart(ani, training(price=100_000))
    assert apply(one.code, course, webinar, second).status == 200


def test_who_has_the_last_use_may_put_the_code_on_again(as_, ani, apply):
    one, item = voucher(max_uses=1), in_cart(ani, training(price=100_000))
    assert apply(one.code, item).status == 200
    assert as_(ani).post(HOLD, {"cart_id": ids(item)}).status == 200
    assert used(one) == 1
    assert apply(one.code, item).status == 200
    assert used(one) == 1
