"""Claiming jobs by advisory locks, which end with the process that holds them."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from django.db import DatabaseError, connection
from django.db.backends.base.base import BaseDatabaseWrapper

from duxi.core.jobs import SLOW

_LOCKS = 0x0DB5
"""The namespace of job locks among this database's advisory locks."""

_CLAIM = """
SELECT id FROM (
    SELECT id FROM django_q_ormq WHERE lock <= now() AND (%s OR key <> %s) ORDER BY key = %s, id LIMIT 50
) AS waiting
WHERE pg_try_advisory_xact_lock(%s, id) LIMIT 1
"""

logger = logging.getLogger(__name__)


class Claims:
    """Claims jobs over its own connection, because a lock outlives the job's transactions.

    PostgreSQL releases the locks of a dead process at once, so there is no lease to wait for. The open
    transaction reads nothing, so it blocks neither rows nor vacuum.
    """

    def __init__(self, *, takes_slow: bool = True) -> None:
        self._takes_slow = takes_slow
        self._connection: BaseDatabaseWrapper = connection.copy()

    @contextmanager
    def next_job(self) -> Iterator[int | None]:
        """The oldest due job that no worker runs, locked until the block ends.

        Long jobs come after all others, or never for a process that takes none.
        """
        own = self._connection
        own.close_if_unusable_or_obsolete()
        own.ensure_connection()
        own.set_autocommit(False)
        try:
            yield self._claim()
        finally:
            self._let_go()

    def close(self) -> None:
        self._connection.close()

    def _claim(self) -> int | None:
        with self._connection.cursor() as cursor:
            cursor.execute("SET LOCAL idle_in_transaction_session_timeout = 0")
            cursor.execute(_CLAIM, [self._takes_slow, SLOW, SLOW, _LOCKS])
            row = cursor.fetchone()
        return row[0] if row else None

    def _let_go(self) -> None:
        try:
            self._connection.rollback()
            self._connection.set_autocommit(True)
        except DatabaseError:
            logger.warning("The worker's connection was lost while a job ran")
            self._connection.close()
