"""Races: real threads that start together."""

import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from django.db import connection


def at_once(count: int, work: Callable[[int], Any]) -> list[Any]:
    """Run `work(n)` in threads that start together; gives what each returned or raised."""
    barrier = threading.Barrier(count)

    def run(n: int) -> Any:
        try:
            connection.ensure_connection()  # or some would still connect when others are done
            barrier.wait(10)
            return work(n)
        except Exception as error:
            return error
        finally:
            connection.close()

    with ThreadPoolExecutor(count) as pool:
        return list(pool.map(run, range(count)))
