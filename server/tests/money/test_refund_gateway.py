"""Refunds at the provider: sent once despite failures, and detected when made outside."""

import uuid

import pytest

from duxi.catalog.models import Product
from duxi.commerce.models import CaseKind, MoneyCase, PaymentNotification, Refund, RefundRoute
from duxi.commerce.payments.actions.checks import PROVIDER_IS_DOWN
from duxi.commerce.refunds.actions import refunds
from duxi.commerce.refunds.actions import sending as refund_sending
from duxi.commerce.refunds.actions.refunds import LineRefund, Terms
from duxi.commerce.tasks import send_open_refunds
from duxi.gateways.models import EmbeddedRefund, EmbeddedTransaction
from duxi.gateways.payment import GatewayDown, RefundOutcome, embedded_refunds, gateway
from duxi.gateways.payment.embedded import EmbeddedSnap
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
def refund(order, dewi, django_capture_on_commit_callbacks):
    """A refund of Kelas A in progress."""
    wanted = [LineRefund(order.lines.get(title="Kelas A").pk, 100_000)]
    with django_capture_on_commit_callbacks(execute=True):
        return refunds.refund_lines(order=order, lines=wanted, terms=Terms("Berhalangan"), made_by=dewi)


def at_provider():
    return list(EmbeddedRefund.objects.values_list("key", "amount"))


def test_a_provider_that_is_down_is_asked_again_under_the_same_key(order, refund, monkeypatch):
    with monkeypatch.context() as broken:
        broken.setattr(EmbeddedSnap, "refund", _down)
        send_refunds()
    refund.refresh_from_db()
    assert (refund.status, owes(order), at_provider()) == ("sending", -100_000, [])
    assert send_open_refunds() == 0  # a new attempt is not due yet
    Refund.objects.update(decided_at=refund.decided_at.replace(year=2020))
    assert send_open_refunds() == 1
    refund.refresh_from_db()
    assert (refund.status, at_provider()) == ("done", [(str(refund.uuid), 100_000)])
    assert ledger_balances()


def test_a_provider_that_is_down_is_not_asked_for_every_refund(order, refund, monkeypatch):
    asked = []

    def ask_in_vain(refund_pk):
        asked.append(refund_pk)
        raise GatewayDown

    long_ago = refund.decided_at.replace(year=2020)
    due = {"status": "sending", "amount": 1, "requested_at": long_ago, "decided_at": long_ago}
    Refund.objects.bulk_create([Refund(order=order, **due) for _n in range(PROVIDER_IS_DOWN + 2)])
    monkeypatch.setattr(refund_sending, "send", ask_in_vain)
    assert (send_open_refunds(), len(asked)) == (0, PROVIDER_IS_DOWN)


def test_dying_between_the_provider_and_us_pays_once(order, refund, monkeypatch):
    """The provider has sent the refund but we have not recorded it: the idempotency key decides."""
    with monkeypatch.context() as broken:
        broken.setattr(refund_sending, "_settle", _dies)
        with pytest.raises(SystemExit):
            refund_sending.send(refund.pk)
    refund.refresh_from_db()
    assert (refund.status, len(at_provider())) == ("sending", 1)
    refund_sending.send(refund.pk)
    refund.refresh_from_db()
    assert (refund.status, len(at_provider()), rows(order)[-1]) == ("done", 1, ("refund", 100_000))
    assert ledger_balances()


def test_asking_twice_at_the_same_time_pays_once(refund, monkeypatch):
    """Both check before either sends: the provider sees one key, and we record one row."""
    monkeypatch.setattr(refund_sending, "known_refund", lambda report, refund: None)
    first, second = (Refund.objects.select_related("order").get() for _ in range(2))
    for asking in (first, second):
        refund_sending._settle(asking, refund_sending._ask_provider(asking))
    assert at_provider() == [(str(refund.uuid), 100_000)]
    assert ledger_balances()


def test_the_notification_may_be_faster_than_the_answer(as_, order, refund, monkeypatch):
    with monkeypatch.context() as broken:
        broken.setattr(refund_sending, "_settle", lambda refund, result: None)
        send_refunds()
    assert deliver(as_, order).status == 200
    refund.refresh_from_db()
    assert refund.status == "done"
    refund_sending.send(refund.pk)
    assert deliver(as_, order).status == 200
    assert [kind for kind, _amount in rows(order)] == ["charge", "payment", "credit", "refund"]
    assert PaymentNotification.objects.last().verdict == "replay"
    order.refresh_from_db()
    assert order.review_reason == ""
    assert ledger_balances()


def test_what_the_provider_refuses_staff_send_another_way(order, refund, dewi, monkeypatch):
    EmbeddedTransaction.objects.update(gross_amount=50_000)
    send_refunds()
    refund.refresh_from_db()
    assert (refund.status, refund.answer, owes(order)) == (
        "failed",
        "Jumlahnya melebihi dana yang masih dapat dikembalikan oleh penyedia pembayaran. (414)",
        -100_000,
    )
    assert ledger_balances()
    refunds.retry(refund=refund, made_by=dewi, note="Transfer saja", route=RefundRoute.TRANSFER)
    refunds.mark_transferred(refund=refund, made_by=dewi, proof="TRF-7", note="")
    refund.refresh_from_db()
    assert (refund.status, owes(order), at_provider()) == ("done", 0, [])
    assert ledger_balances()


def test_money_of_a_bank_transfer_waits_for_staff(as_, ani, solved, dewi, django_capture_on_commit_callbacks):
    made = order_of(as_, ani, solved, training())
    pay_at_provider(as_, made, "bank_transfer")
    wanted = [LineRefund(made.lines.get().pk, 150_000)]
    with django_capture_on_commit_callbacks(execute=True):
        made_refund = refunds.refund_lines(order=made, lines=wanted, terms=Terms("x"), made_by=dewi)
    send_refunds()
    made_refund.refresh_from_db()
    assert (made_refund.status, made_refund.route) == ("sending", "transfer")
    refunds.mark_transferred(refund=made_refund, made_by=dewi, proof="TRF-8", note="")
    assert owes(made) == 0
    assert ledger_balances()


def outside(order, *amounts, **changes):
    """The provider's response for refunds made in its dashboard."""
    status = "refund" if sum(amounts) == order.total else "partial_refund"
    reported = [
        {
            "refund_chargeback_id": 70 + n,
            "refund_amount": f"{amount}.00",
            "created_at": "2026-11-22 10:00:00",
            "reason": "dashboard",
            "refund_key": f"dash-{n}",
            "refund_method": "online",
            "bank_confirmed_at": "2026-11-22 10:00:00",
        }
        for n, amount in enumerate(amounts)
    ]
    txid = str(EmbeddedTransaction.objects.get(order_id=order.order_id).transaction_id)
    more = {"refund_amount": f"{sum(amounts)}.00", "refunds": reported, "transaction_id": txid}
    return notification(order, status, **more, **changes)


@pytest.mark.parametrize("amount", ["banyak", "0.00", "0.50", "-5.00"])
def test_a_refund_without_a_whole_amount_raises_a_case_and_is_not_booked(as_, order, amount):
    body = outside(order, 60_000)
    body["refunds"][0]["refund_amount"] = amount
    assert as_().post(NOTIFICATIONS, json_body=body).status == 200
    assert list(MoneyCase.objects.values_list("kind", flat=True)) == [CaseKind.CHARGEBACK]
    assert not Refund.objects.exists()
    assert owes(order) == 0


def test_a_part_that_went_back_outside_is_kept_once(as_, order):
    for body in (outside(order, 60_000), outside(order, 60_000, 70_000), outside(order, 60_000)):
        assert as_().post(NOTIFICATIONS, json_body=body).status == 200
    order.refresh_from_db()
    assert (order.status, owes(order)) == ("partially_refunded", 0)
    assert sorted(Refund.objects.values_list("status", "route", "amount", "proof")) == [
        ("done", "gateway", 60_000, "dash-0"),
        ("done", "gateway", 70_000, "dash-1"),
    ]
    assert sorted(order.lines.values_list("title", "refunded", "service")) == [
        ("Kelas A", 100_000, "returned"),
        ("Kelas B", 30_000, "served"),
    ]
    assert "Dana Rp\xa060.000 dikembalikan di luar aplikasi." in order.review_reason
    assert ledger_balances()


def test_all_that_went_back_outside_ends_the_order(as_, order):
    assert as_().post(NOTIFICATIONS, json_body=outside(order, 350_000)).status == 200
    order.refresh_from_db()
    assert (order.status, owes(order)) == ("refunded", 0)
    assert services(order) == {"Kelas A": "returned", "Kelas B": "returned"}
    assert Product.objects.get(title="Kelas A").sold == 0
    assert ledger_balances()


def test_news_of_a_refund_before_that_of_the_payment_ends_in_the_same(as_, ani, solved):
    made = order_of(as_, ani, solved, training(title="Kelas A", price=100_000, quota=3))
    pay_at_provider_silently(made)
    assert as_().post(NOTIFICATIONS, json_body=outside(made, 100_000)).status == 200
    assert deliver(as_, made).status == 200
    made.refresh_from_db()
    assert (made.status, owes(made), services(made)) == ("refunded", 0, {"Kelas A": "returned"})
    assert PaymentNotification.objects.order_by("pk").last().verdict == "stale"
    assert ledger_balances()


def pay_at_provider_silently(order):
    EmbeddedTransaction.objects.filter(order_id=order.order_id).update(
        status="settlement", payment_type="qris"
    )


def test_more_than_ever_came_in_is_put_before_a_human(as_, order):
    before = rows(order)
    assert as_().post(NOTIFICATIONS, json_body=outside(order, 350_001)).status == 200
    order.refresh_from_db()
    assert (order.status, rows(order)) == ("paid", before)
    assert order.review_reason == (
        "Pengembalian Rp\xa0350.001 di luar aplikasi melebihi dana yang pernah masuk."
    )


def test_our_refund_that_arrives_with_another_amount_is_put_before_a_human(as_, order, refund):
    body = outside(order, 90_000)
    body["refunds"][0]["refund_key"] = str(refund.uuid)
    assert as_().post(NOTIFICATIONS, json_body=body).status == 200
    order.refresh_from_db()
    refund.refresh_from_db()
    assert (refund.status, owes(order)) == ("done", 0)
    reason = "Pengembalian dilaporkan Rp\xa090.000, kami Rp\xa0100.000."
    assert order.review_reason == reason
    found = MoneyCase.objects.values_list("kind", "amount", "text")
    assert list(found) == [(CaseKind.OTHER_AMOUNT, 90_000, reason)]


def test_a_forged_refund_changes_nothing(as_, order):
    before = rows(order)
    refused = as_().post(NOTIFICATIONS, json_body=outside(order, 350_000, signature_key="0" * 128))
    assert (refused.status, rows(order), Refund.objects.count()) == (403, before, 0)


def test_the_embedded_provider_gives_back_parts_and_no_more(order):
    snap, number = gateway(), order.order_id
    keys = [str(uuid.uuid4()) for _ in range(3)]
    assert snap.refund(number, keys[0], 100_000, "a").outcome is RefundOutcome.DONE
    assert snap.refund(number, keys[0], 100_000, "a").outcome is RefundOutcome.DONE
    assert snap.refund(number, keys[1], 250_001, "b").message.startswith("414:")
    report = snap.status(number)
    assert (report.transaction_status, [reported.amount for reported in report.refunds]) == (
        "partial_refund",
        [100_000],
    )
    assert snap.refund(number, keys[2], 250_000, "c").outcome is RefundOutcome.DONE
    report = snap.status(number)
    assert (report.transaction_status, snap.is_genuine(report)) == ("refund", True)
    assert embedded_refunds.refunded(EmbeddedTransaction.objects.get()) == 350_000
    assert snap.refund("DX-000000-AAAAAA", keys[0], 1, "").outcome is RefundOutcome.REFUSED


def _down(self, *args):
    raise GatewayDown


def _dies(refund, result):
    raise SystemExit
