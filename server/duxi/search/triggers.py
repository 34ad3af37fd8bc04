"""Migration operations for triggers that record which documents must be rebuilt.

They see every write to a watched table: admin, import, bulk update or plain SQL. Recorded changes are rows
without constraints, so writers never wait for each other. `watch_kinds`, which runs at the end of `migrate`,
watches the tables of product kinds: a new kind needs no migration here.
"""

from django.db import connection
from django.db.migrations import RunSQL
from django.db.models import Model

from duxi.catalog.kinds import KINDS
from duxi.catalog.models import Product

FUNCTIONS = """
CREATE FUNCTION search_note() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    note text := format(
        'INSERT INTO search_searchchange (type, ref) SELECT %L, ($1).%I WHERE ($1).%I IS NOT NULL',
        TG_ARGV[0], TG_ARGV[1], TG_ARGV[1]);
BEGIN
    IF TG_OP <> 'INSERT' THEN EXECUTE note USING OLD; END IF;
    IF TG_OP <> 'DELETE' THEN EXECUTE note USING NEW; END IF;
    RETURN NULL;
END $$;
CREATE FUNCTION search_note_linked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    EXECUTE format(
        'INSERT INTO search_searchchange (type, ref) SELECT %L, %I FROM %I WHERE %I = $1',
        TG_ARGV[0], TG_ARGV[2], TG_ARGV[1], TG_ARGV[3]) USING NEW.id;
    RETURN NULL;
END $$;
"""
DROP_FUNCTIONS = "DROP FUNCTION search_note(); DROP FUNCTION search_note_linked();"


def note_functions() -> RunSQL:
    """The two functions that the triggers call."""
    return RunSQL(FUNCTIONS, DROP_FUNCTIONS)


def watch(table: str, document: str, column: str, of: str = "") -> RunSQL:
    """Record changes of the table for the document whose ref is in the column.

    With `of`, updates of other columns are ignored.
    """
    return RunSQL(
        _trigger(table, document, column, f" OF {of}" if of else ""),
        f"DROP TRIGGER search_{document}_{column} ON {table}",
    )


def install_linked_triggers(table: str, document: str, link: tuple[str, str, str]) -> RunSQL:
    """Record changes of a table whose names other documents contain: `link` is (table, column of the ref, our
    column).
    """
    name = f"search_{document}_of_{link[0]}"[:63]
    arguments = ", ".join(f"'{part}'" for part in (document, *link))
    return RunSQL(
        f"CREATE TRIGGER {name} AFTER UPDATE ON {table} FOR EACH ROW "
        f"WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION search_note_linked({arguments})",
        f"DROP TRIGGER {name} ON {table}",
    )


def install_kind_triggers() -> None:
    """Watch the existing tables of every registered kind."""
    models = {model for kind in KINDS for model in (kind.model, *kind.parts)}
    with connection.cursor() as cursor:
        cursor.execute("SELECT to_regproc('search_note') IS NOT NULL")
        if not cursor.fetchone()[0]:
            return
        there = set(connection.introspection.table_names(cursor))
        for model in sorted(models, key=lambda model: model._meta.db_table):
            if model._meta.db_table in there:
                cursor.execute(_trigger(model._meta.db_table, "product", owner_of(model)))


def owner_of(model: type[Model]) -> str:
    """The column that refers to the product: the model's first relation to one."""
    return next(field.attname for field in model._meta.fields if field.related_model is Product)


def _trigger(table: str, document: str, column: str, columns: str = "") -> str:
    return (
        f"CREATE OR REPLACE TRIGGER search_{document}_{column} AFTER INSERT OR DELETE OR UPDATE{columns} "
        f"ON {table} FOR EACH ROW EXECUTE FUNCTION search_note('{document}', '{column}')"
    )
