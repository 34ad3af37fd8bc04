"""Bundles: what they show, when they can be had, whose seats they take, and what their buyers get."""

import threading
from datetime import timedelta

import pytest
from django.core.exceptions import ValidationError
from django.db import IntegrityError, transaction
from django.utils import timezone

from duxi.catalog.kinds import KINDS, composite_kinds
from duxi.catalog.models import Product, ProductPart
from duxi.commerce.models import CartItem, Order, OrderLinePart
from duxi.commerce.orders.actions.checkout import place_order
from duxi.commerce.orders.actions.orders import pay_order
from duxi.commerce.payments.actions.payments import expire_overdue
from duxi.commerce.shop.actions import seats
from duxi.commerce.shop.availability import NotAvailable
from duxi.entitlements.models import Entitlement
from duxi.exams.models import AssessmentAccess
from tests.caller import bearer_of
from tests.factories import BundleFactory, TrainingFactory, WebinarFactory
from tests.races import times_at_once
from tests.shop import add_form, assessment, checkout_form, in_cart, notify, ordered, training

CHECKOUT = "/payment/checkout-v2"
CART = "/payment/cart"


def bundle(items, **fields):
    """A bundle on sale of these products, product → quantity."""
    return BundleFactory(items=items, **{f"product__{name}": value for name, value in fields.items()}).product


def sold(*products):
    found = dict(Product.objects.values_list("pk", "sold"))
    return [found[product.pk] for product in products]


def card(as_, product):
    return next(r for r in as_().get("/public/bundlings").results["rows"] if r["item_id"] == product.pk)


@pytest.mark.django_db
def test_the_card_adds_up_its_items(as_):
    exam, course = assessment(price=100_000), training(price=500_000)
    row = card(as_, bundle({exam: 1, course: 3}, price=1_200_000))
    assert (row["item_count"], row["items_price"], row["saves"]) == (2, 1_600_000, 400_000)
    dear = card(as_, bundle({exam: 1}, price=150_000))
    assert (dear["items_price"], dear["saves"]) == (100_000, 0)


@pytest.mark.django_db
def test_the_page_shows_the_items_in_order_with_their_own_numbers(as_, django_assert_num_queries):
    exam, course = assessment(), training(quota=9, sold=1)
    bundle({course: 7})
    made = bundle({course: 2, exam: 1})
    with django_assert_num_queries(1):
        items = as_().get(f"/public/bundlings/{made.slug}").results["items"]
    assert [(item["slug"], item["quantity"], item["product_id"]) for item in items] == [
        (course.slug, 2, 2),
        (exam.slug, 1, 1),
    ]
    assert (items[0]["seats_left"], items[0]["on_sale"]) == (8, True)


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("fields", "is_there"),
    [
        ({}, True),
        ({"quota": 5, "sold": 3}, True),
        ({"quota": 5, "sold": 4}, False),
        ({"quota": 5, "sold": 5}, False),
        ({"is_published": False}, False),
        ({"sale_until": timezone.now() - timedelta(days=1)}, False),
        ({"sale_until": timezone.now() + timedelta(days=1)}, True),
    ],
)
def test_one_missing_item_makes_the_bundle_unavailable(as_, ani, solved, fields, is_there):
    """The bundle contains two of the course; SQL and the cart give the same result."""
    course = training(title="Kelas Inti", **fields)
    made = bundle({assessment(): 1, course: 2}, title="Paket Lengkap")
    assert card(as_, made)["on_sale"] is is_there
    shown = as_().get(f"/public/bundlings/{made.slug}").results
    assert (shown["on_sale"], shown["items"][1]["on_sale"]) == (is_there, is_there)
    answer = as_(ani).put(CART, add_form(made, solved))
    sentence = "Paket Lengkap: Kelas Inti di dalam paket ini tidak tersedia."
    assert (answer.status, answer.message) == (
        (200, "Item ditambahkan ke keranjang") if is_there else (409, sentence)
    )
    assert CartItem.objects.count() == is_there


@pytest.mark.django_db
def test_what_has_no_items_or_could_not_be_served_cannot_be_bought(as_, ani, solved):
    elsewhere = WebinarFactory(external_url="https://acara.contoh.example").product
    wholes = [bundle({}), bundle({elsewhere: 1}), bundle({bundle({training(): 1}): 1})]
    for whole in wholes:
        assert card(as_, whole)["on_sale"] is False
        assert as_(ani).put(CART, add_form(whole, solved)).status == 409
    assert as_(ani).put(CART, add_form(wholes[0], solved)).message.endswith(": Isi paket ini belum lengkap.")
    assert not CartItem.objects.exists()


@pytest.mark.django_db
def test_the_scarcest_item_limits_the_seats(as_):
    made = bundle({training(quota=9, sold=2): 2, training(quota=8): 1, assessment(): 1})
    assert card(as_, made)["seats_left"] == 3
    assert card(as_, bundle({assessment(): 1}))["seats_left"] is None
    assert card(as_, bundle({training(quota=8): 1}, quota=2))["seats_left"] == 2


@pytest.mark.django_db
def test_items_are_other_single_products_once(ani):
    made, course = bundle({}), training()
    for whole, part, quantity in ((made, made, 1), (made, course, 0)):
        with pytest.raises(IntegrityError), transaction.atomic():
            ProductPart.objects.create(whole=whole, product=part, quantity=quantity)
    ProductPart.objects.create(whole=made, product=course)
    with pytest.raises(IntegrityError), transaction.atomic():
        ProductPart.objects.create(whole=made, product=course)
    with pytest.raises(ValidationError) as refused:
        ProductPart(whole=made, product=bundle({})).full_clean()
    assert refused.value.message_dict == {"product": ["Paket tidak dapat berisi paket lain."]}
    assert composite_kinds() == ["bundle"]


@pytest.mark.django_db
def test_buying_takes_a_seat_of_every_item_and_serves_each(
    as_, ani, solved, django_capture_on_commit_callbacks
):
    exam, course = assessment(quota=9), training(quota=9)
    made = bundle({exam: 1, course: 2}, price=900_000, quota=4)
    order = ordered(as_, ani, made, solved)
    assert (order.total, sold(made, exam, course)) == (900_000, [1, 1, 2])
    with django_capture_on_commit_callbacks(execute=True):
        assert notify(as_, order).status == 200
    line = order.lines.get()
    seats = Entitlement.objects.filter(source_kind="order_line", source_reference=str(line.pk))
    owned = {(seat.product, seat.holder) for seat in seats}
    assert owned == {(line.product, ani), (exam, ani), (course, ani), (course, None)}
    assert [seat.seat_number for seat in seats.order_by("seat_number")] == [1, 2, 3, 4]
    assert AssessmentAccess.objects.get().entitlement.product == exam


@pytest.mark.django_db
@pytest.mark.parametrize("ending", ["cancel", "expire"])
def test_an_order_that_ends_frees_every_seat(as_, ani, solved, ending):
    course = training(quota=9)
    made = bundle({course: 2}, quota=4)
    order = ordered(as_, ani, made, solved)
    if ending == "cancel":
        as_(ani).post("/payment/transactions/cancel", {"order_id": order.order_id})
    else:
        Order.objects.filter(pk=order.pk).update(
            created_at=timezone.now() - timedelta(days=3), expires_at=timezone.now() - timedelta(days=1)
        )
        order.refresh_from_db()
        expire_overdue(order)
    order.refresh_from_db()
    assert order.status in ("cancelled", "expired")
    assert sold(made, course) == [0, 0]


@pytest.mark.django_db
@pytest.mark.parametrize(("left", "service", "taken"), [(1, "served", [1, 1, 9]), (0, "unserved", [0, 0, 9])])
def test_late_payments_take_all_seats_or_none(as_, ani, solved, left, service, taken):
    course, full = training(quota=9), training(quota=9)
    made = bundle({course: 1, full: 1}, quota=4)
    order = ordered(as_, ani, made, solved)
    notify(as_, order, "expire")
    Product.objects.filter(pk=full.pk).update(sold=9 - left)
    pay_order(order.pk)
    assert (order.lines.get().service, sold(made, course, full)) == (service, taken)


@pytest.mark.django_db
def test_what_was_ordered_counts_whatever_becomes_of_the_bundle(as_, ani, solved):
    """Staff change the bundle while the order waits: seats and buyers follow what was ordered."""
    first, second = training(quota=9), training(quota=9)
    made = bundle({first: 2})
    waiting, ending = ordered(as_, ani, made, solved), ordered(as_, ani, made, solved)
    made.parts.all().delete()
    ProductPart.objects.create(whole=made, product=second)
    as_(ani).post("/payment/transactions/cancel", {"order_id": ending.order_id})
    assert sold(first, second) == [2, 0]
    assert pay_order(waiting.pk) is True
    owned = Entitlement.objects.values_list("product", flat=True)
    assert sorted(owned) == sorted([made.pk, first.pk, first.pk])


@pytest.mark.django_db
def test_a_bundle_and_its_item_in_one_order_share_the_seats(as_, ani, solved):
    course = training(title="Kelas Inti", quota=3)
    made = bundle({course: 2}, title="Paket Lengkap")
    items = [in_cart(ani, made), in_cart(ani, course, 2)]
    refused = as_(ani).post(CHECKOUT, checkout_form(items, solved))
    assert (refused.status, refused.message) == (409, "Kelas Inti: kursi sudah habis.")
    assert (sold(made, course), Order.objects.count(), OrderLinePart.objects.count()) == ([0, 0], 0, 0)
    Product.objects.filter(pk=course.pk).update(quota=4)
    assert as_(ani).post(CHECKOUT, checkout_form(items, solved)).status == 200
    assert sold(made, course) == [1, 4]


@pytest.mark.django_db
def test_the_cart_says_what_is_missing_and_stays_cheap(as_, ani, django_assert_max_num_queries):
    full = training(title="Kelas Penuh", quota=1, sold=1, price=200_000)
    for n in range(4):
        in_cart(ani, bundle({training(price=500_000): 2, full: 1}, title=f"Paket {n}"))
    browser = as_().with_headers(**bearer_of(ani))
    with django_assert_max_num_queries(5):
        rows = browser.get(CART).results["rows"]
    assert {(row["available"], row["unavailable_reason"]) for row in rows} == {
        (False, "Kelas Penuh di dalam paket ini tidak tersedia.")
    }
    assert {row["max_qty"] for row in rows} == {KINDS["bundle"].max_quantity}
    assert {row["items_price"] for row in rows} == {1_200_000}


def race(people, last):
    """A bundle and an order of the class compete for the last seat of the class."""
    made = bundle({assessment(): 1, last: 1}, title="Paket Lengkap")
    items = [in_cart(person, (made, last)[n % 2]) for n, person in enumerate(people)]
    outcomes = times_at_once(
        len(people),
        lambda n: place_order(buyer=people[n], cart_ids=[items[n].pk], wants_tax_invoice=False).order,
    )
    return made, outcomes


@pytest.mark.django_db(transaction=True)
def test_the_last_seat_goes_to_the_bundle_or_to_the_single_order(someone):
    last = training(title="Kursi Terakhir", quota=1)
    made, outcomes = race([someone(f"pembeli{n}") for n in range(4)], last)
    refused = [outcome for outcome in outcomes if isinstance(outcome, NotAvailable)]
    assert len(refused) == 3
    assert all(error.text.startswith(("Kursi Terakhir: ", "Paket Lengkap: ")) for error in refused)
    placed = Order.objects.get()
    assert sold(last) == [1]
    assert sold(made) == [placed.lines.filter(product=made).count()]


@pytest.mark.django_db(transaction=True)
def test_without_the_condition_both_get_the_last_seat(someone, monkeypatch):
    """Negative control: reading first and writing then shows the race."""
    both_have_read, last = threading.Barrier(2), training(title="Kursi Terakhir", quota=1)

    def read_then_write(product_id, quantity):
        product = Product.objects.get(pk=product_id)
        if product_id == last.pk:
            both_have_read.wait(10)
        Product.objects.filter(pk=product_id).update(sold=product.sold + quantity)
        return True

    monkeypatch.setattr(seats, "take_one", read_then_write)
    made, outcomes = race([someone(f"pembeli{n}") for n in range(2)], last)
    assert all(isinstance(outcome, Order) for outcome in outcomes)
    assert (Order.objects.count(), sold(made, last)) == (2, [1, 1])


@pytest.mark.django_db(transaction=True)
def test_bundles_of_the_same_items_do_not_deadlock(someone):
    """The bundles' ids are before, between and after their items'."""
    before = bundle({}, quota=50)
    one, two = training(quota=50), training(quota=50)
    behind = bundle({two: 1, one: 1}, quota=50)
    for part in (two, one):
        ProductPart.objects.create(whole=before, product=part)
    people = [someone(f"pembeli{n}") for n in range(6)]
    wanted = [(before, two), (behind, one), (one, before)]
    carts = [[in_cart(person, p).pk for p in wanted[n % 3]] for n, person in enumerate(people)]
    outcomes = times_at_once(
        6, lambda n: place_order(buyer=people[n], cart_ids=carts[n], wants_tax_invoice=False).order
    )
    assert all(isinstance(outcome, Order) for outcome in outcomes), outcomes
    assert sold(before, behind, one, two) == [4, 2, 10, 8]


@pytest.mark.django_db
def test_what_is_sold_out_stands_behind_what_can_be_had(as_):
    sold_out = BundleFactory(items={TrainingFactory(product__quota=1, product__sold=1).product: 1}).product
    there = BundleFactory(items={TrainingFactory().product: 1}).product
    gone = BundleFactory(items={TrainingFactory(product__quota=2, product__sold=2).product: 1}).product
    rows = as_().get("/public/bundlings?sort=available&order=desc").results["rows"]
    assert rows[0]["item_id"] == there.pk
    assert {row["item_id"] for row in rows[1:]} == {sold_out.pk, gone.pk}
