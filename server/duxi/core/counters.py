"""Denormalised counter columns. Each app registers its own, and a nightly check compares them with their
rows.

A counter changes in the same transaction as its rows, so one statement reads both consistently.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from django.db.models import Count, F, OuterRef, QuerySet, Subquery, Sum
from django.db.models.expressions import Combinable
from django.db.models.functions import Coalesce

from duxi.core.errors import Message
from duxi.core.registry import Registry


@dataclass(frozen=True)
class Counter:
    """A counter column; `rows` is a queryset whose annotation `counted` is the value that it should have."""

    name: str
    label: Message
    column: str
    rows: Callable[[], QuerySet[Any]]

    def mismatches(self) -> QuerySet[Any]:
        """The rows whose counter differs from its rows."""
        return self.rows().exclude(counted=F(self.column))


COUNTERS: Registry[str, Counter] = Registry("counters", key=lambda counter: counter.name)


def sum_of(rows: QuerySet[Any], link: str, field: str) -> Coalesce:
    """The sum of a field over the rows that refer to an outer row by this foreign key; zero without rows."""
    return _grouped(rows, link, Sum(field))


def count_of_rows(rows: QuerySet[Any], link: str) -> Coalesce:
    """The number of rows that refer to an outer row by this foreign key."""
    return _grouped(rows, link, Count("pk"))


def _grouped(rows: QuerySet[Any], link: str, figure: Combinable) -> Coalesce:
    grouped = rows.filter(**{link: OuterRef("pk")}).order_by().values(link).annotate(figure_=figure)
    return Coalesce(Subquery(grouped.values("figure_")), 0)
