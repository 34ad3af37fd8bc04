"""What staff decide about the chat, and its report."""

from typing import Any

from django.http import HttpRequest
from ninja import Query, Router

from duxi.accounts.auth import StaffBearer
from duxi.backoffice.crud import Resource, add_routes
from duxi.backoffice.queries import chat_report
from duxi.backoffice.queries.revenue import Period
from duxi.backoffice.schemas.chats import (
    BusinessHoursIn,
    BusinessHoursOut,
    CannedReplyIn,
    CannedReplyOut,
    ChatReportOut,
    ChatTagIn,
    ChatTagOut,
    ClosedDayIn,
    ClosedDayOut,
    HandoverWordIn,
    HandoverWordOut,
)
from duxi.backoffice.schemas.revenue import PeriodIn
from duxi.chat.models import BusinessHours, CannedReply, ClosedDay, ConversationTag, HandoverWord
from duxi.core.envelope import Envelope, gives
from duxi.core.lists import Filter, ListSpec

router = Router(tags=["chat settings"])

CANNED_REPLIES = Resource(
    name="canned-replies",
    model=CannedReply,
    out=CannedReplyOut,
    body=CannedReplyIn,
    listing=ListSpec(
        filters={"shortcut": Filter("shortcut"), "title": Filter("title"), "q": Filter("content")},
        sorts={"shortcut": "shortcut", "title": "title"},
        default_sort="shortcut|asc",
        page_size=25,
    ),
    rows=CannedReply.objects.all,
)
BUSINESS_HOURS = Resource(
    name="business-hours",
    model=BusinessHours,
    out=BusinessHoursOut,
    body=BusinessHoursIn,
    listing=ListSpec(
        filters={"weekday": Filter("weekday", int)},
        sorts={"weekday": "weekday", "opens": "opens"},
        default_sort="weekday|asc",
        page_size=25,
    ),
    rows=BusinessHours.objects.all,
)
CLOSED_DAYS = Resource(
    name="closed-days",
    model=ClosedDay,
    out=ClosedDayOut,
    body=ClosedDayIn,
    listing=ListSpec(
        filters={"name": Filter("name")},
        sorts={"date": "date", "name": "name"},
        default_sort="date|desc",
        page_size=25,
    ),
    rows=ClosedDay.objects.all,
)
HANDOVER_WORDS = Resource(
    name="handover-words",
    model=HandoverWord,
    out=HandoverWordOut,
    body=HandoverWordIn,
    listing=ListSpec(
        filters={"word": Filter("word")}, sorts={"word": "word"}, default_sort="word|asc", page_size=25
    ),
    rows=HandoverWord.objects.all,
)
CHAT_TAGS = Resource(
    name="chat-tags",
    model=ConversationTag,
    out=ChatTagOut,
    body=ChatTagIn,
    listing=ListSpec(
        filters={"name": Filter("name")}, sorts={"name": "name"}, default_sort="name|asc", page_size=25
    ),
    rows=ConversationTag.objects.all,
)
for _resource in (CANNED_REPLIES, BUSINESS_HOURS, CLOSED_DAYS, HANDOVER_WORDS, CHAT_TAGS):
    add_routes(router, _resource)


@router.get("/chat-report", response=Envelope[ChatReportOut], auth=StaffBearer("chat.view_chat_report"))
def show_chat_report(request: HttpRequest, wanted: Query[PeriodIn]) -> Any:
    period = Period(wanted.first, wanted.last)
    return gives(
        {
            "totals": chat_report.totals(period),
            "by_day": chat_report.by_day(period),
            "by_agent": chat_report.by_agent(period),
            "ratings": chat_report.ratings(period),
            "comments": chat_report.comments(period),
        }
    )
