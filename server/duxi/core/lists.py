"""The list protocol of both APIs: `page`, `rows`, `sort`, `order`, `filterRules`.

A list declares a `ListSpec`; `select` turns the parameters into a queryset and refuses anything unknown with
a message that names it.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta
from functools import reduce
from operator import or_
from typing import Any, Literal, TypedDict, TypeVar
from uuid import UUID

from django.core.exceptions import FieldDoesNotExist
from django.db.models import Expression, F, Model, OrderBy, Q, QuerySet
from django.utils.translation import gettext as _
from ninja import Schema
from pydantic import Field, TypeAdapter, ValidationError

from duxi.core.clock import JAKARTA
from duxi.core.errors import Invalid
from duxi.core.facets import Facet
from duxi.core.facets import statement as facet_statement
from duxi.core.list_parts import InParts, page_of

MAX_ROWS = 100
MAX_PAGE = 100_000
MAX_RULES = 20
EXACT_TOTAL = 2_000
"""How many rows beyond the shown page are counted exactly."""
MAX_RULES_TEXT = 4_000

M = TypeVar("M", bound=Model)

_LOOKUPS = {
    "contains": "icontains",
    "eq": "exact",
    "ne": "exact",
    "lt": "lt",
    "lte": "lte",
    "gt": "gt",
    "gte": "gte",
    "in": "in",
}
_ORDERED = ("eq", "ne", "lt", "lte", "gt", "gte", "in")
_OPERATORS: dict[Any, tuple[str, ...]] = {
    str: ("contains", "eq", "ne", "in"),
    int: _ORDERED,
    float: _ORDERED,
    date: _ORDERED,
    datetime: _ORDERED,
    bool: ("eq", "ne"),
    UUID: ("eq", "ne", "in"),
}


class ListParams(Schema, frozen=True):
    """The parameters of a list call."""

    page: int = Field(default=1, ge=1, le=MAX_PAGE)
    rows: int | None = Field(default=None, ge=1, le=MAX_ROWS)
    sort: str | None = Field(default=None, max_length=100)
    order: Literal["asc", "desc"] | None = None
    filterRules: str | None = Field(default=None, max_length=MAX_RULES_TEXT)  # noqa: N815 - the name on the wire


class FacetedParams(ListParams, frozen=True):
    """The same for a list with filter counts, requested with `facets=1`."""

    facets: bool = False


class Rule(Schema):
    """One rule of `filterRules`."""

    field: str
    op: str = "eq"
    value: Any = None


@dataclass(frozen=True)
class Filter:
    """A field that a list can be filtered by: its path in the model and the type of its values.

    `facet` says how its values are counted (None: not at all).
    """

    path: str
    type: Any = str
    condition: Callable[[Any], Q] | None = None
    facet: Facet | None = None

    def q(self, op: str, value: Any) -> Q:
        """The condition of one rule."""
        if self.condition:
            found = self.condition(value)
            return ~found if op == "ne" else found
        found = Q(**{f"{self.path}__{_LOOKUPS[op]}": value})
        return ~found if op == "ne" else found


class DayFilter(Filter):
    """A timestamp filtered by its day in the platform's time zone, in a form that uses indexes."""

    def __init__(self, path: str) -> None:
        super().__init__(path, date)

    def q(self, op: str, value: Any) -> Q:
        days = value if isinstance(value, list) else [value]
        found = reduce(or_, (self._of_day(op, day) for day in days), Q(pk__in=[]))
        return ~found if op == "ne" else found

    def _of_day(self, op: str, day: date) -> Q:
        start = datetime.combine(day, datetime.min.time(), JAKARTA)
        after = start + timedelta(days=1)
        before = {"lt": start, "lte": after}.get(op)
        since = {"gt": after, "gte": start}.get(op)
        if before:
            return Q(**{f"{self.path}__lt": before})
        if since:
            return Q(**{f"{self.path}__gte": since})
        return Q(**{f"{self.path}__gte": start, f"{self.path}__lt": after})


Sort = str | Expression | InParts


@dataclass(frozen=True)
class ListSpec:
    """The definition of a list: filters and sorts by wire name, page size, default order (`field|desc`).

    A sort is a path in the model, an expression, or several orders in sequence. `facets` names the filters
    whose values are counted on request; by default all countable ones.
    """

    filters: Mapping[str, Filter]
    sorts: Mapping[str, Sort]
    default_sort: str
    page_size: int
    facets: tuple[str, ...] = ()
    tie_break: str = field(default="pk")


def select(queryset: QuerySet[M], params: ListParams, spec: ListSpec) -> tuple[QuerySet[M], QuerySet[M]]:
    """Return the filtered queryset (for the total) and the requested page, ordered.

    Raises `Invalid` for an unknown field, operator or sort and for malformed JSON.
    """
    filtered = queryset.filter(_condition(parse_rules(params.filterRules), spec))
    size = params.rows or spec.page_size
    start = (params.page - 1) * size
    sort, direction = _sort(params, spec)
    if isinstance(sort, InParts) and direction == "asc":
        return filtered, page_of(filtered, sort, start, size)
    ordering = [_order(by, direction, queryset.model) for by in (sort, spec.tie_break)]
    page = filtered.order_by(*ordering)[start : start + size]
    if start:
        # Skip rows by their keys alone: PostgreSQL computes the columns of a row before it
        # knows that the row is skipped.
        page = filtered.filter(pk__in=page.values("pk")).order_by(*ordering)
    return filtered, page


class Total(TypedDict):
    """The number of rows: exact, or a lower bound."""

    total: int
    is_total_exact: bool


def total_of(whole: QuerySet[Any], params: ListParams) -> Total:
    """Count a list only up to a limit beyond the page, so that longer lists take no more time."""
    return total_beyond(whole, (params.page - 1) * (params.rows or MAX_ROWS))


def total_beyond(whole: QuerySet[Any], skipped: int) -> Total:
    """The same for a page whose preceding rows are already counted."""
    return count_rows(whole.order_by().values("pk"), skipped)


def count_rows(rows: QuerySet[Any, Any], skipped: int) -> Total:
    """The same for grouped rows without a primary key, which are distinguished by all their values."""
    limit = EXACT_TOTAL + skipped
    counted = rows[: limit + 1].count()
    return {"total": min(counted, limit), "is_total_exact": counted <= limit}


def count_facets(queryset: QuerySet[M], params: ListParams, spec: ListSpec) -> str:
    """The SELECT of the filter counts (`facets=1`) for `hot.list_statement`; refuses as `select` does."""
    rules = parse_rules(params.filterRules)
    found = {name: spec.filters[name].facet for name in spec.facets or spec.filters}
    facets = {name: facet for name, facet in found.items() if facet}

    def but(name: str) -> QuerySet[M]:
        return queryset.filter(_condition([rule for rule in rules if rule.field != name], spec))

    return facet_statement(facets, but, {rule.field for rule in rules})


def _condition(rules: list[Rule], spec: ListSpec) -> Q:
    found = Q()
    for rule in rules:
        found &= _rule(rule, spec)
    return found


def parse_rules(text: str | None) -> list[Rule]:
    """Parse `filterRules`; refuses anything but a short JSON list of rules."""
    if not text:
        return []
    try:
        return TypeAdapter(list[Rule]).validate_python(_loads(text))
    except (ValueError, RecursionError, ValidationError) as error:
        raise _invalid("filterRules", _("Filter tidak dapat dibaca.")) from error


def _loads(text: str) -> Any:
    rules = json.loads(text)
    if not isinstance(rules, list) or len(rules) > MAX_RULES:
        raise ValueError(text)
    return rules


def _rule(rule: Rule, spec: ListSpec) -> Q:
    known = spec.filters.get(rule.field)
    if known is None:
        raise _invalid(
            "filterRules", _("Kolom filter '{field}' tidak dikenal.").format(field=rule.field[:50])
        )
    if rule.op not in _OPERATORS[known.type]:
        raise _invalid("filterRules", _("Operator filter '{op}' tidak dikenal.").format(op=rule.op[:50]))
    return known.q(rule.op, _value(rule, known))


def _value(rule: Rule, known: Filter) -> Any:
    wanted = list[known.type] if rule.op == "in" else known.type  # type: ignore[name-defined]
    value = str(rule.value) if known.type is str and isinstance(rule.value, int | float) else rule.value
    try:
        read = TypeAdapter(wanted).validate_python(value)
    except ValidationError as error:
        text = _("Nilai filter untuk '{field}' tidak sah.").format(field=rule.field[:50])
        raise _invalid("filterRules", text) from error
    return _within(read, rule.field)


def _within(value: Any, name: str) -> Any:
    """Stay within PostgreSQL's limits: no zero byte in text, 8 bytes for an integer."""
    values = value if isinstance(value, list) else [value]
    for one in values:
        if (isinstance(one, str) and "\x00" in one) or (isinstance(one, int) and abs(one) >= 2**63):
            raise _invalid(
                "filterRules", _("Nilai filter untuk '{field}' tidak sah.").format(field=name[:50])
            )
    return value


def _sort(params: ListParams, spec: ListSpec) -> tuple[Sort, str]:
    name, _bar, compact = (params.sort or spec.default_sort).partition("|")
    direction = compact or params.order or "asc"
    if name not in spec.sorts or direction not in ("asc", "desc"):
        raise _invalid("sort", _("Urutan '{sort}' tidak dikenal.").format(sort=name[:50]))
    return spec.sorts[name], direction


def _order(sort: Sort, direction: str, model: type[Model]) -> OrderBy:
    """Nulls last, but only for nullable columns, because `NULLS LAST` would prevent the use of an index."""
    sort = sort.expression if isinstance(sort, InParts) else sort
    by = F(sort) if isinstance(sort, str) else sort
    last = None if isinstance(sort, str) and _is_never_null(sort, model) else True
    return by.desc(nulls_last=last) if direction == "desc" else by.asc(nulls_last=last)


def _is_never_null(path: str, model: type[Model]) -> bool:
    if path == "pk":
        return True
    try:
        return not model._meta.get_field(path).null
    except FieldDoesNotExist:
        return False


def _invalid(name: str, text: str) -> Invalid:
    return Invalid(text, errors={name: [text]})
