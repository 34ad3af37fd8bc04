"""ALTCHA: proof of work in the browser, verified on this server without an external service."""

import base64
import hashlib
import json
import secrets
from datetime import timedelta
from typing import Any

import altcha
from django.conf import settings
from django.core.cache import cache

from duxi.core.clock import now

LIFETIME = timedelta(minutes=10)
COST = 1_000
WORK_FROM, WORK_SPREAD = 50, 100


class AltchaDriver:
    """Challenges of about a tenth of a second of work; each can be used once."""

    site_key = ""

    def challenge(self) -> dict[str, Any]:
        """A signed challenge that expires in ten minutes."""
        made = altcha.create_challenge(
            algorithm="PBKDF2/SHA-256",
            cost=COST,
            counter=secrets.randbelow(WORK_SPREAD) + WORK_FROM,
            hmac_secret=_key("challenge"),
            hmac_key_secret=_key("solution"),
            expires_at=now() + LIFETIME,
        )
        found: dict[str, Any] = made.to_dict()
        return found

    def accepts(self, answer: str, address: str) -> bool:
        try:
            result = altcha.verify_solution(answer, _key("challenge"), hmac_key_secret=_key("solution"))
        except (ValueError, TypeError, KeyError, AttributeError):
            return False
        return bool(result.verified and not result.expired and _first_use(answer))


def _first_use(answer: str) -> bool:
    """Store the challenge, not the answer's text: one solution has several spellings."""
    nonce = json.loads(base64.b64decode(answer))["challenge"]["parameters"]["nonce"]
    return bool(cache.add(f"captcha:{nonce}", 1, int(LIFETIME.total_seconds()) + 60))


def _key(purpose: str) -> str:
    return hashlib.sha256(f"captcha:{purpose}:{settings.SECRET_KEY}".encode()).hexdigest()
