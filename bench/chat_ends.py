"""A client of one side of a conversation, like the web apps': acknowledgements, resends, and catching up
after a reconnect.
"""

import asyncio
import json
import random
from collections.abc import Mapping
from typing import Any
from uuid import UUID

from wire import Refused, Wire, dial

RESTARTED = 4503
ANSWER_SECONDS = 60.0
SPREAD_SECONDS = 3.0
AT_ONCE = 4
"""Unacknowledged messages of one side at the same time: a backlog must not look like a flood."""


class Refusal(Exception):
    """The server refused an event."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        super().__init__(data["message"])
        self.retry_after = data.get("retry_after") or 1


class End:
    """Stays connected until it is stopped.

    `unsent` are messages not yet acknowledged, `stored` the numbers of the others, by client id. `seen` are
    the messages in the order of their numbers; after a gap the missing ones are requested.
    """

    def __init__(self, port: int, who: Mapping[str, object], conversation: UUID) -> None:
        self._port, self._who, self.conversation = port, who, str(conversation)
        self.wire: Wire | None = None
        self.seen: list[dict[str, Any]] = []
        self.unsent: dict[str, str] = {}
        self.stored: dict[str, int] = {}
        self.refusals: list[str] = []
        self.closes: list[int] = []
        self._expected: tuple[str, asyncio.Future[None] | None] = ("", None)
        self._acks = 0
        self._answers: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self._work: set[asyncio.Task[None]] = set()
        self._catching_up = asyncio.Lock()
        self._on_its_way: set[str] = set()
        self._ready = asyncio.Event()
        self._life = asyncio.create_task(self._live())

    async def ready(self) -> None:
        await self._ready.wait()

    def write(self, client_id: str, content: str) -> None:
        """Send a message, repeated after every reconnect until it is acknowledged."""
        self.unsent[client_id] = content
        self._send_on()

    def expect(self, client_id: str) -> asyncio.Future[None]:
        """Completes when a message with this id is received."""
        self._expected = client_id, asyncio.get_running_loop().create_future()
        return self._expected[1]

    def cut(self) -> None:
        if self.wire:
            self.wire.cut()

    async def stop(self) -> None:
        self._life.cancel()
        for task in self._work:
            task.cancel()
        self.cut()
        await asyncio.gather(self._life, *self._work, return_exceptions=True)

    async def catch_up(self) -> int:
        """Request all messages after the last number; returns the newest number."""
        async with self._catching_up:
            while True:
                where = {"conversation_uuid": self.conversation, "sequence": len(self.seen)}
                rest = await self.ask("getMessages", where)
                for message in rest["rows"]:
                    self._take(message)
                if not rest["has_more"]:
                    return int(rest["last_sequence"])

    async def ask(self, event: str, data: Mapping[str, object]) -> dict[str, Any]:
        """The response to an event; raises `ConnectionError` if the connection ends first."""
        if self.wire is None:
            raise ConnectionError
        self._acks += 1
        ack = self._acks
        answer = self._answers[ack] = asyncio.get_running_loop().create_future()
        self.wire.send(json.dumps({"event": event, "data": data, "ack": ack}))
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                return await answer
        finally:
            self._answers.pop(ack, None)

    async def _live(self) -> None:
        while True:
            try:
                self.wire = await dial(self._port, "/ws/live-chat")
            except (OSError, Refused, asyncio.IncompleteReadError):
                await asyncio.sleep(0.3 + random.random())
                continue
            self._start(self._greet())
            while (text := await self.wire.receive()) is not None:
                self._hear(json.loads(text))
            await self._lost()

    async def _lost(self) -> None:
        code = self.wire.close_code if self.wire else 0
        self.closes.append(code)
        self.wire = None
        self._ready.clear()
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(ConnectionError())
        await asyncio.sleep(random.random() * (SPREAD_SECONDS if code == RESTARTED else 0.5))

    async def _greet(self) -> None:
        try:
            await self.ask("initSocket", self._who)
            if "as_agent" in self._who:
                await self.ask("viewConversation", {"conversation_uuid": self.conversation})
            await self.catch_up()
        except (ConnectionError, TimeoutError):
            return self.cut()
        self._ready.set()
        self._send_on()

    def _send_on(self) -> None:
        """Send waiting messages in order, up to the limit."""
        if not self._ready.is_set():
            return
        waiting = [client_id for client_id in self.unsent if client_id not in self._on_its_way]
        for client_id in waiting[: AT_ONCE - len(self._on_its_way)]:
            self._on_its_way.add(client_id)
            self._start(self._deliver(client_id))

    async def _deliver(self, client_id: str) -> None:
        """Waits after a rate limit; a lost connection leaves the message to the next one."""
        frame = {"conversation_uuid": self.conversation, "content": self.unsent[client_id]}
        try:
            answer = await self.ask("sendMessage", frame | {"client_id": client_id})
            self.unsent.pop(client_id)
            self.stored[client_id] = answer["message"]["sequence"]
        except Refusal as refusal:
            self.refusals.append(str(refusal))
            await asyncio.sleep(refusal.retry_after)
        except (ConnectionError, TimeoutError):
            pass
        finally:
            self._on_its_way.discard(client_id)
        self._send_on()

    def _hear(self, frame: dict[str, Any]) -> None:
        answer = self._answers.get(frame.get("ack", 0))
        if answer is not None and not answer.done():
            is_refusal = frame["event"] == "error"
            answer.set_exception(Refusal(frame["data"])) if is_refusal else answer.set_result(frame["data"])
        elif frame["event"] == "message":
            self._hear_message(frame["data"])

    def _hear_message(self, message: dict[str, Any]) -> None:
        client_id, heard = self._expected
        if message["client_id"] == client_id and heard and not heard.done():
            heard.set_result(None)
        is_ours = message["conversation_uuid"] == self.conversation
        if is_ours and not self._take(message) and not self._catching_up.locked():
            self._start(self._fill_gap())

    def _take(self, message: dict[str, Any]) -> bool:
        """False for a message that does not follow the last one."""
        if message["sequence"] == len(self.seen) + 1:
            self.seen.append(message)
        return bool(message["sequence"] <= len(self.seen))

    async def _fill_gap(self) -> None:
        try:
            await self.catch_up()
        except (ConnectionError, TimeoutError):
            return

    def _start(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._work.add(task)
        task.add_done_callback(self._work.discard)
