"""Which of the filters that were read out of the words are given up where they leave nothing together."""

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
    """Those that stay and those that are given up, the fewest that must be; None where none may stay."""
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
    """Of filters, a time alone is given up for the other words: no text has it."""
    left = tuple(one for one in understood if one.field == SORT)
    others = [one.field for one in understood if one.field != SORT]
    if matching.asked.words and others == ["eventDateStart"]:
        yield left


def narrowed_by(understood: Sequence[Understood]) -> str:
    """The condition of the filters over documents: the same that the search has."""
    if not understood:
        return "TRUE"
    params = narrowed(ListParams(sort="newest"), understood)
    whole, _page = select(SearchDocument.objects.all(), params, HITS)
    return f"id IN ({literal(whole.order_by().values('pk'))})"


def choices(understood: Filters) -> Iterator[Filters]:
    """Any of them given up alone, then more and more together; never all, and never an order."""
    order = sorted((one.field for one in understood if one.field != SORT), key=_FIRST_GIVEN_UP.index)
    together = (order[:size] for size in range(2, len(order)))
    for given_up in [*([one] for one in order if len(order) > 1), *together]:
        yield tuple(one for one in understood if one.field not in given_up)
