"""Ordering a list in several consecutive parts, each of them along an index.

"Upcoming first, then past ones, latest first" as one expression cannot use an index, because it depends on
the current time: PostgreSQL would evaluate it for every row of the table to show ten.
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
    """The rows of one part and its order columns, `-` for descending."""

    condition: Q
    order: str


@dataclass(frozen=True)
class InParts:
    """The parts, which together contain all rows, and the same order as one ascending expression."""

    expression: Expression
    parts: tuple[Part, ...]


def keys_of_page(rows: QuerySet[Any], by: InParts, start: int, size: int) -> RawSQL:
    """The keys of the `size` rows after the first `start`, without reading any part further than that.

    A part is skipped by the row count of the parts before it, counted once and only as far as the page
    reaches.
    """
    parts = [rows.filter(part.condition).values("pk").order_by(part.order, "pk") for part in by.parts]
    counts, pages, before, end = [], [], "0", start + size
    for place, keys in enumerate(parts):
        counts.append(_COUNT.format(keys=literal(keys.order_by()), place=place, end=end, before=before))
        # A part that ends before the page gets a limit of 0, so that its skipped rows are not read either.
        is_last = place == len(parts) - 1
        reached = str(end) if is_last else before + _NUMBER.format(place=place)
        # The constant limit makes the planner use the index: the page's own limits are not constants.
        first = literal(keys[:end])
        pages.append(_PAGE.format(keys=first, start=start, before=before, reached=reached))
        before = reached
    sql = f"WITH {', '.join(counts[:-1])} {' UNION ALL '.join(pages)}"
    return RawSQL(sql.replace("%", "%%"), ())  # noqa: S611 - our own SQL, quoted by the driver


def page_of(rows: QuerySet[M], by: InParts, start: int, size: int) -> QuerySet[M]:
    """The ordered page."""
    keys = keys_of_page(rows, by, start, size)
    return rows.filter(pk__in=keys).order_by(by.expression.asc(nulls_last=True), "pk")
