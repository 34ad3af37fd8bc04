"""What a user owns: the home of learning, histories by kind, today's events, statistics, calendar."""

from datetime import date, datetime, time, timedelta
from typing import Annotated
from uuid import UUID

from django.http import HttpRequest, HttpResponse
from django.utils.translation import gettext_lazy as _
from ninja import Path, Query, Router
from pydantic import StringConstraints

from duxi.accounts.auth import LearnerRequest, UserBearer
from duxi.catalog.kinds import kind_by_id
from duxi.core.clock import JAKARTA, now
from duxi.core.envelope import Envelope, Rows, ok
from duxi.core.lists import ListParams
from duxi.core.schema import Schema
from duxi.offerings.calendar import feed_of, feed_url, renew_feed
from duxi.offerings.certificate_prospects import ProspectOut, prospects_of
from duxi.offerings.learner_calendar import LearnerEvent, learner_events
from duxi.offerings.owned import OwnedItem, latest_results_of, owned_product_ids
from duxi.offerings.owned_detail import OwnedDetail, owned_detail
from duxi.offerings.owned_pages import events_on, history_page, learning_page
from duxi.offerings.seat_calendar import calendar_of_ticket
from duxi.offerings.statistics import StatisticOut, statistic_of

account_router = Router(tags=["account"], auth=UserBearer())
router = Router(tags=["my-learning"], auth=UserBearer())
public_router = Router(tags=["my-learning"])

HISTORIES = {"workshops": 5, "elearning": 7, "other-products": 9, "oti": 11, "webinars": 4}
"""Paths of the histories and the cart product ids of their kinds."""
EVENTS = {"workshop": 5, "oti": 11}
_CALENDAR_FILE = {"responses": {200: {"description": "iCalendar", "content": {"text/calendar": {}}}}}


class OwnedResult(Schema):
    """The newest finished attempt at an assessment that a user owns."""

    item_id: int
    sesi_uuid: UUID
    may_repeat: bool
    """Every seat of theirs is used up: another attempt is another purchase."""


class OwnedIds(Schema):
    item_ids: list[int]
    results: list[OwnedResult]


class CalendarOut(Schema):
    url: str


@account_router.get("/my-learning", response=Envelope[Rows[OwnedItem]])
def my_learning(request: LearnerRequest, params: Query[ListParams]) -> Envelope[Rows[OwnedItem]]:
    return ok(learning_page(request.auth, params))


class EventsQuery(Schema):
    """Days of the calendar; `until` is not in it."""

    since: date
    until: date


@account_router.get("/my-learning/events", response=Envelope[list[LearnerEvent]])
def my_events(request: LearnerRequest, params: Query[EventsQuery]) -> Envelope[list[LearnerEvent]]:
    return ok(learner_events(request.auth, _start_of(params.since), _start_of(params.until)))


@account_router.get("/my-learning/certificates", response=Envelope[list[ProspectOut]])
def my_certificates_to_come(request: LearnerRequest) -> Envelope[list[ProspectOut]]:
    return ok(prospects_of(request.auth))


@account_router.get("/my-learning/{uuid:uuid}", response=Envelope[OwnedDetail])
def my_item(request: LearnerRequest, uuid: UUID) -> Envelope[OwnedDetail]:
    return ok(owned_detail(request.auth, uuid))


@account_router.get("/owned-products", response=Envelope[OwnedIds])
def owned_products(request: LearnerRequest) -> Envelope[OwnedIds]:
    results = [OwnedResult(**row) for row in latest_results_of(request.auth)]
    return ok(OwnedIds(item_ids=owned_product_ids(request.auth), results=results))


@account_router.get("/calendar", response=Envelope[CalendarOut])
def show_calendar(request: LearnerRequest) -> Envelope[CalendarOut]:
    return ok(CalendarOut(url=feed_url(request.auth)))


@account_router.post("/calendar/renew", response=Envelope[CalendarOut])
def renew_calendar(request: LearnerRequest) -> Envelope[CalendarOut]:
    url = renew_feed(request.auth)
    return ok(CalendarOut(url=url), _("Alamat kalender diperbarui. Alamat lama tidak berlaku lagi."))


@public_router.get(
    "/calendar/{token}.ics",
    response={200: None},
    openapi_extra=_CALENDAR_FILE,
    url_name="calendar_feed",
)
def calendar_feed(
    request: HttpRequest, token: Path[Annotated[str, StringConstraints(max_length=200)]]
) -> HttpResponse:
    return _calendar_file(feed_of(token))


@public_router.get(
    "/ticket/calendar.ics",
    response={200: None},
    openapi_extra=_CALENDAR_FILE,
    url_name="ticket_calendar",
)
def ticket_calendar(
    request: HttpRequest, token: Query[Annotated[str, StringConstraints(max_length=200)]] = ""
) -> HttpResponse:
    """The meetings that a ticket is for."""
    return _calendar_file(calendar_of_ticket(token))


def _calendar_file(text: str) -> HttpResponse:
    response = HttpResponse(text, content_type="text/calendar; charset=utf-8")
    response["Cache-Control"] = "private, max-age=300"
    return response


@router.get("/statistic-dimension", response=Envelope[StatisticOut])
def statistic_dimension(request: LearnerRequest) -> Envelope[StatisticOut]:
    return ok(statistic_of(request.auth))


def _start_of(day: date) -> datetime:
    return datetime.combine(day, time(), JAKARTA)


def _add_history(path: str, kind_id: int) -> None:
    kind = kind_by_id(kind_id)

    @router.get(
        f"/{path}/history",
        response=Envelope[Rows[OwnedItem]],
        operation_id=f"history_{path.replace('-', '_')}",
        summary=f"{path}: the user's own, newest first",
    )
    def history(request: LearnerRequest, params: Query[ListParams]) -> Envelope[Rows[OwnedItem]]:
        page = history_page(request.auth, kind.slug, params) if kind else Rows[OwnedItem](rows=[], total=0)
        return ok(page)


def _add_events(name: str, kind_id: int) -> None:
    kind = kind_by_id(kind_id)

    @router.get(
        f"/my-events-today/{name}",
        response=Envelope[list[OwnedItem]],
        operation_id=f"events_today_{name}",
        summary=f"{name}: the user's events of today",
    )
    def events(request: LearnerRequest) -> Envelope[list[OwnedItem]]:
        start = now().replace(hour=0, minute=0, second=0, microsecond=0)
        return ok(events_on(request.auth, kind.slug if kind else "", start, start + timedelta(days=1)))


for _path, _kind_id in HISTORIES.items():
    _add_history(_path, _kind_id)
for _name, _kind_id in EVENTS.items():
    _add_events(_name, _kind_id)
