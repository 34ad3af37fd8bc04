"""The embedded Snap: its page, its clicks, and its notifications over real HTTP."""

from datetime import timedelta

import pytest
from django.test import Client
from django.utils import timezone
from django_q.models import OrmQ, Schedule
from django_q.scheduler import scheduler

from duxi.catalog.models import Product
from duxi.commerce.models import Order, PaymentNotification
from duxi.config.schedules import ensure_schedules
from duxi.gateways.models import EmbeddedTransaction
from duxi.gateways.payment import CancelResult, embedded_actions, gateway
from tests.shop import ordered, training


@pytest.fixture
def order(as_, ani, solved, db) -> Order:
    """A pending order of one seat, 250.000 rupiah."""
    return ordered(as_, ani, training(title="Kelas <Data>", price=250_000, quota=3), solved)


def click(order: Order, choice: str, method: str = "qris", bank: str = "") -> tuple[int, dict]:
    form = {"choice": choice, "method": method, "bank": bank}
    answer = Client().post(f"/snap/pay/{order.payment_token}/choose", form)
    return answer.status_code, answer.json()


def state(order: Order) -> dict:
    return Client().get(f"/snap/pay/{order.payment_token}/state").json()


@pytest.mark.django_db
def test_the_page_shows_the_bill_and_runs_no_inline_script(order):
    answer = Client().get(f"/snap/pay/{order.payment_token}")
    page = answer.content.decode()
    assert answer.status_code == 200
    assert "Rp\u00a0250.000" in page
    assert order.order_id in page
    assert "Kelas &lt;Data&gt;" in page
    assert page.count("<script") == page.count('<script src="/snap/pay.js"') == 1
    assert "style=" not in page
    assert "onclick" not in page
    assert "script-src 'self'" in answer.headers["Content-Security-Policy"]
    assert answer.headers["X-Frame-Options"] == "SAMEORIGIN"


def test_serves_its_three_files_and_nothing_else():
    for name, kind in (("snap.js", "javascript"), ("pay.js", "javascript"), ("pay.css", "css")):
        answer = Client().get(f"/snap/{name}")
        assert (answer.status_code, kind in answer.headers["Content-Type"]) == (200, True)
    for name in ("pay.html", "..%2Fviews.py", "views.py"):
        assert Client().get(f"/snap/{name}").status_code == 404


@pytest.mark.django_db
def test_site_names_the_script(as_):
    config = as_().get("/public/site").results["payment"]
    assert config == {"snap_js_url": "/snap/snap.js", "client_key": gateway().client_key}


@pytest.mark.django_db
def test_an_unknown_token_is_a_404():
    for answer in (
        Client().get("/snap/pay/tidak-ada"),
        Client().get("/snap/pay/tidak-ada/state"),
        Client().post("/snap/pay/tidak-ada/choose", {"choice": "pay"}),
    ):
        assert answer.status_code == 404


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("choice", "method", "bank"),
    [("beli", "qris", ""), ("pay", "tunai", ""), ("pay", "bank_transfer", "bank-x"), ("", "", "")],
)
def test_refuses_clicks_that_the_page_does_not_have(order, choice, method, bank):
    assert click(order, choice, method, bank)[0] == 422
    assert EmbeddedTransaction.objects.get().status == "created"


@pytest.mark.django_db
def test_a_payment_that_is_over_stays_over(order):
    assert click(order, "pay")[0] == 200
    assert click(order, "fail") == (409, {"message": "Pembayaran ini sudah selesai."})
    assert state(order)["status"] == "settlement"


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize(
    ("choice", "method", "bank", "ends", "paid_by"),
    [
        ("pay", "bank_transfer", "bni", "paid", "Transfer bank BNI"),
        ("pay", "bank_transfer", "mandiri", "paid", "Transfer bank Mandiri"),
        ("pay", "qris", "", "paid", "QRIS"),
        ("pay", "credit_card", "", "paid", "Kartu kredit/debit"),
        ("fail", "qris", "", "pending", ""),
        ("expire", "qris", "", "expired", ""),
    ],
)
def test_a_click_reaches_the_order_by_http(order, live_server, settings, choice, method, bank, ends, paid_by):
    settings.SNAP_MERCHANT_URL = live_server.url
    click(order, choice, method, bank)
    assert OrmQ.objects.count() == 1
    assert state(order)["is_notified"] is False
    embedded_actions.notify(EmbeddedTransaction.objects.get().pk)
    order.refresh_from_db()
    assert (order.status, order.payment_method) == (ends, paid_by)
    assert state(order)["is_notified"] is True
    assert Product.objects.get().sold == (1 if ends in ("paid", "pending") else 0)


@pytest.mark.django_db(transaction=True)
def test_money_may_come_after_the_time_is_over(order, live_server, settings):
    settings.SNAP_MERCHANT_URL = live_server.url
    payment = EmbeddedTransaction.objects.get()
    assert click(order, "late") == (409, {"message": "Pembayaran ini sudah selesai."})
    statuses = []
    for choice in ("expire", "late"):
        assert click(order, choice)[0] == 200
        embedded_actions.notify(payment.pk)
        order.refresh_from_db()
        statuses.append((order.status, Product.objects.get().sold))
    assert statuses == [("expired", 0), ("paid", 1)]
    assert click(order, "late")[0] == 409


@pytest.mark.django_db(transaction=True)
def test_paying_later_settles_after_a_while(order, live_server, settings):
    settings.SNAP_MERCHANT_URL = live_server.url
    payment = EmbeddedTransaction.objects.get()
    click(order, "later")
    embedded_actions.notify(payment.pk)
    order.refresh_from_db()
    assert (order.status, state(order)["status"]) == ("pending", "pending")
    EmbeddedTransaction.objects.update(settles_at=timezone.now() - timedelta(seconds=1))
    embedded_actions.catch_up_all()
    embedded_actions.notify(payment.pk)
    order.refresh_from_db()
    assert (order.status, state(order)["status"]) == ("paid", "settlement")
    verdicts = PaymentNotification.objects.order_by("pk").values_list("verdict", flat=True)
    assert list(verdicts) == ["noted", "applied"]


@pytest.mark.django_db(transaction=True)
def test_a_later_payment_settles_behind_a_closed_popup(order):
    """The worker's scheduler does it, also after a restart of the product."""
    click(order, "later")
    ensure_schedules()
    once = Schedule.objects.filter(schedule_type=Schedule.ONCE)
    assert [job.next_run for job in once] == [EmbeddedTransaction.objects.get().settles_at]
    past = timezone.now() - timedelta(seconds=1)
    EmbeddedTransaction.objects.update(settles_at=past)
    once.update(next_run=past)
    OrmQ.objects.all().delete()
    scheduler()
    assert not once.exists()
    due = [waiting.task for waiting in OrmQ.objects.all() if waiting.task["func"].endswith(".catch_up")]
    assert [task["args"] for task in due] == [(EmbeddedTransaction.objects.get().pk,)]
    embedded_actions.catch_up(*due[0]["args"])
    assert EmbeddedTransaction.objects.get().status == "settlement"


@pytest.mark.django_db
def test_a_notification_is_tried_again_and_then_given_up(order, settings, monkeypatch):
    settings.SNAP_MERCHANT_URL = "http://127.0.0.1:9"
    pauses: list[float] = []
    monkeypatch.setattr(embedded_actions.time, "sleep", pauses.append)
    click(order, "pay")
    with pytest.raises(embedded_actions.NotDelivered):
        embedded_actions.notify(EmbeddedTransaction.objects.get().pk)
    assert pauses == [0, 1, 2, 4, 8]
    assert state(order)["is_notified"] is False


@pytest.mark.django_db
def test_speaks_the_interface_like_the_real_one(order):
    snap = gateway()
    assert snap.status(order.order_id) is None
    click(order, "later", "bank_transfer", "mandiri")
    report = snap.status(order.order_id)
    assert report is not None
    assert (report.transaction_status, report.gross_amount) == ("pending", "250000.00")
    assert snap.is_genuine(report)
    assert snap.cancel(order.order_id) is CancelResult.CANCELLED
    assert snap.cancel("DX-000000-AAAAAA") is CancelResult.NOTHING_THERE


@pytest.mark.django_db
def test_an_open_payment_expires_by_itself(order):
    past = timezone.now() - timedelta(minutes=1)
    EmbeddedTransaction.objects.update(expires_at=past)
    assert state(order)["status"] == "expire"
    assert click(order, "pay")[0] == 409
