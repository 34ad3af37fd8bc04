"""Values as SQL literals, for statements that are written as text."""

from typing import Any

from django.db import connection

from duxi.search.models import CONFIG


def quoted(value: Any) -> str:
    """A value as a literal, quoted by the driver."""
    return str(connection.ops.compose_sql("%s", [value]))  # type: ignore[attr-defined]


def tsquery(text: str) -> str:
    """A tsquery literal; its words must consist of letters and digits only."""
    return f"to_tsquery('{CONFIG}', {quoted(text)})"
