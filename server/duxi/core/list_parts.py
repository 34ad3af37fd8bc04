"""An order that consists of several, one after the other, each of them along an index.

"What is coming first, then what has been, the latest first" is one expression that no index can hold, because
it begins at this moment: PostgreSQL would work it out for every row of the table to show the first ten.
"""

from dataclasses import dataclass
from typing import Any, TypeVar

from django.db.models import Expression, Model, Q, QuerySet
from django.db.models.expressions import RawSQL

from duxi.core.facets import literal

M = TypeVar("M", bound=Model)

_COUNT = """n{place} AS MATERIALIZED (SELECT count(*) AS n FROM (
    {keys} LIMIT greatest({end} - ({before}), 0)) AS met)"""
_NUMBER = " + (SELECT n FROM n{place})"
_PAGE = """(SELECT pk FROM ({keys}) AS part
    OFFSET greatest({start} - ({before}), 0) LIMIT greatest({reached} - greatest({before}, {start}), 0))
"""


@dataclass(frozen=True)
class Part:
    """The rows of one part, and the columns that order them, `-` for descending."""

    condition: Q
    order: str


@dataclass(frozen=True)
class InParts:
    """The parts, which together are all rows, and the same order as one expression, ascending."""

    expression: Expression
    parts: tuple[Part, ...]


def keys_of_page(rows: QuerySet[Any], by: InParts, start: int, size: int) -> RawSQL:
    """The keys of the `size` rows after the first `start`: no part is read further than that.

    A part is skipped by the number of rows of those before it, counted once and no further than the page
    reaches.
    """
    parts = [rows.filter(part.condition).values("pk").order_by(part.order, "pk") for part in by.parts]
    counts, pages, before, end = [], [], "0", start + size
    for place, keys in enumerate(parts):
        counts.append(_COUNT.format(keys=literal(keys.order_by()), place=place, end=end, before=before))
        # Of a part that ends before the page nothing is read, not even what would be skipped: a limit of 0.
        is_last = place == len(parts) - 1
        reached = str(end) if is_last else before + _NUMBER.format(place=place)
        # The constant limit lets the planner read along the index: it cannot know those of the page.
        first = literal(keys[:end])
        pages.append(_PAGE.format(keys=first, start=start, before=before, reached=reached))
        before = reached
    sql = f"WITH {', '.join(counts[:-1])} {' UNION ALL '.join(pages)}"
    return RawSQL(sql.replace("%", "%%"), ())  # noqa: S611 - our own SQL, quoted by the driver


def page_of(rows: QuerySet[M], by: InParts, start: int, size: int) -> QuerySet[M]:
    """The page in its order."""
    keys = keys_of_page(rows, by, start, size)
    return rows.filter(pk__in=keys).order_by(by.expression.asc(nulls_last=True), "pk")
