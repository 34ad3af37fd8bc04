"""Payments through a Snap-style popup: Midtrans, or the embedded Snap that behaves like it."""

from django.conf import settings

from duxi.gateways.payment.contract import (
    CancelResult,
    GatewayDown,
    PaymentGateway,
    PaymentItem,
    PaymentRequest,
    SnapToken,
)
from duxi.gateways.payment.embedded import EmbeddedSnap
from duxi.gateways.payment.midtrans import Midtrans
from duxi.gateways.payment.report import Outcome, PaymentReport

__all__ = [
    "CancelResult",
    "GatewayDown",
    "Outcome",
    "PaymentGateway",
    "PaymentItem",
    "PaymentReport",
    "PaymentRequest",
    "SnapToken",
    "gateway",
]

_DRIVERS: dict[str, type[EmbeddedSnap] | type[Midtrans]] = {"embedded": EmbeddedSnap, "midtrans": Midtrans}


def gateway() -> PaymentGateway:
    """The configured provider."""
    return _DRIVERS[settings.PAYMENT_PROVIDER]()
