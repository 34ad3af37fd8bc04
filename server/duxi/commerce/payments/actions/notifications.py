"""What the payment provider reports, and what becomes of the order.

A report is only ever a hint about a state: each is judged against the locked order, so repetitions,
parallel deliveries and news that arrive in the wrong order cannot pay twice or undo a payment.
"""

import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from django.db import transaction
from django.utils.translation import gettext_lazy as _

from duxi.commerce.ledger.actions import ledger
from duxi.commerce.ledger.actions.ledger import PaymentReceived
from duxi.commerce.models import (
    PROCESSED,
    SETTLED,
    CaseKind,
    EventKind,
    Order,
    OrderStatus,
    PaymentNotification,
    Verdict,
)
from duxi.commerce.orders.actions.money_cases import Finding, raise_case, was_raised
from duxi.commerce.orders.actions.orders import end_locked, pay_locked
from duxi.commerce.orders.actions.timeline import Actor, flag_for_review, lock_order_by_number, log_event
from duxi.commerce.payments.actions.payer_accounts import record_payer
from duxi.commerce.queries.orders import order_lines
from duxi.commerce.refunds.actions.sending import apply_refunds
from duxi.commerce.refunds.provider_texts import status_text
from duxi.commerce.shop.actions import seats
from duxi.core.clock import now
from duxi.core.errors import Forbidden, NotFound, Rejected
from duxi.core.money import rupiah
from duxi.core.throttle import Limit
from duxi.gateways import payment
from duxi.gateways.payment import Outcome, PaymentReport

logger = logging.getLogger(__name__)

MAX_BODY = 20_000
_MOST = 10**15
_MOVES_MONEY = frozenset({Outcome.PAID, Outcome.REFUNDED, Outcome.REVERSED})
FORGERIES = Limit("forged-notification", times=60, seconds=60)


class ForgedNotification(Forbidden):
    """The signature does not fit."""

    message = _("Tanda tangan notifikasi tidak sah.")


class UnknownOrder(NotFound):
    """We never made this order."""

    message = _("Pesanan tidak dikenal.")


class AmountDiffers(Rejected):
    """The provider speaks of another amount than the order's."""

    message = _("Jumlah pembayaran tidak sesuai dengan pesanan.")


_ENDINGS = {
    Outcome.CANCELLED: (OrderStatus.CANCELLED, EventKind.CANCELLED),
    Outcome.EXPIRED: (OrderStatus.EXPIRED, EventKind.EXPIRED),
}


@dataclass(frozen=True)
class IncomingNotification:
    """A notification as it came in."""

    report: PaymentReport
    body: str

    def log(self, verdict: Verdict) -> Verdict:
        """Keep it, with what became of it."""
        PaymentNotification.objects.create(
            order_id=self.report.order_id,
            transaction_id=self.report.transaction_id,
            transaction_status=self.report.transaction_status,
            status_code=self.report.status_code,
            fingerprint=self.report.fingerprint,
            body=self.body[:MAX_BODY],
            verdict=verdict,
            received_at=now(),
        )
        return verdict


def receive(*, report: PaymentReport, body: str, address: str) -> Verdict:
    """Take a notification in: verify, log, apply once.

    Raises `ForgedNotification`, `UnknownOrder` or `AmountDiffers`; each is logged, and no order is paid.
    Forgeries are limited per address, so that they cannot fill the log; genuine news never is.
    """
    notification = IncomingNotification(report, body)
    if not payment.gateway().is_genuine(report):
        FORGERIES.hit(address)
        notification.log(Verdict.FORGED)
        raise ForgedNotification
    verdict = _process(notification)
    if verdict is Verdict.UNKNOWN_ORDER:
        _put_before_finance(report)
        logger.warning("The provider speaks of %s, which we do not know", report.order_id)
        raise UnknownOrder
    if verdict is Verdict.MISMATCH:
        raise AmountDiffers
    return verdict


def _put_before_finance(report: PaymentReport) -> None:
    """Money of an order that we never made; the same report again says nothing new, even once closed."""
    if report.outcome not in _MOVES_MONEY or was_raised(CaseKind.UNKNOWN_ORDER, report.fingerprint):
        return
    text = f"{report.method or 'Cara lain'}: {status_text(report.transaction_status)}."
    finding = Finding(CaseKind.UNKNOWN_ORDER, report.fingerprint, text, _whole(report))
    raise_case(finding, number=report.order_id)


def _whole(report: PaymentReport) -> int | None:
    """The reported rupiah; None where they are none."""
    amount = report.amount
    return int(amount) if amount is not None and 0 < amount < _MOST and amount == int(amount) else None


def _process(notification: IncomingNotification) -> Verdict:
    with transaction.atomic():
        order = lock_order_by_number(notification.report.order_id)
        if order is None:
            return notification.log(Verdict.UNKNOWN_ORDER)
        processed = PaymentNotification.objects.filter(
            fingerprint=notification.report.fingerprint, verdict__in=PROCESSED
        )
        if processed.exists():
            return notification.log(Verdict.REPLAY)
        return notification.log(apply_report(order, notification.report))


def apply_report(order: Order, report: PaymentReport) -> Verdict:
    """Judge a genuine report against the locked order and do what follows."""
    if report.amount != order.total:
        return _other_amount(order, report)
    if report.outcome is Outcome.PAID:
        record_payer(order, report)
    judge = _JUDGES.get(report.outcome, _ended)
    return judge(order, report)


def _other_amount(order: Order, report: PaymentReport) -> Verdict:
    """Money of another amount is money all the same: it is booked, and a human decides."""
    amount = _whole(report)
    if report.outcome is Outcome.PAID and amount is not None:
        ledger.receive(order, PaymentReceived(amount, report.method, f"{report.transaction_id}={amount}"))
        _keep_type(order, report)
    reported = report.gross_amount if amount is None else rupiah(amount)
    reason = f"Jumlah dilaporkan {reported}, seharusnya {rupiah(order.total)}."
    flag_for_review(order, reason, CaseKind.OTHER_AMOUNT, amount, about=report.transaction_id)
    return Verdict.MISMATCH


def _paid(order: Order, report: PaymentReport) -> Verdict:
    """Paid once; the same payment reported again is stale; any other is booked and put before a human."""
    money = PaymentReceived(
        order.total, report.method, report.transaction_id, payment_type=report.payment_type
    )
    if ledger.has_received(order, money.reference):
        return Verdict.STALE
    if pay_locked(order, money=money):
        return Verdict.APPLIED
    ledger.receive(order, money)
    _keep_type(order, report)
    state = "lunas" if order.status in SETTLED else "tidak berlaku"
    way = f" lewat {report.method}" if report.method else ""
    reason = f"Pembayaran{way} masuk saat pesanan sudah {state}."
    flag_for_review(order, reason, CaseKind.SURPLUS, money.amount, about=report.transaction_id)
    return Verdict.REVIEW


def _keep_type(order: Order, report: PaymentReport) -> None:
    """Money that paid nothing has to go back, too: on which way, its type says."""
    if not order.payment_type:
        order.payment_type = report.payment_type
        order.save(update_fields=["payment_type"])


def _waiting(order: Order, report: PaymentReport) -> Verdict:
    """The payer has chosen a way; the provider says how long it waits for the money."""
    if order.status != OrderStatus.PENDING:
        return Verdict.STALE
    reported = {"payment_method": report.method}
    if report.expires_at and report.expires_at > order.created_at:
        Order.objects.filter(pk=order.pk).update(expires_at=report.expires_at, **reported)
    else:
        Order.objects.filter(pk=order.pk).update(**reported)
    return Verdict.NOTED


def _failed(order: Order, report: PaymentReport) -> Verdict:
    """One card was refused: the order waits, because its payer may try again until its time is over.

    No way to pay is under way any more, whichever was chosen before.
    """
    if order.status != OrderStatus.PENDING:
        return Verdict.STALE
    attempt = report.transaction_id[:64]
    if order.events.filter(kind=EventKind.PAYMENT_FAILED, note=attempt).exists():
        return Verdict.STALE
    log_event(order, EventKind.PAYMENT_FAILED, now(), Actor(note=attempt), refusal=report.refusal)
    Order.objects.filter(pk=order.pk).update(payment_method="")
    return Verdict.NOTED


def _refunded(order: Order, report: PaymentReport) -> Verdict:
    """What goes back was paid before: should that news come later, it is applied here and stale then.

    Both may take or free seats and number a document, so the products are locked before any number.
    """
    seats.lock(seats.products_of(order_lines(order)))
    _paid(order, report)
    return apply_refunds(order, report)


def _reversed(order: Order, report: PaymentReport) -> Verdict:
    reason = f"Pembayaran ditarik kembali: {status_text(report.transaction_status)}."
    flag_for_review(order, reason, CaseKind.CHARGEBACK, _whole(report))
    return Verdict.REVIEW


def _ended(order: Order, report: PaymentReport) -> Verdict:
    ending = _ENDINGS.get(report.outcome)
    if ending is None:
        return Verdict.NOTED
    status, kind = ending
    return Verdict.APPLIED if end_locked(order, status=status, kind=kind) else Verdict.STALE


_JUDGES: Mapping[Outcome, Callable[[Order, PaymentReport], Verdict]] = {
    Outcome.PAID: _paid,
    Outcome.WAITING: _waiting,
    Outcome.FAILED: _failed,
    Outcome.REFUNDED: _refunded,
    Outcome.REVERSED: _reversed,
}
