"""The base of all websockets: JSON frames `{"event", "data"}`, limits, groups and an orderly shutdown."""

import asyncio
import contextlib
import json
import time
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, MutableMapping
from typing import Any

from channels.generic.websocket import AsyncWebsocketConsumer

MAX_FRAME = 4096
MAX_FRAMES, FRAME_SECONDS = 20, 10.0
BAD_FRAME, TOO_BIG, TOO_MANY = 4400, 4413, 4429
SERVER_RESTARTS = 4503
FLUSH_SECONDS = 0.2

Message = MutableMapping[str, Any]
Data = dict[str, Any]


class Socket(AsyncWebsocketConsumer):
    """One connection; subclasses answer frames in `on_frame`.

    A frame may have `max_frame` bytes, and `max_frames` may arrive within 10 seconds; a client that sends
    more, or invalid JSON, is disconnected.
    """

    max_frame = MAX_FRAME
    max_frames = MAX_FRAMES

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)  # type: ignore[no-untyped-call]
        self._tasks: list[asyncio.Task[None]] = []
        self._frames: deque[float] = deque(maxlen=self.max_frames)
        self.is_over = False

    async def __call__(
        self,
        scope: Message,
        receive: Callable[[], Awaitable[Message]],
        send: Callable[[Message], Awaitable[None]],
    ) -> None:
        """Always clean up when the connection ends."""
        _open.add(self)
        try:
            await super().__call__(scope, receive, send)  # type: ignore[no-untyped-call]
        finally:
            _open.discard(self)
            for task in self._tasks:
                task.cancel()
            for group in self.groups:
                await self.channel_layer.group_discard(group, self.channel_name)

    async def on_frame(self, event: str, data: Data, ack: int | None) -> None:
        """Handle one frame of the client; the reply carries its `ack`."""
        raise NotImplementedError

    async def on_fault(self, code: int) -> None:
        """Handle a frame that is too large, one too many, or invalid."""
        await self.end(code)

    async def receive(self, text_data: str | None = None, bytes_data: bytes | None = None) -> None:
        if self.is_over:
            return
        text = text_data or ""
        fault = self._fault(text)
        frame = None if fault else _read(text)
        if frame is None:
            await self.on_fault(fault or BAD_FRAME)
        else:
            await self.on_frame(*frame)

    def _fault(self, text: str) -> int | None:
        """The close code for a frame that is too large or one too many."""
        moment = time.monotonic()
        is_flood = len(self._frames) == self.max_frames and moment - self._frames[0] < FRAME_SECONDS
        self._frames.append(moment)
        if is_flood:
            return TOO_MANY
        return TOO_BIG if len(text.encode()) > self.max_frame else None

    async def join(self, group: str) -> None:
        """Receive what is published to a group until the connection ends."""
        self.groups.append(group)
        await self.channel_layer.group_add(group, self.channel_name)

    async def leave(self, group: str) -> None:
        """Stop receiving from a group."""
        self.groups.remove(group)
        await self.channel_layer.group_discard(group, self.channel_name)

    async def send_event(self, event: str, data: Data, ack: int | None = None) -> None:
        """Send a frame unless the connection is closed; `ack` refers to the frame that is answered."""
        if not self.is_over:
            frame = (
                {"event": event, "data": data} if ack is None else {"event": event, "data": data, "ack": ack}
            )
            await self.send(text_data=json.dumps(frame))  # type: ignore[no-untyped-call]

    async def end(self, code: int) -> None:
        """Close the connection once; nothing is sent afterwards."""
        if not self.is_over:
            self.is_over = True
            await self.close(code)  # type: ignore[no-untyped-call]

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a task in the background until the connection ends."""
        self._tasks.append(asyncio.create_task(work))


_open: set[Socket] = set()


async def drain() -> None:
    """Close every connection of this process with the code that asks clients to reconnect later."""
    for socket in list(_open):
        with contextlib.suppress(Exception):
            await socket.end(SERVER_RESTARTS)
    await asyncio.sleep(FLUSH_SECONDS)


def _read(text: str) -> tuple[str, Data, int | None] | None:
    """The event, data and ack of a frame; None if it is invalid."""
    try:
        frame = json.loads(text)
    except (ValueError, RecursionError):
        return None
    if not isinstance(frame, dict) or not isinstance(frame.get("event"), str):
        return None
    data, ack = frame.get("data"), frame.get("ack")
    return frame["event"], data if isinstance(data, dict) else {}, ack if type(ack) is int else None
