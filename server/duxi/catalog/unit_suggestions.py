"""Products that close the gaps that an assessment found."""

from collections.abc import Iterable, Mapping
from datetime import timedelta
from operator import attrgetter, itemgetter
from typing import Any

from django.contrib.postgres.aggregates import ArrayAgg
from django.db.models import Case, F, Q, QuerySet, When

from duxi.catalog.kinds import KINDS, kinds_that
from duxi.catalog.models import Product
from duxi.catalog.queries import as_base_cards
from duxi.core.clock import now

_SOON = timedelta(weeks=8)


def suggestions_for(
    products: QuerySet[Product], *, unit_codes: Iterable[str], limit: int = 6
) -> list[dict[str, Any]]:
    """Cards of products that train these units, with the `uk_codes` that each covers.

    Products that begin far in the future come last; otherwise those that cover more units come first. Of
    several dates of one subject only the first in this order remains; its `other_date` is one that is cheaper
    or nearer.
    """
    codes = list(unit_codes)
    teaching = products.filter(competency_units__code__in=codes, kind__in=kinds_that(attrgetter("teaches")))
    covered = ArrayAgg("competency_units__code", filter=Q(competency_units__code__in=codes), distinct=True)
    rows = as_base_cards(teaching, uk_codes=covered, subject=subject_key())
    return _one_of_each_subject(sorted(rows, key=_by_use))[:limit]


def subject_key() -> Case:
    """The key of what all dates of a product share; null if it has no other dates."""
    cases = [When(kind=kind.slug, then=F(kind.subject)) for kind in KINDS if kind.subject]
    return Case(*cases, default=None)


def _by_use(row: Mapping[str, Any]) -> tuple[bool, int, int]:
    is_far = row["starts_at"] is not None and row["starts_at"] > now() + _SOON
    return (is_far, -len(row["uk_codes"]), row["price"])


def _one_of_each_subject(rows: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """The first row of each subject, with its better alternative."""
    dates: dict[tuple[str, bool, int], list[dict[str, Any]]] = {}
    for row in rows:
        subject = row.pop("subject")
        is_alone = subject is None
        dates.setdefault((row["kind"], is_alone, row["item_id"] if is_alone else subject), []).append(row)
    return [first | {"other_date": _better(first, others)} for first, *others in dates.values()]


def _better(first: Mapping[str, Any], others: Iterable[Mapping[str, Any]]) -> dict[str, Any] | None:
    """The cheapest of the coming dates that train as much for less, otherwise the nearest earlier one."""
    coming = [row for row in others if _is_coming(row) and set(row["uk_codes"]) >= set(first["uk_codes"])]
    cheaper = [row for row in coming if row["price"] < first["price"]]
    nearer = [row for row in coming if first["starts_at"] and row["starts_at"] < first["starts_at"]]
    found = min(cheaper, key=itemgetter("price", "starts_at"), default=None)
    found = found or min(nearer, key=itemgetter("starts_at", "price"), default=None)
    return {name: found[name] for name in ("slug", "starts_at", "price", "mode")} if found else None


def _is_coming(row: Mapping[str, Any]) -> bool:
    return row["starts_at"] is not None and row["starts_at"] > now()
