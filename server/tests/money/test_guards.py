"""Checks of payments and access, one test for each that was once untested."""

from itertools import product as pairs

import pytest
from django.test import Client

from duxi.catalog.models import Product
from duxi.commerce.models import Order, OrderStatus, Refund, RefundRoute
from duxi.commerce.orders.actions.timeline import LEGAL
from duxi.commerce.payments.actions import payments
from duxi.commerce.refunds.actions import refunds
from duxi.commerce.refunds.actions.refunds import LineRefund, Terms
from duxi.commerce.refunds.actions.transitions import AlreadyDecided
from duxi.commerce.remedies.actions import moves
from duxi.gateways.models import EmbeddedTransaction
from tests.factories import TrainingFactory
from tests.money.made import ledger_balances, order_of, owes, pay_at_provider, rows
from tests.shop import ordered, training

pytestmark = pytest.mark.django_db


@pytest.fixture
def order(as_, ani, solved):
    """A paid order of one class for 250.000 rupiah."""
    made = order_of(as_, ani, solved, training(title="Kelas B", price=250_000, quota=5))
    pay_at_provider(as_, made)
    made.refresh_from_db()
    return made


def test_what_the_provider_is_being_asked_to_pay_is_not_done_by_transfer(order, fina):
    wanted = [LineRefund(order.lines.get().pk, 250_000)]
    refund = refunds.refund_lines(order=order, lines=wanted, terms=Terms("Berhalangan"), made_by=fina)
    assert (refund.status, refund.route) == ("sending", RefundRoute.GATEWAY)
    before = rows(order)
    with pytest.raises(AlreadyDecided):
        refunds.mark_transferred(refund=refund, made_by=fina, proof="BCA 123", note="sudah")
    refund.refresh_from_db()
    assert (refund.status, refund.route, rows(order)) == ("sending", RefundRoute.GATEWAY, before)


def test_no_more_than_the_surplus_goes_back(as_, order, fina):
    order.ledger.create(kind="payment", amount=-10_000, reference="twice", at=order.created_at)
    assert owes(order) == -10_000
    with pytest.raises(refunds.MoreThanPaid):
        refunds.refund_surplus(order=order, amount=10_001, terms=Terms("Lebih"), made_by=fina)
    assert not Refund.objects.exists()
    given = refunds.refund_surplus(order=order, amount=10_000, terms=Terms("Lebih"), made_by=fina)
    assert given.amount == 10_000


def test_a_line_that_gives_back_its_seat_alone_is_part_of_the_refund(as_, ani, solved, fina):
    """Its price is retained like a fee, and its seat becomes free."""
    paid_back, seat_back = training(price=250_000, quota=5), training(price=100_000, quota=5)
    order = order_of(as_, ani, solved, paid_back, seat_back)
    pay_at_provider(as_, order)
    one, other = order.lines.get(product=paid_back), order.lines.get(product=seat_back)
    wanted = [LineRefund(one.pk, 250_000, gives_back=False), LineRefund(other.pk, 0)]
    refund = refunds.refund_lines(order=order, lines=wanted, terms=Terms("Satu batal"), made_by=fina)
    assert refund.amount == 250_000
    assert set(refund.lines.values_list("line_id", "gives_back")) == {(one.pk, False), (other.pk, True)}
    sold = dict(Product.objects.values_list("pk", "sold"))
    assert (sold[paid_back.pk], sold[seat_back.pk]) == (1, 0)


@pytest.mark.parametrize(("asker", "named", "note"), [("ani", None, ""), ("fina", "fina", "Berhalangan")])
def test_timelines_name_staff_and_not_the_buyer(order, fina, asker, named, note):
    person = order.buyer if asker == "ani" else fina
    wanted = [LineRefund(order.lines.get().pk, 250_000)]
    terms = Terms("Berhalangan")
    refunds.refund_lines(order=order, lines=wanted, terms=terms, made_by=person, is_approved=False)
    event = order.events.get(kind="refund_requested")
    assert (event.made_by and event.made_by.username, event.note) == (named, note)


PENDING, PAID, PARTLY = OrderStatus.PENDING, OrderStatus.PAID, OrderStatus.PARTIALLY_REFUNDED
REFUNDED, EXPIRED, CANCELLED = OrderStatus.REFUNDED, OrderStatus.EXPIRED, OrderStatus.CANCELLED
MOVES = {
    (PENDING, PAID),
    (PENDING, EXPIRED),
    (PENDING, CANCELLED),
    (EXPIRED, PAID),
    (CANCELLED, PAID),
    (PAID, PARTLY),
    (PAID, REFUNDED),
    (PARTLY, REFUNDED),
}


def test_the_whole_table_of_what_may_become_of_an_order():
    assert set(LEGAL) == set(OrderStatus)
    assert {(one, other) for one, other in pairs(OrderStatus, repeat=2) if other in LEGAL[one]} == MOVES


def test_an_order_does_not_expire_when_its_cancelling_comes_too_late(as_, ani, solved, monkeypatch):
    """The payer is faster, between our query and our cancellation."""
    order = ordered(as_, ani, training(price=100_000, quota=5), solved)

    def pay_after_the_answer(asked: Order) -> None:
        path = f"/snap/pay/{asked.payment_token}/choose"
        assert Client().post(path, {"choice": "pay", "method": "qris"}).status_code == 200

    monkeypatch.setattr(payments, "reconcile", pay_after_the_answer)
    payments.expire_overdue(order)
    order.refresh_from_db()
    assert (order.status, Product.objects.get().sold) == ("pending", 1)
    assert EmbeddedTransaction.objects.get().status == "settlement"
    monkeypatch.undo()
    payments.expire_overdue(order)
    order.refresh_from_db()
    assert order.status == "paid"


def test_a_line_moves_to_nothing_dearer_than_what_is_left_of_it(order, fina):
    line = order.lines.get()
    same = {"subject": line.product.training.subject}
    cheap = TrainingFactory(product__title="Murah", product__price=125_000, **same).product
    dear = TrainingFactory(product__title="Mahal", product__price=125_001, **same).product
    assert {cheap.pk, dear.pk} <= set(moves.alternatives_of(line).values_list("pk", flat=True))
    wanted = [LineRefund(line.pk, 125_000, gives_back=False)]
    refunds.refund_lines(order=order, lines=wanted, terms=Terms("Setengah"), made_by=fina)
    line.refresh_from_db()
    left = set(moves.alternatives_of(line).values_list("pk", flat=True))
    assert cheap.pk in left
    assert dear.pk not in left


def test_the_token_that_was_stored_first_is_the_one(as_, ani, solved, monkeypatch):
    """Concurrent requests for a token open the same popup."""
    order = ordered(as_, ani, training(price=100_000, quota=5), solved)
    Order.objects.filter(pk=order.pk).update(payment_token="")
    order.refresh_from_db()
    really = payments.payment.gateway().create_transaction

    class Slow:
        def create_transaction(self, request):
            Order.objects.filter(pk=order.pk).update(payment_token="of-the-faster-one")
            return really(request)

    monkeypatch.setattr(payments.payment, "gateway", Slow)
    assert payments.ensure_token(order) == "of-the-faster-one"
    order.refresh_from_db()
    assert order.payment_token == "of-the-faster-one"
    assert ledger_balances()
