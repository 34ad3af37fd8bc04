"""Operations for migrations: triggers that note which documents have to be made anew.

Whatever writes a watched table is heard, be it the admin, an import, a bulk update or plain SQL. The
notes are rows without a constraint between them, so writers never wait for each other.
"""

from django.db.migrations import RunSQL

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
    """Rows of the table speak for the document whose ref stands in the column.

    With `of`, updates of other columns are not worth a new document.
    """
    name = f"search_{document}_{column}"
    columns = f" OF {of}" if of else ""
    return RunSQL(
        f"CREATE TRIGGER {name} AFTER INSERT OR DELETE OR UPDATE{columns} ON {table} "
        f"FOR EACH ROW EXECUTE FUNCTION search_note('{document}', '{column}')",
        f"DROP TRIGGER {name} ON {table}",
    )


def watch_linked(table: str, document: str, link: tuple[str, str, str]) -> RunSQL:
    """Changed rows of the table are named in documents; `link` is (table, column of the ref, column of us)."""
    name = f"search_{document}_of_{link[0]}"[:63]
    arguments = ", ".join(f"'{part}'" for part in (document, *link))
    return RunSQL(
        f"CREATE TRIGGER {name} AFTER UPDATE ON {table} FOR EACH ROW "
        f"WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION search_note_linked({arguments})",
        f"DROP TRIGGER {name} ON {table}",
    )
