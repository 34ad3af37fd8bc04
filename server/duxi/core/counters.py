"""Columns that repeat what rows add up to; each app registers its own, and the nightly check compares them.

A counter changes in the transaction that changes its rows, so one statement sees both as they belong
together.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from django.db.models import BigIntegerField, Count, F, OuterRef, QuerySet, Subquery, Sum
from django.db.models.expressions import Combinable
from django.db.models.functions import Coalesce

from duxi.core.errors import Message
from duxi.core.registry import Registry


@dataclass(frozen=True)
class Counter:
    """A column and what its rows say; `rows` gives every row with an annotation `counted`."""

    name: str
    label: Message
    column: str
    rows: Callable[[], QuerySet[Any]]

    def mismatches(self) -> QuerySet[Any]:
        """The rows whose column says something else."""
        return self.rows().exclude(counted=F(self.column))


COUNTERS: Registry[str, Counter] = Registry("counters", key=lambda counter: counter.name)


def sum_of(rows: QuerySet[Any], link: str, field: str) -> Coalesce:
    """The sum of a field over the rows that point at an outer row by this link; zero without any."""
    return _grouped(rows, link, Sum(field))


def count_of_rows(rows: QuerySet[Any], link: str) -> Coalesce:
    """How many rows point at an outer row by this link."""
    return _grouped(rows, link, Count("pk"))


def _grouped(rows: QuerySet[Any], link: str, figure: Combinable) -> Coalesce:
    grouped = rows.filter(**{link: OuterRef("pk")}).order_by().values(link).annotate(figure_=figure)
    return Coalesce(Subquery(grouped.values("figure_")), 0, output_field=BigIntegerField())
