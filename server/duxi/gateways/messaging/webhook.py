"""What Meta reports later: that a code which it had taken could not be delivered.

Meta takes messages for numbers that are not on WhatsApp and reports the failure afterwards, so this
door is as much a part of sending as the call itself.
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
    """The state of one message; `biz_opaque_callback_data` is the reference that we sent along."""

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
    """One notification; whatever else it holds is none of our business."""

    entry: list[Entry] = []


def is_genuine(body: bytes, signature: str) -> bool:
    """Whether `X-Hub-Signature-256` is right: HMAC of the body as it came, with the app's secret."""
    secret = str(settings.WHATSAPP_APP_SECRET)
    wanted = "sha256=" + hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()
    return bool(secret) and hmac.compare_digest(wanted.encode(), signature.encode())


def is_our_subscription(mode: str, verify_token: str) -> bool:
    """Whether it is our own app that asks to subscribe, with the token entered at Meta."""
    ours = str(settings.WHATSAPP_VERIFY_TOKEN)
    matches = hmac.compare_digest(ours.encode(), verify_token.encode())
    return bool(ours) and mode == "subscribe" and matches


def undelivered(body: bytes) -> list[str]:
    """The references of the messages that WhatsApp cannot deliver; raises `Invalid`."""
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
