"""WhatsApp Cloud API: codes use an approved authentication template, the only form WhatsApp allows."""

import logging
from typing import Any

import httpx
from django.conf import settings

from duxi.gateways.messaging.contract import CodeMessage, MessagingDown, NotOnWhatsApp, masked

logger = logging.getLogger(__name__)

TIMEOUT = httpx.Timeout(6.0, connect=3.0)
UNDELIVERABLE = 131026
_NAMES_AT_META = {"zh-hans": "zh_CN"}


class CloudWhatsApp:
    """Sends through the business number of the settings."""

    def __init__(self, transport: httpx.BaseTransport | None = None) -> None:
        number_id = settings.WHATSAPP_PHONE_NUMBER_ID
        self._url = f"{settings.WHATSAPP_GRAPH_URL}/{settings.WHATSAPP_API_VERSION}/{number_id}/messages"
        self._transport = transport

    def send_code(self, message: CodeMessage) -> None:
        """Acceptance is not delivery: Meta often reports an unknown number later (see `webhook`)."""
        answer = self._post(_body(message))
        if answer.get("messages"):
            return
        error = answer.get("error")
        found = error if isinstance(error, dict) else {}
        if found.get("code") == UNDELIVERABLE:
            raise NotOnWhatsApp
        facts = (masked(message.number), found.get("code"), found.get("fbtrace_id"))
        logger.error("WhatsApp refused a code for %s: code %s, trace %s", *facts)
        raise MessagingDown

    def _post(self, body: dict[str, Any]) -> dict[str, Any]:
        headers = {"Authorization": f"Bearer {settings.WHATSAPP_TOKEN}"}
        with httpx.Client(timeout=TIMEOUT, transport=self._transport, headers=headers) as client:
            try:
                answer = client.post(self._url, json=body).json()
            except (httpx.HTTPError, ValueError) as error:
                logger.warning("WhatsApp: %s", type(error).__name__)
                raise MessagingDown from error
        if not isinstance(answer, dict):
            raise MessagingDown
        return answer


def _body(message: CodeMessage) -> dict[str, Any]:
    """The documented request for an authentication template: the code is in its text and its button."""
    code = [{"type": "text", "text": message.code}]
    return {
        "messaging_product": "whatsapp",
        "recipient_type": "individual",
        "to": message.number,
        "type": "template",
        "biz_opaque_callback_data": message.reference,
        "template": {
            "name": settings.WHATSAPP_TEMPLATE,
            "language": {"code": _language(message.locale)},
            "components": [
                {"type": "body", "parameters": code},
                {"type": "button", "sub_type": "url", "index": "0", "parameters": code},
            ],
        },
    }


def _language(locale: str) -> str:
    """The recipient's language if Meta approved the template in it, otherwise the first approved one."""
    wanted = _NAMES_AT_META.get(locale, locale)
    approved: list[str] = settings.WHATSAPP_LANGUAGES
    return wanted if wanted in approved else approved[0]
