"""Prices of buyers' own, what an order stores of vouchers and tax, free enrolments, and companies."""

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from duxi.accounts.models import User
from duxi.catalog.models import Product
from duxi.commerce.invoicing.tax_numbers import decrypt_number
from duxi.commerce.models import CartItem, CompanyDomain, CompanyMember, Order, OrderTaxDetails, OrderVoucher
from duxi.commerce.orders.actions.checkout import place_order
from duxi.commerce.shop.actions import reservations
from duxi.entitlements.models import Entitlement
from duxi.gateways.models import EmbeddedTransaction
from tests.checkout.made import attach, sold, used, voucher
from tests.entitled import live_seats
from tests.factories import InstansiFactory
from tests.shop import TAX_INVOICE, assessment, checkout_form, in_cart, training

pytestmark = pytest.mark.django_db

CHECKOUT, PRICE = "/payment/checkout-v2", "/payment/cart/voluntary-price"


@pytest.fixture
def gift():
    """Something for which buyers name their price."""
    return training(price=100_000, voluntary_minimum=50_000, voluntary_step=5_000)


def test_a_price_of_ones_own(as_, ani, solved, gift):
    item = in_cart(ani, gift, 2)
    row = as_(ani).get("/payment/cart").results["rows"][0]
    assert (row["voluntary_minimum"], row["voluntary_step"], row["voluntary_price"]) == (50_000, 5_000, None)
    assert (row["price"], row["subtotal"]) == (100_000, 200_000)
    for price in (75_000, 50_000, 135_000):
        row = as_(ani).post(PRICE, {"cart_id": item.pk, "cart_voluntary_price": price}).results
        assert (row["voluntary_price"], row["price"], row["list_price"]) == (price, price, 100_000)
        assert (row["subtotal"], row["price_before"]) == (2 * price, None)
    as_(ani).post(CHECKOUT, checkout_form([item], solved))
    line = Order.objects.get().lines.get()
    assert (line.price, line.amount, line.order.total) == (135_000, 270_000, 270_000)


@pytest.mark.parametrize(
    ("price", "sentence"),
    [
        (49_999, "Minimal Rp\u00a050.000."),
        (0, "Minimal Rp\u00a050.000."),
        (52_500, "Gunakan kelipatan Rp\u00a05.000 mulai dari Rp\u00a050.000."),
    ],
)
def test_not_below_the_minimum_and_on_a_step(as_, ani, gift, price, sentence):
    item = in_cart(ani, gift)
    refused = as_(ani).post(PRICE, {"cart_id": item.pk, "cart_voluntary_price": price})
    assert (refused.status, refused.errors) == (422, {"cart_voluntary_price": [sentence]})
    item.refresh_from_db()
    assert item.voluntary_price is None


def test_other_products_have_one_price_and_other_carts_are_not_there(as_, ani, budi, gift):
    item = in_cart(ani, training(price=100_000))
    refused = as_(ani).post(PRICE, {"cart_id": item.pk, "cart_voluntary_price": 100_000})
    assert (refused.status, refused.message) == (409, "Harga produk ini sudah ditentukan.")
    mine = in_cart(ani, gift)
    assert as_(budi).post(PRICE, {"cart_id": mine.pk, "cart_voluntary_price": 50_000}).status == 404


def test_a_minimum_that_has_risen_lifts_the_price_and_is_told(as_, ani, gift):
    item = in_cart(ani, gift)
    as_(ani).post(PRICE, {"cart_id": item.pk, "cart_voluntary_price": 50_000})
    Product.objects.filter(pk=gift.pk).update(voluntary_minimum=60_000)
    row = as_(ani).get("/payment/cart").results["rows"][0]
    assert (row["price"], row["price_before"]) == (60_000, 50_000)
    Product.objects.filter(pk=gift.pk).update(voluntary_minimum=None)
    row = as_(ani).get("/payment/cart").results["rows"][0]
    assert (row["price"], row["price_before"], row["voluntary_price"]) == (100_000, 50_000, None)


def test_an_order_keeps_vouchers_tax_and_to_whom_it_is_invoiced(as_, ani, solved):
    items = [
        in_cart(ani, training(title="Kelas", price=111_000), 2),
        in_cart(ani, assessment(price=50_000, is_taxable=False)),
    ]
    percent, fixed = voucher(value=10, is_stackable=True), voucher("fixed", 11_000, is_stackable=True)
    attach(percent, *items)
    attach(fixed, items[0])
    placed = as_(ani).post(CHECKOUT, checkout_form(items, solved, **TAX_INVOICE))
    assert placed.status == 200
    order = Order.objects.get()
    assert (order.subtotal, order.discount, order.total, order.tax) == (272_000, 38_200, 233_800, 18_710)
    lines = {line.kind: line for line in order.lines.all()}
    taxed, untaxed = lines["training"], lines["assessment"]
    assert (taxed.amount, taxed.discount, taxed.total) == (222_000, 33_200, 188_800)
    assert (taxed.tax, taxed.tax_percent) == (18_710, 12)
    assert (untaxed.discount, untaxed.total, untaxed.tax, untaxed.tax_percent) == (5_000, 45_000, 0, 0)
    uses = dict(OrderVoucher.objects.values_list("code", "amount"))
    assert uses == {percent.code: 27_200, fixed.code: 11_000}
    details = OrderTaxDetails.objects.get()
    assert (details.id_type, details.name, details.address) == (
        "npwp",
        "PT Maju Bersama",
        "Jalan Merdeka 1, Bandung",
    )
    assert "013000666091000" not in details.encrypted_number
    assert decrypt_number(details.encrypted_number) == "013000666091000"


def test_the_provider_is_told_of_the_discount(as_, ani, solved):
    item, one = in_cart(ani, training(price=100_000)), voucher("fixed", 30_000)
    placed = as_(ani).post(CHECKOUT, checkout_form([item], solved, voucher_code=one.code))
    assert placed.status == 200
    bill = EmbeddedTransaction.objects.get(order_id=placed.results["order_id"])
    items = [(one["name"], one["price"] * one["quantity"]) for one in bill.items]
    assert sum(amount for _name, amount in items) == bill.gross_amount == 70_000
    assert items[-1] == ("Potongan voucher", -30_000)


@pytest.mark.parametrize("missing", ["tax_id_type", "tax_id", "tax_name", "tax_address"])
def test_a_tax_invoice_needs_all_its_fields(as_, ani, solved, missing):
    item = in_cart(ani, training(quota=3))
    refused = as_(ani).post(CHECKOUT, checkout_form([item], solved, **TAX_INVOICE | {missing: " "}))
    assert refused.status == 422
    assert set(refused.errors) == {missing}
    assert not Order.objects.exists()
    assert sold(item.product) == 0


def test_a_voucher_over_everything_pays_the_order(as_, ani, solved):
    item, one = in_cart(ani, training(price=100_000)), voucher(value=100, max_uses=1)
    attach(one, item)
    placed = as_(ani).post(CHECKOUT, checkout_form([item], solved)).results
    assert placed["redirect_invoice"] == f"/payment/transaction/detail/{placed['order_id']}/complete"
    assert (Order.objects.get().status, live_seats(), used(one)) == ("paid", 1, 1)


def test_a_voucher_that_takes_nothing_off_is_not_used_up(as_, ani, solved):
    item, one = in_cart(ani, training(price=100_000)), voucher("set_price", 150_000, max_uses=1)
    attach(one, item)
    assert as_(ani).post(CHECKOUT, checkout_form([item], solved)).status == 200
    assert (used(one), OrderVoucher.objects.count()) == (0, 0)


def test_the_old_checkout_takes_one_line(as_, ani, solved):
    item, other = in_cart(ani, training()), in_cart(ani, training())
    form = checkout_form([item], solved) | {"cart_id": item.pk}
    assert as_(ani).post("/payment/checkout", form).status == 200
    assert list(CartItem.objects.all()) == [other]


def test_enrols_in_what_is_free(as_, ani, solved):
    product = training(price=0, quota=2)
    form = {"cart_product_id": 2, "cart_item_id": product.pk}
    placed = as_(ani).post("/payment/enroll", form).results
    assert placed["redirect_invoice"] == f"/payment/transaction/detail/{placed['order_id']}/complete"
    assert placed["token"] is None
    enrolment = Entitlement.objects.get()
    assert (enrolment.holder, enrolment.product, sold(product)) == (ani, product, 1)
    refused = as_(ani).post("/payment/enroll", form)
    assert (refused.status, refused.message) == (409, "Anda sudah terdaftar di kelas ini.")
    assert (sold(product), CartItem.objects.count(), Order.objects.count()) == (1, 0, 1)


def test_what_costs_something_is_not_had_for_nothing(as_, ani):
    product = training(price=1, quota=2)
    refused = as_(ani).post("/payment/enroll", {"cart_product_id": 2, "cart_item_id": product.pk})
    assert (refused.status, refused.message) == (
        409,
        "Produk ini berbayar. Silakan beli melalui keranjang.",
    )
    assert (sold(product), Order.objects.count()) == (0, 0)


def test_companies_follow_the_proved_address(as_, ani):
    company, former = InstansiFactory(name="PT Cakrawala"), InstansiFactory(name="PT Lama")
    CompanyDomain.objects.create(instansi=company, domain="contoh.example")
    CompanyMember.objects.create(user=ani, instansi=former, synced_at=ani.created_at)
    sync = "/payment/sync-member-company"
    User.objects.filter(pk=ani.pk).update(email_verified_at=None)
    assert as_(ani).post(sync).results == {"companies": []}
    assert not CompanyMember.objects.exists()
    User.objects.filter(pk=ani.pk).update(email_verified_at=ani.created_at)
    for _again in range(2):
        found = as_(ani).post(sync).results
        assert found == {"companies": [{"instansi_id": company.pk, "name": "PT Cakrawala"}]}
    assert CompanyMember.objects.get().instansi == company


def test_any_cart_is_shown_with_four_queries(as_, ani, django_assert_max_num_queries):
    one = voucher(is_stackable=True, products=[training()], kinds=["training"])
    for _ in range(6):
        item = in_cart(ani, training(quota=5))
        attach(one, item)
        attach(voucher(is_stackable=True), item)
    headers = as_(ani)._all_headers()
    with django_assert_max_num_queries(4):
        rows = as_().with_headers(**headers).get("/payment/cart").results["rows"]
    assert [len(row["vouchers"]) for row in rows] == [2] * 6


@pytest.mark.parametrize("held", [False, True])
def test_checkout_costs_so_many_statements_whatever_is_bought(ani, held):
    """A fixed number for each order, and one for each product and each voucher."""

    def statements(size):
        items = [in_cart(ani, training(quota=9)) for _ in range(size)]
        for item in items:
            attach(voucher(), item)
        ids = [item.pk for item in items]
        if held:
            reservations.reserve(owner=ani, cart_ids=ids)
        with CaptureQueriesContext(connection) as seen:
            place_order(buyer=ani, cart_ids=ids, wants_tax_invoice=False)
        return len(seen)

    few, many = statements(1), statements(7)
    assert many - few == (0 if held else 2 * 6)
