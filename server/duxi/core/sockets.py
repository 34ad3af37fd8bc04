"""What every websocket shares: JSON frames `{"event", "data"}`, limits, groups, and a tidy end."""

import asyncio
import json
import time
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, MutableMapping
from typing import Any

from channels.generic.websocket import AsyncWebsocketConsumer

MAX_FRAME = 4096
MAX_FRAMES, FRAME_SECONDS = 20, 10.0
BAD_FRAME, TOO_BIG, TOO_MANY = 4400, 4413, 4429

Message = MutableMapping[str, Any]
Data = dict[str, Any]


class Socket(AsyncWebsocketConsumer):
    """One connection; a subclass answers frames in `on_frame`.

    A frame may have 4096 bytes and 20 may come in 10 seconds; who sends more, or no JSON, is cut off.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)  # type: ignore[no-untyped-call]
        self._tasks: list[asyncio.Task[None]] = []
        self._frames: deque[float] = deque(maxlen=MAX_FRAMES)
        self.is_over = False

    async def __call__(
        self,
        scope: Message,
        receive: Callable[[], Awaitable[Message]],
        send: Callable[[Message], Awaitable[None]],
    ) -> None:
        """However the connection ends, nothing of it stays behind."""
        try:
            await super().__call__(scope, receive, send)  # type: ignore[no-untyped-call]
        finally:
            for task in self._tasks:
                task.cancel()
            for group in self.groups:
                await self.channel_layer.group_discard(group, self.channel_name)

    async def on_frame(self, event: str, data: Data) -> None:
        """Answer one frame of the client."""
        raise NotImplementedError

    async def receive(self, text_data: str | None = None, bytes_data: bytes | None = None) -> None:
        if self.is_over:
            return
        text = text_data or ""
        fault = self._fault(text)
        frame = None if fault else _read(text)
        if frame is None:
            await self.end(fault or BAD_FRAME)
        else:
            await self.on_frame(*frame)

    def _fault(self, text: str) -> int | None:
        """The code to close with for a frame too big, or one too many."""
        moment = time.monotonic()
        is_flood = len(self._frames) == MAX_FRAMES and moment - self._frames[0] < FRAME_SECONDS
        self._frames.append(moment)
        if is_flood:
            return TOO_MANY
        return TOO_BIG if len(text.encode()) > MAX_FRAME else None

    async def join(self, group: str) -> None:
        """Hear what is told to a group, until the connection ends."""
        self.groups.append(group)
        await self.channel_layer.group_add(group, self.channel_name)

    async def say(self, event: str, data: Data) -> None:
        """Send a frame, unless the connection is over."""
        if not self.is_over:
            await self.send(text_data=json.dumps({"event": event, "data": data}))  # type: ignore[no-untyped-call]

    async def end(self, code: int) -> None:
        """Close the connection once; nothing is said afterwards."""
        if not self.is_over:
            self.is_over = True
            await self.close(code)  # type: ignore[no-untyped-call]

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something beside the frames, at most until the connection ends."""
        self._tasks.append(asyncio.create_task(work))


def _read(text: str) -> tuple[str, Data] | None:
    """The event and data of a frame, or None where it is none."""
    try:
        frame = json.loads(text)
    except (ValueError, RecursionError):
        return None
    if not isinstance(frame, dict) or not isinstance(frame.get("event"), str):
        return None
    data = frame.get("data")
    return frame["event"], data if isinstance(data, dict) else {}
