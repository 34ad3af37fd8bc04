"""Verifies that no message is lost or duplicated: both sides of many conversations write every second, while
sockets are disconnected at random and the web server restarts twice. Then twenty agents claim one
conversation.

`./dev bench chat_load` runs 20 conversations for 30 seconds; the full run is CHAT_CONVERSATIONS=200
CHAT_SECONDS=180. A second web server beside the product's is the one that is restarted.
"""

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

from chat_ends import AT_ONCE, RESTARTED, End
from chat_people import Pair, pairs
from measuring import free_port

CONVERSATIONS = int(os.environ.get("CHAT_CONVERSATIONS", "20"))
SECONDS = int(os.environ.get("CHAT_SECONDS", "30"))
PER_AGENT = 2
CUT_EVERY = 30.0
"""Average seconds between two disconnects of one socket."""
SETTLE_SECONDS = 300
CLAIMERS = 20
SERVER = Path(__file__).resolve().parent.parent / "server"


def main() -> int:
    """Run and print; returns the number of missed goals."""
    talks = pairs(CONVERSATIONS, per_agent=PER_AGENT)
    web = WebServer()
    web.start()
    try:
        missed = asyncio.run(Load(web, talks).run())
    finally:
        web.stop()
    return missed + claimed_once()


class WebServer:
    """A web server of the product that can be restarted."""

    def __init__(self) -> None:
        self.port = free_port()
        self.stops: list[float] = []

    @property
    def pid(self) -> int:
        return self._process.pid

    def start(self) -> None:
        listen = ["-b", "127.0.0.1", "-p", str(self.port), "--no-server-name"]
        command = [sys.executable, "-m", "daphne", *listen, "duxi.config.asgi:application"]
        self._process = subprocess.Popen(
            command, cwd=SERVER, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        while not self._answers():
            time.sleep(0.2)

    def stop(self) -> None:
        began = time.monotonic()
        self._process.send_signal(signal.SIGTERM)
        self._process.wait(60)
        self.stops.append(time.monotonic() - began)

    def restart(self) -> None:
        self.stop()
        self.start()

    def _answers(self) -> bool:
        try:
            with urlopen(f"http://127.0.0.1:{self.port}/readyz", timeout=5) as answer:
                return bool(answer.status == 200)
        except (URLError, OSError):
            return False


class Load:
    """Both sides of every conversation, the disturbances, and the comparison at the end."""

    def __init__(self, web: WebServer, talks: list[Pair]) -> None:
        self._web, self._talks = web, talks
        self._chance = random.Random(14)
        self._cuts = self._written = 0

    async def run(self) -> int:
        ends = [
            (
                End(self._web.port, pair.visitor, pair.conversation),
                End(self._web.port, pair.agent, pair.conversation),
            )
            for pair in self._talks
        ]
        self._ends = [end for both in ends for end in both]
        await asyncio.gather(*(end.ready() for end in self._ends))
        print(f"{len(self._ends)} sockets are open; {SECONDS} s of writing begin", flush=True)
        await self._disturbed(asyncio.gather(*(self._write(end, n) for n, end in enumerate(self._ends))))
        settled = await self._settle()
        missed = sum([not settled, *(self._differs(*both) for both in ends)])
        self._report(missed, settled)
        await asyncio.gather(*(end.stop() for end in self._ends))
        return missed

    def _both_ends(self, pair: Pair) -> tuple[End, End]:
        visitor, agent = (End(self._web.port, who, pair.conversation) for who in (pair.visitor, pair.agent))
        return visitor, agent

    async def _disturbed(self, writing: Any) -> None:
        others = [asyncio.create_task(work) for work in (self._cut_at_random(), self._restart_twice())]
        await writing
        await others[1]
        others[0].cancel()

    async def _write(self, end: End, number: int) -> None:
        """A message a second; a side with unacknowledged messages waits, as a person would."""
        await asyncio.sleep(self._chance.random())
        began = time.monotonic()
        for n in range(SECONDS):
            if len(end.unsent) < AT_ONCE:
                end.write(f"load-{number}-{n}", f"Pesan {n} dari sisi {number}")
                self._written += 1
            await asyncio.sleep(max(0.0, began + n + 1 - time.monotonic()))

    async def _cut_at_random(self) -> None:
        while True:
            await asyncio.sleep(CUT_EVERY / len(self._ends))
            self._chance.choice(self._ends).cut()
            self._cuts += 1

    async def _restart_twice(self) -> None:
        for _n in range(2):
            await asyncio.sleep(SECONDS / 3)
            await asyncio.to_thread(self._web.restart)

    async def _settle(self) -> bool:
        """Wait until everything is acknowledged and both sides have received everything."""
        self._wrote_until = time.monotonic()
        while time.monotonic() < self._wrote_until + SETTLE_SECONDS:
            if not any(end.unsent for end in self._ends) and await self._has_all():
                return True
            await asyncio.sleep(1)
        return False

    async def _has_all(self) -> bool:
        try:
            newest = await asyncio.gather(*(end.catch_up() for end in self._ends))
        except (ConnectionError, TimeoutError):
            return False
        return all(len(end.seen) == last for end, last in zip(self._ends, newest, strict=True))

    def _differs(self, visitor: End, agent: End) -> int:
        """1 unless both sides have the same messages, and every acknowledged one once, under its number."""
        rows, others = _rows(visitor), _rows(agent)
        numbers = [sequence for sequence, _uuid, _client_id in rows]
        written = Counter(client_id for _s, _u, client_id in rows if (client_id or "").startswith("load-"))
        acknowledged = visitor.stored | agent.stored
        stored = {client_id: sequence for sequence, _uuid, client_id in rows}
        is_right = (
            rows == others
            and numbers == list(range(1, len(numbers) + 1))
            and all(count == 1 for count in written.values())
            and all(stored.get(client_id) == sequence for client_id, sequence in acknowledged.items())
            and set(written) == set(acknowledged)
        )
        return int(not is_right)

    def _report(self, missed: int, settled: bool) -> None:
        closes = Counter(code for end in self._ends for code in end.closes)
        refused = Counter(text for end in self._ends for text in end.refusals)
        stored = sum(len(end.stored) for end in self._ends)
        took = time.monotonic() - self._wrote_until
        print(
            f"chat_load: {len(self._talks)} conversations, {SECONDS} s, {stored} of {self._written} "
            f"messages acknowledged ({stored / SECONDS:.0f}/s), "
            f"{self._cuts} cuts, 2 restarts (stopped in {', '.join(f'{s:.1f} s' for s in self._web.stops)}; "
            f"{closes[RESTARTED]} sockets were told), settled {took:.0f} s after the last was written; "
            f"refused for being too fast: {sum(refused.values())}; "
            f"conversations that differ: {missed}, goal 0{'' if settled else '; NOT SETTLED'}",
            flush=True,
        )


def _rows(end: End) -> list[tuple[int, str, str | None]]:
    return [(one["sequence"], one["uuid"], one["client_id"]) for one in end.seen]


def claimed_once() -> int:
    """Twenty agents claim one conversation concurrently: one gets it, and only that one is confirmed."""
    from django.db import connection
    from duxi.chat.actions.conversations import Contact, start
    from duxi.chat.actions.queue import claim
    from duxi.chat.errors import AlreadyClaimed
    from duxi.chat.models import Conversation
    from duxi.chat.peers import Peer

    from chat_people import new_agent

    agents = [new_agent()[0] for _n in range(CLAIMERS)]
    contact = Contact("Pengunjung", "rebutan@contoh.example", "081200000000")
    pk = start(peer=Peer(), contact=contact, content="agen", client_id="claim").conversation.pk

    def attempt(agent: Any) -> int | None:
        try:
            claim(agent=agent, conversation=Conversation.objects.get(pk=pk))
        except AlreadyClaimed:
            return None
        else:
            return int(agent.pk)
        finally:
            connection.close()

    with ThreadPoolExecutor(CLAIMERS) as pool:
        won = [pk for pk in pool.map(attempt, agents) if pk is not None]
    is_one = won == [Conversation.objects.get(pk=pk).assignee_id]
    print(f"{CLAIMERS} agents claim one conversation: {len(won)} has it, goal 1", flush=True)
    return int(not is_one)


if __name__ == "__main__":
    sys.exit(main())
