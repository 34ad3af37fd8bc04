"""Receivers of outgoing webhooks: other systems over HTTPS, or simulated ones."""

from duxi.gateways.registry import Gateway
from duxi.gateways.webhooks.contract import Answer, Message, NoAnswer, WebhookGateway
from duxi.gateways.webhooks.embedded import EmbeddedWebhooks
from duxi.gateways.webhooks.http_driver import HttpWebhooks

__all__ = ["Answer", "Message", "NoAnswer", "WebhookGateway", "gateway"]

_GATEWAY: Gateway[WebhookGateway] = Gateway("webhooks", embedded=EmbeddedWebhooks, http=HttpWebhooks)


def gateway() -> WebhookGateway:
    return _GATEWAY.driver()
