"""Time from a visitor's message until the agent has it, stored, with 200 and with 1,000 open sockets, against
a baseline program of asyncio, psycopg and Redis; and the memory of an idle socket.

One message at a time, alternating between product and baseline program. `./dev bench chat`.
"""

import asyncio
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from uuid import uuid4

from chat_ends import End
from chat_load import WebServer
from chat_people import Pair, pairs
from measuring import free_port
from wire import Wire, dial

SOCKETS = (200, 1000)
PAIRS, WARM_UP, ROUNDS = 8, 10, 80
GOAL = 6.0
MEMORY_GOAL = 100
"""Kilobytes of an idle socket."""


def main() -> int:
    """Run and print; returns the number of missed goals."""
    talks = pairs(PAIRS, per_agent=1)
    web = WebServer()
    web.start()
    try:
        with baseline_chat() as baseline_port:
            return asyncio.run(measured(web, talks, baseline_port))
    finally:
        web.stop()


@contextmanager
def baseline_chat() -> Iterator[int]:
    port = free_port()
    command = [sys.executable, str(Path(__file__).with_name("baseline_chat.py")), str(port)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=os.environ)
    try:
        assert process.stdout and process.stdout.readline() == "ready\n"
        yield port
    finally:
        process.kill()
        process.wait()


async def measured(web: WebServer, talks: list[Pair], baseline_port: int) -> int:
    sides = [(product_end(web, pair, pair.visitor), product_end(web, pair, pair.agent)) for pair in talks]
    await asyncio.gather(*(end.ready() for both in sides for end in both))
    baseline = [await baseline_sides(baseline_port, str(pair.conversation)) for pair in talks]
    idle: list[Wire] = []
    missed = 0
    before = memory_of(web.pid)
    for wanted in SOCKETS:
        while len(idle) // 2 + 2 * len(talks) < wanted:
            idle.append(await idle_socket(web.port, {"event": "initSocket", "data": {}, "ack": 1}))
            idle.append(await idle_socket(baseline_port, {"conversation": None}))
        missed += await compared(wanted, sides, baseline)
    each = (memory_of(web.pid) - before) / (len(idle) / 2)
    print(f"chat: {each:.0f} KB of memory for each idle socket, goal <= {MEMORY_GOAL}", flush=True)
    await asyncio.gather(*(end.stop() for both in sides for end in both))
    return missed + int(each > MEMORY_GOAL)


def product_end(web: WebServer, pair: Pair, who: dict[str, object]) -> End:
    return End(web.port, who, pair.conversation)


async def baseline_sides(port: int, conversation: str) -> tuple[Wire, Wire]:
    first = await idle_socket(port, {"conversation": conversation})
    return first, await idle_socket(port, {"conversation": conversation})


async def idle_socket(port: int, frame: dict) -> Wire:
    wire = await dial(port, "/ws/live-chat")
    wire.send(json.dumps(frame))
    await wire.receive()
    return wire


async def compared(sockets: int, sides: list[tuple[End, End]], baseline: list[tuple[Wire, Wire]]) -> int:
    ours, theirs = [], []
    for n in range(WARM_UP + ROUNDS):
        times = await product_trip(*sides[n % len(sides)]), await baseline_trip(*baseline[n % len(baseline)])
        if n >= WARM_UP:
            ours.append(times[0])
            theirs.append(times[1])
    mine, other = statistics.median(ours), statistics.median(theirs)
    ratio = mine / other
    print(
        f"chat: {sockets} sockets: visitor → stored → agent {mine:.1f} ms, baseline program {other:.1f} ms; "
        f"ratio {ratio:.1f}, goal <= {GOAL}",
        flush=True,
    )
    return int(ratio > GOAL)


async def product_trip(visitor: End, agent: End) -> float:
    """Milliseconds until the agent's socket receives the visitor's message."""
    client_id = uuid4().hex
    heard = agent.expect(client_id)
    began = time.perf_counter()
    visitor.write(client_id, "Halo, apakah kelasnya masih ada?")
    await heard
    took = (time.perf_counter() - began) * 1000
    while visitor.unsent:
        await asyncio.sleep(0.001)
    return took


async def baseline_trip(visitor: Wire, agent: Wire) -> float:
    message = {"client_id": uuid4().hex, "content": "Halo, apakah kelasnya masih ada?"}
    began = time.perf_counter()
    visitor.send(json.dumps(message))
    await agent.receive()
    took = (time.perf_counter() - began) * 1000
    await visitor.receive()
    return took


def memory_of(pid: int) -> float:
    """Resident memory of a process in kilobytes."""
    status = Path(f"/proc/{pid}/status").read_text()
    return float(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS")))


if __name__ == "__main__":
    sys.exit(main())
