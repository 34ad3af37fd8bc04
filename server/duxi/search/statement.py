"""The one statement of a search: matching, scoring, filtering and counting.

The querysets of `search.hits` read from its part `search_hits`, the scored matches, so the list protocol
filters, counts and sorts it like any table.
"""

import json
from collections.abc import Sequence
from typing import NamedTuple

from django.conf import settings

from duxi.catalog.kinds import KINDS
from duxi.core.facets import literal
from duxi.core.hot import remembered
from duxi.core.lists import ListParams, count_facets, select
from duxi.core.literals import quoted
from duxi.search.availability import cannot_be_bought, sale_of
from duxi.search.hits import BOUGHT_ORDERS, HITS
from duxi.search.intent import Understood, UnderstoodOut, narrowed
from duxi.search.literals import tsquery
from duxi.search.matching import TITLE, Matching
from duxi.search.models import CONFIG, Findable, SearchHit
from duxi.search.popular import POPULAR, as_json
from duxi.search.titles import shown_category, shown_title, written_summary

SCORED = 500
"""How many matches are scored exactly. Of more, title matches come first, then popular ones."""
_BODY = 4_000
"""How many characters of a text are searched for a snippet."""
_FACTS = ", ".join(str(field.column) for field in Findable._meta.fields)
KIND_WEIGHT = (
    "CASE kind "
    + " ".join(f"WHEN '{kind.slug}' THEN {kind.search_weight}" for kind in KINDS if kind.search_weight)
    + " ELSE 0 END"
)
"""Weights by type: products first."""
_UNAVAILABLE_PENALTY = 0.15
"""Products that cannot be bought rank behind equal matches that can."""
_UNAVAILABLE_LAST = 9
"""Without words all results score the same: products that cannot be bought come last."""
_ROLE_WEIGHT = "CASE WHEN document.type = 'job_role' THEN 0.5 ELSE 0 END"
"""A query that names a job role ranks the role first, then what leads to it."""

_COUNT = "(SELECT count(*) FROM ({hits}) AS hits)"
_NOTHING = """
SELECT json_build_object('code', 200, 'message', '', 'results', json_build_object(
    'rows', '[]'::json, 'total', 0, 'facets', '{{}}'::json, 'groups', '{{}}'::json, 'suggestion', NULL,
    'missing', '[]'::json, 'understood', '[]'::json, 'given_up', '[]'::json, 'other_kinds', 0,
    'popular', {popular}, 'nearest', '[]'::json))::text
"""
_SEARCH = """
WITH strict AS MATERIALIZED (
    SELECT id, plain_title, {facts} FROM search_searchdocument
    WHERE {every} AND published_at <= statement_timestamp()
), found AS MATERIALIZED (
    SELECT *,
        row_number() OVER (ORDER BY plain_title LIKE {contained} DESC, popularity DESC, id DESC) AS place
    FROM (
        SELECT * FROM strict UNION ALL
        SELECT id, plain_title, {facts} FROM search_searchdocument
        WHERE NOT EXISTS (SELECT FROM strict) AND {some} AND published_at <= statement_timestamp()
    ) AS either
), search_hits AS MATERIALIZED (
    SELECT id, {facts}, CASE WHEN place > {scored} THEN -place ELSE (
        SELECT coalesce({score}, 0) - CASE WHEN {gone} THEN {sinking} ELSE 0 END
        FROM search_searchdocument AS document WHERE document.id = found.id
    ) END AS score, {is_gone} AS is_gone
    FROM found
), page AS MATERIALIZED (
    SELECT row_number() OVER () AS place, pk AS id FROM ({page}) AS page
), counted AS MATERIALIZED (
    SELECT ({facets}) AS facets
)
SELECT json_build_object('code', 200, 'message', '', 'results', json_build_object(
    'rows', coalesce((
        SELECT json_agg(json_build_object(
            'type', type, 'kind', nullif(kind, ''), 'item_id', CASE WHEN type = 'product' THEN ref END,
            'title', {title}, 'summary', {summary}, 'body', {body}, 'url', url,
            'image_url', CASE WHEN image <> '' THEN {media} || image END,
            'category_name', {category}, 'mode', mode, 'difficulty', difficulty,
            'location_name', nullif(location_name, ''), 'price', price, 'strike_price', sale.compared_price,
            'voluntary_minimum', sale.voluntary_minimum, 'seats_left', sale.seats_left,
            'on_sale', sale.on_sale, 'awaits_date', sale.awaits_date,
            'starts_at', starts_at, 'published_at', published_at)
            ORDER BY page.place)
        FROM page JOIN search_searchdocument AS document USING (id)
        LEFT JOIN LATERAL ({sale}) AS sale ON TRUE), '[]'::json),
    'total', {total},
    'facets', (SELECT facets FROM counted),
    'groups', coalesce((
        SELECT json_object_agg(one->>'value', one->'count')
        FROM counted, json_array_elements(facets->'type') AS one), '{{}}'::json),
    'suggestion', {suggestion},
    'missing', {missing}::json,
    'understood', {understood}::json,
    'given_up', {given_up}::json,
    'other_kinds', {other_kinds},
    'popular', CASE WHEN EXISTS (SELECT FROM page) THEN '[]'::json ELSE {popular} END,
    'nearest', '[]'::json))::text
"""


def nothing_statement(params: ListParams) -> str:
    """The statement for a query without words: popular searches. Refuses what every list refuses."""
    select(SearchHit.objects.all(), params, HITS)
    return _NOTHING.format(popular=as_json(POPULAR))


def search_statement(
    matching: Matching,
    params: ListParams,
    understood: Sequence[Understood] = (),
    given_up: Sequence[Understood] = (),
) -> str:
    """Everything that a page of results shows; refuses filters and sorts like every list.

    Its rows contain raw texts, which `search.snippets` highlights and shortens. Recognised filters are
    applied; dropped ones are only listed.
    """
    other_kinds = _other_kinds(matching, params, understood)
    params = _in_natural_order(narrowed(params, understood))
    hits = _hits_of(_as_list(params))
    return _SEARCH.format(
        facts=_FACTS,
        every=matches(matching.every),
        some=matches(matching.some),
        contained=quoted(f"%{matching.asked.plain}%"),
        score=score_of(matching),
        scored=SCORED,
        gone=cannot_be_bought("document"),
        is_gone=cannot_be_bought("found") if _is_bought_order(params) else "FALSE",
        sinking=_UNAVAILABLE_PENALTY if matching.slots else _UNAVAILABLE_LAST,
        sale=sale_of("document"),
        page=hits.page,
        total=hits.total,
        facets=hits.facets,
        title=shown_title(),
        summary=_summary(),
        body=_body(matching),
        category=shown_category(),
        media=quoted(settings.MEDIA_URL),
        suggestion=quoted(matching.suggestion) + "::text",
        missing=quoted(json.dumps(matching.missing)),
        other_kinds=other_kinds,
        understood=_shown(understood),
        given_up=_shown(given_up),
        popular=as_json(POPULAR),
    )


def _other_kinds(matching: Matching, params: ListParams, understood: Sequence[Understood]) -> str:
    """How many more results there are without the recognised kinds.

    A query of kinds alone, without another word or filter, asks for no other kinds.
    """
    others = [one for one in understood if one.field != "kind"]
    if len(others) == len(understood) or not (matching.slots or others):
        return "0"
    counts = (_hits_of(_as_list(narrowed(params, some))).total for some in (others, understood))
    return " - ".join(counts)


class _Hits(NamedTuple):
    """The SQL of a page of the matches, of their number and of their filter counts, whatever the words."""

    page: str
    total: str
    facets: str


def _as_list(params: ListParams) -> ListParams:
    """The parameters of the list alone, without the words."""
    return ListParams.model_construct(**params.model_dump(include=set(ListParams.model_fields)))


@remembered
def _hits_of(params: ListParams) -> _Hits:
    hits = SearchHit.objects.all()
    whole, page = select(hits, params, HITS)
    total = _COUNT.format(hits=literal(whole.order_by().values("pk")))
    return _Hits(literal(page.values("pk")), total, count_facets(hits, params, HITS))


def _shown(understood: Sequence[Understood]) -> str:
    return quoted(json.dumps([_out(one).model_dump() for one in understood]))


def _out(one: Understood) -> UnderstoodOut:
    words = " ".join(one.words)
    return UnderstoodOut(field=one.field, label=one.label, words=words, values=list(one.values))


def matches(query: str) -> str:
    """The condition for a query; one without words (all were filters) matches everything."""
    return f"vector @@ {tsquery(query)}" if query else "TRUE"


def _is_bought_order(params: ListParams) -> bool:
    """Whether the order is one of `BOUGHT_ORDERS`."""
    return (params.sort or "").partition("|")[0] in BOUGHT_ORDERS


_NATURAL = {"relevance": "desc", "newest": "desc", "price": "asc", "eventDateStart": "asc"}


def _in_natural_order(params: ListParams) -> ListParams:
    """The default order: the best, newest, cheapest or nearest first."""
    if params.order or params.sort not in _NATURAL:
        return params
    return params.model_copy(update={"sort": f"{params.sort}|{_NATURAL[params.sort]}"})


def score_of(matching: Matching) -> str:
    """How well a document matches, from about 0 to 6.

    Combines proximity and weight of the matches; the share of the query in the document and in its title; how
    much else the title contains; similarity of query and title, which also ranks the exact word above its
    relatives; a small bonus for upcoming dates and for popularity.
    """
    slots = [slot.text() for slot in matching.slots]
    titles = [slot.text(TITLE) for slot in matching.slots]
    asked = quoted(matching.asked.plain)
    return f"""
        ts_rank_cd('{{0.05, 0.15, 0.4, 1}}', document.vector, {tsquery(matching.some)}, 32)
        + {share_met(slots)} + 1.5 * {share_met(titles)}
        + 0.5 * {_met(titles)} / array_length(string_to_array(document.plain_title, ' '), 1)
        + similarity(document.plain_title, {asked}) + 0.5 * word_similarity({asked}, document.plain_title)
        + CASE WHEN document.starts_at IS NULL THEN 0
            WHEN document.starts_at > statement_timestamp() THEN 0.05 ELSE -0.2 END
        + least(0.1, 0.02 * ln(1 + document.popularity)) + {KIND_WEIGHT} + {_ROLE_WEIGHT}"""


def share_met(texts: list[str]) -> str:
    """The share of these conditions that a document meets."""
    return f"{_met(texts)} / {len(texts)}" if texts else "0"


def _met(texts: list[str]) -> str:
    met = " + ".join(f"(document.vector @@ {tsquery(text)})::int" for text in texts) or "0"
    return f"({met})::float"


def _summary() -> str:
    """The summary in the current language, else the Indonesian one."""
    return f"coalesce({written_summary()}, summary)"


def _body(matching: Matching) -> str:
    """The text after the summary, if title and summary contain none of the words."""
    told = f"to_tsvector('{CONFIG}', concat_ws(' ', title, summary)) @@ {tsquery(matching.some)}"
    is_told = f"summary <> '' AND {told}" if matching.some else "summary <> ''"
    return f"CASE WHEN {written_summary()} IS NOT NULL OR {is_told} THEN '' ELSE left(body, {_BODY}) END"
