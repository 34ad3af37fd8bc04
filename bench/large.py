"""Lists with 100,000 products of a kind, against the baseline program, against 2,000, and on far pages.

Two representative kinds: trainings, whose order is an index, and webinars, whose order depends on the current
time. Goals: the median is at most 1.5 times the baseline's; the list with 100,000 takes at most 1.5 times as
long as with 2,000, both relative to an empty statement in the same minute; page 5,000 takes at most five
times as long as page 1.
"""

import json
import os
import statistics
import sys
from typing import TYPE_CHECKING
from urllib.parse import quote

from measuring import BaselineProgram, compare, connection_to, in_turn_with, timed

if TYPE_CHECKING:
    from django.db.models import Model

FEW, MANY = 2_000, 100_000
WARM_UP, ROUNDS = 10, 200
GROWTH_GOAL, DEEP_GOAL, DEEP_PAGE = 1.5, 5.0, 5_000
KINDS = {
    "trainings": ("training", "/api/v1/public/trainings/schedules"),
    "webinars": ("webinar", "/api/v1/public/webinars"),
}
_RULES = quote(json.dumps([{"field": "mode", "op": "eq", "value": "online"}]))
_NOTHING = """SELECT '{"code": 200}'"""


def main() -> int:
    """Run and print; returns the number of missed goals."""
    import django

    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "duxi.config.settings")
    django.setup()
    for kind, _path in KINDS.values():
        fill(kind, FEW)
    few = {name: against_nothing(path) for name, (_kind, path) in KINDS.items()}
    for kind, _path in KINDS.values():
        fill(kind, MANY)
    return sum(check(name, path, few[name]) for name, (_kind, path) in KINDS.items())


def check(name: str, path: str, few: float) -> int:
    """All goals of one list."""
    missed = compare(f"{name}, list", path, WARM_UP, ROUNDS)
    missed += compare(
        f"{name}, filtered with facets", f"{path}?facets=1&filterRules={_RULES}", WARM_UP, ROUNDS
    )
    growth = against_nothing(path) / few
    print(f"{name}, {MANY:,} against {FEW:,}: {growth:.2f}, goal <= {GROWTH_GOAL}", flush=True)
    return missed + int(growth > GROWTH_GOAL) + check_deep_page(name, path)


def check_deep_page(name: str, path: str) -> int:
    connection = connection_to()
    first, deep = (
        statistics.median(timed(connection, f"{path}?page={page}&rows=10") for _ in range(40))
        for page in (1, DEEP_PAGE)
    )
    ratio = deep / first
    print(
        f"{name}, page {DEEP_PAGE:,}: {deep:.1f} ms, page 1 {first:.1f} ms; "
        f"ratio {ratio:.2f}, goal <= {DEEP_GOAL}",
        flush=True,
    )
    return int(ratio > DEEP_GOAL)


def against_nothing(path: str) -> float:
    """The median as a multiple of a baseline program that selects a constant."""
    with BaselineProgram([_NOTHING]) as baseline:
        ours, nothing = in_turn_with(path, baseline.port, WARM_UP, ROUNDS)
    return ours / nothing


def fill(kind: str, wanted: int) -> None:
    """Copy the demo's products of a kind up to the wanted number, without search documents."""
    from django.db import connection
    from duxi.catalog.kinds import KINDS as REGISTERED
    from duxi.catalog.models import Product

    there = Product.objects.filter(kind=kind).count()
    detail = next(one.model for one in REGISTERED if one.slug == kind)
    with connection.cursor() as cursor:
        cursor.execute("SET session_replication_role = replica")
        cursor.execute(_copy_of(Product, detail), {"kind": kind, "there": there, "many": wanted - there})
        cursor.execute("SET session_replication_role = origin")
        cursor.execute(f"VACUUM ANALYZE catalog_product, {detail._meta.db_table}")
    Product.objects.filter(pk=Product.objects.first().pk).update(position=1)  # type: ignore[union-attr]


def _copy_of(product: "type[Model]", detail: "type[Model]") -> str:
    """One statement for the base product and the detail row; dates are spread over half a year around
    today.
    """
    changed = {
        "slug": "'bench-' || n",
        "title": "left(title, 180) || ' ' || n",
        "starts_at": "now() + (n %% 180 - 90) * interval '1 day' + n * interval '1 second'",
        "ends_at": "NULL",
        "created_at": "created_at - n * interval '1 second'",
    }
    base_product = [field.column for field in product._meta.local_fields if field.column != "id"]
    own = [field.column for field in detail._meta.local_fields if field.column != "product_id"]
    values = ", ".join(changed.get(column, column) for column in base_product)
    return f"""
WITH demo AS (
    SELECT *, row_number() OVER (ORDER BY id) - 1 AS place, count(*) OVER () AS whole
    FROM catalog_product WHERE kind = %(kind)s AND slug NOT LIKE 'bench-%%'
), made AS (
    INSERT INTO catalog_product ({", ".join(base_product)})
    SELECT {values} FROM generate_series(%(there)s + 1, %(there)s + %(many)s) AS n
    JOIN demo ON place = n %% whole
    RETURNING id, slug
)
INSERT INTO {detail._meta.db_table} (product_id, {", ".join(own)})
SELECT made.id, {", ".join(f"detail.{column}" for column in own)}
FROM made JOIN demo ON place = substr(made.slug, 7)::bigint %% whole
JOIN {detail._meta.db_table} AS detail ON detail.product_id = demo.id
"""


if __name__ == "__main__":
    sys.exit(main())
