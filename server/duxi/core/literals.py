"""Values as SQL literals, for statements that are written as text."""

from collections.abc import Sequence
from typing import Any

from django.db import connection


def composed(sql: str, params: Sequence[Any]) -> str:
    """The SQL with its parameters as literals, quoted by the driver."""
    return str(connection.ops.compose_sql(sql, params))  # type: ignore[attr-defined] # of PostgreSQL alone


def quoted(value: Any) -> str:
    """A value as a literal."""
    return composed("%s", [value])
