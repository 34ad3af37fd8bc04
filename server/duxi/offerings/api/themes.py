"""`/public/tags` and `/public/locations`: what products of every kind share."""

from django.http import HttpRequest, HttpResponse
from ninja import Router

from duxi.catalog.schemas import LocationOut, TagCount
from duxi.catalog.topics import places, themes
from duxi.core.envelope import Envelope, Rows
from duxi.core.hot import TEXTS, ListStatement, answer, list_statement, remembered

router = Router(tags=["catalogue"])


@router.get("/tags", response=Envelope[Rows[TagCount]])
def tags(request: HttpRequest) -> HttpResponse:
    return answer(_tags_statement(), request, TEXTS)


@router.get("/locations", response=Envelope[Rows[LocationOut]])
def locations(request: HttpRequest) -> HttpResponse:
    return answer(_locations_statement(), request, TEXTS)


@remembered
def _tags_statement() -> ListStatement:
    return list_statement(themes(), themes().order_by("name"))


@remembered
def _locations_statement() -> ListStatement:
    return list_statement(places(), places().order_by("name"))
