"""Payments through a Snap-style popup: Midtrans, or the embedded Snap that behaves like it."""

from duxi.gateways.payment.contract import (
    REFUNDABLE,
    CancelResult,
    GatewayDown,
    PaymentGateway,
    PaymentItem,
    PaymentRequest,
    RefundOutcome,
    RefundResult,
    SnapToken,
)
from duxi.gateways.payment.embedded import EmbeddedSnap
from duxi.gateways.payment.midtrans import Midtrans
from duxi.gateways.payment.report import Outcome, PaymentReport, ReportedRefund
from duxi.gateways.registry import Gateway

__all__ = [
    "REFUNDABLE",
    "CancelResult",
    "GatewayDown",
    "Outcome",
    "PaymentGateway",
    "PaymentItem",
    "PaymentReport",
    "PaymentRequest",
    "RefundOutcome",
    "RefundResult",
    "ReportedRefund",
    "SnapToken",
    "gateway",
]

_GATEWAY: Gateway[PaymentGateway] = Gateway("payment", embedded=EmbeddedSnap, midtrans=Midtrans)


def gateway() -> PaymentGateway:
    return _GATEWAY.driver()
