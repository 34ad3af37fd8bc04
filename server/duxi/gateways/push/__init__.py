"""Push messages: Firebase Cloud Messaging, or the embedded outbox."""

from duxi.gateways.push.contract import PushDown, PushGateway, PushMessage, PushResult
from duxi.gateways.push.embedded import EmbeddedPush
from duxi.gateways.push.fcm import Fcm
from duxi.gateways.push.none import NoPush
from duxi.gateways.push.web import WebConfig, web_config
from duxi.gateways.registry import Gateway

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

_GATEWAY: Gateway[PushGateway] = Gateway("push", embedded=EmbeddedPush, fcm=Fcm, none=NoPush)


def gateway() -> PushGateway:
    return _GATEWAY.driver()
