"""Messages about refunds: deadlines, completion, late notifications and the tax of fees."""

from datetime import UTC, datetime, timedelta

import pytest

from duxi.backoffice.queries.revenue import Period, totals
from duxi.catalog.models import Product
from duxi.commerce.models import Invoice, PaymentNotification
from duxi.commerce.refunds.actions import refunds
from duxi.commerce.refunds.actions.refunds import LineRefund, Terms
from duxi.commerce.shop.refund_policy import RefundPolicy, policy_of, refundable_until
from duxi.core.clock import at, local, now
from tests.money.made import deliver, order_of, pay_at_provider, send_refunds
from tests.shop import training

pytestmark = pytest.mark.django_db


@pytest.fixture
def refund(as_, ani, dewi, solved, django_capture_on_commit_callbacks):
    order = order_of(as_, ani, solved, training(price=1_000_000))
    pay_at_provider(as_, order)
    order.refresh_from_db()
    line = LineRefund(order.lines.get().pk, 1_000_000, True)
    with django_capture_on_commit_callbacks(execute=True):
        made = refunds.refund_lines(
            order=order, lines=[line], terms=Terms("Sakit", fee=100_000), made_by=dewi
        )
    send_refunds()
    made.refresh_from_db()
    assert (made.status, made.amount, made.fee) == ("done", 900_000, 100_000)
    return made


def test_our_own_refund_is_confirmed_not_late(as_, refund):
    assert deliver(as_, refund.order).status == 200
    assert PaymentNotification.objects.order_by("pk").last().verdict == "confirmed"
    assert deliver(as_, refund.order).status == 200
    assert PaymentNotification.objects.order_by("pk").last().verdict == "replay"


def test_the_tax_of_the_fee_stays_in_the_revenue(refund):
    today = local(now()).date()
    found = totals(Period(today, today))
    invoice, note = Invoice.objects.order_by("pk")
    assert (invoice.tax, note.tax, note.total) == (99_099, 89_189, 900_000)
    assert found["tax"] == 9_910
    assert found["net"] == 100_000


NOT_ANY_MORE = "Dimulai dalam 7 hari atau kurang, jadi dana tidak dapat diminta kembali."
BEFORE = "Dana kembali penuh bila diminta paling lambat 7 hari sebelum dimulai."
AFTER = "Dana kembali penuh bila diminta dalam 7 hari setelah pembayaran, selama belum Anda mulai."


@pytest.mark.parametrize(
    ("until_start", "text", "last_day"),
    [
        (timedelta(days=7), NOT_ANY_MORE, timedelta(0)),
        (timedelta(days=7, seconds=1), BEFORE, timedelta(seconds=1)),
        (None, AFTER, timedelta(days=7)),
    ],
)
def test_buyers_read_until_when_they_may_give_it_back(until_start, text, last_day):
    with at(datetime(2026, 11, 20, tzinfo=UTC)):
        moment = now()
        product = Product(kind="training", starts_at=moment + until_start if until_start else None)
        assert policy_of(product) == RefundPolicy(7, text)
        assert refundable_until(product, total=1, paid_at=moment) == moment + last_day
        assert refundable_until(product, total=0, paid_at=moment) is None
