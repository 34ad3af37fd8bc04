"""Closes all websockets when the server stops.

Daphne would do so by itself, but it gives up at the first connection that waits for a request.
"""

import asyncio
import sys
from typing import Any

from duxi.core.sockets import drain


def drain_on_stop() -> None:
    """Have the sockets closed before the reactor ends; nothing where another server runs us."""
    if "daphne.server" not in sys.modules:
        return
    from twisted.internet import reactor

    stopping: Any = reactor
    stopping.addSystemEventTrigger("before", "shutdown", _drained)


def _drained() -> Any:
    from twisted.internet.defer import Deferred

    return Deferred.fromFuture(asyncio.ensure_future(drain()))
