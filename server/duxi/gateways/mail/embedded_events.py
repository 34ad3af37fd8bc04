"""Delivery events of embedded mails, like a provider's: signed, slightly delayed, and sometimes sent twice.

The address decides the outcome: `bounce…` does not exist, `spam…` complains, `late…` is delivered at the
second attempt, `silent…` sends no events; every other mail is delivered and, where tracking is allowed,
opened.
"""

import json
import logging
import secrets
import time
from collections.abc import Iterator, Sequence
from heapq import heappop, heappush
from itertools import count
from threading import Condition, Thread
from typing import Any

import httpx
from django.conf import settings

from duxi.core.clock import now
from duxi.core.secrets import digest
from duxi.gateways.mail.events import sign
from duxi.gateways.mail.message import Mail

logger = logging.getLogger(__name__)
WEBHOOK = "/api/v1/mail/events"
_PAUSE = 0.5
_MOST_WAITING = 10_000
_Event = tuple[str, dict[str, Any]]


def signing_key() -> str:
    """The embedded provider's signing key, derived from this installation's secret."""
    return digest(f"mail-events:{settings.SECRET_KEY}")


def events_of(mail: Mail) -> Iterator[_Event]:
    """The events of a mail: name and further fields."""
    mailbox = mail.to.partition("@")[0]
    if mailbox.startswith("silent"):
        return
    if mailbox.startswith("bounce"):
        status = {"code": 550, "message": "5.1.1 The email account that you tried to reach does not exist"}
        yield "failed", {"severity": "permanent", "reason": "bounce", "delivery-status": status}
        return
    if mailbox.startswith("late"):
        status = {"code": 421, "message": "4.7.0 Try again later"}
        yield "failed", {"severity": "temporary", "reason": "generic", "delivery-status": status}
    yield "delivered", {"delivery-status": {"code": 250, "message": "OK"}}
    if mailbox.startswith("spam"):
        yield "complained", {}
    elif mail.tracks_opens:
        yield "opened", {"client-info": {"device-type": "desktop"}}


def signed(mail: Mail, name: str, more: dict[str, Any]) -> bytes:
    """The body of one event in Mailgun's format."""
    moment, token = now().timestamp(), secrets.token_hex(25)
    timestamp = str(int(moment))
    data = {
        "id": secrets.token_urlsafe(16),
        "event": name,
        "timestamp": moment,
        "recipient": mail.to,
        "message": {"headers": {"message-id": mail.message_id.strip("<>"), "to": mail.to}},
        **more,
    }
    signature = {
        "timestamp": timestamp,
        "token": token,
        "signature": sign(signing_key(), timestamp, token),
    }
    return json.dumps({"signature": signature, "event-data": data}).encode()


class _EventQueue:
    """Events ordered by due time, sent one after another by the one thread of this process."""

    def __init__(self) -> None:
        self._heap: list[tuple[float, int, bytes]] = []
        self._changed, self._numbers = Condition(), count()
        self._thread: Thread | None = None

    def add(self, bodies: Sequence[bytes]) -> None:
        """Queue these with a short delay between them; blocks while the queue is full."""
        with self._changed:
            self._changed.wait_for(lambda: len(self._heap) < _MOST_WAITING)
            moment = time.monotonic()
            for number, body in enumerate(bodies, start=1):
                heappush(self._heap, (moment + number * _PAUSE, next(self._numbers), body))
            self._changed.notify_all()
            if self._thread is None or not self._thread.is_alive():
                self._thread = Thread(target=self._run, daemon=True)
                self._thread.start()

    def _run(self) -> None:
        headers = {"Content-Type": "application/json"}
        with httpx.Client(headers=headers, timeout=10) as client:
            while True:
                _post(client, self._next())

    def _next(self) -> bytes:
        with self._changed:
            while not self._heap or self._heap[0][0] > time.monotonic():
                self._changed.wait(self._heap[0][0] - time.monotonic() if self._heap else None)
            self._changed.notify_all()
            return heappop(self._heap)[2]


_EVENTS = _EventQueue()


def send_events(mail: Mail) -> None:
    """Send them in the background, as an outside service would; the last one is sent twice."""
    bodies = [signed(mail, name, more) for name, more in events_of(mail)]
    if bodies:
        _EVENTS.add([*bodies, bodies[-1]])


def _post(client: httpx.Client, body: bytes) -> None:
    try:
        client.post(f"{settings.BASE_URL}{WEBHOOK}", content=body)
    except httpx.HTTPError as error:
        logger.warning("embedded mail: %s", type(error).__name__)
