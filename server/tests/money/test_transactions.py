"""Transactions: lists, detail, cancelling, expiry and lost notifications."""

from datetime import datetime, timedelta

import pytest
from django.test import Client

from duxi.catalog.models import Product
from duxi.commerce.models import Order
from duxi.commerce.tasks import expire_overdue_orders, find_lost_notifications
from duxi.core.clock import now
from duxi.gateways.models import EmbeddedTransaction
from duxi.gateways.payment import gateway
from tests.entitled import live_seats
from tests.shop import notify, ordered, training

pytestmark = pytest.mark.django_db

PROCESS, COMPLETE = "/payment/transactions/process", "/payment/transactions/complete"
DETAIL, CANCEL = "/payment/transactions/detail", "/payment/transactions/cancel"


@pytest.fixture
def order(as_, ani, solved) -> Order:
    """A pending order of two seats."""
    return ordered(as_, ani, training(title="Kelas Data", price=100_000, quota=5), solved, quantity=2)


def pay_at_provider(order: Order) -> None:
    """The payer clicks; the notification gets lost."""
    path = f"/snap/pay/{order.payment_token}/choose"
    assert Client().post(path, {"choice": "pay", "method": "qris"}).status_code == 200


def let_time_pass(**passed) -> None:
    """Make every order (and its payment) that much older."""
    older = timedelta(**passed)
    for found in Order.objects.all():
        created, expires = found.created_at - older, found.expires_at - older
        Order.objects.filter(pk=found.pk).update(created_at=created, expires_at=expires)
        EmbeddedTransaction.objects.filter(order_id=found.order_id).update(expires_at=expires)


def test_a_pending_order_can_be_paid_again(as_, ani, order):
    listed = as_(ani).get(PROCESS).results
    assert listed["total"] == 1
    row = listed["data"][0]
    product = Product.objects.get()
    assert row["items"] == [
        {
            "kind": "training",
            "slug": product.slug,
            "item_id": product.pk,
            "title": "Kelas Data",
            "image_url": None,
            "qty": 2,
            "price": 100_000,
        }
    ]
    assert (row["total"], row["item_count"], row["status"]) == (200_000, 2, "pending")
    assert (row["token"], row["client_key"]) == (order.payment_token, gateway().client_key)
    assert row["expires_at"].endswith("+07:00")
    time_now = datetime.fromisoformat(row["time_now"])
    assert timedelta(0) <= now() - time_now < timedelta(minutes=1)
    assert as_(ani).get(COMPLETE).results == {"data": [], "total": 0}
    assert as_(ani).get("/payment/cart/count").results == {"count": 0, "order_pending_count": 1}


def without_clock(detail):
    """An order's detail without the time it was asked for and the links signed at that time."""
    invoices = [one["number"] for one in detail["invoices"]]
    lines = [line | {"ticket_url": bool(line["ticket_url"])} for line in detail["lines"]]
    return detail | {"time_now": "", "invoices": invoices, "lines": lines}


def test_a_paid_order_has_a_timeline_and_no_token(as_, ani, order):
    notify(as_, order)
    assert as_(ani).get(PROCESS).results["total"] == 0
    row = as_(ani).get(COMPLETE).results["data"][0]
    assert (row["status"], row["token"], row["client_key"], row["expires_at"]) == ("paid", None, None, None)
    by_number = as_(ani).get(DETAIL, order_id=order.order_id).results
    by_uuid = as_(ani).get(DETAIL, order_uuid=str(order.uuid)).results
    assert without_clock(by_uuid) == without_clock(by_number)
    assert (by_number["subtotal"], by_number["faktur_pajak"]) == (200_000, False)
    (line,) = by_number["lines"]
    assert (line["mode"], line["location_name"]) == ("online", None)
    assert datetime.fromisoformat(line["starts_at"]) == order.lines.get().product.starts_at
    assert [(step["status"], step["label"]) for step in by_number["timeline"]] == [
        ("pending", "Pesanan dibuat"),
        ("paid", "Pembayaran diterima"),
    ]


def test_the_recipient_of_the_tax_invoice_is_shown_with_a_masked_number(as_, ani, solved):
    wanted = {"faktur_pajak": 1, "tax_id_type": "nik", "tax_id": "3171014507900003"}
    recipient = {"tax_name": "Koperasi Sumber Makmur", "tax_address": "Jalan Melati 7, Bandung"}
    order = ordered(as_, ani, training(), solved, **wanted, **recipient)
    shown = as_(ani).get(DETAIL, order_id=order.order_id).results["tax_details"]
    assert "3171014507900003"[:12] not in shown.pop("masked_number")
    assert shown == {"id_type": "nik", "name": "Koperasi Sumber Makmur", "address": "Jalan Melati 7, Bandung"}


def test_lists_are_paged_and_newest_first(as_, ani, solved):
    made = [ordered(as_, ani, training(), solved).order_id for _ in range(3)]
    page = as_(ani).get(PROCESS, page=1, rows=2).results
    assert ([row["order_id"] for row in page["data"]], page["total"]) == (made[:0:-1], 3)
    refused = as_(ani).get(PROCESS, filterRules='[{"field":"buyer","op":"eq","value":1}]')
    assert (refused.status, list(refused.errors)) == (422, ["filterRules"])


def test_lists_cost_the_same_however_long(as_, ani, solved, django_assert_max_num_queries):
    for _ in range(4):
        notify(as_, ordered(as_, ani, training(), solved))
    caller = as_(ani)
    headers = caller._all_headers()
    with django_assert_max_num_queries(6):
        assert as_().with_headers(**headers).get(COMPLETE).results["total"] == 4


def test_somebody_elses_order_is_not_there(as_, budi, order):
    for refused in (
        as_(budi).get(DETAIL, order_id=order.order_id),
        as_(budi).get(DETAIL, order_uuid=str(order.uuid)),
        as_(budi).post(CANCEL, {"order_id": order.order_id}),
    ):
        assert (refused.status, refused.message) == (404, "Data tidak ditemukan.")
    assert as_(budi).get(PROCESS).results["total"] == 0
    order.refresh_from_db()
    assert order.status == "pending"


def test_detail_wants_to_know_which(as_, ani):
    assert as_(ani).get(DETAIL).errors == {"order_id": ["Wajib diisi."]}
    assert as_(ani).get(DETAIL, order_uuid="bukan-uuid").errors == {"order_uuid": ["Pengenal tidak sah."]}
    assert as_(ani).get(DETAIL, order_id="DX-000000-AAAAAA").status == 404


def test_cancelling_gives_the_seats_back_and_may_be_repeated(as_, ani, order):
    for _ in range(2):
        answer = as_(ani).post(CANCEL, {"order_id": order.order_id})
        assert (answer.status, answer.message) == (200, "Pesanan dibatalkan.")
        assert Product.objects.get().sold == 0
    order.refresh_from_db()
    assert order.status == "cancelled"
    assert EmbeddedTransaction.objects.get().status == "cancel"
    assert [event.kind for event in order.events.all()] == ["created", "cancelled"]


def test_a_paid_order_cannot_be_cancelled(as_, ani, order):
    notify(as_, order)
    refused = as_(ani).post(CANCEL, {"order_id": order.order_id})
    assert (refused.status, refused.message) == (409, "Pesanan ini tidak lagi menunggu pembayaran.")
    assert Product.objects.get().sold == 2


def test_an_order_that_is_paid_at_the_provider_cannot_be_cancelled(as_, ani, order):
    pay_at_provider(order)
    refused = as_(ani).post(CANCEL, {"order_id": order.order_id})
    assert (refused.status, refused.message) == (
        409,
        "Pesanan ini sudah dibayar, jadi tidak dapat dibatalkan.",
    )
    order.refresh_from_db()
    assert order.status == "pending"


def test_overdue_orders_expire_and_give_their_seats_back(as_, ani, order):
    assert expire_overdue_orders() == 0
    let_time_pass(hours=25)
    assert as_(ani).get(PROCESS).results["data"][0]["token"] is None
    assert expire_overdue_orders() == 1
    assert expire_overdue_orders() == 0
    order.refresh_from_db()
    assert (order.status, Product.objects.get().sold) == ("expired", 0)


def test_an_overdue_order_that_was_paid_is_served(order):
    pay_at_provider(order)
    let_time_pass(hours=25)
    expire_overdue_orders()
    order.refresh_from_db()
    assert (order.status, Product.objects.get().sold, live_seats()) == ("paid", 2, 2)


def test_without_the_providers_word_nothing_expires(order, settings):
    let_time_pass(hours=25)
    settings.PAYMENT_PROVIDER = "midtrans"
    settings.MIDTRANS_API_URL = "http://127.0.0.1:9"
    assert expire_overdue_orders() == 0
    order.refresh_from_db()
    assert (order.status, Product.objects.get().sold) == ("pending", 2)


def test_a_lost_notification_is_found(as_, order):
    pay_at_provider(order)
    assert find_lost_notifications() == 0
    let_time_pass(minutes=3)
    assert find_lost_notifications() == 1
    order.refresh_from_db()
    assert (order.status, order.payment_method, live_seats()) == ("paid", "QRIS", 2)
    assert find_lost_notifications() == 0


def test_the_notification_after_the_poll_changes_nothing(as_, order):
    pay_at_provider(order)
    let_time_pass(minutes=3)
    find_lost_notifications()
    paid = Order.objects.values().get()
    late = notify(as_, order, transaction_id=str(EmbeddedTransaction.objects.get().transaction_id))
    assert late.status == 200
    assert Order.objects.values().get() == paid
    assert live_seats() == 2


def test_visitors_have_no_transactions(as_):
    for path in (PROCESS, COMPLETE, DETAIL):
        assert as_().get(path).status == 401
    assert as_().post(CANCEL, {"order_id": "DX"}).status == 401


def test_one_order_that_fails_does_not_hold_up_the_others(as_, ani, solved, settings, order):
    """The older order's product has lost its detail, so it cannot be served; the newer one is."""
    pay_at_provider(order)
    newer = ordered(as_, ani, training(), solved)
    pay_at_provider(newer)
    let_time_pass(minutes=3)
    order.lines.update(kind="kind-of-old")
    assert find_lost_notifications() == 1
    order.refresh_from_db()
    newer.refresh_from_db()
    assert (order.status, newer.status) == ("pending", "paid")


def test_staff_find_the_money_that_needs_them(as_, ani, order, someone, client):
    notify(as_, order, "cancel")
    notify(as_, order)
    client.force_login(someone("super", "Staff", is_superuser=True))
    page = client.get("/admin/commerce/order/", {"review": "yes"})
    assert order.order_id in page.content.decode()
    order.refresh_from_db()
    detail = client.get(f"/admin/commerce/order/{order.pk}/change/").content.decode()
    assert order.payment_token not in detail
    assert "Kelas Data" in detail
    log = client.get("/admin/commerce/paymentnotification/")
    assert order.order_id in log.content.decode()
