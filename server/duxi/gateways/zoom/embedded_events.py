"""Reports events of embedded rooms as Zoom does: signed, over HTTP."""

import json
import logging
from datetime import UTC
from threading import Thread
from typing import Any

import httpx
from django.conf import settings

from duxi.core.clock import now
from duxi.gateways.zoom.embedded import EmbeddedZoom, Guest
from duxi.gateways.zoom.events import SIGNATURE_HEADER, TIMESTAMP_HEADER, sign

logger = logging.getLogger(__name__)
WEBHOOK = "/api/v1/zoom/webhook"


def report_presence(number: str, guest: Guest, *, stay_id: str, is_left: bool) -> None:
    """Report in the background that a participant opened or closed the room page."""
    _notify(*presence_event(number, guest, stay_id=stay_id, is_left=is_left))


def presence_event(number: str, guest: Guest, *, stay_id: str, is_left: bool) -> tuple[str, dict[str, Any]]:
    """The name and payload of an event."""
    moment = f"{now().astimezone(UTC):%Y-%m-%dT%H:%M:%SZ}"
    times = {"leave_time": moment, "leave_reason": "left the meeting."} if is_left else {"join_time": moment}
    person = {
        "user_id": stay_id[:8],
        "user_name": guest.name,
        "participant_uuid": stay_id,
        "registrant_id": guest.registrant_id,
        "email": "",
        **times,
    }
    name = "meeting.participant_left" if is_left else "meeting.participant_joined"
    return name, {"id": number, "participant": person}


def signed(name: str, about: dict[str, Any]) -> tuple[bytes, dict[str, str]]:
    """The body of an event and its headers."""
    moment = now()
    event = {
        "event": name,
        "event_ts": int(moment.timestamp() * 1000),
        "payload": {"account_id": "embedded", "object": about},
    }
    body, timestamp = json.dumps(event).encode(), str(int(moment.timestamp()))
    return body, {
        "Content-Type": "application/json",
        TIMESTAMP_HEADER: timestamp,
        SIGNATURE_HEADER: sign(EmbeddedZoom().webhook_secret, timestamp, body),
    }


def _notify(name: str, about: dict[str, Any]) -> None:
    body, headers = signed(name, about)
    Thread(target=_send, args=(body, headers), daemon=True).start()


def _send(body: bytes, headers: dict[str, str]) -> None:
    try:
        httpx.post(f"{settings.BASE_URL}{WEBHOOK}", content=body, headers=headers, timeout=10)
    except httpx.HTTPError as error:
        logger.warning("embedded room: %s", type(error).__name__)
