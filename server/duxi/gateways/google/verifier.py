"""Verifies ID tokens of every issuer in the same way."""

import json
import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from django.core.cache import cache
from django.core.exceptions import ValidationError
from django.core.validators import validate_email
from google.auth.exceptions import GoogleAuthError, TransportError
from google.auth.transport import Request
from google.oauth2 import id_token as google_id_token

from duxi.core.secrets import digest
from duxi.gateways.google.contract import (
    GoogleAccount,
    GoogleDown,
    GoogleEmailUnverified,
    GoogleRefused,
    GoogleTokenUsed,
)

CLOCK_SKEW_SECONDS = 10
MAX_TOKEN = 8_000
_MAX_SUBJECT = 255
_MAX_EMAIL = 254
_MAX_NAME = 200


@dataclass(frozen=True)
class Issuer:
    """A token issuer: its names, our client id, and how its certificates are loaded."""

    names: tuple[str, ...]
    client_id: str
    certs_url: str
    load: Request


def verified(token: str, issuer: Issuer) -> GoogleAccount:
    """The account of a genuine, unexpired, unused token for us."""
    claims = _genuine(token, issuer)
    if claims.get("email_verified") is not True:
        raise GoogleEmailUnverified
    account = _account(claims)
    _use_once(claims)
    return account


def _genuine(token: str, issuer: Issuer) -> Mapping[str, Any]:
    """The claims, if signature, audience, issuer and times are valid."""
    if len(token) > MAX_TOKEN:
        raise GoogleRefused
    try:
        claims: Mapping[str, Any] = google_id_token.verify_token(
            token,
            issuer.load,
            audience=issuer.client_id,
            certs_url=issuer.certs_url,
            clock_skew_in_seconds=CLOCK_SKEW_SECONDS,
        )
    except TransportError as error:
        raise GoogleDown from error
    except (GoogleAuthError, ValueError, TypeError, RecursionError) as error:
        raise GoogleRefused from error
    if claims.get("iss") not in issuer.names:
        raise GoogleRefused
    return claims


def _account(claims: Mapping[str, Any]) -> GoogleAccount:
    subject, email = str(claims.get("sub") or ""), str(claims.get("email") or "").strip().lower()
    if not subject or len(subject) > _MAX_SUBJECT or not _is_address(email):
        raise GoogleRefused
    name = " ".join(str(claims.get("name") or "").split()) or email.partition("@")[0]
    picture = str(claims.get("picture") or "")
    return GoogleAccount(
        subject=subject,
        email=email,
        name=name[:_MAX_NAME],
        picture=picture if picture.startswith("https://") else None,
    )


def _is_address(email: str) -> bool:
    try:
        validate_email(email)
    except ValidationError:
        return False
    return len(email) <= _MAX_EMAIL


def _use_once(claims: Mapping[str, Any]) -> None:
    """Store the claims, not the token's text: one token has several spellings."""
    said = digest(json.dumps(claims, sort_keys=True))
    left = int(claims["exp"] - time.time()) + CLOCK_SKEW_SECONDS + 1
    if not cache.add(f"google-token:{said}", 1, max(left, 1)):
        raise GoogleTokenUsed
