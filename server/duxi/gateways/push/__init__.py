"""Push messages: Firebase Cloud Messaging, or the outbox that stands in for it."""

from django.conf import settings

from duxi.gateways.push.contract import PushDown, PushGateway, PushMessage, PushResult
from duxi.gateways.push.embedded import EmbeddedPush
from duxi.gateways.push.fcm import Fcm
from duxi.gateways.push.web import WebConfig, web_config

__all__ = [
    "EmbeddedPush",
    "Fcm",
    "PushDown",
    "PushGateway",
    "PushMessage",
    "PushResult",
    "WebConfig",
    "gateway",
    "web_config",
]

_DRIVERS: dict[str, type[EmbeddedPush] | type[Fcm]] = {"embedded": EmbeddedPush, "fcm": Fcm}


def gateway() -> PushGateway:
    """The configured service."""
    return _DRIVERS[settings.PUSH_PROVIDER]()
