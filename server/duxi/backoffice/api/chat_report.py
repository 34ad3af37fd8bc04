"""Ratings and response times of the chat."""

from django.http import HttpRequest
from ninja import Query, Router

from duxi.accounts.auth import StaffBearer
from duxi.backoffice.queries import chat_report
from duxi.backoffice.queries.revenue import Period
from duxi.backoffice.schemas.chats import ChatReportOut
from duxi.backoffice.schemas.revenue import PeriodIn
from duxi.core.envelope import Envelope, ok

router = Router(tags=["chats"], auth=StaffBearer("chat.view_chat_report"))


@router.get("/chat-report", response=Envelope[ChatReportOut])
def show_chat_report(request: HttpRequest, wanted: Query[PeriodIn]) -> Envelope[ChatReportOut]:
    period = Period(wanted.first, wanted.last)
    return ok(
        ChatReportOut.model_validate(
            {
                "totals": chat_report.totals(period),
                "before": chat_report.totals(period.before()),
                "by_day": chat_report.by_day(period),
                "by_agent": chat_report.by_agent(period),
                "ratings": chat_report.ratings(period),
                "comments": chat_report.comments(period),
            }
        )
    )
