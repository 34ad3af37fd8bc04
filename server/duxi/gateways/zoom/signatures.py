"""Meeting SDK signatures: JSON Web Tokens with HS256, as Zoom documents them."""

import base64
import hashlib
import hmac
import json
from datetime import datetime
from typing import Any

LIFETIME_SECONDS = 2 * 60 * 60
ATTENDEE = 0
_CLOCK_SKEW_SECONDS = 30
_HEADER = {"alg": "HS256", "typ": "JWT"}


def sdk_signature(*, key: str, secret: str, number: str, moment: datetime) -> str:
    """An attendee's signature for a meeting, backdated a little to allow for clock differences."""
    issued_at = int(moment.timestamp()) - _CLOCK_SKEW_SECONDS
    expires_at = issued_at + LIFETIME_SECONDS
    claims = {
        "appKey": key,
        "sdkKey": key,
        "mn": number,
        "role": ATTENDEE,
        "iat": issued_at,
        "exp": expires_at,
        "tokenExp": expires_at,
    }
    return _signed(claims, secret)


def _signed(claims: dict[str, Any], secret: str) -> str:
    body = f"{_encoded(json.dumps(_HEADER).encode())}.{_encoded(json.dumps(claims).encode())}"
    digest = hmac.new(secret.encode(), body.encode(), hashlib.sha256).digest()
    return f"{body}.{_encoded(digest)}"


def _encoded(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()
