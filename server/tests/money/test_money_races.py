"""Concurrent payments in real threads, each race with a negative control."""

import threading

import pytest
from django.db import IntegrityError
from django.db.models import F

from duxi.catalog.models import Product
from duxi.commerce.ledger.actions.ledger import PaymentReceived
from duxi.commerce.models import Order, OrderLine, Refund, Voucher
from duxi.commerce.orders.actions import orders
from duxi.commerce.orders.actions.orders import end_order, pay_order
from duxi.commerce.payments.actions.notifications import receive
from duxi.commerce.refunds.actions import refunds
from duxi.commerce.refunds.actions import sending as refund_sending
from duxi.commerce.refunds.actions.refunds import LineRefund, Terms
from duxi.commerce.remedies.actions.remedies import remedies_of
from duxi.commerce.shop.actions import seats, vouchers
from duxi.gateways.models import EmbeddedRefund
from duxi.gateways.payment import PaymentReport
from tests.entitled import live_seats
from tests.money.made import (
    bulk_orders,
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
from tests.races import at_once, each_at_once
from tests.shop import notification, training

pytestmark = pytest.mark.django_db(transaction=True)

PAID_LATE = [("charge", 150_000), ("reversal", -150_000), ("charge", 150_000), ("payment", -150_000)]


def money(order):
    return PaymentReceived(order.total, "QRIS", f"tx-{order.pk}")


def pay(order):
    return pay_order(order.pk, money=money(order))


@pytest.fixture
def expired(ani, budi):
    """Two expired orders of a class with one seat left."""
    product = training(title="Kelas A", quota=2)
    made = bulk_orders([ani, budi], product, 2)
    for order in made:
        assert end_order(order.pk, status="expired", kind="expired")
    Product.objects.update(quota=1)
    return made


def test_two_late_payments_of_one_seat_serve_one_and_the_other_may_choose(expired):
    assert each_at_once(pay, expired) == [True, True]
    found = [services(order)["Kelas A"] for order in expired]
    assert sorted(found) == ["served", "unserved"]
    assert Product.objects.get().sold == live_seats() == 1
    for order in expired:
        order.refresh_from_db()
        assert (order.status, owes(order), rows(order)) == ("paid", 0, PAID_LATE)
    unserved = OrderLine.objects.get(service="unserved")
    assert remedies_of(unserved.order, unserved) == ["refund", "queue"]
    assert ledger_balances()


def test_without_the_conditional_update_only_the_constraint_is_left(expired, monkeypatch):
    both_have_looked = threading.Barrier(2)

    def looks_first(lines):
        product = Product.objects.get(pk=lines[0].product_id)
        is_free = product.quota > product.sold
        both_have_looked.wait(10)
        if is_free:
            Product.objects.filter(pk=product.pk).update(sold=F("sold") + 1)
        return is_free

    monkeypatch.setattr(seats, "retake", looks_first)
    monkeypatch.setattr(seats, "lock", lambda product_ids: None)
    results = each_at_once(pay, expired)
    assert [type(result) for result in results if result is not True] == [IntegrityError]


@pytest.fixture
def discounted(ani, budi):
    """Two expired orders that both need the last use of one voucher."""
    voucher, product = voucher_of(50_000, limit=2), training(title="Kelas A", quota=9)
    made = [order_with(voucher, 50_000, buyer, product) for buyer in (ani, budi)]
    for order in made:
        assert end_order(order.pk, status="expired", kind="expired")
    Voucher.objects.update(limit=1)
    return made


def test_two_late_payments_with_the_last_use_of_a_voucher(discounted):
    assert each_at_once(pay, discounted) == [True, True]
    assert sorted(services(order)["Kelas A"] for order in discounted) == ["served", "unserved"]
    assert Voucher.objects.get().used == 1
    assert Product.objects.get().sold == live_seats() == 1
    assert [owes(order) for order in discounted] == [0, 0]
    lost = OrderLine.objects.get(service="unserved")
    assert remedies_of(lost.order, lost) == ["refund"]
    assert ledger_balances()


def test_without_the_conditional_use_only_the_constraint_is_left(discounted, monkeypatch):
    both_have_looked = threading.Barrier(2)

    def looks_first(voucher_id):
        voucher = Voucher.objects.get(pk=voucher_id)
        is_free = voucher.used < voucher.limit
        both_have_looked.wait(10)
        Voucher.objects.filter(pk=voucher_id).update(used=F("used") + 1)
        return is_free

    monkeypatch.setattr(vouchers, "take_one", looks_first)
    results = each_at_once(pay, discounted)
    assert [type(result) for result in results if result is not True] == [IntegrityError]


@pytest.fixture
def paid(as_, ani, solved):
    """A paid order of 150.000 rupiah."""
    made = order_of(as_, ani, solved, training(title="Kelas A", quota=3))
    pay_at_provider(as_, made)
    made.refresh_from_db()
    return made


def give_back(order, dewi, amount=60_000):
    wanted = [LineRefund(order.lines.get().pk, amount, gives_back=False)]
    return refunds.refund_lines(order=order, lines=wanted, terms=Terms("x"), made_by=dewi)


def test_refunds_at_once_never_give_back_more_than_was_paid(paid, dewi):
    results = at_once(*[lambda: give_back(paid, dewi)] * 8)
    made = [result for result in results if isinstance(result, Refund)]
    assert len(made) == 2
    assert {type(result) for result in results} == {Refund, refunds.MoreThanPaid}
    assert send_refunds() == 2
    paid.refresh_from_db()
    assert (paid.lines.get().refunded, owes(paid), paid.status) == (120_000, 0, "partially_refunded")
    assert sum(EmbeddedRefund.objects.values_list("amount", flat=True)) == 120_000
    assert ledger_balances()


def test_without_lock_and_condition_the_constraint_stands_behind(paid, dewi, monkeypatch):
    both_have_looked = threading.Barrier(2)

    def looks_first(order, wanted):
        line = OrderLine.objects.get(pk=wanted.line_id)
        both_have_looked.wait(10)
        if line.refunded + wanted.amount > line.total:
            raise refunds.MoreThanPaid
        OrderLine.objects.filter(pk=line.pk).update(refunded=F("refunded") + wanted.amount)

    monkeypatch.setattr(refunds, "_reserve", looks_first)
    monkeypatch.setattr(refunds, "lock_order", lambda pk: Order.objects.get(pk=pk))
    results = at_once(*[lambda: give_back(paid, dewi, 100_000)] * 2)
    assert sorted(type(result).__name__ for result in results) == ["IntegrityError", "Refund"]
    assert paid.lines.get().refunded == 100_000


def test_several_workers_send_one_refund_once(paid, dewi):
    refund = give_back(paid, dewi)
    results = at_once(*[lambda: refund_sending.send(refund.pk)] * 4)
    assert results == [None] * 4
    assert EmbeddedRefund.objects.get().amount == 60_000
    assert [event.kind for event in paid.events.all()].count("refunded") == 1
    assert (owes(paid), rows(paid)[-1]) == (0, ("refund", 60_000))
    assert ledger_balances()


def test_without_the_lock_it_would_be_done_several_times(paid, dewi, monkeypatch):
    refund = give_back(paid, dewi)
    both_have_read = threading.Barrier(2)

    def unlocked(given):
        found = Refund.objects.select_related("order").get(pk=given.pk)
        both_have_read.wait(10)
        return found.order, found

    monkeypatch.setattr(refund_sending, "lock_refund", unlocked)
    at_once(*[lambda: refund_sending.send(refund.pk)] * 2)
    assert [event.kind for event in paid.events.all()].count("refunded") == 2


def test_two_payments_at_once_pay_once_and_the_other_is_seen(ani):
    (order,) = bulk_orders([ani], training(title="Kelas A", quota=3), 1)
    reports = [PaymentReport.model_validate(notification(order, transaction_id=f"tx-{n}")) for n in range(4)]
    verdicts = each_at_once(lambda report: receive(report=report, body="", address="1"), reports)
    assert sorted(verdict.value for verdict in verdicts) == ["applied", "review", "review", "review"]
    order.refresh_from_db()
    assert (order.status, owes(order), live_seats()) == ("paid", -450_000, 1)
    assert order.review_reason
    assert not ledger_balances()


def test_without_the_lock_an_order_is_paid_twice(ani, monkeypatch):
    (order,) = bulk_orders([ani], training(title="Kelas A", quota=3), 1)
    both_have_read = threading.Barrier(2)

    def unlocked(order_pk):
        found = Order.objects.get(pk=order_pk)
        both_have_read.wait(10)
        return found

    monkeypatch.setattr(orders, "lock_order", unlocked)
    results = at_once(
        *(
            lambda n=n: pay_order(order.pk, money=PaymentReceived(150_000, "QRIS", f"tx-{n}"))
            for n in range(2)
        )
    )
    assert results == [True, True]
    assert [event.kind for event in order.events.all()].count("paid") == 2
