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

    A part is skipped by the number of rows of those before it, counted no further than anybody will see.
    """
    statements, before = [], "0"
    for part in by.parts:
        keys = rows.filter(part.condition).values("pk").order_by(part.order, "pk")
        offset = f"greatest({start} - ({before}), 0)"
        limit = f"greatest(least({start + size} - ({before}), {size}), 0)"
        statements.append(f"({literal(keys)} OFFSET {offset} LIMIT {limit})")
        counted = literal(keys[: start + size])
        before += f" + (SELECT count(*) FROM ({counted}) AS part)"  # noqa: S608 - our own SQL, quoted
    return RawSQL(" UNION ALL ".join(statements).replace("%", "%%"), ())  # noqa: S611 - the same


def page_of(rows: QuerySet[M], by: InParts, start: int, size: int) -> QuerySet[M]:
    """The page in its order."""
    keys = keys_of_page(rows, by, start, size)
    return rows.filter(pk__in=keys).order_by(by.expression.asc(nulls_last=True), "pk")
