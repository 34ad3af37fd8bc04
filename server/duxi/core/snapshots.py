"""Reading several tables in one consistent snapshot."""

from collections.abc import Iterator
from contextlib import contextmanager

from django.db import connection, transaction


@contextmanager
def repeatable_read() -> Iterator[None]:
    """All reads inside see the same state of the database (context manager).

    Otherwise a response of several statements may contain half of what a worker commits in between. Inside a
    transaction of the caller nothing changes.
    """
    if connection.in_atomic_block:
        yield
        return
    with transaction.atomic():
        with connection.cursor() as cursor:
            cursor.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
        yield
