"""One-time codes to phones: WhatsApp Cloud API and Twilio, or embedded drivers that fill the outbox."""

from duxi.gateways.messaging.contract import (
    CannotReceive,
    CodeMessage,
    CodeSender,
    MessagingDown,
    NotOnWhatsApp,
    masked,
)
from duxi.gateways.messaging.embedded import EmbeddedSms, EmbeddedWhatsApp
from duxi.gateways.messaging.none import NoMessages
from duxi.gateways.messaging.twilio import TwilioSms
from duxi.gateways.messaging.whatsapp import CloudWhatsApp
from duxi.gateways.registry import Gateway

__all__ = [
    "CannotReceive",
    "CodeMessage",
    "CodeSender",
    "MessagingDown",
    "NotOnWhatsApp",
    "masked",
    "sms",
    "whatsapp",
]

_WHATSAPP: Gateway[CodeSender] = Gateway(
    "whatsapp", embedded=EmbeddedWhatsApp, cloud=CloudWhatsApp, none=NoMessages
)
_SMS: Gateway[CodeSender] = Gateway("sms", embedded=EmbeddedSms, twilio=TwilioSms, none=NoMessages)


def whatsapp() -> CodeSender:
    return _WHATSAPP.driver()


def sms() -> CodeSender:
    return _SMS.driver()
