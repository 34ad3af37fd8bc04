"""Search and suggestions over 100,000 documents, against a baseline program that runs the same statements.

A search is looking up the words, the search itself, and counting it for the staff's report; both programs run
all three, and the product also cuts the excerpts and marks the words. Goal: the median is at most 1.5 times
the baseline's. In addition, the plan must use the index, and page 5,000 must not cost more than five times
page 1.
"""

import os
import statistics
import sys
from urllib.parse import quote

from measuring import compare, connection_to, statements, timed

DOCUMENTS = 100_000
WARM_UP, ROUNDS = 5, 40
DEEP_GOAL = 5.0
_BASE = "/api/v1/public/search"
QUERIES = {
    "search, few hits": f"{_BASE}?q={quote('keamanan informasi seri 4711')}",
    "search, misspelt": f"{_BASE}?q={quote('adminstrator jaringn')}",
    "search, many hits": f"{_BASE}?q={quote('tata kelola')}",
    "suggestions": f"{_BASE}/suggestions?q={quote('pengelol')}",
}
# What tells the copies of a document apart; its other columns are copied.
_OWN = {
    "title": "left(title, 180) || ' Seri ' || n",
    "plain_title": "left(plain_title, 380) || ' seri ' || n",
    "url": "url || '-' || n",
    "popularity": "n % 500",
    "ref": "1000000 + n",
}
_FILL = """
INSERT INTO search_searchdocument ({columns})
SELECT {values}
FROM generate_series(1, {documents}) AS n JOIN (
    SELECT *, row_number() OVER (ORDER BY id) - 1 AS place, count(*) OVER () AS many
    FROM search_searchdocument
) AS demo ON demo.place = n % demo.many;
INSERT INTO search_searchword (word, roots, documents)
SELECT n::text, ARRAY[n::text], 1 FROM generate_series(1, {documents}) AS n ON CONFLICT DO NOTHING;
ANALYZE search_searchdocument, search_searchword;
"""


def main() -> int:
    """Run and print; returns the number of missed goals."""
    import django

    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "duxi.config.settings")
    django.setup()
    fill()
    missed = sum(compare(name, path, WARM_UP, ROUNDS, has_same_bytes=False) for name, path in QUERIES.items())
    return missed + check_plan() + check_deep_page()


def fill() -> None:
    """Copy the demo's documents, each with a unique number."""
    from django.db import connection
    from duxi.search.actions.indexing import rebuild
    from duxi.search.models import SearchDocument

    rebuild()
    columns = [
        one.column for one in SearchDocument._meta.concrete_fields if one.column not in ("id", "vector")
    ]
    values = ", ".join(_OWN.get(column, column) for column in columns)
    with connection.cursor() as cursor:
        cursor.execute(_FILL.format(columns=", ".join(columns), values=values, documents=DOCUMENTS))


def check_plan() -> int:
    """The match must use the GIN index of the documents."""
    from django.db import connection

    sql = next(sql for sql in statements(QUERIES["search, few hits"]) if "search_hits" in sql)
    with connection.cursor() as cursor:
        cursor.execute(f"EXPLAIN {sql}")
        plan = "\n".join(line for (line,) in cursor.fetchall())
    is_indexed = "Bitmap Index Scan on search_document_vector" in plan
    print(f"search goes through its index: {'yes' if is_indexed else 'NO'}")
    return int(not is_indexed)


def check_deep_page() -> int:
    """Page 5,000 of a search with that many results."""
    path, product = f"{_BASE}?q=seri&rows=12", connection_to()
    first, deep = (
        statistics.median(timed(product, f"{path}&page={page}") for _ in range(5)) for page in (1, 5_000)
    )
    ratio = deep / first
    print(f"page 5,000: {deep:.0f} ms, page 1 {first:.0f} ms; ratio {ratio:.2f}, goal <= {DEEP_GOAL}")
    return int(ratio > DEEP_GOAL)


if __name__ == "__main__":
    sys.exit(main())
