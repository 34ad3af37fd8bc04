"""ASGI entry point: HTTP through the WSGI application in a thread pool, websockets natively.

Django's own ASGI handler costs three times the CPU per request (see the ADR on serving HTTP).
"""

from importlib import import_module
from typing import cast

from a2wsgi import WSGIMiddleware
from a2wsgi.wsgi_typing import WSGIApp
from channels.routing import ProtocolTypeRouter, URLRouter

from duxi.config.draining import Application, counted, drain_on_stop
from duxi.config.http_limits import answer_long_requests
from duxi.config.wsgi import application as wsgi_application

THREADS = 4

answer_long_requests()
drain_on_stop()

_http = cast("Application", WSGIMiddleware(cast("WSGIApp", wsgi_application), workers=THREADS))
application = ProtocolTypeRouter(
    {
        "http": counted(_http),
        # Consumers import models, which exist only since the line above that imports the WSGI application.
        "websocket": URLRouter(import_module("duxi.config.websockets").websockets),
    }
)
