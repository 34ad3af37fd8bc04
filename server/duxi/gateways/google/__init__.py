"""Sign-in with Google: Google itself, or the embedded issuer that behaves like it; none by default."""

from django.conf import settings

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

__all__ = [
    "GoogleAccount",
    "GoogleDown",
    "GoogleEmailUnverified",
    "GoogleRefused",
    "GoogleSignIn",
    "GoogleTokenUsed",
    "gateway",
]

_DRIVERS: dict[str, type[EmbeddedGoogle] | type[Google]] = {"embedded": EmbeddedGoogle, "google": Google}


def gateway() -> GoogleSignIn | None:
    """The configured issuer; None where people sign in without Google."""
    chosen = _DRIVERS.get(settings.GOOGLE_PROVIDER)
    return chosen() if chosen else None
