"""Tells what became of embedded mails as the provider does: signed, a little later, and sometimes twice.

What the address says decides: `bounce…` does not exist, `spam…` complains, `late…` is delivered at the second
try, of `silent…` nobody hears anything, everybody else gets the mail and, where it may be noted, opens it.
"""

import json
import logging
import secrets
import time
from collections.abc import Iterator
from threading import Thread
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
_Event = tuple[str, dict[str, Any]]


def signing_key() -> str:
    """The embedded provider's key: nobody else can know it."""
    return digest(f"mail-events:{settings.SECRET_KEY}")


def events_of(mail: Mail) -> Iterator[_Event]:
    """What becomes of a mail: the event's name and what else it says."""
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
    """The body of one event, as Mailgun writes it."""
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


def tell(mail: Mail) -> None:
    """Tell in the background, as a service outside would; its last word comes twice."""
    events = list(events_of(mail))
    if events:
        Thread(target=_notify, args=(mail, events), daemon=True).start()


def _notify(mail: Mail, events: list[_Event]) -> None:
    bodies = [signed(mail, name, more) for name, more in events]
    for body in (*bodies, bodies[-1]):
        time.sleep(_PAUSE)
        try:
            headers = {"Content-Type": "application/json"}
            httpx.post(f"{settings.BASE_URL}{WEBHOOK}", content=body, headers=headers, timeout=10)
        except httpx.HTTPError as error:
            logger.warning("embedded mail: %s", type(error).__name__)
