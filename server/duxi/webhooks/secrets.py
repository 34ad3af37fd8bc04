"""The secrets of webhooks and the signatures made with them.

The format is that of Standard Webhooks (standardwebhooks.com), for which receivers find libraries: the header
`webhook-signature` has one signature for each valid secret.
"""

import base64
import hashlib
import hmac
import secrets
from datetime import datetime

from duxi.core.secrets import decrypt, encrypt
from duxi.webhooks.models import Webhook

_PREFIX = "whsec_"
_PURPOSE = "webhook"
_BYTES = 32


def new_secret() -> str:
    """A random secret, encrypted for the database."""
    return encrypt(_PREFIX + base64.b64encode(secrets.token_bytes(_BYTES)).decode(), _PURPOSE)


def decrypt_secret(encrypted: str) -> str:
    """The secret as the receiver enters it."""
    return decrypt(encrypted, _PURPOSE)


def signed_headers(webhook: Webhook, message_id: str, body: bytes, moment: datetime) -> dict[str, str]:
    """The headers by which a receiver recognises our messages and old or repeated ones."""
    timestamp = str(int(moment.timestamp()))
    valid = [webhook.secret]
    if webhook.previous_until and webhook.previous_until > moment:
        valid.append(webhook.previous_secret)
    signatures = [signature(decrypt_secret(secret), message_id, timestamp, body) for secret in valid]
    return {
        "webhook-id": message_id,
        "webhook-timestamp": timestamp,
        "webhook-signature": " ".join(signatures),
    }


def signature(secret: str, message_id: str, timestamp: str, body: bytes) -> str:
    """`v1,` and the HMAC-SHA256 of id, timestamp and body in base64."""
    key = base64.b64decode(secret.removeprefix(_PREFIX))
    content = f"{message_id}.{timestamp}.".encode() + body
    return "v1," + base64.b64encode(hmac.new(key, content, hashlib.sha256).digest()).decode()
