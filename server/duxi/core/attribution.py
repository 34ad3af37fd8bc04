"""Who is acting: a database session setting that the audit triggers read.

It is set for the writes of one request or job and cleared afterwards, so that a reused connection never
carries another user's name.
"""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Literal

from django.db import DatabaseError, connection

Source = Literal["backoffice", "admin", "import", "api", "system"]

_SETTING = "duxi.actor"
_is_set = ContextVar("is_attributed", default=False)


def attribute(*, actor_id: int | None, source: Source, on_behalf_of: int | None = None) -> None:
    """Attribute the following writes of this database session to a user."""
    _set(json.dumps({"actor": actor_id, "source": source, "on_behalf_of": on_behalf_of}))


def clear() -> None:
    """Clear the attribution; a connection on which that fails is closed."""
    if not _is_set.get():
        return
    try:
        _set("")
    except DatabaseError:
        connection.close()


@contextmanager
def attributed(*, actor_id: int | None, source: Source, on_behalf_of: int | None = None) -> Iterator[None]:
    """Attribute the writes of a job (context manager)."""
    attribute(actor_id=actor_id, source=source, on_behalf_of=on_behalf_of)
    try:
        yield
    finally:
        clear()


@contextmanager
def unrecorded() -> Iterator[None]:
    """Writes without an author: loading the demo or the reference data."""
    _set("off")
    try:
        yield
    finally:
        clear()


def _set(value: str) -> None:
    with connection.cursor() as cursor:
        cursor.execute("SELECT set_config(%s, %s, false)", [_SETTING, value])
    _is_set.set(bool(value))
