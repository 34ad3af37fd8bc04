"""Events for open websockets, sent from synchronous code: requests, the worker, listeners.

One background thread with its own event loop sends them. `async_to_sync` in each request would create a loop
and a connection every time, at ten times the cost.
"""

import asyncio
import logging
import os
import threading
from typing import Any

from channels.layers import get_channel_layer

logger = logging.getLogger(__name__)

SEND_SECONDS = 5


def publish(group: str, event: dict[str, Any]) -> None:
    """Send an event to every consumer of a group without waiting; `type` names the consumer's method.

    Call it on commit. Events that cannot be sent are logged and lost; a client that reconnects reads the
    current state.
    """
    asyncio.run_coroutine_threadsafe(_send(group, event), _sender.loop())


async def _send(group: str, event: dict[str, Any]) -> None:
    layer = get_channel_layer()
    if layer is None:
        return
    try:
        async with asyncio.timeout(SEND_SECONDS):
            await layer.group_send(group, event)
    except Exception:
        logger.exception("Could not publish to %s: %s", group, event["type"])


class _Sender:
    """Starts its thread on first use, and again in a forked process, which inherits no threads."""

    def __init__(self) -> None:
        self._forget()
        os.register_at_fork(after_in_child=self._forget)

    def _forget(self) -> None:
        self._guard = threading.Lock()
        self._loop: asyncio.AbstractEventLoop | None = None

    def loop(self) -> asyncio.AbstractEventLoop:
        with self._guard:
            if self._loop is None:
                self._loop = asyncio.new_event_loop()
                threading.Thread(target=self._loop.run_forever, name="live", daemon=True).start()
            return self._loop


_sender = _Sender()
