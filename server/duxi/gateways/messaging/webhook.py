"""Meta's webhook: reports codes that were accepted but could not be delivered.

Meta accepts messages for numbers without WhatsApp and reports the failure afterwards, so a working channel
needs the webhook as well as the request.
"""

import hashlib
import hmac
from collections.abc import Iterator

from django.conf import settings
from pydantic import BaseModel, ValidationError

from duxi.core.errors import Invalid
from duxi.gateways.messaging.whatsapp import UNDELIVERABLE

_FAILED = "failed"


class StatusError(BaseModel):
    code: int = 0


class Status(BaseModel):
    """The status of one message; `biz_opaque_callback_data` is the reference that we sent along."""

    status: str = ""
    errors: list[StatusError] = []
    biz_opaque_callback_data: str = ""


class Value(BaseModel):
    statuses: list[Status] = []


class Change(BaseModel):
    value: Value = Value()


class Entry(BaseModel):
    changes: list[Change] = []


class News(BaseModel):
    """One notification; fields that we do not use are ignored."""

    entry: list[Entry] = []


def is_genuine(body: bytes, signature: str) -> bool:
    """Whether `X-Hub-Signature-256` is valid: HMAC of the raw body with the app's secret."""
    secret = str(settings.WHATSAPP_APP_SECRET)
    wanted = "sha256=" + hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()
    return bool(secret) and hmac.compare_digest(wanted.encode(), signature.encode())


def is_our_subscription(mode: str, verify_token: str) -> bool:
    """Whether the subscription request carries the token that was entered at Meta."""
    ours = str(settings.WHATSAPP_VERIFY_TOKEN)
    matches = hmac.compare_digest(ours.encode(), verify_token.encode())
    return bool(ours) and mode == "subscribe" and matches


def undelivered(body: bytes) -> list[str]:
    """The references of messages that WhatsApp could not deliver; raises `Invalid`."""
    try:
        news = News.model_validate_json(body)
    except ValidationError as error:
        raise Invalid from error
    return [status.biz_opaque_callback_data for status in _statuses(news) if _is_undeliverable(status)]


def _statuses(news: News) -> Iterator[Status]:
    for entry in news.entry:
        for change in entry.changes:
            yield from change.value.statuses


def _is_undeliverable(status: Status) -> bool:
    return status.status == _FAILED and any(error.code == UNDELIVERABLE for error in status.errors)
