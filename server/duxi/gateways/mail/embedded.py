"""The embedded carrier: mails go into the outbox that the demo shows."""

from duxi.gateways.mail.letter import Mail
from duxi.gateways.models import OutboxMessage


class Outbox:
    """Keeps mails instead of sending them."""

    def send(self, mail: Mail) -> None:
        OutboxMessage.objects.create(
            channel=OutboxMessage.Channel.MAIL,
            recipient=mail.to,
            subject=mail.subject,
            text=mail.text,
            html=mail.html,
        )
