"""The database of the tests: migrated once, then cloned for each process; what a test commits is undone.

The journeys of `./dev test` begin with a clone of it, too.

A clone takes a fraction of a second where migrating takes half a minute, and unlike after Django's flush the
rows that migrations wrote are there after each test.
"""

import hashlib
import os
from collections.abc import Callable
from pathlib import Path

import django
from django.conf import settings
from django.db import connection, connections
from django.db.backends.postgresql.base import DatabaseWrapper

from tests.fresh_rows import FreshRows

_LOCK = 0x0DB6
_APPS = Path(settings.SERVER) / "duxi"


def fingerprint() -> str:
    """A hash over every migration of ours."""
    files = sorted(f"./{path.relative_to(_APPS)}" for path in _APPS.glob("**/migrations/*.py"))
    lines = (f"{hashlib.md5((_APPS / file).read_bytes()).hexdigest()}  {file}\n" for file in files)  # noqa: S324
    return hashlib.md5("".join(lines).encode()).hexdigest()[:12]  # noqa: S324


class TestDatabase:
    """One process's database, which can be made as new."""

    __test__ = False

    def __init__(self, connection: DatabaseWrapper, first_rows: Callable[[], None] | None = None) -> None:
        """`first_rows` writes what every test finds beside the rows of the migrations."""
        self._connection = connection
        self._first_rows = first_rows
        self._name = connection.creation._get_test_db_name()
        self._template = f"tpl_{fingerprint()}"
        self._fresh: FreshRows | None = None

    def prepare(self) -> None:
        """A clone of the template, which is migrated first where no one did so before."""
        self.ensure_template()
        self._clone()

    def ensure_template(self) -> None:
        """Migrate the template where no one did so before."""
        with self._connection._nodb_cursor() as cursor:
            cursor.execute("SELECT pg_advisory_lock(%s)", [_LOCK])
            cursor.execute("SELECT 1 FROM pg_database WHERE datname = %s", [self._template])
            if cursor.fetchone() is None:
                self._migrate_template()

    def renew(self) -> None:
        """Throw away whatever tests wrote."""
        connections.close_all()
        if not (self._fresh and self._fresh.restore()):
            self._clone()

    def _clone(self) -> None:
        if self._fresh:
            self._fresh.close()
        self._maintain(
            f'DROP DATABASE IF EXISTS "{self._name}" WITH (FORCE)',
            f'CREATE DATABASE "{self._name}" TEMPLATE "{self._template}"',
        )
        self._use(self._name)
        if self._first_rows:
            self._first_rows()
        self._fresh = FreshRows(self._connection)
        self._connection.close()

    def remove(self) -> None:
        connections.close_all()
        self._maintain(f'DROP DATABASE IF EXISTS "{self._name}" WITH (FORCE)')

    def _migrate_template(self) -> None:
        """Under another name until it is whole, because the user who finds it takes it for whole."""
        unfinished = f"{self._template}_{os.getpid()}"
        self._connection.settings_dict["TEST"]["NAME"] = unfinished
        self._connection.creation.create_test_db(verbosity=0, autoclobber=True, serialize=False)
        with self._connection.cursor() as cursor:
            cursor.execute("ANALYZE")
        connections.close_all()
        self._maintain(f'ALTER DATABASE "{unfinished}" RENAME TO "{self._template}"')

    def _use(self, name: str) -> None:
        settings.DATABASES["default"]["NAME"] = name
        self._connection.settings_dict["NAME"] = name

    def _maintain(self, *statements: str) -> None:
        with self._connection._nodb_cursor() as cursor:
            for statement in statements:
                cursor.execute(statement)


def main() -> None:
    """`python -m tests.database`: makes the template, so that no process of the tests waits for another's."""
    django.setup()
    TestDatabase(connection).ensure_template()


if __name__ == "__main__":
    main()
