"""The database ensures that a published product has the detail row of its kind, so lists need no join for it.

A list that joins the detail of every row is ten times slower at far pages than one along the product's index.
The constraint is deferred to the commit, so product and detail may be written in either order. `migrate`
installs the triggers for all kinds: a new kind needs no migration here.
"""

from django.db import connection
from django.db.backends.utils import CursorWrapper

from duxi.catalog.kinds import KINDS, ProductKind

FUNCTION = """
CREATE FUNCTION catalog_need_detail() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    ref bigint;
    is_missing boolean;
BEGIN
    IF TG_TABLE_NAME = 'catalog_product' THEN
        ref := NEW.id;
    ELSE
        ref := OLD.product_id;
        -- Anyone who publishes the product meanwhile waits, or has committed and is seen.
        PERFORM FROM catalog_product WHERE id = ref FOR NO KEY UPDATE;
    END IF;
    EXECUTE format(
        'SELECT EXISTS (SELECT FROM catalog_product WHERE id = $1 AND kind = $2 AND is_published)
        AND NOT EXISTS (SELECT FROM %I WHERE product_id = $1)', TG_ARGV[1]
    ) INTO is_missing USING ref, TG_ARGV[0];
    IF is_missing THEN
        RAISE EXCEPTION 'Product % is published and has no row in %', ref, TG_ARGV[1]
            USING ERRCODE = 'check_violation', CONSTRAINT = 'product_has_detail';
    END IF;
    RETURN NULL;
END $$
"""
DROP_FUNCTION = "DROP FUNCTION catalog_need_detail() CASCADE"
_UNPUBLISH = """
UPDATE catalog_product AS product SET is_published = false WHERE kind = %s AND is_published
AND NOT EXISTS (SELECT FROM {table} WHERE product_id = product.id)
"""
_ON_PRODUCT = """
CREATE CONSTRAINT TRIGGER {name} AFTER INSERT OR UPDATE OF kind, is_published ON catalog_product
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.is_published AND NEW.kind = '{kind}')
EXECUTE FUNCTION catalog_need_detail('{kind}', '{table}')
"""
_ON_DETAIL = """
CREATE CONSTRAINT TRIGGER {name} AFTER DELETE OR UPDATE OF product_id ON {table}
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION catalog_need_detail('{kind}', '{table}')
"""


def install_detail_triggers() -> None:
    """Create the triggers for every registered kind whose table exists and has none yet."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT to_regproc('catalog_need_detail') IS NOT NULL")
        if not cursor.fetchone()[0]:
            return
        there = set(connection.introspection.table_names(cursor))
        for kind in KINDS:
            if kind.model._meta.db_table in there and not _is_watched(cursor, _name(kind)):
                _watch(cursor, kind)


def _name(kind: ProductKind) -> str:
    return f"product_has_detail_{kind.slug.replace('-', '_')}"


def _is_watched(cursor: CursorWrapper, name: str) -> bool:
    cursor.execute("SELECT EXISTS (SELECT FROM pg_trigger WHERE tgname = %s)", [name])
    return bool(cursor.fetchone()[0])


def _watch(cursor: CursorWrapper, kind: ProductKind) -> None:
    """A published product without a detail was not shown anywhere, so it becomes a draft."""
    parts = {"name": _name(kind), "kind": kind.slug, "table": kind.model._meta.db_table}
    cursor.execute(_UNPUBLISH.format(**parts), [kind.slug])
    cursor.execute(_ON_PRODUCT.format(**parts))
    cursor.execute(_ON_DETAIL.format(**parts))
