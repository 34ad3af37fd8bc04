"""The way of a mail: written now, queued with the transaction, sent by the worker."""

from collections.abc import Sequence
from dataclasses import asdict, replace
from datetime import timedelta
from typing import Any, ClassVar, Protocol
from urllib.parse import urlsplit
from uuid import uuid4

from django.conf import settings
from django.db import transaction

from duxi.core.clock import now
from duxi.core.jobs import enqueue, enqueue_at
from duxi.gateways.mail import log
from duxi.gateways.mail.attachments import AttachmentFactory
from duxi.gateways.mail.embedded import Outbox
from duxi.gateways.mail.embedded_events import signing_key
from duxi.gateways.mail.errors import MailDown, MailRefused
from duxi.gateways.mail.mailgun import Mailgun
from duxi.gateways.mail.message import EmailMessage, Mail, render
from duxi.gateways.mail.smtp import Smtp
from duxi.gateways.models import SentMail
from duxi.gateways.registry import Gateway

TASK = "duxi.gateways.mail.sending.deliver"
PAUSES = (timedelta(minutes=1), timedelta(minutes=5), timedelta(minutes=30), timedelta(hours=2))
"""How long a mail waits before each further try."""


class MailDriver(Protocol):
    """What carries our mail.

    `batch` says how many mails of a broadcast are claimed together: one where it cannot be asked which it
    took. `threads` of them are handed over at the same time.
    """

    batch: ClassVar[int]
    threads: ClassVar[int]

    def send(self, mail: Mail) -> None:
        """Hand one mail over; raises `MailDown` when a later try may succeed, else `MailRefused`."""

    def was_accepted(self, message_id: str) -> bool | None:
        """Whether it took this mail before; None where it cannot be asked. Raises `MailDown`."""


_GATEWAY: Gateway[MailDriver] = Gateway("mail", embedded=Outbox, smtp=Smtp, mailgun=Mailgun)


def driver() -> MailDriver:
    """The configured carrier."""
    return _GATEWAY.driver()


def event_key() -> str:
    """What the carrier signs its events with; empty where it sends none."""
    return {"embedded": signing_key(), "mailgun": str(settings.MAILGUN_SIGNING_KEY)}.get(_GATEWAY.chosen, "")


def new_message_id() -> str:
    """A number that no other mail has."""
    return f"<{uuid4()}@{urlsplit(settings.BASE_URL).hostname}>"


def queue(*, to: str, email_message: EmailMessage, locale: str, name: str = "", reference: str = "") -> None:
    """Send a message once the transaction commits, greeting its reader by name.

    It waits in the queue encrypted: mails carry links that open accounts. `reference` is what
    `delivery_statuses` are asked by.
    """
    mail = render(to=to, email_message=email_message, locale=locale, name=name, message_id=new_message_id())
    queue_mail(mail, attachments=[asdict(one) for one in email_message.attachments], reference=reference)


@transaction.atomic
def queue_mail(
    mail: Mail,
    *,
    attachments: list[dict[str, Any]] | None = None,
    kind: SentMail.Kind = SentMail.Kind.LETTER,
    of: SentMail | None = None,
    reference: str = "",
) -> SentMail:
    """Log a mail and send it once the transaction commits."""
    content = log.encrypted(mail, attachments or [])
    row = log.note_queued(mail, content, kind=kind, of=of, reference=reference)
    enqueue(TASK, content)
    return row


def resend(sent: SentMail) -> SentMail:
    """Send a logged mail once more, as a mail of its own."""
    stored, attachments = log.decrypted(sent.encrypted)
    mail = replace(stored, message_id=new_message_id())
    kind = SentMail.Kind(sent.kind)
    return queue_mail(mail, attachments=attachments, kind=kind, of=sent, reference=sent.reference)


def deliver(encrypted: str, tried: int = 0) -> None:
    """Send a queued mail; when the carrier is down try again later, at last give up with the error."""
    stored, attachments = log.decrypted(encrypted)
    mail = _with_attachments(stored, [AttachmentFactory(**one) for one in attachments])
    try:
        driver().send(mail)
    except MailDown as down:
        if tried >= len(PAUSES):
            log.note_failed(mail.message_id, str(down)[:300])
            raise
        enqueue_at(now() + PAUSES[tried], TASK, encrypted, tried + 1)
    except MailRefused as refused:
        log.note_failed(mail.message_id, str(refused)[:300])
    else:
        log.note_sent(mail.message_id)


def _with_attachments(mail: Mail, attachments: Sequence[AttachmentFactory]) -> Mail:
    made = [one.made() for one in attachments]
    return replace(mail, attachments=tuple(one for one in made if one))
