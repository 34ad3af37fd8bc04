"""A slow application behind the product's server: run by `test_stopping`."""

import time

from a2wsgi import WSGIMiddleware
from channels.routing import ProtocolTypeRouter

from duxi.config.draining import counted, drain_on_stop

SECONDS = {"/": 0, "/slow": 1.5, "/stuck": 60}


def slow(environ, start_response):
    time.sleep(SECONDS[environ["PATH_INFO"]])
    start_response("200 OK", [("Content-Type", "text/plain")])
    return [b"done"]


drain_on_stop()
application = ProtocolTypeRouter({"http": counted(WSGIMiddleware(slow, workers=2))})
