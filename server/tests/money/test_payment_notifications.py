"""Notifications of the payment provider: genuine, forged, repeated, late, parallel, out of order."""

import threading

import pytest

from duxi.catalog.models import Product
from duxi.commerce.events import OrderPaid, order_paid
from duxi.commerce.models import Order, PaymentNotification
from duxi.commerce.orders.actions import orders
from tests.entitled import live_seats
from tests.races import each_at_once, times_at_once
from tests.shop import NOTIFICATIONS, notification, notify, ordered, training


@pytest.fixture
def order(as_, ani, solved, db) -> Order:
    """A pending order of two seats, 300.000 rupiah."""
    return ordered(as_, ani, training(price=150_000, quota=10), solved, quantity=2)


def state(order: Order):
    """Everything that a notification may change: status, seats held, enrolments."""
    order.refresh_from_db()
    return order.status, Product.objects.get().sold, live_seats()


def verdicts():
    return list(PaymentNotification.objects.order_by("pk").values_list("verdict", flat=True))


PENDING, PAID = ("pending", 2, 0), ("paid", 2, 2)
EXPIRED, CANCELLED = ("expired", 0, 0), ("cancelled", 0, 0)


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("reported", "end", "judged"),
    [
        (["settlement"], PAID, ["applied"]),
        (["capture"], PAID, ["applied"]),
        ([("capture", {"fraud_status": "challenge"})], PENDING, ["noted"]),
        ([("capture", {"fraud_status": "challenge"}), "capture"], PAID, ["noted", "applied"]),
        ([("capture", {"fraud_status": "deny"})], PENDING, ["noted"]),
        (["pending", "settlement"], PAID, ["noted", "applied"]),
        (["settlement", "pending"], PAID, ["applied", "stale"]),
        (["settlement", "expire"], PAID, ["applied", "stale"]),
        (["settlement", "cancel"], PAID, ["applied", "stale"]),
        (["settlement", "deny"], PAID, ["applied", "stale"]),
        (["settlement", "settlement"], PAID, ["applied", "replay"]),
        (["capture", "settlement"], PAID, ["applied", "stale"]),
        (["expire"], EXPIRED, ["applied"]),
        (["expire", "pending"], EXPIRED, ["applied", "stale"]),
        (["expire", "expire"], EXPIRED, ["applied", "replay"]),
        (["cancel"], CANCELLED, ["applied"]),
        (["deny"], PENDING, ["noted"]),
        (["deny", "cancel"], CANCELLED, ["noted", "applied"]),
        (["deny", "settlement"], PAID, ["noted", "applied"]),
        (["expire", "settlement"], PAID, ["applied", "applied"]),
        (["deny", "settlement", "deny", "settlement"], PAID, ["noted", "applied", "replay", "replay"]),
        (["authorize"], PENDING, ["noted"]),
        (["something_new"], PENDING, ["noted"]),
    ],
)
def test_what_each_story_ends_in(as_, order, reported, end, judged):
    for news in reported:
        status, changes = (news, {}) if isinstance(news, str) else news
        answer = notify(as_, order, status, **changes)
        assert (answer.status, answer.message) == (200, "Notifikasi diterima.")
    assert state(order) == end
    assert verdicts() == judged
    assert order.review_reason == ""


@pytest.mark.django_db
def test_money_for_a_cancelled_order_is_put_before_a_human(as_, order):
    notify(as_, order, "cancel")
    assert notify(as_, order).status == 200
    assert state(order) == CANCELLED
    text = "Pembayaran lewat Transfer bank BCA masuk saat pesanan sudah tidak berlaku."
    assert order.review_reason == text
    assert order.events.last().kind == "review"


@pytest.mark.django_db
def test_late_money_without_a_seat_is_paid_and_unserved(as_, order):
    notify(as_, order, "expire")
    Product.objects.update(sold=9)
    assert notify(as_, order).status == 200
    assert state(order) == ("paid", 9, 0)
    assert order.lines.get().service == "unserved"
    assert order.events.last().kind == "unserved"
    assert order.review_reason == ""
    assert verdicts() == ["applied", "applied"]


@pytest.mark.django_db
def test_late_money_is_on_the_timeline(as_, ani, order):
    notify(as_, order, "expire")
    notify(as_, order)
    shown = as_(ani).get("/payment/transactions/detail", order_id=order.order_id).results
    assert [step["status"] for step in shown["timeline"]] == ["pending", "expired", "paid"]
    assert order.lines.get().quantity == Product.objects.get().sold


@pytest.mark.django_db
def test_a_second_payment_of_a_paid_order_is_put_before_a_human(as_, order):
    notify(as_, order)
    assert notify(as_, order, transaction_id="pembayaran-kedua").status == 200
    assert state(order) == PAID
    text = "Pembayaran lewat Transfer bank BCA masuk saat pesanan sudah lunas."
    assert order.review_reason == text
    assert notify(as_, order, transaction_id="pembayaran-ketiga").status == 200
    assert order.money_cases.count() == 2


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("status", "words"),
    [
        ("refund", "dana dikembalikan seluruhnya"),
        ("partial_refund", "dana dikembalikan sebagian"),
        ("chargeback", "ditarik seluruhnya oleh bank"),
    ],
)
def test_money_that_goes_back_is_put_before_a_human(as_, order, status, words):
    notify(as_, order)
    assert notify(as_, order, status).status == 200
    assert state(order) == PAID
    assert order.review_reason == f"Pembayaran ditarik kembali: {words}."


@pytest.mark.django_db
@pytest.mark.parametrize("amount", ["1.00", "300001.00", "300000.50", "banyak", "NaN", "sNaN", "-300000.00"])
def test_another_amount_pays_nothing(as_, order, amount):
    refused = notify(as_, order, gross_amount=amount)
    assert (refused.status, refused.message) == (409, "Jumlah pembayaran tidak sesuai dengan pesanan.")
    assert state(order) == PENDING
    reported = {"1.00": "Rp\xa01", "300001.00": "Rp\xa0300.001"}.get(amount, amount)
    assert order.review_reason == f"Jumlah dilaporkan {reported}, seharusnya Rp\xa0300.000."
    assert verdicts() == ["mismatch"]
    assert notify(as_, order).status == 200
    assert state(order) == PAID


@pytest.mark.django_db
@pytest.mark.parametrize(
    "changes",
    [
        {"signature_key": "0" * 128},
        {"signature_key": ""},
        {"signature_key": "é"},
    ],
)
def test_a_wrong_signature_is_refused_and_logged(as_, order, changes):
    refused = notify(as_, order, **changes)
    assert (refused.status, refused.message) == (403, "Tanda tangan notifikasi tidak sah.")
    assert state(order) == PENDING
    assert verdicts() == ["forged"]


@pytest.mark.django_db
def test_a_genuine_signature_does_not_fit_another_amount_or_order(as_, order):
    body = notification(order, "pending")
    for forged in (
        body | {"gross_amount": "1.00"},
        body | {"status_code": "200"},
        body | {"order_id": "DX-261121-AAAAAA"},
    ):
        assert as_().post(NOTIFICATIONS, json_body=forged).status == 403
    assert state(order) == PENDING


@pytest.mark.django_db
@pytest.mark.parametrize("word", ["settlement", "capture", "expire", "cancel", "deny"])
def test_another_word_in_a_genuine_pending_notification_changes_nothing(as_, order, word):
    """The signature does not cover the status, but it covers the status code."""
    body = notification(order, "pending") | {"transaction_status": word}
    assert as_().post(NOTIFICATIONS, json_body=body).status == 200
    assert state(order) == PENDING
    assert verdicts() == ["noted"]
    assert notify(as_, order).status == 200
    assert state(order) == PAID


@pytest.mark.django_db
def test_an_unknown_order_is_said_to_be_unknown(as_, order):
    refused = notify(as_, order, order_id="DX-261121-AAAAAA")
    assert (refused.status, refused.message) == (404, "Pesanan tidak dikenal.")
    assert state(order) == PENDING
    assert verdicts() == ["unknown_order"]


@pytest.mark.django_db
@pytest.mark.parametrize(
    "body",
    [
        {},
        [],
        "teks",
        {"order_id": "DX"},
        {"order_id": ["DX"]},
        {"order_id": "\x00", "status_code": "200"},
    ],
)
def test_what_cannot_be_read_is_a_422(as_, order, body):
    assert as_().post(NOTIFICATIONS, json_body=body).status == 422
    assert state(order) == PENDING


@pytest.mark.django_db
def test_forgeries_cannot_fill_the_log(as_, order):
    answers = [notify(as_, order, signature_key="palsu").status for _ in range(62)]
    assert answers[:60] == [403] * 60
    assert answers[60:] == [429, 429]
    assert PaymentNotification.objects.count() == 60
    assert notify(as_, order).status == 200


@pytest.mark.django_db
def test_payment_is_announced_once_after_commit(as_, order, django_capture_on_commit_callbacks):
    heard = []
    order_paid.listen(heard.append)
    try:
        with django_capture_on_commit_callbacks(execute=True):
            notify(as_, order)
            assert heard == []
        with django_capture_on_commit_callbacks(execute=True):
            notify(as_, order)
    finally:
        order_paid._listeners.remove(heard.append)
    assert heard == [OrderPaid(order_pk=order.pk)]


def _in_parallel(as_, bodies):
    return each_at_once(lambda body: as_().post(NOTIFICATIONS, json_body=body).status, bodies)


@pytest.mark.django_db(transaction=True)
def test_parallel_deliveries_pay_once(as_, order):
    bodies = [notification(order)] * 4
    assert _in_parallel(as_, bodies) == [200] * 4
    assert state(order) == PAID
    assert sorted(verdicts()) == ["applied", "replay", "replay", "replay"]


@pytest.mark.django_db(transaction=True)
def test_settlement_and_expiry_at_the_same_time_end_in_a_served_order(as_, order):
    assert _in_parallel(as_, [notification(order), notification(order, "expire")]) == [200] * 2
    assert state(order) == PAID
    assert order.review_reason == ""


@pytest.mark.django_db(transaction=True)
def test_without_the_lock_the_seats_are_released_twice(order, monkeypatch):
    """The negative control: two endings that both read a pending order both release its seats."""
    Product.objects.update(sold=4)
    both_have_read = threading.Barrier(2)

    def unlocked(order_pk):
        found = Order.objects.get(pk=order_pk)
        both_have_read.wait(10)
        return found

    monkeypatch.setattr(orders, "lock_order", unlocked)

    def end(_n):
        return orders.end_order(order.pk, status="expired", kind="expired")

    assert times_at_once(2, end) == [True, True]
    assert Product.objects.get().sold == 0


@pytest.mark.django_db(transaction=True)
def test_with_the_lock_the_seats_are_released_once(order):
    Product.objects.update(sold=4)

    def end(_n):
        return orders.end_order(order.pk, status="expired", kind="expired")

    assert sorted(times_at_once(4, end)) == [False, False, False, True]
    assert Product.objects.get().sold == 2
