"""Embedded Google: an issuer on this server, for development, demonstrations and tests.

It has its own keys, its own account chooser (`pages/`) and issues tokens in Google's format, which are
verified exactly as Google's are. Its page lets anyone sign in as any account: never use it outside a demo.
"""

import hashlib
import json
import secrets
import time
from typing import Any

from django.conf import settings
from django.urls import reverse
from google.auth.transport import Request

from duxi.gateways.google.certs import Loaded
from duxi.gateways.google.contract import GoogleAccount
from duxi.gateways.google.keys import issuer_key
from duxi.gateways.google.verifier import Issuer, verified

LIFETIME_SECONDS = 3600


class _OwnCerts(Request):
    """The issuer's own certificates, without an HTTP request to this server."""

    def __call__(self, *args: Any, **kwargs: Any) -> Loaded:
        return Loaded(json.dumps(issuer_key().certificates()).encode())


class EmbeddedGoogle:
    @property
    def client_id(self) -> str:
        return f"embedded-{_hash(settings.SECRET_KEY)[:16]}.apps.contoh.example"

    @property
    def script_url(self) -> str:
        return reverse("google-file", args=["client.js"])

    def verify(self, id_token: str) -> GoogleAccount:
        return verified(id_token, self._issuer())

    def issue(self, *, email: str, name: str, nonce: str = "", is_verified: bool = True) -> str:
        """An ID token for the account that a user chose."""
        moment = int(time.time())
        claims: dict[str, Any] = {
            "iss": self._issuer().names[0],
            "aud": self.client_id,
            "azp": self.client_id,
            "sub": subject_of(email),
            "email": email,
            "email_verified": is_verified,
            "name": name,
            "iat": moment,
            "nbf": moment,
            "exp": moment + LIFETIME_SECONDS,
            "jti": secrets.token_hex(20),
        }
        return issuer_key().sign(claims | ({"nonce": nonce} if nonce else {}))

    def _issuer(self) -> Issuer:
        name = f"{settings.BASE_URL}/google"
        return Issuer((name,), self.client_id, f"{name}/certs", _OwnCerts())


def subject_of(email: str) -> str:
    """21 digits like Google's ids, always the same for one address."""
    return str(int(_hash(email.strip().lower()), 16))[:21]


def _hash(value: str) -> str:
    return hashlib.sha256(f"google:{value}".encode()).hexdigest()
