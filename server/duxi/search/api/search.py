"""`/public/search` and `/public/search/suggestions`."""

import json
from collections.abc import Sequence
from dataclasses import replace

from django.http import HttpRequest, HttpResponse
from ninja import Query, Router

from duxi.core.envelope import Envelope
from duxi.core.hot import answer
from duxi.core.lists import ListParams
from duxi.core.types import client_address
from duxi.search.actions.query_stats import count
from duxi.search.actions.sync import catch_up
from duxi.search.help_questions import asks_help
from duxi.search.intent import SORT, Understood, spelled, understand, understand_typed
from duxi.search.lookup import Known, look_up
from duxi.search.matching import Matching
from duxi.search.parsing import ParsedQuery, read
from duxi.search.relaxing import relaxed
from duxi.search.schemas import SearchParams, SearchResults, Suggestions
from duxi.search.snippets import shown
from duxi.search.statement import nothing_statement, search_statement
from duxi.search.suggestions import Typed, suggestion_statement
from duxi.search.words import plain

router = Router(tags=["search"])
NEAREST = 4
"""How many similar results are shown if nothing was found."""


@router.get(
    "/search",
    response=Envelope[SearchResults],
    summary="Search over products, job roles, news and answers",
)
def search(request: HttpRequest, params: Query[SearchParams]) -> HttpResponse:
    asked = read(params.q)
    if not asked.words:
        return answer(nothing_statement(params), request)
    response = _answer(request, asked, params, params.as_is.split(","))
    if response.status_code == 200 and params.page == 1 and not params.filterRules:
        count(asked, _total(response), client_address(request))
    return response


def _answer(
    request: HttpRequest,
    asked: ParsedQuery,
    params: SearchParams,
    as_is: Sequence[str],
    given_up: Sequence[Understood] = (),
) -> HttpResponse:
    """The results; recognised filters that leave no result together are dropped, as few as possible.

    If every recognised filter would have to be dropped, their words are searched for instead. Filters that
    the user chose remain. A kind that has nothing of the other words is named as dropped.
    """
    known = spelled(asked, look_up(asked))
    left, found = understand_typed(asked, known, as_is)
    understood = tuple(one for one in found if one.field not in params.left_out.split(","))
    if known.is_behind:
        catch_up()
    matching = Matching.of(left, known)
    if any(one.field == "kind" for one in understood) and asks_help(asked.words, matching):
        return _answer(request, asked, params, [*as_is, "kind"])
    response = _hits(request, matching, params, understood, given_up)
    if response.status_code != 200 or _total(response):
        return response
    if fields := [one.field for one in understood if one.field != SORT]:
        kept = relaxed(matching, understood)
        if kept is None:
            kinds = [one for one in understood if one.field == "kind" and left.words]
            return _answer(request, asked, params, [*as_is, *fields], kinds)
        response = _hits(request, matching, params, *kept) if kept[0] != understood else response
    is_found = response.status_code != 200 or _total(response)
    return response if is_found else _with_nearest(request, response, asked, known, params)


def _hits(
    request: HttpRequest,
    matching: Matching,
    params: ListParams,
    understood: Sequence[Understood] = (),
    given_up: Sequence[Understood] = (),
) -> HttpResponse:
    """The results with their texts highlighted and shortened."""
    response = answer(search_statement(matching, params, understood, given_up), request)
    if response.status_code == 200:
        found = json.loads(response.content)
        found["results"]["rows"] = [shown(row, matching) for row in found["results"]["rows"]]
        response.content = json.dumps(found, ensure_ascii=False).encode()
    return response


def _with_nearest(
    request: HttpRequest, response: HttpResponse, asked: ParsedQuery, known: Known, params: SearchParams
) -> HttpResponse:
    """If nothing was found: results without the recognised filters, or else similar ones."""
    found = json.loads(response.content)
    wide = params.model_copy(update={"page": 1, "rows": NEAREST, "filterRules": None, "sort": None})
    tried = [Matching.of(asked, known)] if params.filterRules else []
    tried += filter(None, [Matching.near(asked, known)])
    for matching in tried:
        rows = json.loads(_hits(request, matching, wide).content or b"null")
        if rows and rows["results"]["rows"]:
            found["results"]["nearest"] = rows["results"]["rows"]
            break
    response.content = json.dumps(found).encode()
    return response


def _total(response: HttpResponse) -> int:
    return int(json.loads(response.content)["results"]["total"])


@router.get(
    "/search/suggestions",
    response=Envelope[Suggestions],
    summary="Up to eight titles for the first letters of a query; popular searches without any",
)
def suggest(request: HttpRequest, q: str = "") -> HttpResponse:
    asked = read(q)
    typed = Typed.of(asked, cities={})
    response = answer(suggestion_statement(typed), request)
    if not asked.words or response.status_code != 200 or _is_suggested(typed, response):
        return response
    known = look_up(asked)
    likely = Matching.of(asked, known).suggestion
    closer = _relaxed(Typed.of(read(likely) if likely else asked, known.cities), asked, known)
    return answer(suggestion_statement(closer, lead=likely or ""), request) if closer != typed else response


def _relaxed(typed: Typed, asked: ParsedQuery, known: Known) -> Typed:
    """The same query with as few recognised filters dropped as needed for a result."""
    left, _understood = understand(asked, known.cities)
    kept = relaxed(Matching.of(left, known), typed.understood) if len(typed.understood) > 1 else None
    return replace(typed, understood=kept[0]) if kept else typed


def _is_suggested(typed: Typed, response: HttpResponse) -> bool:
    """Whether a suggestion contains the typed words, or is within the filters recognised in them.

    If not, the database is asked for other readings of the words, because only it knows the cities.
    """
    rows = json.loads(response.content)["results"]["rows"]
    if typed.understood:
        return bool(rows) and rows[0]["fits"]
    return any(typed.text in plain(row["text"]) for row in rows)
