"""Sending mail: queued in the caller's transaction, sent by the worker."""

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
    """A mail provider.

    `batch` is how many mails of a broadcast are claimed together: one if the provider cannot be asked which
    mails it accepted. Up to `threads` of them are sent concurrently.
    """

    batch: ClassVar[int]
    threads: ClassVar[int]

    def send(self, mail: Mail) -> None:
        """Send one mail; raises `MailDown` if a retry may succeed, otherwise `MailRefused`."""

    def was_accepted(self, message_id: str) -> bool | None:
        """Whether the provider accepted this mail before; None if it cannot be asked. Raises `MailDown`."""


_GATEWAY: Gateway[MailDriver] = Gateway("mail", embedded=Outbox, smtp=Smtp, mailgun=Mailgun)


def driver() -> MailDriver:
    return _GATEWAY.driver()


def event_key() -> str:
    """The signing key of the provider's events; empty if it sends none."""
    return {"embedded": signing_key(), "mailgun": str(settings.MAILGUN_SIGNING_KEY)}.get(_GATEWAY.chosen, "")


def new_message_id() -> str:
    return f"<{uuid4()}@{urlsplit(settings.BASE_URL).hostname}>"


def queue(*, to: str, email_message: EmailMessage, locale: str, name: str = "", reference: str = "") -> None:
    """Send a message once the transaction commits, with a greeting by name.

    It is encrypted in the queue, because mails contain links that sign people in. `reference` is the key for
    `delivery_statuses`.
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
    """Send a logged mail again, as a new row of the log."""
    stored, attachments = log.decrypted(sent.encrypted)
    mail = replace(stored, message_id=new_message_id())
    kind = SentMail.Kind(sent.kind)
    return queue_mail(mail, attachments=attachments, kind=kind, of=sent, reference=sent.reference)


def deliver(encrypted: str, tried: int = 0) -> None:
    """Send a queued mail; while the provider is down retry later, and finally fail with the error."""
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
