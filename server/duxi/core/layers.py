"""The in-memory channel layer of a single process without Redis: tests and the smallest installation."""

import asyncio
import contextlib
from typing import Any

from channels.exceptions import ChannelFull
from channels.layers import InMemoryChannelLayer


class LocalChannelLayer(InMemoryChannelLayer):
    """Channels' in-memory layer, extended to accept messages from other threads' event loops.

    An asyncio queue wakes its reader only from the reader's own loop, so every message is put there.
    """

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)  # type: ignore[no-untyped-call]
        self._loops: dict[tuple[str, str], asyncio.AbstractEventLoop] = {}

    async def group_add(self, group: str, channel: str) -> None:
        self._loops[group, channel] = asyncio.get_running_loop()
        await super().group_add(group, channel)  # type: ignore[no-untyped-call]

    async def group_discard(self, group: str, channel: str) -> None:
        self._loops.pop((group, channel), None)
        await super().group_discard(group, channel)  # type: ignore[no-untyped-call]

    async def group_send(self, group: str, message: dict[str, Any]) -> None:
        self.require_valid_group_name(group)  # type: ignore[no-untyped-call]
        for channel in list(self.groups.get(group, ())):
            loop = self._loops.get((group, channel))
            if loop and loop.is_running():
                asyncio.run_coroutine_threadsafe(self._put(channel, message), loop)

    async def _put(self, channel: str, message: dict[str, Any]) -> None:
        with contextlib.suppress(ChannelFull):
            await self.send(channel, message)  # type: ignore[no-untyped-call]
