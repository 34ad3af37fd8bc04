"""The provider's notifications, and their effects on the order.

A notification is only a hint about a state: each is compared with the locked order, so repetitions, parallel
deliveries and wrong order cannot pay twice or undo a payment.
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
from duxi.commerce.orders.findings import Found
from duxi.commerce.payments.actions.payer_accounts import record_payer
from duxi.commerce.queries.orders import order_lines
from duxi.commerce.refunds.actions.sending import apply_refunds
from duxi.commerce.shop.actions import seats
from duxi.core.clock import now
from duxi.core.compiled import CompiledRows, param
from duxi.core.errors import Forbidden, NotFound, Rejected
from duxi.core.throttle import Limit
from duxi.gateways import payment
from duxi.gateways.payment import Outcome, PaymentReport

logger = logging.getLogger(__name__)

MAX_BODY = 20_000
_MOST = 10**15
_MOVES_MONEY = frozenset({Outcome.PAID, Outcome.REFUNDED, Outcome.REVERSED})
FORGERIES = Limit("forged-notification", times=60, seconds=60)


class ForgedNotification(Forbidden):
    """The signature is wrong."""

    message = _("Tanda tangan notifikasi tidak sah.")


class UnknownOrder(NotFound):
    """The order is not ours."""

    message = _("Pesanan tidak dikenal.")


class AmountDiffers(Rejected):
    """The amount differs from the order's."""

    message = _("Jumlah pembayaran tidak sesuai dengan pesanan.")


_ENDINGS = {
    Outcome.CANCELLED: (OrderStatus.CANCELLED, EventKind.CANCELLED),
    Outcome.EXPIRED: (OrderStatus.EXPIRED, EventKind.EXPIRED),
}


@dataclass(frozen=True)
class IncomingNotification:
    """A received notification."""

    report: PaymentReport
    body: str

    def log(self, verdict: Verdict) -> Verdict:
        """Store it with its verdict."""
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
    """Process a notification: verify, log, apply once.

    Raises `ForgedNotification`, `UnknownOrder` or `AmountDiffers`; each is logged, and no order is paid.
    Forgeries are rate limited by address, so that they cannot fill the log; genuine ones never are.
    """
    notification = IncomingNotification(report, body)
    if not payment.gateway().is_genuine(report):
        FORGERIES.hit(address)
        notification.log(Verdict.FORGED)
        raise ForgedNotification
    verdict = _process(notification)
    if verdict is Verdict.UNKNOWN_ORDER:
        _raise_unknown_order_case(report)
        logger.warning("The provider speaks of %s, which we do not know", report.order_id)
        raise UnknownOrder
    if verdict is Verdict.MISMATCH:
        raise AmountDiffers
    return verdict


def _raise_unknown_order_case(report: PaymentReport) -> None:
    """A case for money of an unknown order; repetitions raise no second one, even after it was closed."""
    if report.outcome not in _MOVES_MONEY or was_raised(CaseKind.UNKNOWN_ORDER, report.fingerprint):
        return
    finding = Finding(CaseKind.UNKNOWN_ORDER, report.fingerprint, _by_method(report), _whole_rupiah(report))
    raise_case(finding, number=report.order_id)


def _by_method(report: PaymentReport) -> Found:
    status = report.transaction_status
    if not report.method:
        return Found("unknown_order_somehow", {"status": status})
    return Found("unknown_order", {"method": report.method, "status": status})


def _whole_rupiah(report: PaymentReport) -> int | None:
    """The reported rupiah; None if it is no whole number."""
    amount = report.amount
    return int(amount) if amount is not None and 0 < amount < _MOST and amount == int(amount) else None


def _process(notification: IncomingNotification) -> Verdict:
    with transaction.atomic():
        order = lock_order_by_number(notification.report.order_id)
        if order is None:
            return notification.log(Verdict.UNKNOWN_ORDER)
        if _SAME.first(fingerprint=notification.report.fingerprint):
            return notification.log(Verdict.REPLAY)
        return notification.log(apply_report(order, notification.report))


_SAME = CompiledRows(
    lambda: PaymentNotification.objects.filter(
        fingerprint=param("fingerprint"), verdict__in=PROCESSED
    ).values("pk")[:1]
)


def apply_report(order: Order, report: PaymentReport) -> Verdict:
    """Compare a genuine report with the locked order and apply it."""
    if report.amount != order.total:
        return _other_amount(order, report)
    if report.outcome is Outcome.PAID:
        record_payer(order, report)
    judge = _JUDGES.get(report.outcome, _ended)
    return judge(order, report)


def _other_amount(order: Order, report: PaymentReport) -> Verdict:
    """A payment of another amount is booked and raises a case."""
    amount = _whole_rupiah(report)
    if report.outcome is Outcome.PAID and amount is not None:
        ledger.receive(order, PaymentReceived(amount, report.method, f"{report.transaction_id}={amount}"))
        _store_payment_type(order, report)
    reported = report.gross_amount if amount is None else amount
    found = Found("other_amount", {"reported": reported, "expected": order.total})
    flag_for_review(order, found, CaseKind.OTHER_AMOUNT, amount, about=report.transaction_id)
    return Verdict.MISMATCH


def _paid(order: Order, report: PaymentReport) -> Verdict:
    """Paid once; a repetition is stale; any other payment is booked and raises a case."""
    money = PaymentReceived(
        order.total, report.method, report.transaction_id, payment_type=report.payment_type
    )
    if ledger.has_received(order, money.reference):
        return Verdict.STALE
    if pay_locked(order, money=money):
        return Verdict.APPLIED
    ledger.receive(order, money)
    _store_payment_type(order, report)
    code = "paid_again" if order.status in SETTLED else "paid_after_end"
    found = Found(f"{code}_by", {"method": report.method}) if report.method else Found(code)
    flag_for_review(order, found, CaseKind.SURPLUS, money.amount, about=report.transaction_id)
    return Verdict.REVIEW


def _store_payment_type(order: Order, report: PaymentReport) -> None:
    """Keep the payment type of money that paid nothing, because it decides the refund route."""
    if not order.payment_type:
        order.payment_type = report.payment_type
        order.save(update_fields=["payment_type"])


def _waiting(order: Order, report: PaymentReport) -> Verdict:
    """The payer has chosen a payment type; store the provider's deadline for it."""
    if order.status != OrderStatus.PENDING:
        return Verdict.STALE
    reported = {"payment_method": report.method}
    if report.expires_at and report.expires_at > order.created_at:
        Order.objects.filter(pk=order.pk).update(expires_at=report.expires_at, **reported)
    else:
        Order.objects.filter(pk=order.pk).update(**reported)
    return Verdict.NOTED


def _failed(order: Order, report: PaymentReport) -> Verdict:
    """An attempt was refused: the order stays pending, because its payer may try again until the deadline.

    No payment is in progress any more, whatever type was chosen before.
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
    """A refund implies a payment: if that notification comes later, it is applied here and stale then.

    Both may take or release seats and issue a document, so products are locked before the invoice counter.
    """
    seats.lock(seats.products_of(order_lines(order)))
    _paid(order, report)
    return apply_refunds(order, report)


def _reversed(order: Order, report: PaymentReport) -> Verdict:
    found = Found("taken_back", {"status": report.transaction_status})
    flag_for_review(order, found, CaseKind.CHARGEBACK, _whole_rupiah(report))
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
