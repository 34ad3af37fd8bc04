"""Reading several tables as they were at one moment."""

from collections.abc import Iterator
from contextlib import contextmanager

from django.db import connection, transaction


@contextmanager
def repeatable_read() -> Iterator[None]:
    """Whatever is read inside is of the same moment, however many statements read it.

    Without it, an answer of several statements may show half of what a worker commits meanwhile, and a
    page that waits for news sees none to wait for. Within a transaction of the caller nothing changes.
    """
    if connection.in_atomic_block:
        yield
        return
    with transaction.atomic():
        with connection.cursor() as cursor:
            cursor.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
        yield
