"""ASGI entry point: HTTP through the WSGI application in a thread pool, websockets natively.

Django's own ASGI handler costs three times the CPU per request (see the ADR on serving HTTP).
"""

from typing import Any, cast

from a2wsgi import WSGIMiddleware
from a2wsgi.wsgi_typing import WSGIApp
from channels.routing import ProtocolTypeRouter, URLRouter
from channels.security.websocket import OriginValidator, WebsocketDenier
from django.conf import settings
from django.urls import path, re_path

# Sets Django up; nothing that has models can be imported before it.
from duxi.config.wsgi import application as wsgi_application

# isort: split
from duxi.chat.consumers import LiveChatConsumer
from duxi.notices.consumers import NotificationsConsumer

THREADS = 4

OWN_PAGES = settings.ALLOWED_HOSTS


def _from(origins: list[str], consumer: Any) -> Any:
    """A socket that only pages of these hosts or origins may open."""
    return OriginValidator(consumer, origins)


# The chat may stand on other sites, too, which the settings name.
websockets = [
    path("ws/notifications", _from(OWN_PAGES, NotificationsConsumer.as_asgi())),  # type: ignore[no-untyped-call]
    path(
        "ws/live-chat",
        _from([*OWN_PAGES, *settings.CHAT_ORIGINS], LiveChatConsumer.as_asgi()),  # type: ignore[no-untyped-call]
    ),
    re_path("", WebsocketDenier.as_asgi()),
]

application = ProtocolTypeRouter(
    {
        "http": WSGIMiddleware(cast("WSGIApp", wsgi_application), workers=THREADS),
        "websocket": URLRouter(websockets),
    }
)
