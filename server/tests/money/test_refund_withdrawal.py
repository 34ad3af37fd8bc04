"""Withdrawing a failed refund: the ledger stays correct wherever its money is."""

from collections.abc import Callable

import pytest

from duxi.commerce.models import Invoice, MoneyCase, Refund, RefundStatus
from duxi.commerce.refunds.actions import refunds
from duxi.commerce.refunds.actions.refunds import LineRefund, Terms
from duxi.commerce.refunds.actions.transitions import LEGAL_REFUNDS
from duxi.entitlements.models import Entitlement
from duxi.gateways.models import EmbeddedRefund, EmbeddedTransaction
from duxi.gateways.payment import RefundOutcome, RefundResult, embedded_refunds
from duxi.gateways.payment.embedded import EmbeddedSnap
from duxi.notices.models import Notification
from tests.entitled import live_seats
from tests.money.made import (
    deliver,
    ledger_balances,
    order_of,
    owes,
    pay_at_provider,
    rows,
    send_refunds,
    services,
)
from tests.shop import NOTIFICATIONS, notification, training

pytestmark = pytest.mark.django_db

MOVED = (
    "Pesanan ini berubah sejak Anda membukanya, jadi belum ada yang dilakukan. "
    "Periksa keadaannya sekarang, lalu ulangi bila masih perlu."
)


@pytest.fixture
def order(as_, ani, solved):
    """A paid order of two classes, 100.000 and 250.000 rupiah."""
    first, second = (
        training(title="Kelas A", price=100_000, quota=3),
        training(title="Kelas B", price=250_000),
    )
    made = order_of(as_, ani, solved, first, second)
    pay_at_provider(as_, made)
    made.refresh_from_db()
    return made


@pytest.fixture
def refused(monkeypatch, django_capture_on_commit_callbacks):
    """`refused(make)`: the refund that `make` returns is refused by the provider."""

    def send(make: Callable[[], Refund]) -> Refund:
        answer = RefundResult(RefundOutcome.REFUSED, message="414: tidak cukup")
        with django_capture_on_commit_callbacks(execute=True):
            made = make()
        with monkeypatch.context() as broken:
            broken.setattr(EmbeddedSnap, "refund", lambda *_args: answer)
            send_refunds()
        made.refresh_from_db()
        assert (made.status, made.answer) == (
            "failed",
            "Pengembalian tidak didukung untuk cara pembayaran ini. (414)",
        )
        return made

    return send


@pytest.fixture
def fail(order, dewi, refused):
    """`fail(100_000)`: a refund of so much of Kelas A was sent and refused."""

    def make(amount: int, *, fee: int = 0, title: str = "Kelas A") -> Refund:
        wanted = [LineRefund(order.lines.get(title=title).pk, amount)]
        terms = Terms("Berhalangan", fee=fee)
        return refused(lambda: refunds.refund_lines(order=order, lines=wanted, terms=terms, made_by=dewi))

    return make


def withdraw(staff_as, user, refund, *, seen=None):
    last = refund.order.events.order_by("-at", "-pk")[0].pk
    body = {"reason": "Peserta jadi hadir", "seen": last if seen is None else seen}
    return staff_as(user).post(f"/refunds/{refund.uuid}/withdraw", json_body=body)


def sent_outside(as_, order, amount: int) -> None:
    """A user refunds money in the provider's dashboard."""
    payment = EmbeddedTransaction.objects.get(order_id=order.order_id)
    embedded_refunds.refund(payment.pk, key=f"dasbor-{amount}", amount=amount, reason="Manual")
    deliver(as_, order)


def test_the_money_is_the_orders_again(
    as_, staff_as, ani, fina, order, fail, django_capture_on_commit_callbacks
):
    refund = fail(100_000)
    assert MoneyCase.objects.get(kind="refund_failed").closed_at is None
    with django_capture_on_commit_callbacks(execute=True):
        answer = withdraw(staff_as, fina, refund)
    assert (answer.status, answer.message) == (200, "Pengembalian dana tidak dilanjutkan.")
    page = answer.results
    assert (page["status"], page["balance"], page["unplaced"]) == ("paid", 0, 0)
    assert rows(order) == [
        ("charge", 350_000),
        ("payment", -350_000),
        ("credit", -100_000),
        ("charge", 100_000),
    ]
    claim = page["ledger"][-1]
    assert (claim["made_by"], claim["note"]) == ("Fina", "Peserta jadi hadir")
    event = page["events"][-1]
    assert (event["kind"], event["made_by"], event["note"]) == (
        "refund_withdrawn",
        "Fina",
        "Peserta jadi hadir",
    )
    assert page["refunds"][0]["status"] == "withdrawn"
    assert services(order) == {"Kelas A": "unserved", "Kelas B": "served"}
    assert order.lines.get(title="Kelas A").refunded == 0
    case = MoneyCase.objects.get(kind="refund_failed")
    assert (case.closed_by, case.note) == (fina, "Peserta jadi hadir")
    case = MoneyCase.objects.get(kind="unserved")
    assert (case.order, case.closed_at) == (order, None)
    assert Notification.objects.filter(user=ani, template="orders.refund_withdrawn").count() == 1
    assert Invoice.objects.filter(series="CN").count() == 0
    assert ledger_balances()


def test_a_seat_that_was_sold_again_meanwhile_is_a_case_of_the_order(
    as_, staff_as, ani, budi, dewi, fina, solved, refused
):
    product = training(title="Kelas C", price=100_000, quota=2)
    order = order_of(as_, ani, solved, product, quantity=2)
    pay_at_provider(as_, order)
    seat = Entitlement.objects.latest("pk")
    wanted = [LineRefund(order.lines.get().pk, 100_000, seats=(seat.uuid,))]
    refund = refused(
        lambda: refunds.refund_lines(order=order, lines=wanted, terms=Terms("Berhalangan"), made_by=dewi)
    )
    pay_at_provider(as_, order_of(as_, budi, solved, product))
    assert withdraw(staff_as, fina, refund).status == 200
    case = MoneyCase.objects.get(kind="unserved")
    assert (case.order, case.amount, case.closed_at) == (order, 100_000, None)
    assert live_seats() == 2


def test_staff_who_transfer_it_instead_settle_its_case(fina, fail):
    refunds.mark_transferred(refund=fail(100_000), made_by=fina, proof="TRF-9", note="Lewat BCA")
    case = MoneyCase.objects.get(kind="refund_failed")
    assert (case.closed_by, case.note) == (fina, "Lewat BCA")


def test_it_may_be_refunded_anew(as_, staff_as, fina, order, fail, django_capture_on_commit_callbacks):
    first = fail(100_000, fee=10_000)
    withdraw(staff_as, fina, first)
    assert ledger_balances()
    line = order.lines.get(title="Kelas A")
    with django_capture_on_commit_callbacks(execute=True):
        second = refunds.refund_lines(
            order=order, lines=[LineRefund(line.pk, 100_000)], terms=Terms("Lagi"), made_by=fina
        )
    with django_capture_on_commit_callbacks(execute=True):
        send_refunds()
    second.refresh_from_db()
    order.refresh_from_db()
    assert (second.status, order.status, owes(order)) == ("done", "partially_refunded", 0)
    assert EmbeddedRefund.objects.get().key == str(second.uuid)
    assert [note.total for note in Invoice.objects.filter(series="CN")] == [100_000]
    assert not MoneyCase.objects.filter(kind="unserved", closed_at=None).exists()
    assert ledger_balances()


@pytest.mark.parametrize("fee", [0, 10_000])
def test_money_that_went_back_outside_takes_over(as_, staff_as, fina, order, fail, fee):
    refund = fail(100_000, fee=fee)
    # All remaining money of the lines is being refunded, so the external refund matches nothing else.
    other = fail(250_000, title="Kelas B")
    sent_outside(as_, order, 100_000 - fee)
    assert not ledger_balances()
    answer = withdraw(staff_as, fina, refund)
    assert answer.status == 200, answer.body
    outside = Refund.objects.get(requested_by=None)
    assert (outside.status, outside.fee) == ("done", fee)
    assert list(outside.lines.values_list("line__title", "amount")) == [("Kelas A", 100_000)]
    assert answer.results["status"] == "partially_refunded"
    assert order.lines.get(title="Kelas A").refunded == 100_000
    assert services(order)["Kelas A"] == "returned"
    assert [note.total for note in Invoice.objects.filter(series="CN")] == [100_000 - fee]
    other.refresh_from_db()
    assert other.status == "failed"
    assert ledger_balances()


def test_what_went_out_outside_in_part_leaves_the_rest(as_, staff_as, fina, order, fail):
    refund = fail(100_000)
    fail(250_000, title="Kelas B")
    sent_outside(as_, order, 60_000)
    answer = withdraw(staff_as, fina, refund)
    assert answer.status == 200, answer.body
    line = order.lines.get(title="Kelas A")
    assert (line.refunded, line.service, rows(order)[-1]) == (60_000, "unserved", ("charge", 40_000))
    assert ledger_balances()


def test_money_that_no_single_refund_explains_is_left_alone(as_, staff_as, fina, order, fail):
    refund = fail(100_000)
    fail(250_000, title="Kelas B")
    sent_outside(as_, order, 40_000)
    sent_outside(as_, order, 60_000)
    before = rows(order)
    refused = withdraw(staff_as, fina, refund)
    assert (refused.status, refused.message) == (
        409,
        "Dana yang sudah kembali di luar aplikasi tidak cocok dengan satu pengembalian ini. "
        "Catat pengembalian ini dengan nomor buktinya, atau hubungi pengelola sistem.",
    )
    refund.refresh_from_db()
    assert (refund.status, rows(order)) == ("failed", before)


def test_a_surplus_is_unplaced_again(as_, staff_as, fina, order, refused):
    """Overpaid money has no lines: it is unallocated again."""
    number = "0a0a0a0a-5b6a-401e-894b-a32c91ed1a3a"
    again = notification(order, payment_type="qris", va_numbers=[], transaction_id=number)
    assert as_().post(NOTIFICATIONS, json_body=again).status == 200
    terms = Terms("Dibayar dua kali")
    refund = refused(lambda: refunds.refund_surplus(order=order, amount=None, terms=terms, made_by=fina))
    page = withdraw(staff_as, fina, refund).results
    assert (page["refunds"][0]["status"], page["unplaced"], page["balance"]) == (
        "withdrawn",
        350_000,
        -350_000,
    )
    assert rows(order)[-1] == ("payment", -350_000)


@pytest.mark.parametrize("status", ["requested", "sending", "done", "rejected", "withdrawn"])
def test_only_what_failed_is_withdrawn(staff_as, fina, order, dewi, status):
    wanted = [LineRefund(order.lines.get(title="Kelas A").pk, 100_000)]
    refund = refunds.refund_lines(
        order=order, lines=wanted, terms=Terms("Berhalangan"), made_by=dewi, is_approved=False
    )
    done_at = refund.requested_at if status == "done" else None
    Refund.objects.filter(pk=refund.pk).update(status=status, done_at=done_at)
    before = rows(order)
    refused = withdraw(staff_as, fina, refund)
    assert (refused.status, refused.message) == (409, "Pengembalian dana ini sudah diproses.")
    refund.refresh_from_db()
    assert (refund.status, rows(order)) == (status, before)
    assert RefundStatus.WITHDRAWN not in LEGAL_REFUNDS[status]


def test_an_old_page_and_others_are_refused(staff_as, dewi, fina, order, fail):
    refund = fail(100_000)
    old = withdraw(staff_as, fina, refund, seen=order.events.order_by("pk")[0].pk)
    assert (old.status, old.message) == (409, MOVED)
    assert withdraw(staff_as, dewi, refund).status == 403
    refund.refresh_from_db()
    assert refund.status == "failed"


def test_what_the_provider_sent_after_all_is_not_withdrawn(staff_as, fina, order, fail):
    refund = fail(100_000)
    payment = EmbeddedTransaction.objects.get(order_id=order.order_id)
    embedded_refunds.refund(payment.pk, key=str(refund.uuid), amount=100_000, reason="x")
    refused = withdraw(staff_as, fina, refund)
    assert (refused.status, refused.message) == (
        409,
        "Penyedia pembayaran ternyata sudah mengirim dana ini. Pilih Ulangi agar hasilnya tercatat.",
    )
    refund.refresh_from_db()
    assert refund.status == "failed"


def test_a_withdrawn_refund_that_arrives_is_a_refund_of_its_own(as_, staff_as, fina, order, fail):
    refund = fail(100_000)
    withdraw(staff_as, fina, refund)
    payment = EmbeddedTransaction.objects.get(order_id=order.order_id)
    embedded_refunds.refund(payment.pk, key=str(refund.uuid), amount=100_000, reason="x")
    deliver(as_, order)
    deliver(as_, order)
    arrived = Refund.objects.exclude(pk=refund.pk).get()
    assert (arrived.status, arrived.amount, arrived.proof) == ("done", 100_000, str(refund.uuid))
    order.refresh_from_db()
    assert "dikembalikan di luar aplikasi" in order.review_reason
    case = MoneyCase.objects.get(kind="made_outside")
    assert (case.amount, case.closed_at) == (100_000, None)
    assert owes(order) == 0
    assert ledger_balances()
