"""The embedded carrier: mails go into the outbox that the demo shows."""

from django.db import transaction

from duxi.gateways.mail.letter import Mail
from duxi.gateways.models import OutboxEnclosure, OutboxMessage


class Outbox:
    """Keeps mails instead of sending them."""

    @transaction.atomic
    def send(self, mail: Mail) -> None:
        message = OutboxMessage.objects.create(
            channel=OutboxMessage.Channel.MAIL,
            recipient=mail.to,
            subject=mail.subject,
            text=mail.text,
            html=mail.html,
        )
        OutboxEnclosure.objects.bulk_create(
            OutboxEnclosure(
                message=message, filename=one.filename, content_type=one.content_type, content=one.content
            )
            for one in mail.enclosures
        )
