"""The rows of a database before any test, and restoring them after a test with commits.

Deleting the few rows of a test takes a tenth of the time of a new clone.
"""

import time

from django.db.backends.postgresql.base import DatabaseWrapper
from psycopg import Connection, Cursor

_TABLES = "SELECT relname FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace"
_SEQUENCES = (
    "SELECT sequencename, coalesce(last_value, start_value), last_value IS NOT NULL FROM pg_sequences"
)
_SHAPE = """
SELECT (SELECT count(*) FROM pg_class WHERE relnamespace = 'public'::regnamespace),
       (SELECT count(*) FROM pg_attribute WHERE NOT attisdropped AND attrelid > 16383),
       (SELECT count(*) FROM pg_trigger WHERE tgenabled = 'O'),
       (SELECT count(*) FROM pg_constraint), (SELECT count(*) FROM pg_proc)
"""
_END_OTHERS = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()
"""


class FreshRows:
    """The current rows of a database, which can be restored.

    Uses its own open connection: a new one would have to read the catalog of every table, and plan again.
    Its triggers and foreign keys are disabled: the rows are consistent when all are restored.
    """

    def __init__(self, connection: DatabaseWrapper) -> None:
        self._connection = connected(connection)
        with self._connection.cursor() as cursor:
            # Once, because each change of this setting makes PostgreSQL forget its plans.
            cursor.execute("SET session_replication_role = replica")
            tables = [name for (name,) in _read(cursor, _TABLES)]
            self._rows = {name: _copy(cursor, name) for name in tables}
            self._sequences = _read(cursor, _SEQUENCES)
            self._shape = _read(cursor, _SHAPE)

    def close(self) -> None:
        self._connection.close()

    def restore(self) -> bool:
        """Undo commits; False if the schema changed, which requires another clone."""
        self._end_others()
        with self._connection.transaction(), self._connection.cursor() as cursor:
            if _read(cursor, _SHAPE) != self._shape:
                return False
            for name in self._changed(cursor):
                self._put_back(cursor, name)
            self._turn_back_sequences(cursor)
            return True

    def _end_others(self) -> None:
        """PostgreSQL's own waiting would look only every tenth of a second."""
        deadline = time.monotonic() + 10
        with self._connection.cursor() as cursor:
            while _read(cursor, _END_OTHERS) and time.monotonic() < deadline:
                time.sleep(0.002)

    def _changed(self, cursor: Cursor) -> list[str]:
        empty = [name for name, rows in self._rows.items() if not rows]
        query = "SELECT " + ", ".join(f'EXISTS (SELECT FROM "{name}")' for name in empty)  # noqa: S608
        (found,) = _read(cursor, query)
        filled = [name for name, is_filled in zip(empty, found, strict=True) if is_filled]
        return filled + [name for name, rows in self._rows.items() if rows and _copy(cursor, name) != rows]

    def _put_back(self, cursor: Cursor, name: str) -> None:
        cursor.execute(f'DELETE FROM "{name}"')  # noqa: S608
        if self._rows[name]:
            with cursor.copy(f'COPY "{name}" FROM STDIN') as target:
                target.write(self._rows[name])

    def _turn_back_sequences(self, cursor: Cursor) -> None:
        moved = set(self._sequences).difference(_read(cursor, _SEQUENCES))
        cursor.executemany("SELECT setval(quote_ident(%s), %s, %s)", list(moved))


def connected(connection: DatabaseWrapper) -> Connection:
    """A connection to the same database that is hidden from tests."""
    parameters = connection.get_connection_params()
    # Django's cursors bind in the client, which keeps no plans.
    plans = {"cursor_factory": Cursor, "prepare_threshold": 0}
    return Connection.connect(**{**parameters, **plans, "autocommit": True})


def _copy(cursor: Cursor, name: str) -> bytes:
    with cursor.copy(f'COPY "{name}" TO STDOUT') as source:
        return b"".join(source)


def _read(cursor: Cursor, query: str) -> list[tuple]:
    cursor.execute(query)
    return cursor.fetchall()
