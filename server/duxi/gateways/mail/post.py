"""The way of a letter: written now, queued with the transaction, sent by the worker."""

import json
from collections.abc import Sequence
from dataclasses import asdict, replace
from datetime import timedelta
from email.utils import make_msgid
from typing import Protocol
from urllib.parse import urlsplit

from django.conf import settings

from duxi.core.clock import now
from duxi.core.jobs import enqueue, enqueue_at
from duxi.core.secrets import decrypt, encrypt
from duxi.gateways.mail.embedded import Outbox
from duxi.gateways.mail.enclosures import Enclosing
from duxi.gateways.mail.errors import MailDown
from duxi.gateways.mail.letter import Letter, Mail, written
from duxi.gateways.mail.smtp import Smtp
from duxi.gateways.registry import Gateway

TASK = "duxi.gateways.mail.post.deliver"
PAUSES = (timedelta(minutes=1), timedelta(minutes=5), timedelta(minutes=30), timedelta(hours=2))
"""How long a letter waits before each further try."""


class MailDriver(Protocol):
    """What carries our mail."""

    def send(self, mail: Mail) -> None:
        """Hand one mail over; raises `MailDown` when a later try may succeed."""


_GATEWAY: Gateway[MailDriver] = Gateway("mail", embedded=Outbox, smtp=Smtp)


def driver() -> MailDriver:
    """The configured carrier."""
    return _GATEWAY.driver()


def queue(*, to: str, letter: Letter, locale: str, name: str = "") -> None:
    """Send a letter once the transaction commits, greeting its reader by name.

    It waits in the queue under seal: letters carry links that open accounts.
    """
    message_id = make_msgid(domain=urlsplit(settings.BASE_URL).hostname)
    mail = written(to=to, letter=letter, locale=locale, name=name, message_id=message_id)
    encloses = [asdict(one) for one in letter.encloses]
    enqueue(TASK, encrypt(json.dumps({**asdict(mail), "encloses": encloses})))


def deliver(sealed: str, tried: int = 0) -> None:
    """Send a queued mail; when the carrier is down try again later, at last give up with the error."""
    waiting = json.loads(decrypt(sealed))
    encloses = [Enclosing(**one) for one in waiting.pop("encloses", ())]
    mail = _with_enclosures(Mail(**waiting), encloses)
    try:
        driver().send(mail)
    except MailDown:
        if tried >= len(PAUSES):
            raise
        enqueue_at(now() + PAUSES[tried], TASK, sealed, tried + 1)


def _with_enclosures(mail: Mail, encloses: Sequence[Enclosing]) -> Mail:
    made = [one.made() for one in encloses]
    return replace(mail, enclosures=tuple(one for one in made if one))
