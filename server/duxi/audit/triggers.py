"""Triggers that write the audit trail for every change of a watched table, bulk writes included."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, cast

from django.db import connection
from django.db.models import ForeignKey, Model

from duxi.core.errors import Message
from duxi.core.registry import Registry

_NEVER = frozenset({"version", "updated_at", "created_at"})

FUNCTION = """
CREATE OR REPLACE FUNCTION audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    setting text := current_setting('duxi.actor', true);
    who jsonb;
    watched text[] := string_to_array(TG_ARGV[1], ',');
    old_row jsonb := '{}';
    new_row jsonb := '{}';
    found jsonb;
    act text;
    this jsonb;
BEGIN
    IF setting = 'off' OR (TG_ARGV[4] = 'staff' AND coalesce(setting, '') = '') THEN RETURN NULL; END IF;
    who := coalesce(nullif(setting, ''), '{}')::jsonb;
    IF TG_OP <> 'INSERT' THEN old_row := to_jsonb(OLD); END IF;
    IF TG_OP <> 'DELETE' THEN new_row := to_jsonb(NEW); END IF;
    SELECT jsonb_object_agg(name, jsonb_build_array(old_row -> name, new_row -> name)) INTO found
    FROM unnest(watched) AS name
    WHERE (old_row -> name) IS DISTINCT FROM (new_row -> name);
    IF found IS NULL THEN RETURN NULL; END IF;
    act := CASE
        WHEN TG_OP = 'INSERT' THEN 'created'
        WHEN TG_OP = 'DELETE' THEN 'deleted'
        WHEN found ? 'deleted_at' AND new_row ->> 'deleted_at' IS NULL THEN 'restored'
        WHEN found ? 'deleted_at' THEN 'deleted'
        ELSE 'changed' END;
    this := CASE WHEN TG_OP = 'DELETE' THEN old_row ELSE new_row END;
    INSERT INTO audit_auditentry
        (at, actor_id, on_behalf_of_id, source, action, model, object_id, root_model, root_id, changes)
    VALUES (
        clock_timestamp(), (who ->> 'actor')::bigint, (who ->> 'on_behalf_of')::bigint,
        coalesce(who ->> 'source', 'system'), act, TG_ARGV[0],
        coalesce(this ->> 'id', this ->> TG_ARGV[3], ''),
        TG_ARGV[2], coalesce(this ->> TG_ARGV[3], ''), found
    );
    RETURN NULL;
END $$
"""
DROP_FUNCTION = "DROP FUNCTION IF EXISTS audit_change() CASCADE"


@dataclass(frozen=True)
class Watched:
    """A model whose changes are recorded.

    `fields` limits the recorded columns; `part_of` is the relation to the record whose history includes the
    changes. With `staff_only`, changes that users make to their own rows are not recorded. `name` and
    `titles` are labels of the model and its columns, where the model has none.
    """

    model: type[Model]
    fields: tuple[str, ...] = ()
    part_of: str | None = None
    staff_only: bool = False
    name: Message = ""
    titles: Mapping[str, Message] = field(default_factory=dict)

    @property
    def label(self) -> str:
        return self.model._meta.label_lower

    @property
    def columns(self) -> list[str]:
        """The recorded columns."""
        named = [
            field.column
            for field in self.model._meta.concrete_fields
            if field.column and not field.primary_key and (not self.fields or field.name in self.fields)
        ]
        return [column for column in named if column not in _NEVER]

    @property
    def root(self) -> tuple[str, str]:
        """The model and column of the record that the history belongs to."""
        if self.part_of is None:
            return self.label, str(self.model._meta.pk.column)
        field = cast("ForeignKey[Any, Any]", self.model._meta.get_field(self.part_of))
        return field.related_model._meta.label_lower, str(field.column)


WATCHED: Registry[str, Watched] = Registry("watched models", key=lambda watched: watched.label)


def install_audit_triggers() -> None:
    """Bring the triggers in line with the registry; missing tables are skipped."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT to_regproc('audit_change') IS NOT NULL")
        if not cursor.fetchone()[0]:
            return
        there = set(connection.introspection.table_names(cursor))
        for statement in (FUNCTION, *_statements(there)):
            cursor.execute(statement)


def _statements(there: set[str]) -> Iterable[str]:
    for watched in WATCHED:
        table = watched.model._meta.db_table
        if table not in there:
            continue
        root_model, root_column = watched.root
        who = "staff" if watched.staff_only else "all"
        arguments = (watched.label, ",".join(watched.columns), root_model, root_column, who)
        quoted = ", ".join(f"'{argument}'" for argument in arguments)
        columns = ", ".join(f'"{column}"' for column in watched.columns)
        yield (
            f"CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OF {columns} OR DELETE ON {table} "
            f"FOR EACH ROW EXECUTE FUNCTION audit_change({quoted})"
        )
