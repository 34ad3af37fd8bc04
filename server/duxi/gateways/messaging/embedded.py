"""WhatsApp and SMS inside the house: codes go to the outbox, where a person can read them.

Two rules stand for what the real services refuse, so that those ways can be tried by hand:
numbers that end in 0000 are not on WhatsApp, numbers that end in 9999 take no text messages.
"""

from duxi.gateways.messaging.contract import CannotReceive, CodeMessage, NotOnWhatsApp
from duxi.gateways.messaging.texts import sentence, text_message
from duxi.gateways.models import OutboxMessage

NOT_ON_WHATSAPP = "0000"
CANNOT_RECEIVE = "9999"


class EmbeddedWhatsApp:
    """Behaves like WhatsApp, for numbers that no one has to own."""

    def send_code(self, message: CodeMessage) -> None:
        if message.number.endswith(NOT_ON_WHATSAPP):
            raise NotOnWhatsApp
        _keep(OutboxMessage.Channel.WHATSAPP, message.number, sentence(message))


class EmbeddedSms:
    """Behaves like a gateway of text messages."""

    def send_code(self, message: CodeMessage) -> None:
        if message.number.endswith(CANNOT_RECEIVE):
            raise CannotReceive
        _keep(OutboxMessage.Channel.SMS, message.number, text_message(message))


def _keep(channel: OutboxMessage.Channel, number: str, text: str) -> None:
    OutboxMessage.objects.create(channel=channel, recipient=number, text=text)
