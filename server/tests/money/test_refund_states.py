"""The progress of a refund from request to arrival, for buyers and staff."""

from datetime import datetime, timedelta

import pytest

from duxi.commerce.models import Refund, RefundRoute
from duxi.commerce.refunds.actions import accounts, outcomes, refunds, transitions
from duxi.commerce.refunds.actions.accounts import BankAccount
from duxi.commerce.refunds.actions.refunds import LineRefund, Terms
from duxi.core.clock import JAKARTA, at
from tests.money.made import order_of, pay_at_provider
from tests.shop import training

pytestmark = pytest.mark.django_db

DETAIL = "/payment/transactions/detail"


@pytest.fixture
def order(as_, ani, solved):
    """Two paid seats of one class."""
    made = order_of(as_, ani, solved, training(title="Kelas Awan", price=100_000, quota=5), quantity=2)
    pay_at_provider(as_, made)
    made.refresh_from_db()
    return made


def opened(order, dewi, route=RefundRoute.TRANSFER, *, is_approved=True) -> Refund:
    wanted = [LineRefund(order.lines.get().pk, 90_000, gives_back=False)]
    terms = Terms("Sakit", fee=10_000, route=route)
    return refunds.refund_lines(order=order, lines=wanted, terms=terms, made_by=dewi, is_approved=is_approved)


def requested(order, dewi):
    opened(order, dewi, is_approved=False)


def without_account(order, dewi):
    opened(order, dewi)


def with_account(order, dewi):
    account = BankAccount("014", "1234567890", "Ani")
    accounts.set_account(refund=opened(order, dewi), account=account)


def at_the_provider(order, dewi):
    opened(order, dewi, RefundRoute.GATEWAY)


def failed(order, dewi):
    held, locked = transitions.lock_refund(opened(order, dewi, RefundRoute.GATEWAY))
    outcomes.fail_locked(held, locked, "Ditolak")


def paid_out(order, dewi):
    refunds.mark_transferred(refund=opened(order, dewi), made_by=dewi, proof="TRF-1", note="")


STATES = [
    (requested, "requested"),
    (without_account, "awaiting_account"),
    (with_account, "awaiting_transfer"),
    (at_the_provider, "sending"),
    (failed, "failed"),
    (paid_out, "done"),
]


@pytest.mark.parametrize(("make", "state"), STATES)
def test_buyers_and_staff_read_one_state(as_, staff_as, ani, dewi, fina, order, make, state):
    make(order, dewi)
    whole = [{"state": state, "amount": 80_000}]
    of_line = [{"state": state, "amount": 90_000}]
    page = as_(ani).get(DETAIL, order_id=order.order_id).results
    shown = staff_as(fina).get(f"/orders/{order.order_id}").results
    for found in (page, shown):
        assert [refund["state"] for refund in found["refunds"]] == [state]
        assert found["refund_sums"] == whole
        assert found["lines"][0]["refund_sums"] == of_line
    listed = as_(ani).get("/payment/transactions/complete").results["data"]
    rows = staff_as(fina).get("/orders").results["rows"]
    assert listed[0]["refund_sums"] == rows[0]["refund_sums"] == whole


def test_what_is_refused_takes_nothing(as_, ani, dewi, order):
    refunds.reject(refund=opened(order, dewi, is_approved=False), made_by=dewi, note="Sudah lewat")
    page = as_(ani).get(DETAIL, order_id=order.order_id).results
    assert page["refund_sums"] == []
    assert [refund["state"] for refund in page["refunds"]] == ["rejected"]


def test_the_history_says_what_the_notification_says(as_, ani, dewi, order):
    opened(order, dewi)
    steps = as_(ani).get(DETAIL, order_id=order.order_id).results["timeline"]
    assert [step["label"] for step in steps][-3:] == [
        "Pengembalian dana diminta",
        "Pengembalian dana disetujui",
        "Rekening tujuan pengembalian diminta",
    ]


def test_what_could_not_be_sent_is_promised_for_a_working_day(as_, ani, dewi, order):
    friday = datetime(2026, 11, 27, 16, tzinfo=JAKARTA)
    with at(friday):
        failed(order, dewi)
    refund = Refund.objects.get()
    assert refund.promised_by == friday + timedelta(days=5)
    shown = as_(ani).get(DETAIL, order_id=order.order_id).results["refunds"][0]
    assert shown["promised_by"] == "2026-12-02T16:00:00+07:00"
    refunds.retry(refund=refund, made_by=dewi, note="Dicoba lagi", route=RefundRoute.TRANSFER)
    assert as_(ani).get(DETAIL, order_id=order.order_id).results["refunds"][0]["promised_by"]
    refund.refresh_from_db()
    refunds.mark_transferred(refund=refund, made_by=dewi, proof="TRX-1", note="Ditransfer")
    assert as_(ani).get(DETAIL, order_id=order.order_id).results["refunds"][0]["promised_by"] is None
