"""The queue of reported posts."""

from datetime import datetime

from django.db.models import F, Q, QuerySet
from django.db.models.functions import Coalesce
from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.audit.triggers import WATCHED, Watched
from duxi.backoffice.community.fields import RemovalIn
from duxi.backoffice.content.fields import words_in
from duxi.backoffice.crud import Action, Resource, declare
from duxi.backoffice.sidebar import Line
from duxi.community.actions import reports
from duxi.community.models import Report, ReportReason, ReportVerdict
from duxi.community.queries.discussions import MODERATE
from duxi.core.errors import Message
from duxi.core.lists import DayFilter, Filter, ListSpec
from duxi.core.schema import Schema

WATCHED.register(Watched(Report, ("verdict", "closed_at"), staff_only=True))


class ForumReportOut(Schema):
    id: int
    discussion_id: int
    discussion_title: str
    text: str
    author_name: str
    is_reply: bool
    reason: ReportReason
    note: str
    reporter_name: str
    created_at: datetime
    is_open: bool
    closed_at: datetime | None
    closed_by_name: str | None
    verdict: str


def _rows(user: User) -> QuerySet[Report]:
    return Report.objects.annotate(
        discussion_title=F("discussion__title"),
        text=Coalesce(F("reply__body"), F("discussion__body")),
        author_name=Coalesce(F("reply__author__fullname"), F("discussion__author__fullname")),
        reporter_name=F("reporter__fullname"),
        closed_by_name=F("closed_by__fullname"),
        is_reply=Q(reply__isnull=False),
        is_open=Q(closed_at=None),
    )


def _remove(user: User, row: Report, body: RemovalIn) -> Message:
    reports.close(report_id=row.pk, by=user, verdict=ReportVerdict.REMOVED, note=body.reason)
    return _("Tulisan dihapus. Penulisnya diberi tahu.")


def _dismiss(user: User, row: Report, body: None) -> Message:
    reports.close(report_id=row.pk, by=user, verdict=ReportVerdict.DISMISSED)
    return _("Laporan ditutup, tulisan dibiarkan.")


FORUM_REPORTS = declare(
    Resource(
        name="forum-reports",
        model=Report,
        out=ForumReportOut,
        rows=_rows,
        verbs=("view",),
        line=Line("community", _("Laporan forum"), "shield", 10),
        key="id",
        actions=(
            Action("remove", _remove, RemovalIn, MODERATE),
            Action("dismiss", _dismiss, None, MODERATE),
        ),
        titles={
            "discussion_title": _("Diskusi"),
            "text": _("Isi"),
            "author_name": _("Penulis"),
            "reporter_name": _("Pelapor"),
            "closed_by_name": _("Ditangani oleh"),
        },
        listing=ListSpec(
            filters={
                "q": Filter(
                    "note", condition=words_in("note", "discussion__title", "discussion__body", "reply__body")
                ),
                "id": Filter("pk", int),
                "reason": Filter("reason"),
                "is_open": Filter("is_open", bool),
                "discussion_id": Filter("discussion_id", int),
                "created_at": DayFilter("created_at"),
            },
            sorts={name: name for name in ("id", "created_at", "closed_at", "reason")},
            default_sort="created_at|asc",
            page_size=25,
        ),
    )
)
