"""Checkout: orders, prices, seats, idempotency."""

import re
import threading

import pytest

from duxi.catalog.models import Product
from duxi.commerce.models import CartItem, Order, OrderLine
from duxi.commerce.orders.actions.checkout import place_order
from duxi.commerce.shop.actions import seats
from duxi.commerce.shop.availability import NotAvailable
from duxi.entitlements.models import Entitlement
from duxi.exams.models import AssessmentAccess
from duxi.gateways.payment import gateway
from tests.races import times_at_once
from tests.shop import TAX_INVOICE, assessment, checkout_form, in_cart, notify, training

CHECKOUT = "/payment/checkout-v2"


@pytest.mark.django_db
def test_the_whole_way_from_cart_to_enrolment(as_, ani, solved, django_capture_on_commit_callbacks):
    exam, course = assessment(title="Asesmen Data", price=75_000), training(price=200_000, quota=10)
    items = [in_cart(ani, exam), in_cart(ani, course, 3)]
    placed = as_(ani).post(CHECKOUT, checkout_form(items, solved, **TAX_INVOICE)).results
    order = Order.objects.get()
    assert re.fullmatch(r"DX-\d{6}-[2-9A-HJKMNP-Z]{6}", placed["order_id"])
    assert placed == {
        "redirect_invoice": None,
        "order_id": order.order_id,
        "order_uuid": str(order.uuid),
        "token": order.payment_token,
        "client_key": gateway().client_key,
    }
    assert (order.status, order.subtotal, order.total, order.faktur_pajak) == (
        "pending",
        675_000,
        675_000,
        True,
    )
    assert not CartItem.objects.exists()
    assert Product.objects.get(pk=course.pk).sold == 3
    with django_capture_on_commit_callbacks(execute=True):
        assert notify(as_, order).status == 200
    order.refresh_from_db()
    assert (order.status, order.payment_method) == ("paid", "Transfer bank BCA")
    access = AssessmentAccess.objects.get()
    line = order.lines.get(kind="assessment")
    seat = access.entitlement
    assert (seat.holder, seat.product, seat.source_reference) == (ani, exam, str(line.pk))
    seats = Entitlement.objects.filter(product=course, bought_by=ani).order_by("seat_number")
    assert [(seat.seat_number, seat.holder) for seat in seats] == [(1, ani), (2, None), (3, None)]


@pytest.mark.django_db
def test_nothing_to_pay_is_paid_at_once(as_, ani, solved):
    item = in_cart(ani, assessment(price=0))
    placed = as_(ani).post(CHECKOUT, checkout_form([item], solved)).results
    assert placed["redirect_invoice"] == f"/payment/transaction/detail/{placed['order_id']}/complete"
    assert (placed["token"], placed["client_key"]) == (None, None)
    assert Order.objects.get().status == "paid"
    assert AssessmentAccess.objects.get().entitlement.holder == ani


@pytest.mark.django_db
def test_the_price_of_the_moment_counts(as_, ani, solved):
    product = training(price=100_000)
    item = in_cart(ani, product, 2)
    Product.objects.filter(pk=product.pk).update(price=130_000)
    as_(ani).post(CHECKOUT, checkout_form([item], solved))
    line = OrderLine.objects.get()
    assert (line.price, line.amount, line.order.total) == (130_000, 260_000, 260_000)


@pytest.mark.django_db
@pytest.mark.parametrize("cart_id", ["[]", "[999999]", "[99999999999999999999]", None])
def test_unknown_empty_and_foreign_lines_are_not_there(as_, ani, budi, solved, cart_id):
    own, foreign = in_cart(ani, training()), in_cart(budi, training(quota=5))
    form = checkout_form([own, foreign], solved)
    refused = as_(ani).post(CHECKOUT, form | ({"cart_id": cart_id} if cart_id else {}))
    assert (refused.status, refused.message) == (404, "Data tidak ditemukan.")
    assert CartItem.objects.count() == 2
    assert not Order.objects.exists()


@pytest.mark.django_db
@pytest.mark.parametrize("cart_id", ["satu", "{}", "[-1]", "[1", "[" * 5000, "[1.5]"])
def test_malformed_lists_are_named(as_, ani, solved, cart_id):
    refused = as_(ani).post(CHECKOUT, checkout_form([], solved, cart_id=cart_id))
    assert refused.status == 422
    assert set(refused.errors) == {"cart_id"}


@pytest.mark.django_db
def test_fields_that_are_missing_are_named(as_, ani):
    refused = as_(ani).post(CHECKOUT, {})
    assert refused.errors == {"cart_id": ["Wajib diisi."], "faktur_pajak": ["Wajib diisi."]}


@pytest.mark.django_db
def test_wants_a_captcha_and_knows_no_vouchers(as_, ani, solved):
    item = in_cart(ani, training())
    refused = as_(ani).post(CHECKOUT, checkout_form([item], solved) | {"captcha": "salah"})
    assert (refused.status, refused.message) == (400, "Invalid recaptcha")
    refused = as_(ani).post(CHECKOUT, checkout_form([item], solved, voucher_code="HEMAT"))
    assert refused.errors == {"voucher_code": ["Kode voucher tidak dikenal."]}
    assert not Order.objects.exists()
    assert CartItem.objects.count() == 1


@pytest.mark.django_db
def test_one_sold_out_product_stops_the_whole_order(as_, ani, solved):
    free, full = training(quota=5), training(title="Kelas Penuh", quota=1, sold=1)
    items = [in_cart(ani, free), in_cart(ani, full)]
    refused = as_(ani).post(CHECKOUT, checkout_form(items, solved))
    assert (refused.status, refused.message) == (409, "Kelas Penuh: Kursi sudah habis.")
    assert not Order.objects.exists()
    assert CartItem.objects.count() == 2
    assert Product.objects.get(pk=free.pk).sold == 0


@pytest.mark.django_db
def test_the_same_key_gives_the_same_order(as_, ani, solved):
    form = checkout_form([in_cart(ani, training(quota=5))], solved)
    caller = as_(ani).with_headers(Idempotency_Key="kunci-1")
    first, again = caller.post(CHECKOUT, form), caller.post(CHECKOUT, form)
    assert (again.status, again.body) == (200, first.body)
    assert Order.objects.count() == 1
    assert Product.objects.get().sold == 1


@pytest.mark.django_db
def test_the_same_key_with_another_body_is_refused(as_, ani, solved):
    items = [in_cart(ani, training()), in_cart(ani, training())]
    caller = as_(ani).with_headers(Idempotency_Key="kunci-1")
    assert caller.post(CHECKOUT, checkout_form(items[:1], solved)).status == 200
    refused = caller.post(CHECKOUT, checkout_form(items[1:], solved))
    assert (refused.status, refused.message) == (
        409,
        "Kunci idempotensi ini sudah dipakai untuk permintaan lain.",
    )
    assert (Order.objects.count(), CartItem.objects.count()) == (1, 1)


@pytest.mark.django_db
def test_a_key_that_is_too_long_is_named_and_orders_nothing(as_, ani, solved):
    form = checkout_form([in_cart(ani, training())], solved)
    refused = as_(ani).with_headers(Idempotency_Key="k" * 201).post(CHECKOUT, form)
    assert (refused.status, refused.errors) == (422, {"Idempotency-Key": ["Terlalu panjang."]})
    assert not Order.objects.exists()
    assert as_(ani).with_headers(Idempotency_Key="k" * 200).post(CHECKOUT, form).status == 200


@pytest.mark.django_db
def test_a_key_belongs_to_one_person(as_, ani, budi, solved):
    for person in (ani, budi):
        caller = as_(person).with_headers(Idempotency_Key="sama")
        assert caller.post(CHECKOUT, checkout_form([in_cart(person, training())], solved)).status == 200
    assert Order.objects.count() == 2


@pytest.mark.django_db
def test_a_provider_that_is_down_costs_no_order(as_, ani, solved, settings):
    form = checkout_form([in_cart(ani, training(quota=5))], solved)
    caller = as_(ani).with_headers(Idempotency_Key="kunci-1")
    _midtrans_is_down(settings)
    refused = caller.post(CHECKOUT, form)
    assert (refused.status, refused.message) == (
        503,
        "Layanan pembayaran sedang tidak dapat dihubungi. Silakan coba lagi dari halaman transaksi Anda.",
    )
    order = Order.objects.get()
    assert (order.status, order.payment_token) == ("pending", "")
    waiting = caller.get("/payment/transactions/process").results["data"][0]
    assert (waiting["status"], waiting["token"]) == ("pending", None)
    settings.PAYMENT_PROVIDER = "embedded"
    again = caller.get("/payment/transactions/detail", order_id=order.order_id).results
    assert again["token"]
    assert caller.post(CHECKOUT, form).results["token"] == again["token"]
    assert Order.objects.count() == 1


def _midtrans_is_down(settings):
    """Midtrans behind a port where no one listens."""
    settings.PAYMENT_PROVIDER = "midtrans"
    settings.MIDTRANS_SERVER_KEY = "kunci"
    settings.MIDTRANS_SNAP_URL = settings.MIDTRANS_API_URL = "http://127.0.0.1:9"


@pytest.mark.django_db(transaction=True)
def test_parallel_repetitions_make_one_order(as_, ani, solved):
    form = checkout_form([in_cart(ani, training(quota=9))], solved)
    callers = [as_(ani).with_headers(Idempotency_Key="kunci-1") for _ in range(4)]
    answers = times_at_once(4, lambda n: callers[n].post(CHECKOUT, form))
    assert [answer.status for answer in answers] == [200] * 4
    assert len({(answer.results["order_id"], answer.results["token"]) for answer in answers}) == 1
    assert (Order.objects.count(), Product.objects.get().sold) == (1, 1)


@pytest.mark.django_db(transaction=True)
def test_one_cart_line_is_ordered_once_even_without_a_key(as_, ani, solved):
    item = in_cart(ani, training())
    callers, forms = [as_(ani) for _ in range(3)], [checkout_form([item], solved) for _ in range(3)]
    answers = times_at_once(3, lambda n: callers[n].post(CHECKOUT, forms[n]))
    assert sorted(answer.status for answer in answers) == [200, 404, 404]
    assert Order.objects.count() == 1


def _race_for_the_last_seat(people):
    product = training(title="Kursi Terakhir", quota=1)
    items = [in_cart(person, product) for person in people]
    outcomes = times_at_once(
        len(people),
        lambda n: place_order(buyer=people[n], cart_ids=[items[n].pk], wants_tax_invoice=False).order,
    )
    return product, outcomes


@pytest.mark.django_db(transaction=True)
def test_the_last_seat_is_sold_once(someone):
    people = [someone(f"pembeli{n}") for n in range(4)]
    product, outcomes = _race_for_the_last_seat(people)
    refused = [outcome for outcome in outcomes if isinstance(outcome, NotAvailable)]
    assert len(refused) == 3
    assert all(error.text.startswith("Kursi Terakhir: ") for error in refused)
    assert (Order.objects.count(), Product.objects.get(pk=product.pk).sold) == (1, 1)


@pytest.mark.django_db(transaction=True)
def test_without_the_condition_the_seat_is_sold_twice(someone, monkeypatch):
    """The negative control: reading first and writing then lets the race be seen."""
    people = [someone(f"pembeli{n}") for n in range(2)]
    both_have_read = threading.Barrier(2)

    def read_then_write(product_id, quantity):
        product = Product.objects.get(pk=product_id)
        both_have_read.wait(10)
        Product.objects.filter(pk=product_id).update(sold=product.sold + quantity)
        return product.sold + quantity <= product.quota

    monkeypatch.setattr(seats, "take_one", read_then_write)
    product, outcomes = _race_for_the_last_seat(people)
    assert all(isinstance(outcome, Order) for outcome in outcomes)
    assert (Order.objects.count(), Product.objects.get(pk=product.pk).sold) == (2, 1)


@pytest.mark.django_db(transaction=True)
def test_carts_in_opposite_order_do_not_deadlock(someone):
    first, second = training(quota=50), training(quota=50)
    people = [someone(f"pembeli{n}") for n in range(6)]
    carts = [
        [in_cart(person, p).pk for p in ((first, second) if n % 2 else (second, first))]
        for n, person in enumerate(people)
    ]
    outcomes = times_at_once(
        6, lambda n: place_order(buyer=people[n], cart_ids=carts[n], wants_tax_invoice=False).order
    )
    assert all(isinstance(outcome, Order) for outcome in outcomes)
    assert list(Product.objects.values_list("sold", flat=True)) == [6, 6]
