"""The websockets and their allowed origins; imported after the apps are loaded."""

from typing import Any

from channels.security.websocket import OriginValidator, WebsocketDenier
from django.conf import settings
from django.urls import path, re_path

from duxi.chat.consumers import LiveChatConsumer
from duxi.notices.consumers import NotificationsConsumer

OWN_PAGES = settings.ALLOWED_HOSTS


def _from(origins: list[str], consumer: Any) -> Any:
    """A socket that only pages of these hosts or origins may open."""
    return OriginValidator(consumer, origins)


# Other sites may embed the chat, if configured.
websockets = [
    path("ws/notifications", _from(OWN_PAGES, NotificationsConsumer.as_asgi())),  # type: ignore[no-untyped-call]
    path(
        "ws/live-chat",
        _from([*OWN_PAGES, *settings.CHAT_ORIGINS], LiveChatConsumer.as_asgi()),  # type: ignore[no-untyped-call]
    ),
    re_path("", WebsocketDenier.as_asgi()),
]
