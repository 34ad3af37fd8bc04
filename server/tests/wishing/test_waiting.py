"""The waiting list of sold-out products: joining it, offers, what a reserved seat allows, and its ends."""

from datetime import timedelta

import pytest

from duxi.accounts.models import AccountDeletion
from duxi.accounts.tasks import erase_due_accounts
from duxi.catalog.models import Product
from duxi.commerce.models import EventKind, Order, OrderStatus, WaitingEntry
from duxi.commerce.orders.actions.orders import end_order
from duxi.commerce.tasks import offer_free_seats, run_waiting_lists
from duxi.core.clock import local, now
from duxi.gateways.models import OutboxMessage
from duxi.notices.models import Notification
from duxi.notices.templates import moment, rendered
from tests.caller import bearer_of
from tests.factories import BundleFactory, WebinarFactory
from tests.kinds.test_catalogue import MAKERS
from tests.shop import add_form, assessment, checkout_form, in_cart, notify, ordered, training
from tests.wishing.support import free_seats, full, in_line, offered, sold, states
from tests.worker import work

pytestmark = pytest.mark.django_db

WAIT = "/waiting-list"
CHECKOUT = "/payment/checkout-v2"


def wait(as_, person, product):
    return as_(person).post(WAIT, {"item_id": product.pk})


def buy(as_, person, product, solved, quantity=1):
    return as_(person).post(CHECKOUT, checkout_form([in_cart(person, product, quantity)], solved))


def test_people_stand_in_the_order_in_which_they_came(as_, ani, budi):
    product = full()
    first, second, again = wait(as_, ani, product), wait(as_, budi, product), wait(as_, ani, product)
    assert (first.status, first.message) == (
        200,
        "Anda masuk daftar tunggu. Kami kabari begitu ada kursi.",
    )
    places = [answer.results["position"] for answer in (first, second, again)]
    assert (places, states(product)) == ([1, 2, 1], ["waiting", "waiting"])
    shown = as_(budi).get(WAIT).results
    row = shown["rows"][0]
    assert (shown["total"], row["item_id"], row["position"], row["offered_until"]) == (1, product.pk, 2, None)
    assert row["product"] == as_().get("/public/trainings/schedules").results["rows"][0]
    assert as_(ani).delete(WAIT, item_id=product.pk).message == "Anda keluar dari daftar tunggu."
    assert as_(budi).get(WAIT).results["rows"][0]["position"] == 1
    assert as_(ani).get(WAIT).results == {"rows": [], "total": 0}
    gone = as_(ani).delete(WAIT, item_id=product.pk)
    assert (gone.status, gone.message) == (404, "Data tidak ditemukan.")


def test_nobody_waits_for_what_can_be_had(as_, ani):
    for product in (training(quota=1), training(quota=None)):
        refused = wait(as_, ani, product)
        assert (refused.status, refused.message) == (
            409,
            "Kursi masih tersedia. Anda dapat langsung memesannya.",
        )
    assert not WaitingEntry.objects.exists()


def test_nobody_waits_in_vain(as_, ani):
    closed = full(sale_until=now() - timedelta(minutes=1))
    elsewhere = WebinarFactory(
        product__quota=1, product__sold=1, external_url="https://webinar.contoh.example/daftar"
    ).product
    whole = BundleFactory().product
    Product.objects.filter(pk=whole.pk).update(quota=1, sold=1)
    for product in (closed, elsewhere, whole):
        refused = wait(as_, ani, product)
        assert (refused.status, refused.message) == (409, "Produk ini tidak memiliki daftar tunggu.")
    for wanted in (full(is_published=False).pk, 999_999):
        assert as_(ani).post(WAIT, {"item_id": wanted}).status == 404
    assert not WaitingEntry.objects.exists()


def test_twenty_lines_are_enough_for_one_person(as_, ani):
    for _n in range(20):
        in_line(ani, full())
    refused = wait(as_, ani, full())
    assert (refused.status, refused.message) == (
        409,
        "Anda sudah berada di 20 daftar tunggu. Keluarlah dari salah satunya lebih dahulu.",
    )
    assert WaitingEntry.objects.count() == 20


def test_a_list_costs_the_same_however_long_and_mixed(as_, ani, django_assert_max_num_queries):
    for slug in ("training", "webinar", "workshop", "oti", "assessment"):
        for _n in range(2):
            in_line(ani, MAKERS[slug](product__quota=1, product__sold=1).product)
    browser = as_().with_headers(**bearer_of(ani))
    with django_assert_max_num_queries(1 + 2):
        assert browser.get(WAIT).results["total"] == 10


def test_a_cancelled_order_offers_its_seat_to_the_first(
    as_, ani, budi, citra, solved, django_capture_on_commit_callbacks
):
    product = training(title="Kelas Data", slug="data", quota=1)
    order = ordered(as_, citra, product, solved)
    ani.email_verified_at = now()
    ani.save()
    wait(as_, ani, product)
    wait(as_, budi, product)
    with django_capture_on_commit_callbacks(execute=True):
        assert end_order(order.pk, status=OrderStatus.CANCELLED, kind=EventKind.CANCELLED)
    with django_capture_on_commit_callbacks(execute=True):
        assert work("duxi.commerce.tasks.offer_free_seats")
    assert (states(product), sold(product)) == (["offered", "waiting"], 1)
    entry = WaitingEntry.objects.get(person=ani)
    assert timedelta(hours=23, minutes=59) < entry.offered_until - now() <= timedelta(hours=24)
    row = as_(ani).get(WAIT).results["rows"][0]
    assert (row["position"], row["offered_until"]) == (
        0,
        local(entry.offered_until).isoformat(timespec="milliseconds"),
    )
    assert wait(as_, ani, product).results == {"position": 0}
    words = rendered(Notification.objects.get(user=ani, topic="orders"))
    until = moment(entry.offered_until.isoformat())
    assert words.title == "Kursi tersedia untuk Anda"
    assert words.body == f"Satu kursi Kelas Data kami tahan untuk Anda sampai {until}."
    assert words.path == "/product/training/data"
    work("duxi.gateways.mail.sending.deliver")
    assert OutboxMessage.objects.get(channel="mail").subject == "Kursi tersedia untuk Anda"


def test_an_offer_ends_with_the_sale(ani):
    product = full(sale_until=now() + timedelta(hours=3))
    in_line(ani, product)
    free_seats(product, 1)
    assert offer_free_seats(product.pk) == 1
    assert WaitingEntry.objects.get().offered_until == product.sale_until


def test_a_raised_quota_is_found_and_offered_in_order(someone):
    people = [someone(f"p{n}") for n in range(4)]
    product = full(quota=5)
    for person in people:
        in_line(person, product)
    assert run_waiting_lists() == 0
    free_seats(product, 3)
    assert run_waiting_lists() == 3
    assert run_waiting_lists() == 0
    assert (states(product), sold(product)) == (["offered"] * 3 + ["waiting"], 8)


def test_the_held_seat_is_bought_like_any_other(as_, ani, solved, django_capture_on_commit_callbacks):
    product = full(price=100_000)
    offered(ani, product)
    assert as_(ani).put("/payment/cart", add_form(product, solved)).status == 200
    row = as_(ani).get("/payment/cart").results["rows"][0]
    assert (row["available"], row["max_qty"], row["unavailable_reason"]) == (True, 1, None)
    placed = as_(ani).post(
        CHECKOUT, {"cart_id": f"[{row['cart_id']}]", "faktur_pajak": 0, "captcha": solved()}
    )
    assert placed.status == 200
    assert (states(product), sold(product)) == (["taken"], 1)
    order = Order.objects.get()
    with django_capture_on_commit_callbacks(execute=True):
        notify(as_, order)
    order.refresh_from_db()
    assert (order.status, sold(product)) == ("paid", 1)
    assert as_(ani).get(WAIT).results["total"] == 0


def test_an_offer_is_one_seat_and_one_persons(as_, ani, budi, solved):
    product = full()
    offered(ani, product)
    too_many = as_(ani).put("/payment/cart", add_form(product, solved, 2))
    assert (too_many.status, too_many.message) == (409, "Kelas Penuh: Kursi tersisa 1.")
    for answer in (
        as_(budi).put("/payment/cart", add_form(product, solved)),
        buy(as_, budi, product, solved),
    ):
        assert (answer.status, answer.message) == (409, "Kelas Penuh: Kursi sudah habis.")
    assert (states(product), sold(product), Order.objects.count()) == (["offered"], 1, 0)


def test_the_offer_pays_for_one_of_several_seats(as_, ani, solved):
    product = full(quota=2)
    offered(ani, product)
    Product.objects.filter(pk=product.pk).update(quota=3)
    assert buy(as_, ani, product, solved, 2).status == 200
    assert (states(product), sold(product)) == (["taken"], 3)


def test_an_order_that_is_refused_leaves_the_offer(as_, ani, solved):
    product, other = full(), full()
    offered(ani, product)
    items = [in_cart(ani, product), in_cart(ani, other)]
    assert as_(ani).post(CHECKOUT, checkout_form(items, solved)).status == 409
    assert (states(product), sold(product), sold(other)) == (["offered"], 1, 1)


def test_an_unpaid_order_of_a_held_seat_gives_it_to_the_next(as_, ani, budi, solved):
    product = full()
    offered(ani, product)
    in_line(budi, product)
    assert buy(as_, ani, product, solved).status == 200
    assert end_order(Order.objects.get().pk, status=OrderStatus.EXPIRED, kind=EventKind.EXPIRED)
    assert sold(product) == 0
    assert offer_free_seats(product.pk) == 1
    assert (states(product), sold(product)) == (["taken", "offered"], 1)


def test_an_offer_that_is_over_goes_to_the_next(as_, ani, budi, solved, django_capture_on_commit_callbacks):
    product = full(slug="penuh")
    offered(ani, product, hours=-1)
    in_line(budi, product)
    refused = as_(ani).put("/payment/cart", add_form(product, solved))
    assert (refused.status, refused.message) == (409, "Kelas Penuh: Kursi sudah habis.")
    assert buy(as_, ani, product, solved).status == 409
    assert run_waiting_lists() == 1
    assert (states(product), sold(product)) == (["expired", "offered"], 1)
    words = rendered(Notification.objects.get(user=ani))
    assert words.title == "Tawaran kursi berakhir"
    assert run_waiting_lists() == 0
    assert wait(as_, ani, product).results == {"position": 1}


def test_joining_again_ends_ones_own_old_offer_first(as_, ani, budi):
    product = full()
    offered(ani, product, hours=-1)
    in_line(budi, product)
    assert wait(as_, ani, product).results == {"position": 2}
    assert (states(product), sold(product)) == (["expired", "waiting", "waiting"], 0)


def test_leaving_an_offer_gives_the_seat_on(as_, ani, budi, django_capture_on_commit_callbacks):
    product = full()
    offered(ani, product)
    in_line(budi, product)
    with django_capture_on_commit_callbacks(execute=True):
        as_(ani).delete(WAIT, item_id=product.pk)
    assert work("duxi.commerce.tasks.offer_free_seats")
    assert (states(product), sold(product)) == (["left", "offered"], 1)


def test_who_waits_goes_before_who_comes(as_, ani, budi, citra, solved):
    """Between a seat that comes free and its offer, no one slips in."""
    product = full()
    in_line(ani, product)
    Product.objects.filter(pk=product.pk).update(sold=0)
    refused = buy(as_, budi, product, solved)
    assert (refused.status, refused.message) == (409, "Kelas Penuh: kursi sudah habis.")
    assert wait(as_, citra, product).results == {"position": 2}
    assert (Order.objects.count(), sold(product)) == (0, 0)


def test_the_only_one_in_line_may_buy_before_the_offer(as_, ani, solved):
    product = full()
    in_line(ani, product)
    Product.objects.filter(pk=product.pk).update(sold=0)
    assert buy(as_, ani, product, solved).status == 200
    assert (states(product), sold(product)) == (["taken"], 1)
    assert run_waiting_lists() == 0


def test_lines_of_ended_sales_are_closed(ani):
    product = full()
    in_line(ani, product)
    Product.objects.filter(pk=product.pk).update(sale_until=now() - timedelta(seconds=1), quota=5)
    assert run_waiting_lists() == 0
    assert (states(product), sold(product)) == (["expired"], 1)


def test_what_is_withdrawn_is_not_offered(as_, ani):
    product = full()
    in_line(ani, product)
    Product.objects.filter(pk=product.pk).update(is_published=False, quota=5)
    assert run_waiting_lists() == 0
    assert (states(product), as_(ani).get(WAIT).results["total"]) == (["waiting"], 0)


def test_the_erased_leave_every_line_and_their_seats(ani, budi):
    held, waited = full(), full()
    offered(ani, held)
    in_line(ani, waited)
    in_line(budi, held)
    at = now()
    AccountDeletion.objects.create(user=ani, asked_at=at, due_at=at)
    assert erase_due_accounts() == 1
    assert list(WaitingEntry.objects.values_list("person", flat=True)) == [budi.pk]
    assert (sold(held), sold(waited)) == (0, 1)


def test_an_assessments_seat_is_held_as_well(as_, ani, solved):
    product = assessment(quota=1, sold=1, price=0)
    offered(ani, product)
    assert buy(as_, ani, product, solved).status == 200
    assert (states(product), sold(product)) == (["taken"], 1)
