"""Checkout: seats and vouchers reserved for a quarter of an hour, replaced, used, released; prices shown."""

from datetime import timedelta

import pytest

from duxi.accounts.erasure import ERASERS
from duxi.catalog.models import Product
from duxi.commerce.models import CartItem, CheckoutReservation, Order, ReservedSeat
from duxi.commerce.shop.actions import reservations
from duxi.commerce.shop.queries.reservations import reserved_for
from duxi.commerce.tasks import release_overdue_reservations
from duxi.core.clock import now
from tests.checkout.made import attach, counted_seats, counted_uses, ids, overdue, sold, used, voucher
from tests.factories import BundleFactory
from tests.shop import checkout_form, in_cart, training
from tests.wishing.support import full, in_line, offered

pytestmark = pytest.mark.django_db

HOLD, CHECKOUT = "/payment/hold", "/payment/checkout-v2"


@pytest.fixture
def reserve(as_, ani):
    def call(*items, person=None):
        return as_(person or ani).post(HOLD, {"cart_id": ids(*items)})

    return call


def test_holds_seats_and_a_use_of_each_voucher(as_, ani, reserve):
    product, one = training(title="Kelas Data", price=200_000, quota=5), voucher("fixed", 50_000, max_uses=9)
    item = in_cart(ani, product, 2)
    attach(one, item)
    held = reserve(item)
    assert held.status == 200
    reservation = held.results
    assert 895 <= reservation["seconds_left"] <= 900
    assert (reservation["subtotal"], reservation["discount"], reservation["total"]) == (
        400_000,
        50_000,
        350_000,
    )
    assert (reservation["tax"], reservation["tax_percent"], reservation["changed"]) == (34_685, "12", [])
    assert [(row["cart_id"], row["available"], row["max_qty"]) for row in reservation["rows"]] == [
        (item.pk, True, 5)
    ]
    assert (sold(product), used(one)) == (2, 1)
    shown = as_(ani).get(HOLD).results
    assert (shown["expires_at"], shown["rows"]) == (reservation["expires_at"], reservation["rows"])


def test_the_same_again_keeps_the_deadline_and_takes_nothing_more(ani, reserve):
    product, one = training(quota=2), voucher()
    item = in_cart(ani, product, 2)
    attach(one, item)
    first = reserve(item).results["expires_at"]
    assert reserve(item).results["expires_at"] == first
    assert (sold(product), used(one)) == (2, 1)


def test_other_lines_take_the_place_of_the_first_and_keep_the_deadline(ani, reserve):
    one, two = training(quota=5), training(quota=5)
    first, second = in_cart(ani, one, 3), in_cart(ani, two)
    taken_off = voucher()
    attach(taken_off, first)
    deadline = reserve(first).results["expires_at"]
    assert (sold(one), used(taken_off)) == (3, 1)
    assert reserve(second).results["expires_at"] == deadline
    assert (sold(one), sold(two), used(taken_off)) == (0, 1, 0)
    CartItem.objects.filter(pk=second.pk).update(quantity=4)
    reserve(second)
    assert sold(two) == 4
    CartItem.objects.filter(pk=second.pk).update(quantity=1)
    reserve(first, second)
    assert (sold(one), sold(two), used(taken_off)) == (3, 1, 1)


def test_checkout_takes_over_what_is_held_and_gives_the_rest_back(as_, ani, solved, reserve):
    kept, left = training(quota=2), training(quota=5)
    one, other = voucher(), voucher()
    item, unwanted = in_cart(ani, kept, 2), in_cart(ani, left, 3)
    attach(one, item)
    attach(other, unwanted)
    reserve(item, unwanted)
    assert (sold(kept), sold(left), used(one), used(other)) == (2, 3, 1, 1)
    assert as_(ani).post(CHECKOUT, checkout_form([item], solved)).status == 200
    assert (sold(kept), sold(left), used(one), used(other)) == (2, 0, 1, 0)
    assert (counted_seats(kept), counted_uses(one), counted_uses(other)) == (2, 1, 0)
    assert not CheckoutReservation.objects.exists()
    assert as_(ani).get(HOLD).results is None


def test_released_by_leaving(as_, ani, reserve):
    product, one = training(quota=1), voucher()
    item = in_cart(ani, product)
    attach(one, item)
    reserve(item)
    for _again in range(2):
        assert as_(ani).delete(HOLD).status == 200
        assert (sold(product), used(one)) == (0, 0)


def test_a_reload_keeps_seats_uses_and_deadline(as_, ani, reserve):
    product, one = training(quota=1), voucher(max_uses=1)
    item = in_cart(ani, product)
    attach(one, item)
    deadline = reserve(item).results["expires_at"]
    assert as_(ani).delete(f"{HOLD}?page_closed=true").status == 200
    assert 55 <= as_(ani).get(HOLD).results["seconds_left"] <= 60
    assert (sold(product), used(one)) == (1, 1)
    assert reserve(item).results["expires_at"] == deadline
    assert (sold(product), used(one), counted_seats(product)) == (1, 1, 1)


def test_a_closed_page_never_makes_a_hold_longer(as_, ani, reserve):
    item = in_cart(ani, training(quota=1))
    reserve(item)
    soon = now() + timedelta(seconds=20)
    CheckoutReservation.objects.update(expires_at=soon)
    as_(ani).delete(f"{HOLD}?page_closed=true")
    assert CheckoutReservation.objects.get().expires_at == soon


def test_who_does_not_come_back_from_a_closed_page_gives_way(as_, ani, budi, reserve):
    product = training(quota=1)
    mine, theirs = in_cart(ani, product), in_cart(budi, product)
    reserve(mine)
    as_(ani).delete(f"{HOLD}?page_closed=true")
    assert reserve(theirs, person=budi).status == 409
    overdue(CheckoutReservation.objects.get())
    assert reserve(theirs, person=budi).status == 200
    assert sold(product) == 1


def test_released_by_the_clock_once(ani, reserve):
    product, one = training(quota=1), voucher()
    item = in_cart(ani, product)
    attach(one, item)
    reserve(item)
    assert release_overdue_reservations() == 0
    overdue(CheckoutReservation.objects.get())
    assert [release_overdue_reservations(), release_overdue_reservations()] == [1, 0]
    assert (sold(product), used(one)) == (0, 0)


def test_an_overdue_hold_is_not_shown_and_taken_anew_with_a_new_deadline(as_, ani, reserve):
    product = training(quota=1)
    item = in_cart(ani, product)
    reserve(item)
    overdue(CheckoutReservation.objects.get())
    assert as_(ani).get(HOLD).results is None
    assert reserve(item).results["seconds_left"] >= 895
    assert sold(product) == 1


def test_a_buyer_without_a_seat_need_not_wait_for_the_job(as_, ani, budi, solved, reserve):
    product, one = training(quota=1), voucher(max_uses=1)
    mine, theirs = in_cart(ani, product), in_cart(budi, product)
    attach(one, mine)
    reserve(mine)
    refused = reserve(theirs, person=budi)
    assert (refused.status, refused.message) == (409, f"{product.title}: Kursi sudah habis.")
    overdue(CheckoutReservation.objects.get())
    form = {"cart_id": ids(theirs), "voucher_code": one.code, "captcha": solved()}
    assert as_(budi).post("/payment/voucher/applied", form).status == 200
    assert as_(budi).post(CHECKOUT, checkout_form([theirs], solved)).status == 200
    assert (sold(product), used(one)) == (1, 1)
    assert as_(ani).get(HOLD).results is None


def test_a_failed_hold_leaves_the_former_one(as_, ani, reserve):
    kept, gone = training(quota=1), training(title="Habis", quota=1, sold=1)
    item, missing = in_cart(ani, kept), in_cart(ani, gone)
    reserve(item)
    refused = reserve(item, missing)
    assert (refused.status, refused.message) == (409, "Habis: Kursi sudah habis.")
    assert (sold(kept), sold(gone)) == (1, 1)
    assert [row["cart_id"] for row in as_(ani).get(HOLD).results["rows"]] == [item.pk]


def test_somebody_elses_lines_and_none_are_not_there(as_, budi, ani, reserve):
    item = in_cart(ani, training(quota=1))
    assert reserve(item, person=budi).status == 404
    assert reserve().status == 404
    assert not CheckoutReservation.objects.exists()


def test_a_seat_that_is_offered_counts_as_held(as_, ani, solved, reserve):
    product = full()
    offered(ani, product, hours=24)
    item = in_cart(ani, product)
    assert reserve(item).results["seconds_left"] >= 895
    assert (sold(product), ReservedSeat.objects.count()) == (1, 0)
    assert as_(ani).post(CHECKOUT, checkout_form([item], solved)).status == 200
    assert (sold(product), counted_seats(product)) == (1, 1)


def test_an_offered_and_a_reserved_seat_of_one_class_are_two(ani, reserve):
    product = training(quota=2)
    reserve(in_cart(ani, product))
    offered(ani, product)
    assert reserved_for(ani) == {product.pk: 2}


def test_no_deadline_is_later_than_that_of_an_offer(ani, reserve):
    product = full()
    offered(ani, product, hours=1 / 12)
    assert 290 <= reserve(in_cart(ani, product)).results["seconds_left"] <= 300


def test_the_waiting_list_comes_before_a_reservation_that_is_over(ani, budi, reserve):
    product = training(title="Kelas Penuh", quota=1)
    item = in_cart(ani, product)
    reserve(item)
    in_line(budi, product)
    overdue(CheckoutReservation.objects.get())
    refused = reserve(item)
    assert (refused.status, refused.message) == (409, "Kelas Penuh: kursi sudah habis.")
    assert sold(product) == 0


def test_bundles_hold_the_seats_of_their_parts(as_, ani, solved, reserve):
    part = training(quota=2)
    whole = BundleFactory(product__quota=None, items={part: 2}).product
    item = in_cart(ani, whole)
    assert reserve(item).status == 200
    assert (sold(part), sold(whole)) == (2, 1)
    assert as_(ani).get("/payment/cart").results["rows"][0]["available"]
    assert as_(ani).post(CHECKOUT, checkout_form([item], solved)).status == 200
    assert (sold(part), sold(whole)) == (2, 1)


def test_a_refused_bundle_names_the_part_reserved_for_the_waiting_list(ani, budi, reserve):
    part = training(title="Kelas Penuh", quota=1)
    whole = BundleFactory(product__title="Paket Data", product__quota=None, items={part: 1}).product
    in_line(budi, part)
    refused = reserve(in_cart(ani, whole))
    assert (refused.status, refused.message) == (409, "Paket Data: kursi untuk Kelas Penuh sudah habis.")
    assert (sold(part), sold(whole)) == (0, 0)


def test_tells_what_has_changed_since_it_was_added(ani, reserve):
    product = training(title="Kelas Data", price=100_000)
    item = in_cart(ani, product)
    Product.objects.filter(pk=product.pk).update(price=120_000)
    reservation = reserve(item).results
    changed = {"cart_id": item.pk, "title": "Kelas Data", "price_before": 100_000, "price": 120_000}
    assert (reservation["changed"], reservation["total"]) == ([changed], 120_000)


def test_a_total_that_was_not_seen_is_refused(as_, ani, solved):
    product, one = training(price=100_000, quota=3), voucher()
    item = in_cart(ani, product)
    attach(one, item)
    seen = 90_000
    Product.objects.filter(pk=product.pk).update(price=120_000)
    refused = as_(ani).post(CHECKOUT, checkout_form([item], solved, expected_total=seen))
    assert (refused.status, refused.message) == (
        409,
        "Harga berubah sejak Anda meninjau pesanan. Periksa kembali sebelum membayar.",
    )
    assert (Order.objects.count(), sold(product), used(one)) == (0, 0, 0)
    assert as_(ani).post(CHECKOUT, checkout_form([item], solved, expected_total=108_000)).status == 200


def test_an_erased_person_leaves_no_seat_behind(ani, reserve):
    product, one = training(quota=1), voucher()
    item = in_cart(ani, product)
    attach(one, item)
    reserve(item)
    ERASERS["commerce"].erase(ani)
    assert (sold(product), used(one)) == (0, 0)
    assert not CheckoutReservation.objects.exists()


def test_a_hold_is_released_only_once(ani):
    product = training(quota=1)
    held = reservations.reserve(owner=ani, cart_ids=[in_cart(ani, product).pk])
    assert [reservations.release(held), reservations.release(held)] == [True, False]
    assert sold(product) == 0
    assert held.expires_at - now() > timedelta(minutes=14)
