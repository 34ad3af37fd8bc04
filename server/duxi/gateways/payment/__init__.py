"""Payments through a Snap-style popup: Midtrans, or the embedded Snap that behaves like it."""

from typing import Protocol

from django.conf import settings

from duxi.gateways.payment.embedded import EmbeddedSnap


class PaymentGateway(Protocol):
    """What a payment provider does for us."""

    snap_js_url: str
    client_key: str


def gateway() -> PaymentGateway:
    """The configured provider."""
    return EmbeddedSnap()
