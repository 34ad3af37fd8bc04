"""The way of a letter: written now, queued with the transaction, sent by the worker."""

import json
import logging
from collections.abc import Collection, Sequence
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
from duxi.gateways.mail.errors import MailDown, MailRefused
from duxi.gateways.mail.letter import Letter, Mail, written
from duxi.gateways.mail.smtp import Smtp
from duxi.gateways.models import MailDelivery, MailStatus
from duxi.gateways.registry import Gateway

TASK = "duxi.gateways.mail.post.deliver"
PAUSES = (timedelta(minutes=1), timedelta(minutes=5), timedelta(minutes=30), timedelta(hours=2))
"""How long a letter waits before each further try."""

log = logging.getLogger(__name__)


class MailDriver(Protocol):
    """What carries our mail."""

    def send(self, mail: Mail) -> None:
        """Hand one mail over; raises `MailDown` when a later try may succeed, else `MailRefused`."""


_GATEWAY: Gateway[MailDriver] = Gateway("mail", embedded=Outbox, smtp=Smtp)


def driver() -> MailDriver:
    """The configured carrier."""
    return _GATEWAY.driver()


def queue(*, to: str, letter: Letter, locale: str, name: str = "", reference: str = "") -> None:
    """Send a letter once the transaction commits, greeting its reader by name.

    It waits in the queue under seal: letters carry links that open accounts. `reference` is what
    `delivery_statuses` are asked by.
    """
    message_id = make_msgid(domain=urlsplit(settings.BASE_URL).hostname)
    mail = written(to=to, letter=letter, locale=locale, name=name, message_id=message_id)
    encloses = [asdict(one) for one in letter.encloses]
    enqueue(TASK, encrypt(json.dumps({**asdict(mail), "encloses": encloses, "reference": reference})))
    _note(reference, MailStatus.QUEUED)


def deliver(sealed: str, tried: int = 0) -> None:
    """Send a queued mail; when the carrier is down try again later, at last give up with the error."""
    waiting = json.loads(decrypt(sealed))
    encloses = [Enclosing(**one) for one in waiting.pop("encloses", ())]
    reference = waiting.pop("reference", "")
    mail = _with_enclosures(Mail(**waiting), encloses)
    try:
        driver().send(mail)
    except MailRefused as refusal:
        log.warning("mail refused for good: %s", refusal)
        _note(reference, MailStatus.REFUSED)
    except MailDown:
        if tried >= len(PAUSES):
            _note(reference, MailStatus.FAILED)
            raise
        enqueue_at(now() + PAUSES[tried], TASK, sealed, tried + 1)
    else:
        _note(reference, MailStatus.SENT)


def delivery_statuses(references: Collection[str]) -> dict[str, MailStatus]:
    """How far the letters of these references are; what was never mailed is not there."""
    rows = MailDelivery.objects.filter(reference__in=references).values_list("reference", "status")
    return {reference: MailStatus(status) for reference, status in rows}


def _note(reference: str, status: MailStatus) -> None:
    if reference:
        MailDelivery.objects.update_or_create(
            reference=reference, defaults={"status": status, "changed_at": now()}
        )


def _with_enclosures(mail: Mail, encloses: Sequence[Enclosing]) -> Mail:
    made = [one.made() for one in encloses]
    return replace(mail, enclosures=tuple(one for one in made if one))
