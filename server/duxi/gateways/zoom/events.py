"""Zoom's webhooks: verified as documented, and parsed into a few values."""

import hashlib
import hmac
import json
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any

from django.utils.translation import gettext_lazy as _

from duxi.core.errors import Rejected

SIGNATURE_HEADER, TIMESTAMP_HEADER = "x-zm-signature", "x-zm-request-timestamp"
_OLDEST = timedelta(minutes=5)
_JOINED, _LEFT = "meeting.participant_joined", "meeting.participant_left"


class ForgedEvent(Rejected):
    """The signature is wrong, or too old."""

    status = 401
    message = _("Tanda tangan tidak sah.")


@dataclass(frozen=True)
class PlainToken:
    """Zoom's challenge that verifies that the endpoint knows the secret."""

    token: str


@dataclass(frozen=True)
class Presence:
    """A participant joined (`left_at` is None) or left; `stay_id` identifies one stay in the room."""

    number: str
    registrant_id: str
    email: str
    stay_id: str
    joined_at: datetime | None
    left_at: datetime | None


@dataclass(frozen=True)
class MeetingEnded:
    """The host ended the meeting."""

    number: str
    ended_at: datetime


@dataclass(frozen=True)
class RecordingReady:
    """The recording is available."""

    number: str
    url: str


ZoomEvent = PlainToken | Presence | MeetingEnded | RecordingReady


def sign(secret: str, timestamp: str, body: bytes) -> str:
    """The value of `x-zm-signature`."""
    return "v0=" + _hmac(secret, b"v0:" + timestamp.encode() + b":" + body)


def encrypted(secret: str, token: str) -> str:
    """The response to a `PlainToken`."""
    return _hmac(secret, token.encode())


def read_event(
    *, secret: str, signature: str, timestamp: str, body: bytes, moment: datetime
) -> ZoomEvent | None:
    """A verified event; None for types that we do not use. Raises `ForgedEvent`."""
    expected = sign(secret, timestamp, body)
    if not secret or not hmac.compare_digest(expected.encode(), signature.encode()):
        raise ForgedEvent
    if not timestamp.isdecimal() or abs(moment - _of_seconds(int(timestamp[:13]))) > _OLDEST:
        raise ForgedEvent
    try:
        return _parsed(json.loads(body))
    except (KeyError, TypeError, ValueError):
        return None


def _parsed(event: dict[str, Any]) -> ZoomEvent | None:
    name, payload = event["event"], event["payload"]
    if name == "endpoint.url_validation":
        return PlainToken(str(payload["plainToken"]))
    about = payload["object"]
    if name in (_JOINED, _LEFT):
        return _presence(about, about["participant"], is_left=name == _LEFT)
    if name == "meeting.ended":
        return MeetingEnded(str(about["id"]), _moment(about["end_time"]))
    if name == "recording.completed":
        return RecordingReady(str(about["id"]), str(about["share_url"]))
    return None


def _presence(about: dict[str, Any], person: dict[str, Any], *, is_left: bool) -> Presence:
    return Presence(
        number=str(about["id"]),
        registrant_id=str(person.get("registrant_id") or ""),
        email=str(person.get("email") or ""),
        stay_id=str(person.get("participant_uuid") or person.get("user_id") or "")[:100],
        joined_at=None if is_left else _moment(person["join_time"]),
        left_at=_moment(person["leave_time"]) if is_left else None,
    )


def _moment(text: str) -> datetime:
    found = datetime.fromisoformat(text.replace("Z", "+00:00"))
    return found if found.tzinfo else found.replace(tzinfo=UTC)


def _of_seconds(seconds: int) -> datetime:
    """Zoom sends seconds, in some events milliseconds."""
    return datetime.fromtimestamp(seconds if seconds < 10**11 else seconds / 1000, UTC)


def _hmac(secret: str, content: bytes) -> str:
    return hmac.new(secret.encode(), content, hashlib.sha256).hexdigest()
