"""The provider's delivery events and inbound mail, verified as Mailgun documents it.

Both carry a timestamp, a token and an HMAC of the two. A provider retries for hours, so an event may arrive
repeatedly and late: each has an id, and `log.apply_report` applies it once.
"""

import hashlib
import hmac
import json
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from email.utils import parseaddr
from enum import StrEnum
from typing import Any

from django.utils.translation import gettext_lazy as _

from duxi.core.errors import Rejected

_OLDEST = timedelta(hours=12)
"""Mailgun gives up telling after eight hours."""


class ForgedMailEvent(Rejected):
    """The signature is wrong, or too old."""

    status = 401
    message = _("Tanda tangan tidak sah.")


class MailNews(StrEnum):
    """Types of delivery events."""

    DELIVERED = "delivered"
    OPENED = "opened"
    BOUNCED = "bounced"
    DEFERRED = "deferred"
    COMPLAINED = "complained"
    UNSUBSCRIBED = "unsubscribed"


@dataclass(frozen=True)
class MailReport:
    """A delivery event of one mail; `message_id` includes its angle brackets."""

    event_id: str
    news: MailNews
    message_id: str
    recipient: str
    at: datetime
    detail: str = ""


@dataclass(frozen=True)
class ReceivedMail:
    """An inbound mail; its content is untrusted."""

    message_id: str
    recipient: str
    sender: str
    sender_name: str
    subject: str
    text: str
    html: str
    in_reply_to: str


def sign(key: str, timestamp: str, token: str) -> str:
    return hmac.new(key.encode(), f"{timestamp}{token}".encode(), hashlib.sha256).hexdigest()


def read_report(key: str, body: bytes, moment: datetime) -> MailReport | None:
    """A verified event; None for types that we do not use. Raises `ForgedMailEvent`."""
    try:
        payload = json.loads(body)
        signature, data = payload["signature"], payload["event-data"]
    except (ValueError, KeyError, TypeError) as error:
        raise ForgedMailEvent from error
    _verify(key, signature, moment)
    try:
        return _report(data)
    except (ValueError, KeyError, TypeError):
        return None


def read_mail(key: str, form: Mapping[str, str], moment: datetime) -> ReceivedMail:
    """A verified inbound mail. Raises `ForgedMailEvent`."""
    _verify(key, form, moment)
    name, address = parseaddr(form.get("from", ""))
    return ReceivedMail(
        message_id=form.get("Message-Id", "")[:250] or f"<{form.get('token', '')}@unknown>",
        recipient=form.get("recipient", "")[:254],
        sender=(address or form.get("sender", ""))[:254].lower(),
        sender_name=" ".join(name.split())[:200],
        subject=" ".join(form.get("subject", "").split())[:300],
        text=form.get("stripped-text") or form.get("body-plain", ""),
        html=form.get("stripped-html") or form.get("body-html", ""),
        in_reply_to=form.get("In-Reply-To", "").strip()[:250],
    )


def _verify(key: str, signed: Any, moment: datetime) -> None:
    try:
        timestamp, token, signature = (str(signed[name]) for name in ("timestamp", "token", "signature"))
    except (KeyError, TypeError) as error:
        raise ForgedMailEvent from error
    expected = sign(key, timestamp, token)
    if not key or not hmac.compare_digest(expected.encode(), signature.encode()):
        raise ForgedMailEvent
    if not timestamp.isdecimal() or abs(moment - datetime.fromtimestamp(int(timestamp[:12]), UTC)) > _OLDEST:
        raise ForgedMailEvent


_NEWS = {
    "delivered": MailNews.DELIVERED,
    "opened": MailNews.OPENED,
    "complained": MailNews.COMPLAINED,
    "unsubscribed": MailNews.UNSUBSCRIBED,
}


def _report(data: dict[str, Any]) -> MailReport | None:
    name = data["event"]
    if name == "failed":
        news = MailNews.BOUNCED if data["severity"] == "permanent" else MailNews.DEFERRED
    elif name in _NEWS:
        news = _NEWS[name]
    else:
        return None
    return MailReport(
        event_id=str(data["id"])[:100],
        news=news,
        message_id=f"<{str(data['message']['headers']['message-id']).strip('<>')}>"[:250],
        recipient=str(data["recipient"]).lower()[:254],
        at=datetime.fromtimestamp(float(data["timestamp"]), UTC),
        detail=_detail(data),
    )


def _detail(data: dict[str, Any]) -> str:
    status = data.get("delivery-status")
    found = status if isinstance(status, dict) else {}
    words = [str(found.get(name) or "") for name in ("code", "message", "description")]
    return " ".join(" ".join(filter(None, words)).split())[:300]
