"""Counts of the values that a list can be filtered by, all in one statement.

The count of a value respects every filter except those of its own facet, so with one category selected the
other categories still show their numbers.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from django.db import connection
from django.db.models import CharField, Count, F, QuerySet, Value
from django.db.models.expressions import Combinable
from django.db.models.functions import Cast

from duxi.core.compiled import is_param
from duxi.core.errors import Message
from duxi.core.literals import composed, quoted
from duxi.core.schema import Schema

MOST = 50
"""The largest number of values of a facet; the most frequent ones are kept."""

Rows = QuerySet[Any, Any]


class FacetValue(Schema):
    """A value as `filterRules` takes it, its label, and its number of rows."""

    value: str
    label: str
    count: int


@dataclass(frozen=True)
class Facet:
    """A countable filter: a path or a text expression, with its label as a path or a function that builds an
    expression for the active language.

    `labels` names the values of a choice field, in their order; without it values are ordered by frequency.
    `is_many` marks facets with several values per row.
    """

    value: str | Combinable
    label: str | Callable[[], Combinable] | None = None
    labels: Mapping[str, Message] = field(default_factory=dict)
    is_many: bool = False

    @property
    def columns(self) -> dict[str, Combinable]:
        """The text expressions of value and label."""
        value = F(self.value) if isinstance(self.value, str) else self.value
        return {"value": Cast(value, CharField()), "label": Cast(self._label(), CharField())}

    def _label(self) -> Combinable:
        if self.label is None:
            return Value(None, output_field=CharField())
        return F(self.label) if isinstance(self.label, str) else self.label()


_ALL = """
SELECT json_object_agg(name, found) FROM (
    SELECT wanted.name, coalesce(json_agg(
        json_build_object('value', value, 'label', label, 'count', count)
        ORDER BY rank, count DESC, label, value) FILTER (WHERE value IS NOT NULL), '[]'::json) AS found
    FROM (VALUES {names}) AS wanted(name) LEFT JOIN (
        SELECT counted.name, counted.value, coalesce(named.label, counted.label, counted.value) AS label,
            counted.count, named.rank,
            row_number() OVER (PARTITION BY counted.name ORDER BY counted.count DESC, counted.value) AS place
        FROM ({counts}) AS counted(name, value, label, count)
        LEFT JOIN (VALUES {labels}) AS named(name, value, label, rank)
            ON (named.name, named.value) = (counted.name, counted.value)
        WHERE counted.value <> ''
    ) AS each ON each.name = wanted.name AND place <= {most}
    GROUP BY wanted.name
) AS every
"""


def statement(facets: Mapping[str, Facet], but: Callable[[str], Rows], ruled: set[str]) -> str:
    """The SELECT of one JSON object `{facet: [FacetValue]}` in the active language.

    `but` returns the rows filtered by all rules except those of one facet; `ruled` names the facets that have
    rules.
    """
    apart = {name for name, facet in facets.items() if name in ruled or facet.is_many}
    counts = [_alone(name, facets[name], but(name)) for name in sorted(apart)]
    together = {name: facet for name, facet in facets.items() if name not in apart}
    if together:
        counts.append(_together(together, but("")))
    return _ALL.format(
        names=", ".join(f"({quoted(name)})" for name in facets),
        counts=" UNION ALL ".join(counts),
        labels=", ".join(_labels(facets)),
        most=MOST,
    )


def _alone(name: str, facet: Facet, rows: Rows) -> str:
    columns = {f"facet_{key}": column for key, column in facet.columns.items()}
    counted = rows.order_by().values(**columns).annotate(facet_count=Count("pk"))
    return f"SELECT {quoted(name)}, facet_value, facet_label, facet_count FROM ({literal(counted)}) AS one"  # noqa: S608


def _together(facets: Mapping[str, Facet], rows: Rows) -> str:
    """One pass: rows are grouped by all values together, then by each facet."""
    columns = {
        f"{key}_{name}": column for name, facet in facets.items() for key, column in facet.columns.items()
    }
    gathered = rows.order_by().values(**columns).annotate(facet_count=Count("pk"))
    whens = " ".join(f"WHEN grouping(value_{name}) = 0 THEN {quoted(name)}" for name in facets)
    values, labels = (", ".join(f"{key}_{name}" for name in facets) for key in ("value", "label"))
    sets = ", ".join(f"(value_{name}, label_{name})" for name in facets)
    return (
        f"SELECT CASE {whens} END, coalesce({values}), coalesce({labels}), sum(facet_count)::bigint "  # noqa: S608
        f"FROM ({literal(gathered)}) AS gathered GROUP BY GROUPING SETS ({sets})"
    )


def _labels(facets: Mapping[str, Facet]) -> list[str]:
    known = [
        f"({quoted(name)}, {quoted(value)}, {quoted(str(label))}, {rank})"
        for name, facet in facets.items()
        for rank, (value, label) in enumerate(facet.labels.items())
    ]
    return known or ["('', '', '', 0)"]


def literal(queryset: Rows) -> str:
    """The queryset's SQL with its parameters as literals, quoted by the driver; a `param` becomes `$1`.

    A condition that no row can meet is written like any other.
    """
    sql, params = queryset.query.get_compiler(connection=connection, elide_empty=False).as_sql()
    if any(is_param(one) for one in params):
        return str(sql) % tuple("$1" if is_param(one) else quoted(one) for one in params)
    return composed(sql, params)
