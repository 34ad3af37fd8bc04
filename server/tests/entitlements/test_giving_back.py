"""One of several seats is returned: its money, seat and ticket, and no more."""

import json

import pytest

from duxi.catalog.models import Product
from duxi.commerce.models import Invoice, MoneyCase, Refund
from duxi.commerce.refunds.actions import outcomes, refunds
from duxi.commerce.refunds.actions import withdrawal as refund_withdrawal
from duxi.core.counters import COUNTERS
from duxi.entitlements.models import Entitlement
from tests.entitled import live_seats
from tests.money.made import ledger_balances, order_of, owes, pay_at_provider, send_refunds
from tests.shop import training

pytestmark = pytest.mark.django_db

REFUND = "/payment/transactions/refund"


@pytest.fixture
def order(as_, ani, solved):
    """A paid order of ten seats at 100.000 rupiah."""
    made = order_of(as_, ani, solved, training(title="Kelas A", price=100_000, quota=12), quantity=10)
    pay_at_provider(as_, made)
    made.refresh_from_db()
    return made


@pytest.fixture
def send(django_capture_on_commit_callbacks):
    """Request a refund, or let the worker send the requested ones."""

    def run(action):
        with django_capture_on_commit_callbacks(execute=True):
            return action()

    return run


def counted():
    return [getattr(row, "sold") - row.counted for row in COUNTERS["seats"].rows()]  # noqa: B009


def form(order, *seats, **more):
    line = order.lines.get()
    uuids = json.dumps([str(seat) for seat in seats])
    return {"order_id": order.order_id, "line_id": f"[{line.pk}]", "seats": uuids, "reason": "Batal"} | more


def seats_of(order):
    return list(Entitlement.objects.order_by("seat_number").values_list("uuid", flat=True))


def state(order):
    order.refresh_from_db()
    line = order.lines.get()
    sold = Product.objects.get().sold
    return order.status, line.service, line.refunded, line.returned, sold, live_seats()


def test_one_of_ten_seats_goes_back(as_, ani, order, send):
    detail = as_(ani).get("/payment/transactions/detail", order_id=order.order_id).results
    seats = detail["lines"][0]["seats"]
    assert [(seat["number"], seat["holder"]) for seat in seats[:2]] == [(1, ani.fullname), (2, None)]
    answer = send(lambda: as_(ani).post(REFUND, form(order, seats[9]["uuid"])))
    assert (answer.status, answer.message) == (200, "Pengembalian dana sedang kami proses.")
    send(send_refunds)
    assert state(order) == ("partially_refunded", "served", 100_000, 1, 11 - 2, 9)
    assert (owes(order), ledger_balances(), counted()) == (0, True, [0])
    note = Invoice.objects.get(series="CN")
    assert [(one["quantity"], one["price"], one["total"]) for one in note.lines] == [(1, 100_000, 100_000)]
    again = as_(ani).get("/payment/transactions/detail", order_id=order.order_id).results["lines"][0]
    assert [seat["number"] for seat in again["seats"]] == list(range(1, 10))
    withdrawn = Entitlement.objects.get(status="withdrawn")
    assert (withdrawn.seat_number, withdrawn.withdrawn_at is not None) == (10, True)


def test_a_seat_goes_back_once(as_, ani, order):
    seat = seats_of(order)[3]
    as_(ani).post(REFUND, form(order, seat))
    before = state(order)
    again = as_(ani).post(REFUND, form(order, seat))
    assert (again.status, again.message) == (
        409,
        "Kursi yang dipilih sudah dikembalikan. Muat ulang halaman ini.",
    )
    assert (state(order), Refund.objects.count()) == (before, 1)


def test_seat_after_seat_ends_the_line(as_, ani, order, send):
    for seat in seats_of(order):
        assert send(lambda seat=seat: as_(ani).post(REFUND, form(order, seat))).status == 200
    send(send_refunds)
    assert state(order) == ("refunded", "returned", 1_000_000, 9, 0, 0)
    assert (owes(order), ledger_balances(), counted()) == (0, True, [0])


def test_the_rest_of_a_line_goes_back_whole(as_, ani, order, send):
    send(lambda: as_(ani).post(REFUND, form(order, *seats_of(order)[:3])))
    send(lambda: as_(ani).post(REFUND, form(order)))
    send(send_refunds)
    assert state(order) == ("refunded", "returned", 1_000_000, 3, 0, 0)


def test_somebody_elses_seat_looks_gone(as_, ani, budi, order, solved):
    other = order_of(as_, budi, solved, Product.objects.get(), quantity=2)
    pay_at_provider(as_, other)
    foreign = Entitlement.objects.filter(bought_by=budi).first()
    before = state(order)
    answer = as_(ani).post(REFUND, form(order, foreign.uuid))
    assert (answer.status, state(order)) == (409, before)


def test_staff_give_back_two_seats_for_less(order, dewi):
    line = order.lines.get()
    two = tuple(seats_of(order)[:2])
    refunds.refund_lines(
        order=order,
        lines=[refunds.LineRefund(line.pk, 150_000, seats=two)],
        terms=refunds.Terms("Dua peserta sakit"),
        made_by=dewi,
    )
    assert state(order)[1:] == ("served", 150_000, 2, 8, 8)


def test_a_withdrawn_refund_gives_the_seat_again(order, dewi):
    line, one = order.lines.get(), seats_of(order)[4]
    wanted = [refunds.LineRefund(line.pk, 100_000, seats=(one,))]
    refund = refunds.refund_lines(order=order, lines=wanted, terms=refunds.Terms("Sakit"), made_by=dewi)
    outcomes.fail_locked(order, refund, "ditolak bank")
    refund_withdrawal.withdraw(refund=refund, reason="Jadi ikut", made_by=dewi)
    assert state(order) == ("paid", "served", 0, 0, 10, 10)
    assert Entitlement.objects.filter(status="active").order_by("-seat_number").first().seat_number == 11


def test_a_seat_in_other_hands_is_put_before_staff(order, dewi):
    line, one = order.lines.get(), seats_of(order)[4]
    wanted = [refunds.LineRefund(line.pk, 100_000, seats=(one,))]
    refund = refunds.refund_lines(order=order, lines=wanted, terms=refunds.Terms("Sakit"), made_by=dewi)
    outcomes.fail_locked(order, refund, "ditolak bank")
    Product.objects.update(sold=12)
    refund_withdrawal.withdraw(refund=refund, reason="Jadi ikut", made_by=dewi)
    assert (state(order)[3], live_seats()) == (1, 9)
    assert MoneyCase.objects.get(kind="unserved", closed_at=None).amount == 100_000
