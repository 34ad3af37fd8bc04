"""One-time codes to phones: WhatsApp Cloud API and Twilio, or embedded twins that fill the outbox."""

from django.conf import settings

from duxi.gateways.messaging.contract import (
    CannotReceive,
    CodeMessage,
    CodeSender,
    MessagingDown,
    NotOnWhatsApp,
    masked,
)
from duxi.gateways.messaging.embedded import EmbeddedSms, EmbeddedWhatsApp
from duxi.gateways.messaging.twilio import TwilioSms
from duxi.gateways.messaging.whatsapp import CloudWhatsApp

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

_WHATSAPP: dict[str, type[EmbeddedWhatsApp] | type[CloudWhatsApp]] = {
    "embedded": EmbeddedWhatsApp,
    "cloud": CloudWhatsApp,
}
_SMS: dict[str, type[EmbeddedSms] | type[TwilioSms]] = {"embedded": EmbeddedSms, "twilio": TwilioSms}


def whatsapp() -> CodeSender:
    """The configured way to WhatsApp."""
    return _WHATSAPP[settings.WHATSAPP_PROVIDER]()


def sms() -> CodeSender:
    """The configured gateway of text messages."""
    return _SMS[settings.SMS_PROVIDER]()
