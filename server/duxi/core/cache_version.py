"""A version number of all public data, increased in the same transaction that changes a public table.

A statement trigger on each of these tables does it, so bulk writes, imports and manual SQL count like forms
do. Public responses carry the number in their ETag.
"""

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from django.db import connection
from django.db.models import Model

CURRENT = "(SELECT coalesce(sum(number), 0)::bigint FROM core_stamp)"

FUNCTION = """
CREATE OR REPLACE FUNCTION core_stamp_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    free bigint;
BEGIN
    -- A row that another transaction holds is passed over: writers never wait for each other here.
    SELECT id INTO free FROM core_stamp LIMIT 1 FOR UPDATE SKIP LOCKED;
    IF free IS NULL THEN
        INSERT INTO core_stamp (number) VALUES (1);
    ELSE
        UPDATE core_stamp SET number = number + 1 WHERE id = free;
    END IF;
    RETURN NULL;
END
$$
"""
DROP_FUNCTION = "DROP FUNCTION IF EXISTS core_stamp_change() CASCADE"

_WITHOUT_TRIGGER = """
SELECT name FROM unnest(%s::text[]) AS wanted(name)
WHERE to_regproc('core_stamp_change') IS NOT NULL AND to_regclass(quote_ident(name)) IS NOT NULL
AND NOT EXISTS (
    SELECT FROM pg_trigger WHERE tgname = 'core_stamp' AND tgrelid = to_regclass(quote_ident(name))
)
"""
_TRIGGER = """
CREATE TRIGGER core_stamp AFTER INSERT OR {update} OR DELETE OR TRUNCATE ON {table}
FOR EACH STATEMENT EXECUTE FUNCTION core_stamp_change()
"""


def add_triggers(
    models: Iterable[type[Model]], columns: Mapping[str, str] = MappingProxyType({})
) -> list[str]:
    """Create the trigger on the tables that lack it and return their names; tables that do not exist yet are
    skipped.

    For models named in `columns` (by label), only updates of that column count.
    """
    wanted = {model._meta.db_table: columns.get(model._meta.label) for model in models}
    with connection.cursor() as cursor:
        cursor.execute(_WITHOUT_TRIGGER, [list(wanted)])
        names = [name for (name,) in cursor.fetchall()]
        for name in names:
            update = f"UPDATE OF {column}" if (column := wanted[name]) else "UPDATE"
            cursor.execute(_TRIGGER.format(table=connection.ops.quote_name(name), update=update))
    return names


def current() -> int:
    """The current version."""
    with connection.cursor() as cursor:
        cursor.execute(f"SELECT {CURRENT}")
        return int(cursor.fetchone()[0])
