"""Synonyms, popular searches, and searches without results."""

from datetime import date, datetime
from typing import Annotated, Any

from django.db.models import Q, QuerySet
from django.utils.translation import gettext_lazy as _
from ninja import Query, Router
from pydantic import Field, StringConstraints

from duxi.accounts.auth import LearnerRequest, StaffBearer
from duxi.accounts.models import User
from duxi.backoffice.content.fields import VersionedIn
from duxi.backoffice.crud import Resource, declare
from duxi.backoffice.sidebar import Line
from duxi.core.envelope import CappedRows, Envelope, capped, ok
from duxi.core.lists import DayFilter, Filter, ListParams, ListSpec, select, total_of
from duxi.core.schema import Schema
from duxi.search.actions import hiding
from duxi.search.models import FruitlessSearch, PopularSearch, SearchSynonym, plain_terms_of

Term = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=80)]
router = Router(tags=["search"], auth=StaffBearer("search.view_fruitlesssearch"))
FRUITLESS = ListSpec(
    filters={"q": Filter("query"), "last_day": DayFilter("last_day")},
    sorts={"times": "times", "days": "days", "last_day": "last_day", "query": "query", "id": "query"},
    default_sort="times|desc",
    page_size=25,
)

POPULAR = ListSpec(
    filters={"q": Filter("query"), "is_hidden": Filter("is_hidden", bool), "last_day": DayFilter("last_day")},
    sorts={"people": "people", "hits": "hits", "last_day": "last_day", "query": "query", "id": "query"},
    default_sort="people|desc",
    page_size=25,
)


class SearchSynonymOut(Schema):
    id: int
    terms: list[str]
    is_active: bool
    updated_at: datetime
    version: int


class SearchSynonymIn(VersionedIn):
    terms: Annotated[list[Term], Field(min_length=2, max_length=20)]
    is_active: bool = True


class FruitlessSearchRow(Schema):
    """A query whose latest search had no results."""

    id: str
    query: str
    times: int
    days: int
    last_day: date

    @classmethod
    def of(cls, row: FruitlessSearch) -> "FruitlessSearchRow":
        """From a row of the view, identified by its query."""
        return cls(id=row.query, query=row.query, times=row.times, days=row.days, last_day=row.last_day)


class PopularSearchRow(Schema):
    """A query that several visitors searched for recently."""

    id: str
    query: str
    people: int
    hits: int
    last_day: date
    is_hidden: bool


class HiddenIn(Schema):
    query: Term
    is_hidden: bool


def _rows(user: User) -> QuerySet[SearchSynonym]:
    return SearchSynonym.objects.all()


def _compared(values: dict[str, Any]) -> dict[str, Any]:
    return {**values, "plain_terms": plain_terms_of(values["terms"])}


declare(
    Resource(
        name="search-synonyms",
        model=SearchSynonym,
        out=SearchSynonymOut,
        body=SearchSynonymIn,
        rows=_rows,
        groups=("Staff", "Editor"),
        line=Line("content", _("Sinonim pencarian"), "synonym", 60),
        key="id",
        prepare=_compared,
        listing=ListSpec(
            filters={
                "q": Filter("terms", condition=lambda words: Q(terms__icontains=words)),
                "id": Filter("pk", int),
                "is_active": Filter("is_active", bool),
            },
            sorts={"id": "id", "is_active": "is_active", "updated_at": "updated_at"},
            default_sort="id|desc",
            page_size=25,
        ),
    )
)


@router.get("/fruitless-searches", response=Envelope[CappedRows[FruitlessSearchRow]])
def list_fruitless_searches(
    request: LearnerRequest, params: Query[ListParams]
) -> Envelope[CappedRows[FruitlessSearchRow]]:
    whole, page = select(FruitlessSearch.objects.all(), params, FRUITLESS)
    return ok(
        capped(FruitlessSearchRow, [FruitlessSearchRow.of(one) for one in page], **total_of(whole, params))
    )


@router.get("/popular-searches", response=Envelope[CappedRows[PopularSearchRow]])
def list_popular_searches(
    request: LearnerRequest, params: Query[ListParams]
) -> Envelope[CappedRows[PopularSearchRow]]:
    whole, page = select(PopularSearch.objects.all(), params, POPULAR)
    rows = [{**one, "id": one["query"]} for one in page.values()]
    return ok(capped(PopularSearchRow, rows, **total_of(whole, params)))


@router.post(
    "/popular-searches", auth=StaffBearer("search.change_searchsynonym"), response=Envelope[HiddenIn]
)
def hide_popular_search(request: LearnerRequest, body: HiddenIn) -> Envelope[HiddenIn]:
    (hiding.hide if body.is_hidden else hiding.show)(body.query)
    return ok(body)
