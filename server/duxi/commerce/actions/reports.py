"""What the payment provider reports, and what becomes of the order.

A report is only ever a hint about a state: each is judged against the locked order, so repetitions,
parallel deliveries and news that arrive in the wrong order cannot pay twice or undo a payment.
"""

from dataclasses import dataclass

from django.db import transaction
from django.utils.translation import gettext_lazy as _

from duxi.commerce.actions.orders import end_order, flag_for_review, locked, pay_order
from duxi.commerce.models import PROCESSED, EventKind, Order, OrderStatus, PaymentNotification, Verdict
from duxi.core.clock import now
from duxi.core.errors import Forbidden, NotFound, Rejected
from duxi.core.throttle import Limit
from duxi.gateways import payment
from duxi.gateways.payment import Outcome, PaymentReport

MAX_BODY = 20_000
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
    Outcome.FAILED: (OrderStatus.CANCELLED, EventKind.PAYMENT_FAILED),
    Outcome.CANCELLED: (OrderStatus.CANCELLED, EventKind.CANCELLED),
    Outcome.EXPIRED: (OrderStatus.EXPIRED, EventKind.EXPIRED),
}


@dataclass(frozen=True)
class Knock:
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
    knock = Knock(report, body)
    if not payment.gateway().is_genuine(report):
        FORGERIES.hit(address)
        knock.log(Verdict.FORGED)
        raise ForgedNotification
    order_pk = Order.objects.filter(order_id=report.order_id).values_list("pk", flat=True).first()
    if order_pk is None:
        knock.log(Verdict.UNKNOWN_ORDER)
        raise UnknownOrder
    verdict = _process(knock, order_pk)
    if verdict is Verdict.MISMATCH:
        raise AmountDiffers
    return verdict


def _process(knock: Knock, order_pk: int) -> Verdict:
    with transaction.atomic():
        order = locked(order_pk)
        told = PaymentNotification.objects.filter(fingerprint=knock.report.fingerprint, verdict__in=PROCESSED)
        if told.exists():
            return knock.log(Verdict.REPLAY)
        return knock.log(apply_report(order, knock.report))


def apply_report(order: Order, report: PaymentReport) -> Verdict:
    """Judge a genuine report against the locked order and do what follows."""
    if report.amount != order.total:
        flag_for_review(order.pk, f"Jumlah dilaporkan {report.gross_amount}, seharusnya {order.total}.")
        return Verdict.MISMATCH
    if report.outcome is Outcome.PAID:
        return _paid(order, report)
    if report.outcome is Outcome.WAITING:
        return _waiting(order, report)
    if report.outcome is Outcome.REVERSED:
        return _reversed(order, report)
    return _ended(order, report)


def _paid(order: Order, report: PaymentReport) -> Verdict:
    if pay_order(order.pk, method=report.method, transaction_id=report.transaction_id):
        return Verdict.APPLIED
    if order.status == OrderStatus.PAID and order.transaction_id == report.transaction_id:
        return Verdict.STALE
    state = "lunas" if order.status == OrderStatus.PAID else "tidak berlaku"
    flag_for_review(order.pk, f"Pembayaran {report.transaction_id} masuk saat pesanan sudah {state}.")
    return Verdict.REVIEW


def _waiting(order: Order, report: PaymentReport) -> Verdict:
    if order.status != OrderStatus.PENDING:
        return Verdict.STALE
    Order.objects.filter(pk=order.pk).update(payment_method=report.method)
    return Verdict.NOTED


def _reversed(order: Order, report: PaymentReport) -> Verdict:
    flag_for_review(order.pk, f"Pembayaran ditarik kembali: {report.transaction_status}.")
    return Verdict.REVIEW


def _ended(order: Order, report: PaymentReport) -> Verdict:
    ending = _ENDINGS.get(report.outcome)
    if ending is None:
        return Verdict.NOTED
    status, kind = ending
    return Verdict.APPLIED if end_order(order.pk, status=status, kind=kind) else Verdict.STALE
