"""Updates of many rows in one statement."""

from collections.abc import Sequence
from typing import Any

from django.db import connection, transaction
from django.db.models import CharField, Field, Model

_CHUNK = 1_000


@transaction.atomic
def update_rows(rows: Sequence[Model], names: Sequence[str]) -> None:
    """Update these fields of many rows of one model. Unlike `bulk_update`, its cost is linear in the number
    of rows.
    """
    if not rows:
        return
    meta = rows[0]._meta
    key: Any = meta.pk
    fields: list[Any] = [meta.get_field(name) for name in names]
    quote = connection.ops.quote_name
    columns = [quote(field.column) for field in fields]
    types = [_type(field) for field in (key, *fields)]
    statement = (
        f"UPDATE {quote(meta.db_table)} AS stored "  # noqa: S608 - only quoted table and column names of the model
        f"SET {', '.join(f'{column} = fresh.{column}' for column in columns)} "
        f"FROM unnest({', '.join(f'%s::{one}[]' for one in types)}) "
        f"AS fresh({', '.join([quote(key.column), *columns])}) "
        f"WHERE stored.{quote(key.column)} = fresh.{quote(key.column)}"
    )
    with connection.cursor() as cursor:
        for start in range(0, len(rows), _CHUNK):
            chunk = rows[start : start + _CHUNK]
            cursor.execute(statement, [_column(one, chunk) for one in (key, *fields)])


def _type(field: "Field[Any, Any]") -> str:
    """The column's type without its length: a cast would truncate a text that the column would reject."""
    return "text" if isinstance(field, CharField) else str(field.rel_db_type(connection))


def _column(field: "Field[Any, Any]", rows: Sequence[Model]) -> list[Any]:
    return [field.get_db_prep_save(getattr(row, field.attname), connection) for row in rows]
