"""Graceful shutdown: close websockets, finish running requests, then exit.

Daphne alone cancels running requests, gives up at the first idle keep-alive connection, and never exits if a
request finishes after the event loop has stopped.
"""

import asyncio
import os
import signal
import sys
import threading
import time
from collections.abc import Awaitable, Callable, MutableMapping
from types import FrameType
from typing import Any

from duxi.config.environment import number
from duxi.core.sockets import drain

STOP_SECONDS = number("DUXI_STOP_SECONDS", 8)
"""How long requests may go on after the stop was asked for."""
_EXIT_SECONDS = 1.0
_CHECK_SECONDS = 0.05

Message = MutableMapping[str, Any]
Application = Callable[
    [Message, Callable[[], Awaitable[Message]], Callable[[Message], Awaitable[None]]], Awaitable[None]
]

_running: set[object] = set()
_stops: set[asyncio.Future[None]] = set()
_SIGNALS = (signal.SIGTERM, signal.SIGINT)


def counted(application: Application) -> Application:
    """The same application; shutdown waits for its requests."""

    async def handle(scope: Message, receive: Any, send: Any) -> None:
        request = object()
        _running.add(request)
        try:
            await application(scope, receive, send)
        finally:
            _running.discard(request)

    return handle


def drain_on_stop() -> None:
    """Finish sockets and requests before the reactor stops; no effect under another server."""
    if "daphne.server" not in sys.modules:
        return
    reactor = _reactor()
    # After the reactor started, because it installs signal handlers of its own.
    reactor.callWhenRunning(lambda: reactor.callLater(0, _take_signals))
    reactor.addSystemEventTrigger("after", "shutdown", _exit_soon)


def _reactor() -> Any:
    from twisted.internet import reactor

    return reactor


def _take_signals() -> None:
    """The first signal shuts down gracefully, a second one at once."""
    for taken in _SIGNALS:
        signal.signal(taken, _on_signal)


def _on_signal(_number: int, _frame: FrameType | None) -> None:
    for taken in _SIGNALS:
        signal.signal(taken, lambda _number, _frame: _reactor().callFromThread(_reactor().stop))
    _reactor().callFromThread(_stop)


def _stop() -> None:
    stopping = asyncio.ensure_future(_finish())
    _stops.add(stopping)  # an unreferenced task may be garbage-collected
    stopping.add_done_callback(lambda _finished: _reactor().stop())


async def _finish() -> None:
    await drain()
    end = time.monotonic() + STOP_SECONDS
    while _running and time.monotonic() < end:
        await asyncio.sleep(_CHECK_SECONDS)


def _exit_soon() -> None:
    """Exit after a delay, whatever is still running."""
    timer = threading.Timer(_EXIT_SECONDS, os._exit, (0,))
    timer.daemon = True
    timer.start()
