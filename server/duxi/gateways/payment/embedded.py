"""The embedded Snap: a payment provider on this server, for development, demonstrations and tests.

It has its own table and payment page (`snap/`), and reports outcomes only through signed notifications over
HTTP, so that the merchant's code is the same as with Midtrans.
"""

import hashlib

from django.conf import settings
from django.urls import reverse

from duxi.core.clock import now
from duxi.core.compiled import Compiled, param
from duxi.core.secrets import new_token
from duxi.gateways.models import EmbeddedStatus, EmbeddedTransaction
from duxi.gateways.payment import embedded_actions, embedded_refunds
from duxi.gateways.payment.contract import (
    CancelResult,
    PaymentRequest,
    RefundOutcome,
    RefundResult,
    SnapToken,
)
from duxi.gateways.payment.embedded_report import report_of, server_key
from duxi.gateways.payment.report import PaymentReport

_OF_ORDER = Compiled(lambda: EmbeddedTransaction.objects.filter(order_id=param("order_id")))


class EmbeddedSnap:
    """Implements the interface in-process; the token is the only key to the payment page."""

    @property
    def snap_js_url(self) -> str:
        return reverse("snap-script", args=["snap.js"])

    @property
    def client_key(self) -> str:
        return "embedded-" + hashlib.sha256(server_key().encode()).hexdigest()[:16]

    def create_transaction(self, request: PaymentRequest) -> SnapToken:
        """Repeating the request for an order returns the same token."""
        _open(request)
        made = _OF_ORDER.get(order_id=request.order_id)
        page = reverse("snap-pay", args=[made.token])
        return SnapToken(token=made.token, redirect_url=f"{settings.BASE_URL}{page}")

    def status(self, order_id: str) -> PaymentReport | None:
        """Like Midtrans: an order is unknown until its payer has chosen a method."""
        found = EmbeddedTransaction.objects.filter(order_id=order_id).first()
        if found is None:
            return None
        current = embedded_actions.catch_up(found.pk)
        return None if current.status == EmbeddedStatus.CREATED else report_of(current)

    def cancel(self, order_id: str) -> CancelResult:
        found = EmbeddedTransaction.objects.filter(order_id=order_id).first()
        if found is None:
            return CancelResult.NOTHING_THERE
        closed = embedded_actions.cancel(found.pk)
        return CancelResult.TOO_LATE if closed.status == EmbeddedStatus.SETTLEMENT else CancelResult.CANCELLED

    def refund(self, order_id: str, key: str, amount: int, reason: str) -> RefundResult:
        found = EmbeddedTransaction.objects.filter(order_id=order_id).first()
        if found is None:
            return RefundResult(RefundOutcome.REFUSED, message="404: Transaction doesn't exist.")
        try:
            made = embedded_refunds.refund(found.pk, key=key, amount=amount, reason=reason)
        except embedded_refunds.RefundRefused as refusal:
            return RefundResult(RefundOutcome.REFUSED, message=str(refusal))
        return RefundResult(RefundOutcome.DONE, reference=str(made.number))

    def is_genuine(self, report: PaymentReport) -> bool:
        return report.is_signed_with(server_key())


def _open(request: PaymentRequest) -> None:
    """Create a payment for an order that has none."""
    begun = EmbeddedTransaction(
        order_id=request.order_id,
        token=new_token(),
        gross_amount=request.total,
        items=[{"name": i.name, "price": i.price, "quantity": i.quantity} for i in request.items],
        customer_name=request.customer_name,
        created_at=request.created_at,
        expires_at=request.expires_at,
        changed_at=now(),
    )
    EmbeddedTransaction.objects.bulk_create([begun], ignore_conflicts=True)
