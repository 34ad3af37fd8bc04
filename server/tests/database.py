"""The databases of the tests: templates made once, then copied; what a test commits is undone.

There is a migrated template and one with the demo in it. The journeys of `./dev test` begin with a copy of
the demo's, too.

A copy takes a fraction of a second where migrating and loading the demo take half a minute each, and unlike
after Django's flush the rows that migrations wrote are there after each test.
"""

import gc
import hashlib
import os
import subprocess
import sys
from collections.abc import Callable, Iterable
from datetime import timedelta
from pathlib import Path

import django
from django.conf import settings
from django.db import connection, connections
from django.db.backends.postgresql.base import DatabaseWrapper
from django.utils.timezone import localdate

from tests.fresh_rows import FreshRows

_SERVER = Path(settings.SERVER)
_APPS = _SERVER / "duxi"
_FOUND = """
SELECT datname, now() - (pg_stat_file('base/' || oid || '/PG_VERSION')).modification FROM pg_database
WHERE datname ~ %s
"""


def collect_seldom() -> None:
    """A process that ends soon has memory enough; looking for cycles would take a tenth of its time."""
    gc.set_threshold(50_000, 10, 20)


class Template:
    """A database that is made once under a name that tells what it was made of."""

    lasts = timedelta.max

    def __init__(
        self, connection: DatabaseWrapper, kind: str, inputs: str, fill: Callable[[str], None]
    ) -> None:
        """`fill` makes a database of the name that it gets."""
        self._connection = connection
        self._kind = kind
        self._name = f"{kind}_{inputs}"
        self._fill = fill

    def ensure(self) -> None:
        """Make it where no one did so before."""
        with self._connection._nodb_cursor() as cursor:
            self._ensure(cursor)

    def copy(self, name: str) -> None:
        """Make a database of this name anew, with what the template holds."""
        with self._connection._nodb_cursor() as cursor:
            self._ensure(cursor)
            cursor.execute(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)')
            cursor.execute(f'CREATE DATABASE "{name}" TEMPLATE "{self._name}"')

    def is_made(self) -> bool:
        with self._connection._nodb_cursor() as cursor:
            return self._is_fresh(self._ages(cursor))

    def _ensure(self, cursor) -> None:
        """One process at a time, until its cursor closes: no other drops the template meanwhile."""
        cursor.execute("SELECT pg_advisory_lock(hashtext(%s))", [self._kind])
        ages = self._ages(cursor)
        if not self._is_fresh(ages):
            for name in ages:
                cursor.execute(f'DROP DATABASE "{name}" WITH (FORCE)')
            self._make()

    def _ages(self, cursor) -> dict[str, timedelta]:
        """Of the templates of this kind."""
        cursor.execute(_FOUND, [f"^{self._kind}_[0-9a-f]{{12}}$"])
        return dict(cursor.fetchall())

    def _is_fresh(self, ages: dict[str, timedelta]) -> bool:
        return ages.get(self._name, timedelta.max) < self.lasts

    def _make(self) -> None:
        """Under another name until it is whole, because the user who finds it takes it for whole."""
        unfinished = f"{self._name}_{os.getpid()}"
        self._fill(unfinished)
        connections.close_all()
        with self._connection._nodb_cursor() as cursor:
            cursor.execute(f'ALTER DATABASE "{unfinished}" RENAME TO "{self._name}"')


class TestDatabase:
    """One process's database, which can be made as new."""

    __test__ = False

    def __init__(self, connection: DatabaseWrapper, first_rows: Callable[[], None] | None = None) -> None:
        """`first_rows` writes what every test finds beside the rows of the migrations."""
        self._connection = connection
        self._first_rows = first_rows
        self._name = connection.creation._get_test_db_name()
        self._template = migrated(connection)
        self._fresh: FreshRows | None = None

    def prepare(self) -> None:
        """A clone of the template, which is migrated first where no one did so before."""
        self._clone()

    def renew(self) -> None:
        """Throw away whatever tests wrote."""
        connections.close_all()
        if not (self._fresh and self._fresh.restore()):
            self._clone()

    def begin_demo(self) -> subprocess.Popen[bytes] | None:
        """Load the demo beside the first tests, unless it is there."""
        if demo(self._connection).is_made():
            return None
        return subprocess.Popen([sys.executable, "-m", "tests.database"], cwd=_SERVER)

    def open_demo(self) -> None:
        """Let tests work in a copy of the demo until `close_demo`."""
        connections.close_all()
        demo(self._connection).copy(f"{self._name}_demo")
        use(self._connection, f"{self._name}_demo")

    def close_demo(self) -> None:
        connections.close_all()
        use(self._connection, self._name)
        drop(self._connection, f"{self._name}_demo")

    def remove(self) -> None:
        connections.close_all()
        drop(self._connection, self._name)

    def _clone(self) -> None:
        if self._fresh:
            self._fresh.close()
        self._template.copy(self._name)
        use(self._connection, self._name)
        if self._first_rows:
            self._first_rows()
        self._fresh = FreshRows(self._connection)
        self._connection.close()


def migrated(connection: DatabaseWrapper) -> Template:
    """The template that tests usually start from."""

    def fill(name: str) -> None:
        connection.settings_dict["TEST"]["NAME"] = name
        connection.creation.create_test_db(verbosity=0, autoclobber=True, serialize=False)
        analyze(connection)

    made_of = [*_APPS.glob("**/migrations/*.py"), _APPS / "config" / "public_tables.py"]
    return Template(connection, "tpl", fingerprint(made_of), fill)


def demo(connection: DatabaseWrapper) -> Template:
    """The template with the demo, by all that it is made of; soon too old: dates count from its loading."""
    files = [path for folder in (_APPS, settings.FIXTURES) for path in folder.rglob("*") if _is_source(path)]
    template = Template(connection, "demo", fingerprint(files, str(localdate())), _load_demo_apart)
    template.lasts = timedelta(hours=1)
    return template


def _is_source(path: Path) -> bool:
    return path.is_file() and path.suffix not in {".pyc", ".mo"}


def _load_demo_apart(name: str) -> None:
    """In a process of its own: the demo is the same, whatever a test has set around its making."""
    subprocess.run([sys.executable, "-m", "tests.database", name], cwd=_SERVER, check=True)  # noqa: S603


def load_demo_into(connection: DatabaseWrapper, name: str) -> None:
    """A migrated database of this name, and what `prepare --demo` loads."""
    from duxi.config.management.commands.prepare import ensure_standing_rows, load_demo_once
    from duxi.search.actions.indexing import ensure_documents

    migrated(connection).copy(name)
    use(connection, name)
    ensure_standing_rows()
    load_demo_once()
    ensure_documents()
    analyze(connection)


def fingerprint(files: Iterable[Path], *others: str) -> str:
    """A hash over files and where they are."""
    seen = hashlib.sha256("".join(others).encode())
    for path in sorted(files):
        seen.update(
            f"{os.path.relpath(path, _SERVER)}\n{hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode()
        )
    return seen.hexdigest()[:12]


def use(connection: DatabaseWrapper, name: str) -> None:
    settings.DATABASES["default"]["NAME"] = name
    connection.settings_dict["NAME"] = name


def drop(connection: DatabaseWrapper, name: str) -> None:
    with connection._nodb_cursor() as cursor:
        cursor.execute(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)')


def analyze(connection: DatabaseWrapper) -> None:
    with connection.cursor() as cursor:
        cursor.execute("ANALYZE")


def main(names: list[str]) -> None:
    """`python -m tests.database` makes both templates, so that no process of the tests waits for another's.

    With a name it makes a database with the demo.
    """
    collect_seldom()
    django.setup()
    for name in names:
        load_demo_into(connection, name)
    if not names:
        migrated(connection).ensure()
        demo(connection).ensure()


if __name__ == "__main__":
    main(sys.argv[1:])
