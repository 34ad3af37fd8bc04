"""Text messages through Twilio's Messages resource."""

import logging
from typing import Any

import httpx
from django.conf import settings

from duxi.gateways.messaging.contract import CannotReceive, CodeMessage, MessagingDown, masked
from duxi.gateways.messaging.texts import text_message

logger = logging.getLogger(__name__)

TIMEOUT = httpx.Timeout(6.0, connect=3.0)
_CREATED = 201
_NOT_A_NUMBER, _COUNTRY_IS_OFF, _OPTED_OUT, _NOT_A_MOBILE = 21211, 21408, 21610, 21614
_THE_NUMBERS_FAULT = frozenset({_NOT_A_NUMBER, _COUNTRY_IS_OFF, _OPTED_OUT, _NOT_A_MOBILE})
_SERVICE = "MG"


class TwilioSms:
    """Sends from a number, a sender name, or a messaging service (`MG…`), as configured."""

    def __init__(self, transport: httpx.BaseTransport | None = None) -> None:
        account = settings.TWILIO_ACCOUNT_SID
        self._url = f"{settings.TWILIO_API_URL}/2010-04-01/Accounts/{account}/Messages.json"
        self._key = (settings.TWILIO_API_KEY or account, settings.TWILIO_SECRET)
        self._transport = transport

    def send_code(self, message: CodeMessage) -> None:
        sender = str(settings.TWILIO_SENDER)
        sender_field = "MessagingServiceSid" if sender.startswith(_SERVICE) else "From"
        form = {"To": message.number, sender_field: sender, "Body": text_message(message)}
        status, answer = self._post(form)
        if status == _CREATED and answer.get("sid"):
            return
        code = answer.get("code")
        if code in _THE_NUMBERS_FAULT:
            raise CannotReceive
        logger.error("Twilio refused a code for %s: HTTP %s, code %s", masked(message.number), status, code)
        raise MessagingDown

    def _post(self, form: dict[str, str]) -> tuple[int, dict[str, Any]]:
        with httpx.Client(timeout=TIMEOUT, transport=self._transport, auth=self._key) as client:
            try:
                response = client.post(self._url, data=form)
                answer = response.json()
            except (httpx.HTTPError, ValueError) as error:
                logger.warning("Twilio: %s", type(error).__name__)
                raise MessagingDown from error
        if not isinstance(answer, dict):
            raise MessagingDown
        return response.status_code, answer
