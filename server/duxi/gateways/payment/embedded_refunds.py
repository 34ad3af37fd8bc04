"""Refunds of the embedded Snap: partial or full, never more than was paid, idempotent by key."""

from django.db import transaction
from django.db.models import Sum

from duxi.core.clock import now
from duxi.core.jobs import enqueue
from duxi.gateways.models import EmbeddedRefund, EmbeddedStatus, EmbeddedTransaction
from duxi.gateways.payment.contract import REFUNDABLE

NOTIFY = "duxi.gateways.payment.embedded_actions.notify"


class RefundRefused(Exception):  # noqa: N818 - the provider's answer, which staff read
    """The provider's code and reason."""


def refund(pk: int, *, key: str, amount: int, reason: str) -> EmbeddedRefund:
    """Refund the amount and notify the merchant; a repeated key returns the first result.

    Raises `RefundRefused` as Midtrans does: for unsettled payments, for methods without refunds, and for more
    than the remaining amount.
    """
    with transaction.atomic():
        payment = EmbeddedTransaction.objects.select_for_update().get(pk=pk)
        before = payment.refunds.filter(key=key).first()
        if before is not None:
            return before
        _refuse(payment, amount)
        made = payment.refunds.create(key=key, amount=amount, reason=reason[:255], created_at=now())
        EmbeddedTransaction.objects.filter(pk=pk).update(changed_at=made.created_at)
        enqueue(NOTIFY, payment.pk, timeout=90)
        return made


def _refuse(payment: EmbeddedTransaction, amount: int) -> None:
    if payment.status != EmbeddedStatus.SETTLEMENT:
        raise RefundRefused("412: Merchant cannot modify the status of the transaction")
    if payment.payment_type not in REFUNDABLE:
        raise RefundRefused("412: Payment type does not support refunds")
    if amount < 1 or refunded(payment) + amount > payment.gross_amount:
        raise RefundRefused("414: Refund amount exceeds the amount of the transaction")


def refunded(payment: EmbeddedTransaction) -> int:
    """The amount refunded so far."""
    return EmbeddedRefund.objects.filter(payment=payment).aggregate(total=Sum("amount"))["total"] or 0
