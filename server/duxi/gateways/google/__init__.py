"""Sign-in with Google: Google itself, or the embedded issuer that behaves like it; none by default."""

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
    """The configured issuer; None where people sign in without Google."""
    return _GATEWAY.driver()
