"""ASGI entry point: HTTP through the WSGI application in a thread pool, websockets natively.

Django's own ASGI handler costs three times the CPU per request (see the ADR on serving HTTP).
"""

from typing import cast

from a2wsgi import WSGIMiddleware
from a2wsgi.wsgi_typing import WSGIApp
from channels.routing import ProtocolTypeRouter, URLRouter
from channels.security.websocket import AllowedHostsOriginValidator, WebsocketDenier
from django.urls import path, re_path

from duxi.config.http_limits import answer_long_requests
from duxi.config.wsgi import application as wsgi_application
from duxi.notices.consumers import NotificationsConsumer

THREADS = 4

websockets = [
    path("ws/notifications", NotificationsConsumer.as_asgi()),  # type: ignore[no-untyped-call]
    re_path("", WebsocketDenier.as_asgi()),
]

answer_long_requests()

application = ProtocolTypeRouter(
    {
        "http": WSGIMiddleware(cast("WSGIApp", wsgi_application), workers=THREADS),
        "websocket": AllowedHostsOriginValidator(URLRouter(websockets)),
    }
)
