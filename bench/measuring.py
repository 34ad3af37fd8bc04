"""Shared by the benchmarks: requests over persistent connections, and the baseline program."""

import http.client
import json
import os
import socket
import statistics
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from urllib.parse import urlsplit

GOAL = 1.5
"""The maximum ratio to the baseline program."""


class BaselineProgram:
    """Runs baseline_http.py with the statements of one call."""

    def __init__(self, statements: list[str]) -> None:
        self.port, self._statements = free_port(), statements

    def __enter__(self) -> "BaselineProgram":
        command = [sys.executable, str(Path(__file__).with_name("baseline_http.py")), str(self.port)]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        assert self._process.stdin and self._process.stdout
        wanted = {"statements": self._statements, "zone": _zone()}
        self._process.stdin.write(json.dumps(wanted))
        self._process.stdin.close()
        assert self._process.stdout.readline() == "ready\n"
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.kill()
        self._process.wait()


def _zone() -> str:
    from django.db import connection

    return str(connection.timezone_name)


def compare(name: str, path: str, warm_up: int, rounds: int, *, has_same_bytes: bool = True) -> int:
    """Print the product's median as a multiple of the baseline program's; returns 1 if the goal is missed.

    Without `has_same_bytes` the baseline runs the same statements, but the product works on their rows.
    """
    measure = in_turn if has_same_bytes else in_turn_with
    from duxi.core import cache_version

    for _attempt in range(3):
        seen = cache_version.current()
        with BaselineProgram(statements(path)) as baseline:
            ours, theirs = measure(path, baseline.port, warm_up, rounds)
        # cached values of the statement are valid only while nothing public is written
        if cache_version.current() == seen:
            break
    ratio = ours / theirs
    print(
        f"{name}: {ours:.2f} ms, baseline {theirs:.2f} ms; ratio {ratio:.2f}, goal <= {GOAL}",
        flush=True,
    )
    return int(ratio > GOAL)


def statements(path: str) -> list[str]:
    """The SQL that the call runs once it is warmed up."""
    from django.db import connection
    from django.test import Client
    from django.test.utils import CaptureQueriesContext

    assert Client().get(path).status_code == 200
    with CaptureQueriesContext(connection) as seen:
        assert Client().get(path).status_code == 200
    return [query["sql"] for query in seen.captured_queries]


def in_turn(path: str, baseline_port: int, warm_up: int, rounds: int) -> tuple[float, float]:
    """Median milliseconds of both, after comparing their bytes."""
    ours = connection_to()
    get(ours, path)
    answers = get(ours, path), get(connection_to(baseline_port), path)
    if answers[0] != answers[1]:
        raise SystemExit(f"the baseline program answers something else: {difference(*answers)}")
    return in_turn_with(path, baseline_port, warm_up, rounds)


def in_turn_with(path: str, baseline_port: int, warm_up: int, rounds: int) -> tuple[float, float]:
    """Median milliseconds of the product and of the program at the port, alternating."""
    ours, theirs = connection_to(), connection_to(baseline_port)
    times: tuple[list[float], list[float]] = ([], [])
    for turn in range(warm_up + rounds):
        for measured, connection in zip(times, (ours, theirs), strict=True):
            took = timed(connection, path)
            if turn >= warm_up:
                measured.append(took)
    return statistics.median(times[0]), statistics.median(times[1])


def difference(ours: bytes, theirs: bytes) -> str:
    """Both responses around their first difference."""
    place = next((n for n, pair in enumerate(zip(ours, theirs, strict=False)) if pair[0] != pair[1]), 0)
    return f"{ours[max(0, place - 60) :][:200]!r} and {theirs[max(0, place - 60) :][:200]!r}"


def timed(connection: http.client.HTTPConnection, path: str) -> float:
    """Milliseconds of one request."""
    began = time.perf_counter()
    get(connection, path)
    return (time.perf_counter() - began) * 1000


def connection_to(port: int | None = None) -> http.client.HTTPConnection:
    """A persistent connection to a port of this machine, or to the product."""
    place = f"127.0.0.1:{port}" if port else urlsplit(os.environ["BASE_URL"]).netloc
    connection = http.client.HTTPConnection(place)
    connection.connect()
    connection.sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return connection


def get(connection: http.client.HTTPConnection, path: str) -> bytes:
    connection.request("GET", path)
    return connection.getresponse().read()


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as server:
        return server.getsockname()[1]
