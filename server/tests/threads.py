"""Several at the same moment, over real connections."""

import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from django.db import connection


def at_once(*works: Callable[[], Any]) -> list[Any]:
    """Run these in threads that start together; gives what each returned or raised."""
    barrier = threading.Barrier(len(works))

    def run(work: Callable[[], Any]) -> Any:
        try:
            connection.ensure_connection()  # or some would still connect when others are done
            barrier.wait(10)
            return work()
        except Exception as error:
            return error
        finally:
            connection.close()

    with ThreadPoolExecutor(len(works)) as pool:
        return list(pool.map(run, works))


def each_at_once(work: Callable[[Any], Any], things: Sequence[Any]) -> list[Any]:
    """The same for one work on each of these."""
    return at_once(*(lambda thing=thing: work(thing) for thing in things))
