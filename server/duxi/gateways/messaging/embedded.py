"""Embedded WhatsApp and SMS: codes are stored in the outbox.

Two rules simulate refusals so that they can be tried by hand: numbers ending in 0000 have no WhatsApp
account, numbers ending in 9999 cannot receive text messages.
"""

from duxi.gateways.messaging.contract import CannotReceive, CodeMessage, NotOnWhatsApp
from duxi.gateways.messaging.texts import sentence, text_message
from duxi.gateways.models import OutboxMessage

NOT_ON_WHATSAPP = "0000"
CANNOT_RECEIVE = "9999"


class EmbeddedWhatsApp:
    """Behaves like WhatsApp, for any number."""

    def send_code(self, message: CodeMessage) -> None:
        if message.number.endswith(NOT_ON_WHATSAPP):
            raise NotOnWhatsApp
        _keep(OutboxMessage.Channel.WHATSAPP, message.number, sentence(message))


class EmbeddedSms:
    """Behaves like an SMS provider."""

    def send_code(self, message: CodeMessage) -> None:
        if message.number.endswith(CANNOT_RECEIVE):
            raise CannotReceive
        _keep(OutboxMessage.Channel.SMS, message.number, text_message(message))


def _keep(channel: OutboxMessage.Channel, number: str, text: str) -> None:
    OutboxMessage.objects.create(channel=channel, recipient=number, text=text)
