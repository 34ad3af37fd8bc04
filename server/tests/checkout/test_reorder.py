"""A refused card does not end the order, and an ended order can be ordered again with all choices."""

from datetime import timedelta

import pytest

from duxi.catalog.models import Product
from duxi.commerce.models import CartItem, Order, VoucherBatch
from duxi.commerce.tasks import expire_overdue_orders
from duxi.gateways.payment import embedded_actions
from duxi.gateways.payment.embedded_actions import PaymentMethod
from duxi.reference.models import RoleInstansi
from tests.checkout.made import attach, sold, used, voucher
from tests.factories import AssessmentFactory, InstansiFactory
from tests.shop import TAX_INVOICE, assessment, checkout_form, in_cart, notify, ordered, training

pytestmark = pytest.mark.django_db

AGAIN = "/payment/transactions/reorder"


def again(as_, person, order):
    return as_(person).post(AGAIN, {"order_id": order.order_id})


def test_a_refused_card_leaves_order_voucher_and_tax_details(as_, ani, solved):
    product, one = training(price=300_000, quota=3), voucher(max_uses=4)
    item = in_cart(ani, product)
    attach(one, item)
    form = {"cart_id": f"[{item.pk}]", "captcha": solved(), **TAX_INVOICE}
    number = as_(ani).post("/payment/checkout-v2", form).results["order_id"]
    order = Order.objects.get(order_id=number)
    assert notify(as_, order, "deny", transaction_id="kartu-1").status == 200
    assert notify(as_, order, "deny", transaction_id="kartu-2").status == 200
    shown = as_(ani).get("/payment/transactions/detail", order_id=number).results
    assert (shown["status"], shown["can_pay"], shown["token"] is not None) == ("pending", True, True)
    assert [step["kind"] for step in shown["timeline"]] == ["created", "payment_failed", "payment_failed"]
    assert (sold(product), used(one), order.tax_details.name) == (1, 1, "PT Maju Bersama")
    assert notify(as_, order, transaction_id="kartu-3").status == 200
    order.refresh_from_db()
    assert order.status == "paid"


def test_a_refused_attempt_is_told_once(as_, ani, solved):
    order = ordered(as_, ani, training(), solved)
    for code in ("202", "200"):
        notify(as_, order, "deny", transaction_id="kartu-1", status_code=code)
    assert order.events.filter(kind="payment_failed").count() == 1


def test_a_refused_order_still_ends_by_the_clock(as_, ani, solved):
    product = training(quota=1)
    order = ordered(as_, ani, product, solved)
    embedded_actions.choose(token=order.payment_token, choice="fail", method=PaymentMethod("credit_card"))
    notify(as_, order, "deny")
    past = order.created_at - timedelta(days=2)
    Order.objects.update(created_at=past, expires_at=past + timedelta(days=1))
    assert expire_overdue_orders() == 1
    order.refresh_from_db()
    assert (order.status, sold(product)) == ("expired", 0)


def test_the_embedded_provider_lets_the_payer_try_again(as_, ani, solved):
    order = ordered(as_, ani, training(), solved)
    tries = [
        embedded_actions.choose(token=order.payment_token, choice=choice, method=PaymentMethod("credit_card"))
        for choice in ("fail", "fail", "pay")
    ]
    assert [one.status for one in tries] == ["deny", "deny", "settlement"]
    assert len({one.transaction_id for one in tries}) == 3


def test_reordering_ignores_the_carts_of_others(as_, ani, budi, solved):
    product = training()
    order = ordered(as_, ani, product, solved)
    notify(as_, order, "expire")
    foreign = in_cart(budi, product)
    answer = again(as_, ani, order)
    assert answer.status == 200
    assert answer.results["cart_ids"] == [CartItem.objects.exclude(pk=foreign.pk).get(owner=ani).pk]


@pytest.mark.parametrize("ending", ["expire", "cancel"])
def test_what_has_ended_goes_back_into_the_cart(as_, ani, solved, ending):
    one, two, code = training(price=100_000), assessment(price=50_000), voucher("fixed", 30_000)
    first, second = in_cart(ani, one, 3), in_cart(ani, two)
    attach(code, first, second)
    ids = f"[{first.pk},{second.pk}]"
    form = {"cart_id": ids, "faktur_pajak": 0, "captcha": solved()}
    order = Order.objects.get(order_id=as_(ani).post("/payment/checkout-v2", form).results["order_id"])
    notify(as_, order, ending)
    answer = again(as_, ani, order)
    assert answer.status == 200, answer.body
    assert answer.results["missing"] == []
    rows = as_(ani).get("/payment/cart").results["rows"]
    assert sorted(row["cart_id"] for row in rows) == sorted(answer.results["cart_ids"])
    assert {row["item_id"]: row["cart_qty"] for row in rows} == {one.pk: 3, two.pk: 1}
    assert sum(row["voucher_amount"] for row in rows) == 30_000
    assert used(code) == 0


def test_what_is_gone_is_named_and_a_dead_voucher_left_out(as_, ani, solved):
    one, two, code = training(title="Kelas A"), training(title="Kelas B"), voucher("fixed", 5_000)
    items = [in_cart(ani, one), in_cart(ani, two)]
    attach(code, *items)
    form = {"cart_id": f"[{items[0].pk},{items[1].pk}]", "faktur_pajak": 0, "captcha": solved()}
    order = Order.objects.get(order_id=as_(ani).post("/payment/checkout-v2", form).results["order_id"])
    notify(as_, order, "cancel")
    Product.objects.filter(pk=two.pk).update(quota=1, sold=1)
    VoucherBatch.objects.update(is_active=False)
    answer = again(as_, ani, order)
    assert (answer.status, answer.message) == (200, "Sebagian produk tidak dapat dibeli lagi.")
    (missing,) = answer.results["missing"]
    assert missing["title"] == "Kelas B"
    assert missing["reason"].startswith("Kelas B: ")
    (row,) = as_(ani).get("/payment/cart").results["rows"]
    assert (row["title"], row["vouchers"]) == ("Kelas A", [])


def test_the_price_that_was_named_comes_back(as_, ani, solved):
    gift = training(price=100_000, voluntary_minimum=10_000)
    item = in_cart(ani, gift)
    as_(ani).post("/payment/cart/voluntary-price", {"cart_id": item.pk, "cart_voluntary_price": 40_000})
    form = {"cart_id": f"[{item.pk}]", "faktur_pajak": 0, "captcha": solved()}
    order = Order.objects.get(order_id=as_(ani).post("/payment/checkout-v2", form).results["order_id"])
    notify(as_, order, "expire")
    again(as_, ani, order)
    assert CartItem.objects.get().voluntary_price == 40_000


def test_the_agency_that_was_named_comes_back(as_, ani, solved):
    detail = AssessmentFactory()
    role = RoleInstansi.objects.create(instansi=InstansiFactory(), job_role=detail.blueprint.job_role)
    item = in_cart(ani, detail.product)
    CartItem.objects.update(rolin_instansi=role)
    number = as_(ani).post("/payment/checkout-v2", checkout_form([item], solved)).results["order_id"]
    order = Order.objects.get(order_id=number)
    notify(as_, order, "expire")
    again(as_, ani, order)
    assert CartItem.objects.get().rolin_instansi == role


def test_nothing_is_left(as_, ani, solved):
    product = training()
    order = ordered(as_, ani, product, solved)
    notify(as_, order, "expire")
    Product.objects.update(is_published=False)
    refused = again(as_, ani, order)
    assert (refused.status, refused.message) == (409, "Produk dalam pesanan ini tidak dapat dibeli lagi.")
    assert not CartItem.objects.exists()


def test_only_what_has_ended_and_only_ones_own(as_, ani, budi, solved):
    order = ordered(as_, ani, training(), solved)
    sentence = "Pesanan ini belum berakhir, jadi belum perlu dipesan lagi."
    for _state in ("pending", "paid"):
        refused = again(as_, ani, order)
        assert (refused.status, refused.message) == (409, sentence)
        notify(as_, order)
    assert again(as_, budi, order).status == 404
    assert again(as_, None, order).status == 401
    assert not CartItem.objects.exists()


def test_a_late_payment_after_the_buyer_gave_up_is_not_served(as_, ani, solved):
    """A refused card before does not turn the buyer's own cancellation into a late payment."""
    order = ordered(as_, ani, training(), solved)
    notify(as_, order, "deny", transaction_id="kartu-1")
    notify(as_, order, "cancel", transaction_id="kartu-1")
    notify(as_, order, transaction_id="kartu-2")
    order.refresh_from_db()
    assert (order.status, order.review_reason != "") == ("cancelled", True)
    assert expire_overdue_orders() == 0
