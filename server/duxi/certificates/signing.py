"""The key that signs credentials (Ed25519), and compact JSON web signatures made with it."""

import hashlib
import json
from base64 import b64decode, urlsafe_b64encode
from functools import cache
from typing import Any

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from django.conf import settings

_SEED_LENGTH = 32


def signed(payload: dict[str, Any], *, key_url: str, type_: str) -> str:
    """A compact JWS whose payload is the credential itself."""
    header = {"alg": "EdDSA", "typ": type_, "kid": key_url, "jwk": public_jwk()}
    message = f"{_encoded(_json(header))}.{_encoded(_json(payload))}"
    return f"{message}.{_encoded(_private_key().sign(message.encode()))}"


def public_jwk() -> dict[str, str]:
    """The public key, with its RFC 7638 thumbprint as key id."""
    key = {"crv": "Ed25519", "kty": "OKP", "x": _encoded(_private_key().public_key().public_bytes_raw())}
    thumbprint = _encoded(hashlib.sha256(_json(key)).digest())
    return {**key, "kid": thumbprint, "use": "sig", "alg": "EdDSA"}


def _private_key() -> Ed25519PrivateKey:
    return Ed25519PrivateKey.from_private_bytes(_seed(settings.CREDENTIAL_KEY, settings.SECRET_KEY))


@cache
def _seed(configured: str, secret: str) -> bytes:
    """The configured seed; otherwise derived from the secret key, and changing with it."""
    if configured:
        return b64decode(configured, validate=True)
    derivation = HKDF(algorithm=SHA256(), length=_SEED_LENGTH, salt=None, info=b"duxi credentials")
    return derivation.derive(secret.encode())


def _json(value: Any) -> bytes:
    return json.dumps(value, separators=(",", ":"), sort_keys=True, ensure_ascii=False).encode()


def _encoded(value: bytes) -> str:
    return urlsafe_b64encode(value).rstrip(b"=").decode()
