"""A process killed between payment and fulfilment: both are one transaction, so nothing is half done."""

import json
import os
import signal
import subprocess
import sys
from datetime import timedelta

import pytest
from django.db import connection

from duxi.commerce.models import Order, PaymentNotification
from duxi.commerce.tasks import find_lost_notifications
from duxi.gateways.models import EmbeddedTransaction
from duxi.gateways.payment.embedded_report import notification_of
from tests.entitled import live_seats
from tests.money.made import deliver, ledger_balances, order_of, owes, rows
from tests.shop import training

pytestmark = pytest.mark.django_db(transaction=True)

CHILD = """
import contextlib, json, sys, time
import django
django.setup()
from duxi.commerce.orders.actions import orders, timeline
from duxi.commerce.payments.actions import notifications
from duxi.commerce.models import Order
from duxi.gateways.payment import PaymentReport
from duxi.offerings import fulfilment

really_grant = fulfilment.grant_seats
together = sys.argv[1] == "together"

def grant_seats(purchase):
    if together:
        really_grant(purchase)
    print("inside", flush=True)
    time.sleep(60)

fulfilment.grant_seats = grant_seats
if not together:
    apart = lambda *args, **options: contextlib.nullcontext()
    orders.transaction.atomic = apart
    timeline._for_update = lambda: Order.objects.select_related("buyer")
body = sys.argv[2]
notifications.receive(report=PaymentReport.model_validate_json(body), body=body, address="127.0.0.1")
"""


@pytest.fixture
def order(as_, ani, solved):
    """A pending order that is paid at the provider."""
    made = order_of(as_, ani, solved, training(title="Kelas A", price=100_000, quota=3))
    payments = EmbeddedTransaction.objects.filter(order_id=made.order_id)
    payments.update(status="settlement", payment_type="qris")
    return made


def killed_inside_fulfil(order, how="together"):
    """Have a real process handle the notification, and kill it during fulfilment."""
    body = json.dumps(notification_of(EmbeddedTransaction.objects.get(order_id=order.order_id)))
    around = os.environ | {
        "PGDATABASE": connection.settings_dict["NAME"],
        "DJANGO_SETTINGS_MODULE": "duxi.config.settings",
    }
    child = subprocess.Popen(  # noqa: S603 - our own interpreter and text
        [sys.executable, "-c", CHILD, how, body], env=around, stdout=subprocess.PIPE, text=True
    )
    assert child.stdout.readline() == "inside\n"
    os.kill(child.pid, signal.SIGKILL)
    assert child.wait(20) == -signal.SIGKILL
    order.refresh_from_db()


def state(order):
    order.refresh_from_db()
    return order.status, rows(order), live_seats()


PENDING = ("pending", [("charge", 100_000)], 0)
PAID = ("paid", [("charge", 100_000), ("payment", -100_000)], 1)


def test_the_notification_that_is_sent_again_serves_the_order_once(as_, order):
    killed_inside_fulfil(order)
    assert state(order) == PENDING
    assert PaymentNotification.objects.count() == 0
    for _ in range(2):
        assert deliver(as_, order).status == 200
        assert state(order) == PAID
    assert owes(order) == 0
    assert ledger_balances()


def test_the_poll_serves_the_order_once_when_no_notification_comes_again(as_, order):
    killed_inside_fulfil(order)
    assert state(order) == PENDING
    Order.objects.update(created_at=order.created_at - timedelta(minutes=10))
    assert find_lost_notifications() == 1
    assert state(order) == PAID
    assert find_lost_notifications() == 0
    assert deliver(as_, order).status == 200
    assert state(order) == PAID
    assert ledger_balances()


def test_apart_the_order_would_stay_paid_and_unserved(as_, order):
    """Negative control: killed in the same way, with payment and fulfilment in separate transactions."""
    killed_inside_fulfil(order, "apart")
    status, _rows, enrolments = state(order)
    assert (status, enrolments) == ("paid", 0)
