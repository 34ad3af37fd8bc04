"""The embedded mail provider: stores mails in the outbox that the demo shows.

Like a real provider it knows which mails it accepted, and reports their delivery by signed events
(`embedded_events`).
"""

from functools import partial
from typing import ClassVar

from django.conf import settings
from django.db import transaction

from duxi.gateways.mail.embedded_events import send_events
from duxi.gateways.mail.message import Mail
from duxi.gateways.models import OutboxAttachment, OutboxMessage


class Outbox:
    batch: ClassVar[int] = 50
    threads: ClassVar[int] = 1

    @transaction.atomic
    def send(self, mail: Mail) -> None:
        message = OutboxMessage.objects.create(
            channel=OutboxMessage.Channel.MAIL,
            recipient=mail.to,
            subject=mail.subject,
            text=mail.text,
            html=mail.html,
            message_id=mail.message_id,
        )
        OutboxAttachment.objects.bulk_create(
            OutboxAttachment(
                message=message, filename=one.filename, content_type=one.content_type, content=one.content
            )
            for one in mail.attachments
        )
        if settings.DEMO and not settings.TEST:
            transaction.on_commit(partial(send_events, mail))

    def was_accepted(self, message_id: str) -> bool | None:
        return OutboxMessage.objects.filter(message_id=message_id).exists()
