"""Runs concurrent calls in real threads over real connections."""

import threading
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from django.db import connection

from duxi.core.errors import Rejected

Work = Callable[[], Any]


def at_once(*works: Work) -> list[Any]:
    """Run these in threads that start together; returns what each returned or raised.

    Each connects before it waits, so that none still connects when others are done.
    """
    barrier = threading.Barrier(len(works))

    def run(work: Work) -> Any:
        try:
            connection.ensure_connection()
            barrier.wait(20)
            return work()
        except Exception as error:
            return error
        finally:
            connection.close()

    with ThreadPoolExecutor(len(works)) as pool:
        return list(pool.map(run, works))


def each_at_once(work: Callable[[Any], Any], things: Iterable[Any]) -> list[Any]:
    """`at_once` with one function for each of these values."""
    return at_once(*(lambda thing=thing: work(thing) for thing in things))


def times_at_once(count: int, work: Callable[[int], Any]) -> list[Any]:
    """`at_once` with one function so many times, called with its number."""
    return each_at_once(work, range(count))


def without_failures(outcomes: Sequence[Any]) -> list[Any]:
    """Results and refusals unchanged; any other error fails the test."""
    for outcome in outcomes:
        if isinstance(outcome, Exception) and not isinstance(outcome, Rejected):
            raise outcome
    return list(outcomes)
