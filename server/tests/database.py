"""The databases of the tests: templates created once, then cloned; commits of a test are undone.

There is a migrated template and one with the demo. The journeys of `./dev test` also start from a clone of
the demo's.

Cloning takes a fraction of a second, while migrating and loading the demo take half a minute each; unlike
after Django's flush, rows written by migrations exist in each test.
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
    """A short-lived process has enough memory; collecting cycles would take a tenth of its time."""
    gc.set_threshold(50_000, 10, 20)


class Template:
    """A database that is created once; its name contains a hash of its inputs."""

    lasts = timedelta.max

    def __init__(
        self, connection: DatabaseWrapper, kind: str, inputs: str, fill: Callable[[str], None]
    ) -> None:
        """`fill` creates a database with the given name."""
        self._connection = connection
        self._kind = kind
        self._name = f"{kind}_{inputs}"
        self._fill = fill

    def ensure(self) -> None:
        """Create it unless it exists."""
        with self._connection._nodb_cursor() as cursor:
            self._ensure(cursor)

    def copy(self, name: str) -> None:
        """Recreate a database of this name as a clone of the template."""
        with self._connection._nodb_cursor() as cursor:
            self._ensure(cursor)
            cursor.execute(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)')
            cursor.execute(f'CREATE DATABASE "{name}" TEMPLATE "{self._name}"')

    def is_made(self) -> bool:
        with self._connection._nodb_cursor() as cursor:
            return self._is_fresh(self._ages(cursor))

    def _ensure(self, cursor) -> None:
        """One process at a time, until its cursor closes, so that no other drops the template meanwhile."""
        cursor.execute("SELECT pg_advisory_lock(hashtext(%s))", [self._kind])
        ages = self._ages(cursor)
        if not self._is_fresh(ages):
            for name in ages:
                cursor.execute(f'DROP DATABASE "{name}" WITH (FORCE)')
            self._make()

    def _ages(self, cursor) -> dict[str, timedelta]:
        """The ages of the templates of this kind."""
        cursor.execute(_FOUND, [f"^{self._kind}_[0-9a-f]{{12}}$"])
        return dict(cursor.fetchall())

    def _is_fresh(self, ages: dict[str, timedelta]) -> bool:
        return ages.get(self._name, timedelta.max) < self.lasts

    def _make(self) -> None:
        """Created under a temporary name, because a template that exists must be complete."""
        unfinished = f"{self._name}_{os.getpid()}"
        self._fill(unfinished)
        connections.close_all()
        with self._connection._nodb_cursor() as cursor:
            cursor.execute(f'ALTER DATABASE "{unfinished}" RENAME TO "{self._name}"')


class TestDatabase:
    """One process's database, which can be reset."""

    __test__ = False

    def __init__(self, connection: DatabaseWrapper, first_rows: Callable[[], None] | None = None) -> None:
        """`first_rows` writes the rows that every test finds besides those of the migrations."""
        self._connection = connection
        self._first_rows = first_rows
        self._name = connection.creation._get_test_db_name()
        self._template = migrated(connection)
        self._fresh: FreshRows | None = None

    def prepare(self) -> None:
        """A clone of the template, which is migrated first if it does not exist."""
        self._clone()

    def renew(self) -> None:
        """Discard everything that tests wrote."""
        connections.close_all()
        if not (self._fresh and self._fresh.restore()):
            self._clone()

    def begin_demo(self) -> subprocess.Popen[bytes] | None:
        """Load the demo in parallel with the first tests, unless it exists."""
        if demo(self._connection).is_made():
            return None
        return subprocess.Popen([sys.executable, "-m", "tests.database"], cwd=_SERVER)

    def open_demo(self) -> None:
        """Switch to a clone of the demo until `close_demo`."""
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
    """The default template."""

    def fill(name: str) -> None:
        connection.settings_dict["TEST"]["NAME"] = name
        connection.creation.create_test_db(verbosity=0, autoclobber=True, serialize=False)
        analyze(connection)

    made_of = [*_APPS.glob("**/migrations/*.py"), _APPS / "config" / "public_tables.py"]
    return Template(connection, "tpl", fingerprint(made_of), fill)


def demo(connection: DatabaseWrapper) -> Template:
    """The template with the demo, by its inputs; expires soon, because dates count from its loading."""
    files = [path for folder in (_APPS, settings.FIXTURES) for path in folder.rglob("*") if _is_source(path)]
    template = Template(connection, "demo", fingerprint(files, str(localdate())), _load_demo_apart)
    template.lasts = timedelta(hours=1)
    return template


def _is_source(path: Path) -> bool:
    return path.is_file() and path.suffix not in {".pyc", ".mo"}


def _load_demo_apart(name: str) -> None:
    """In a separate process, so that settings changed by a test do not affect the demo."""
    subprocess.run([sys.executable, "-m", "tests.database", name], cwd=_SERVER, check=True)  # noqa: S603


def load_demo_into(connection: DatabaseWrapper, name: str) -> None:
    """A migrated database of this name, loaded like `prepare --demo`."""
    from duxi.config.management.commands.prepare import ensure_standing_rows, load_demo_once
    from duxi.search.actions.indexing import ensure_documents

    migrated(connection).copy(name)
    use(connection, name)
    ensure_standing_rows()
    load_demo_once()
    ensure_documents()
    analyze(connection)


def fingerprint(files: Iterable[Path], *others: str) -> str:
    """A hash over paths and contents of files."""
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
    """`python -m tests.database` creates both templates, so that no test process waits for another's.

    With a name it creates a database with the demo.
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
