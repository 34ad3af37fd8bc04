"""Values as SQL literals, for statements that are written as text."""

from typing import Any

from django.db import connection


def quoted(value: Any) -> str:
    """A value as a literal, quoted by the driver."""
    return str(connection.ops.compose_sql("%s", [value]))  # type: ignore[attr-defined]
