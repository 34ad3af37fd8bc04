"""`/public/search` and `/public/search/suggestions`."""

import json

from django.http import HttpRequest, HttpResponse
from ninja import Query, Router

from duxi.core.envelope import Envelope
from duxi.core.hot import answer
from duxi.core.lists import select
from duxi.search.actions.catching_up import catch_up
from duxi.search.actions.tally import count
from duxi.search.asking import read
from duxi.search.hits import HITS
from duxi.search.lookup import look_up
from duxi.search.matching import Matching
from duxi.search.models import SearchHit
from duxi.search.schemas import SearchParams, SearchResults, Suggestions
from duxi.search.statement import nothing_statement, search_statement
from duxi.search.suggestions import suggestion_statement

router = Router(tags=["search"])


@router.get(
    "/search",
    response=Envelope[SearchResults],
    summary="Search over products, job roles, news and answers",
)
def search(request: HttpRequest, params: Query[SearchParams]) -> HttpResponse:
    asked = read(params.q)
    if not asked.words:
        select(SearchHit.objects.all(), params, HITS)  # refuses what a list refuses
        return answer(nothing_statement(), request)
    known = look_up(asked)
    if known.is_behind:
        catch_up()
    response = answer(search_statement(Matching.of(asked, known), params), request)
    if response.status_code == 200 and params.page == 1 and not params.filterRules:
        count(asked, int(json.loads(response.content)["results"]["total"]))
    return response


@router.get(
    "/search/suggestions",
    response=Envelope[Suggestions],
    summary="Up to eight titles for the first letters of a query; popular searches without any",
)
def suggest(request: HttpRequest, q: str = "") -> HttpResponse:
    return answer(suggestion_statement(read(q)), request)
