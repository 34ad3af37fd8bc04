"""Chooses which recognised filters to drop if there is no result with all of them."""

from collections.abc import Iterator, Sequence

from django.db import connection

from duxi.core.facets import literal
from duxi.core.lists import ListParams, select
from duxi.search.hits import HITS
from duxi.search.intent import SORT, Understood, narrowed
from duxi.search.matching import Matching
from duxi.search.models import SearchDocument
from duxi.search.statement import matches

Filters = tuple[Understood, ...]
_FIRST_GIVEN_UP = ("location", "eventDateStart", "mode", "difficulty", "price", "kind")
_LEAVES_HITS = """
WITH strict AS MATERIALIZED (
    SELECT id FROM search_searchdocument WHERE {every} AND published_at <= statement_timestamp()
), found AS MATERIALIZED (
    SELECT id FROM strict UNION ALL
    SELECT id FROM search_searchdocument
    WHERE NOT EXISTS (SELECT FROM strict) AND {some} AND published_at <= statement_timestamp()
)
SELECT {answers}
"""


def relaxed(matching: Matching, understood: Filters) -> tuple[Filters, Filters] | None:
    """The filters to keep and to drop, dropping as few as possible; None if none can be kept."""
    tried = [understood, *choices(understood), *_without_time(matching, understood)]
    answers = (f"EXISTS (SELECT FROM found WHERE {narrowed_by(kept)})" for kept in tried)
    statement = _LEAVES_HITS.format(
        every=matches(matching.every), some=matches(matching.some), answers=", ".join(answers)
    )
    with connection.cursor() as cursor:
        cursor.execute(statement)
        found = cursor.fetchone()
    kept = next((some for some, leaves in zip(tried, found, strict=True) if leaves), None)
    return None if kept is None else (kept, tuple(one for one in understood if one not in kept))


def _without_time(matching: Matching, understood: Filters) -> Iterator[Filters]:
    """If the other words are what is searched for, drop the period, which no text contains, and the city."""
    others = {one.field for one in understood if one.field != SORT}
    if matching.asked.words and "eventDateStart" in others and others <= {"eventDateStart", "location"}:
        yield tuple(one for one in understood if one.field == SORT)


def narrowed_by(understood: Sequence[Understood]) -> str:
    """The filters as a condition over documents, the same as in the search."""
    if not understood:
        return "TRUE"
    params = narrowed(ListParams(sort="newest"), understood)
    whole, _page = select(SearchDocument.objects.all(), params, HITS)
    return f"id IN ({literal(whole.order_by().values('pk'))})"


def choices(understood: Filters) -> Iterator[Filters]:
    """Sets of filters to drop, the smallest first; never all, and never a sort order."""
    order = sorted((one.field for one in understood if one.field != SORT), key=_FIRST_GIVEN_UP.index)
    together = (order[:size] for size in range(2, len(order)))
    for given_up in [*([one] for one in order if len(order) > 1), *together]:
        yield tuple(one for one in understood if one.field not in given_up)
