"""ASGI entry point: HTTP through the WSGI application in a thread pool, websockets natively.

Django's own ASGI handler costs three times the CPU per request (see the ADR on serving HTTP).
"""

from typing import cast

from a2wsgi import WSGIMiddleware
from a2wsgi.wsgi_typing import WSGIApp
from channels.routing import ProtocolTypeRouter, URLRouter
from channels.security.websocket import AllowedHostsOriginValidator

from duxi.config.wsgi import application as wsgi_application

THREADS = 4

application = ProtocolTypeRouter(
    {
        "http": WSGIMiddleware(cast("WSGIApp", wsgi_application), workers=THREADS),
        "websocket": AllowedHostsOriginValidator(URLRouter([])),
    }
)
