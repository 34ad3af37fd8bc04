"""Payments after the order ended: fulfilled as far as possible, never lost; the buyer chooses for the
rest.
"""

from datetime import timedelta

import pytest
from django.db.models import F
from django.utils import timezone

from duxi.catalog.models import Product
from duxi.commerce.ledger.actions.ledger import PaymentReceived
from duxi.commerce.models import Order, WaitingEntry
from duxi.commerce.orders.actions.orders import end_order, pay_order
from duxi.commerce.remedies.actions.remedies import remedies_of
from duxi.commerce.shop.actions.seats import release_one
from duxi.commerce.tasks import offer_free_seats, run_waiting_lists
from duxi.entitlements.models import Entitlement
from duxi.gateways.models import EmbeddedRefund, EmbeddedTransaction
from duxi.gateways.payment import embedded_actions
from duxi.gateways.payment.embedded_actions import PaymentMethod
from duxi.notices.models import Notification
from tests.entitled import live_seats
from tests.factories import SubjectFactory, TrainingFactory
from tests.money.made import (
    deliver,
    ledger_balances,
    order_of,
    order_with,
    owes,
    pay_at_provider,
    rows,
    send_refunds,
    services,
    voucher_of,
)
from tests.shop import checkout_form, in_cart, notify, training

pytestmark = pytest.mark.django_db

DETAIL, REMEDY = "/payment/transactions/detail", "/payment/transactions/remedy"


@pytest.fixture
def late(as_, ani, solved, django_capture_on_commit_callbacks):
    """Two lines, expired; another user bought the seat of Kelas A meanwhile; then the payment arrived."""
    full = training(title="Kelas A", price=100_000, quota=1)
    made = order_of(as_, ani, solved, full, training(title="Kelas B", price=250_000, quota=5))
    notify(as_, made, "expire")
    Product.objects.filter(pk=full.pk).update(sold=1)
    with django_capture_on_commit_callbacks(execute=True):
        pay_late(as_, made)
    made.refresh_from_db()
    return made


def pay_late(as_, order):
    """A late payment arrives."""
    order.refresh_from_db()
    EmbeddedTransaction.objects.filter(order_id=order.order_id).update(status="expire")
    embedded_actions.choose(token=order.payment_token, choice="late", method=PaymentMethod("qris"))
    deliver(as_, order)


def shown(as_, ani, order, title="Kelas A"):
    lines = as_(ani).get(DETAIL, order_id=order.order_id).results["lines"]
    return next(line for line in lines if line["title"] == title)


def choose(as_, ani, order, choice, **more):
    pk = order.lines.get(service__in=("unserved", "queued")).pk
    return as_(ani).post(REMEDY, {"order_id": order.order_id, "line_id": pk, "choice": choice} | more)


def test_what_has_a_seat_is_served_and_the_rest_is_not_lost(as_, ani, late):
    assert late.status == "paid"
    assert services(late) == {"Kelas A": "unserved", "Kelas B": "served"}
    assert Entitlement.objects.get().product.title == "Kelas B"
    assert rows(late) == [
        ("charge", 350_000),
        ("reversal", -350_000),
        ("charge", 350_000),
        ("payment", -350_000),
    ]
    assert [event.kind for event in late.events.all()] == ["created", "expired", "paid", "unserved"]
    assert late.review_reason == ""
    line = shown(as_, ani, late)
    assert (line["service"], line["remedies"]) == ("unserved", ["refund", "queue"])
    assert Notification.objects.filter(user=ani, template="orders.unserved").count() == 1
    listed = as_(ani).get("/payment/transactions/complete").results["data"]
    assert [row["needs_choice"] for row in listed] == [True]
    assert ledger_balances()


def test_the_buyer_takes_the_money_back(as_, ani, late, django_capture_on_commit_callbacks):
    with django_capture_on_commit_callbacks(execute=True):
        answer = choose(as_, ani, late, "refund")
    assert (answer.status, answer.message) == (200, "Pilihan Anda sudah kami catat.")
    send_refunds()
    late.refresh_from_db()
    assert (late.status, owes(late)) == ("partially_refunded", 0)
    assert services(late) == {"Kelas A": "returned", "Kelas B": "served"}
    assert Product.objects.get(title="Kelas A").sold == 1  # another user's
    assert EmbeddedRefund.objects.get().amount == 100_000
    assert ledger_balances()


def test_what_went_back_already_is_not_offered_again(late):
    late.lines.filter(service="unserved").update(refunded=F("total"))
    assert remedies_of(late, late.lines.get(service="unserved")) == ["queue"]


def test_the_buyer_waits_before_those_who_have_not_paid(
    as_, ani, budi, late, django_capture_on_commit_callbacks
):
    full = Product.objects.get(title="Kelas A")
    first = WaitingEntry.objects.create(person=budi, product=full, created_at=timezone.now())
    assert choose(as_, ani, late, "queue").status == 200
    assert shown(as_, ani, late)["remedies"] == ["refund"]
    assert offer_free_seats(full.pk) == 0
    with django_capture_on_commit_callbacks(execute=True):
        release_one(full.pk)
        assert run_waiting_lists() == 0
    assert services(late)["Kelas A"] == "served"
    first.refresh_from_db()
    full.refresh_from_db()
    assert (first.status, full.sold) == ("waiting", 1)
    assert live_seats(holder=ani, product=full) == 1
    assert Notification.objects.filter(user=ani, template="orders.line_served").count() == 1
    assert ledger_balances()


def test_nobody_buys_past_a_queue(as_, ani, budi, late, solved):
    choose(as_, ani, late, "queue")
    Product.objects.filter(title="Kelas A").update(sold=0)
    item = in_cart(budi, Product.objects.get(title="Kelas A"))
    refused = as_(budi).post("/payment/checkout-v2", checkout_form([item], solved))
    assert (refused.status, refused.message) == (409, "Kelas A: kursi sudah habis.")


def test_a_queue_ends_when_the_class_begins(as_, ani, late, django_capture_on_commit_callbacks):
    choose(as_, ani, late, "queue")
    Product.objects.filter(title="Kelas A").update(starts_at=timezone.now() - timedelta(minutes=1))
    with django_capture_on_commit_callbacks(execute=True):
        run_waiting_lists()
    assert services(late)["Kelas A"] == "unserved"
    assert shown(as_, ani, late)["remedies"] == ["refund"]
    assert Notification.objects.filter(user=ani, template="orders.unserved").count() == 2


def test_the_buyer_moves_to_a_cheaper_date_and_gets_the_difference(
    as_, ani, late, django_capture_on_commit_callbacks
):
    subject = Product.objects.get(title="Kelas A").training.subject
    cheaper = TrainingFactory(
        subject=subject, product__title="Kelas A2", product__price=80_000, product__quota=2
    ).product
    TrainingFactory(subject=subject, product__title="Mahal", product__price=100_001)
    TrainingFactory(subject=subject, product__title="Penuh", product__price=1, product__quota=0)
    TrainingFactory(subject=SubjectFactory(), product__title="Lain", product__price=1)
    line = shown(as_, ani, late)
    assert line["remedies"] == ["refund", "queue", "move"]
    assert [other["title"] for other in line["alternatives"]] == ["Kelas A2"]
    assert choose(as_, ani, late, "move").errors == {"item_id": ["Pilih jadwal tujuan."]}
    with django_capture_on_commit_callbacks(execute=True):
        assert choose(as_, ani, late, "move", item_id=cheaper.pk).status == 200
    send_refunds()
    late.refresh_from_db()
    assert services(late) == {"Kelas A2": "served", "Kelas B": "served"}
    assert (late.status, owes(late), EmbeddedRefund.objects.get().amount) == ("partially_refunded", 0, 20_000)
    cheaper.refresh_from_db()
    assert (cheaper.sold, live_seats(product=cheaper)) == (1, 1)
    assert Product.objects.get(title="Kelas A").sold == 1
    assert Notification.objects.get(template="orders.line_moved").params["from_title"] == "Kelas A"
    assert ledger_balances()


@pytest.mark.parametrize("title", ["Mahal", "Lain", "Kelas B"])
def test_no_other_move_is_possible(as_, ani, late, title):
    subject = Product.objects.get(title="Kelas A").training.subject
    TrainingFactory(subject=subject, product__title="Kelas A2", product__price=80_000)
    TrainingFactory(subject=subject, product__title="Mahal", product__price=100_001)
    TrainingFactory(subject=SubjectFactory(), product__title="Lain", product__price=1)
    refused = choose(as_, ani, late, "move", item_id=Product.objects.get(title=title).pk)
    assert (refused.status, refused.message) == (
        409,
        "Item ini tidak dapat dipindahkan ke pilihan tersebut. Pilih jadwal lain.",
    )
    assert services(late) == {"Kelas A": "unserved", "Kelas B": "served"}


def test_a_line_in_order_has_nothing_to_choose(as_, ani, budi, late):
    served = late.lines.get(service="served").pk
    form = {"order_id": late.order_id, "line_id": served, "choice": "refund"}
    refused = as_(ani).post(REMEDY, form)
    assert (refused.status, refused.message) == (409, "Tidak ada yang perlu dipilih untuk item ini.")
    assert as_(budi).post(REMEDY, form).status == 404


def test_a_price_that_rests_on_a_used_voucher_is_not_kept(ani, budi):
    voucher, product = voucher_of(40_000), training(title="Kelas A", price=100_000, quota=5)
    mine = order_with(voucher, 40_000, ani, product)
    end_order(mine.pk, status="expired", kind="expired")
    voucher.refresh_from_db()
    assert voucher.used == 0
    order_with(voucher, 40_000, budi, product)
    assert pay_order(mine.pk, money=money(mine))
    voucher.refresh_from_db()
    product.refresh_from_db()
    assert (services(mine), voucher.used, product.sold) == ({"Kelas A": "unserved"}, 1, 1)
    assert remedies_of(Order.objects.get(pk=mine.pk), mine.lines.get()) == ["refund"]
    assert ledger_balances()


def test_a_voucher_that_is_still_free_is_used_again(ani):
    voucher = voucher_of(40_000)
    mine = order_with(voucher, 40_000, ani, training(title="Kelas A", price=100_000, quota=5))
    end_order(mine.pk, status="expired", kind="expired")
    assert pay_order(mine.pk, money=money(mine))
    voucher.refresh_from_db()
    assert (services(mine), voucher.used) == ({"Kelas A": "served"}, 1)
    assert ledger_balances()


def money(order: Order):
    return PaymentReceived(order.total, "QRIS", f"tx-{order.pk}")


def test_money_for_what_was_given_up_goes_back(as_, ani, solved, django_capture_on_commit_callbacks):
    made = order_of(as_, ani, solved, training(title="Kelas A", price=100_000, quota=5))
    notify(as_, made, "cancel")
    pay_at_provider(as_, made)
    made.refresh_from_db()
    assert (made.status, owes(made), services(made)) == ("cancelled", -100_000, {"Kelas A": "waiting"})
    assert "masuk saat pesanan sudah tidak berlaku" in made.review_reason
    assert not ledger_balances()
    detail = as_(ani).get(DETAIL, order_id=made.order_id).results
    assert (detail["balance"], detail["lines"][0]["remedies"]) == (-100_000, ["refund"])
    form = {"order_id": made.order_id, "line_id": made.lines.get().pk, "choice": "refund"}
    with django_capture_on_commit_callbacks(execute=True):
        assert as_(ani).post(REMEDY, form).status == 200
    assert as_(ani).post(REMEDY, form).status == 409
    assert ledger_balances()
    send_refunds()
    made.refresh_from_db()
    assert (made.status, owes(made), EmbeddedRefund.objects.get().amount) == ("cancelled", 0, 100_000)
    assert ledger_balances()
