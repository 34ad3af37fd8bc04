"""Sign-in with Google: Google, an embedded issuer that behaves like it, or none (the default)."""

from duxi.gateways.google.contract import (
    GoogleAccount,
    GoogleDown,
    GoogleEmailUnverified,
    GoogleRefused,
    GoogleSignIn,
    GoogleTokenUsed,
)
from duxi.gateways.google.embedded import EmbeddedGoogle
from duxi.gateways.google.google_driver import Google
from duxi.gateways.registry import Gateway

__all__ = [
    "GoogleAccount",
    "GoogleDown",
    "GoogleEmailUnverified",
    "GoogleRefused",
    "GoogleSignIn",
    "GoogleTokenUsed",
    "gateway",
]

_GATEWAY: Gateway[GoogleSignIn | None] = Gateway(
    "google", embedded=EmbeddedGoogle, google=Google, none=lambda: None
)


def gateway() -> GoogleSignIn | None:
    """The configured issuer; None where sign-in with Google is off."""
    return _GATEWAY.driver()
