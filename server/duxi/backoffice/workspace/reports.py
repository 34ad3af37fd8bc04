"""Scheduled reports and their runs."""

from datetime import datetime
from typing import Annotated, Any

from django.db.models import Prefetch, QuerySet
from django.utils.translation import gettext_lazy as _
from ninja import Query, Router
from pydantic import Field, JsonValue, StringConstraints

from duxi.accounts.auth import LearnerRequest, StaffBearer
from duxi.accounts.models import User
from duxi.audit.triggers import WATCHED, Watched
from duxi.backoffice.content.fields import VersionedIn, words_in
from duxi.backoffice.crud import Action, Resource, declare
from duxi.backoffice.sidebar import Line as MenuLine
from duxi.backoffice.workspace.fields import TEAM, Title
from duxi.core.envelope import Envelope, Rows, ok
from duxi.core.errors import Message
from duxi.core.forms import Id
from duxi.core.lists import DayFilter, Filter, ListParams, ListSpec, parse_rules
from duxi.core.schema import Schema
from duxi.workspace.actions.report_runs import send_now
from duxi.workspace.actions.report_schedules import MOST_RECIPIENTS, complete_schedule
from duxi.workspace.models import (
    ReportDelivery,
    ReportFormat,
    ReportFrequency,
    ReportPeriod,
    ReportRun,
    ReportRunStatus,
    ReportSchedule,
)
from duxi.workspace.queries.reports import kinds_for, runs_for, schedules_for

VIEW = "workspace.view_reportschedule"
router = Router(tags=["report schedules"], auth=StaffBearer(VIEW))
WATCHED.register(Watched(ReportSchedule.recipients.through, part_of="reportschedule"))
_SORTS = ("id", "title", "kind", "frequency", "next_run_at", "failures", "owner_name")


class ReportScheduleOut(Schema):
    id: int
    title: str
    owner_name: str
    kind: str
    params: dict[str, JsonValue]
    period: ReportPeriod
    format: ReportFormat
    frequency: ReportFrequency
    weekday: int | None
    month_day: int | None
    hour: int
    recipients: list[int]
    recipient_names: list[str]
    is_active: bool
    failures: int
    last_status: ReportRunStatus | None
    stopped_at: datetime | None
    next_run_at: datetime | None
    created_at: datetime
    updated_at: datetime
    deleted_at: datetime | None
    version: int

    @staticmethod
    def resolve_recipients(row: ReportSchedule) -> list[int]:
        return [person.pk for person in row.recipients.all()]

    @staticmethod
    def resolve_recipient_names(row: ReportSchedule) -> list[str]:
        return [person.fullname for person in row.recipients.all()]


class ReportScheduleChange(VersionedIn):
    title: Title
    kind: Annotated[str, StringConstraints(min_length=1, max_length=40)]
    params: Annotated[dict[str, JsonValue], Field(max_length=20)] | None = None
    period: ReportPeriod = ReportPeriod.NONE
    format: ReportFormat = ReportFormat.XLSX
    frequency: ReportFrequency
    weekday: Annotated[int, Field(ge=0, le=6)] | None = None
    month_day: Annotated[int, Field(ge=1, le=31)] | None = None
    hour: Annotated[int, Field(ge=0, le=23)] = 7
    recipients: Annotated[list[Id], Field(max_length=MOST_RECIPIENTS)]
    is_active: bool = True


class ReportRunOut(Schema):
    id: int
    schedule_id: int
    schedule_title: str
    period: str
    status: ReportRunStatus
    row_count: int
    sent_to: list[str]
    left_out: list[str]
    error: str
    requested_by_name: str | None
    started_at: datetime
    finished_at: datetime | None

    @staticmethod
    def resolve_sent_to(row: ReportRun) -> list[str]:
        return [one.user.fullname for one in row.deliveries.all() if one.is_sent]

    @staticmethod
    def resolve_left_out(row: ReportRun) -> list[str]:
        return [one.user.fullname for one in row.deliveries.all() if not one.is_sent]


class ReportChoice(Schema):
    """An export that can be scheduled; a periodic one requires a `period`."""

    id: str
    label: str
    is_periodic: bool


@router.get("/report-choices", response=Envelope[Rows[ReportChoice]])
def list_report_choices(request: LearnerRequest, params: Query[ListParams]) -> Envelope[Rows[ReportChoice]]:
    words = [str(rule.value).casefold() for rule in parse_rules(params.filterRules) if rule.field == "q"]
    found = [one for one in kinds_for(request.auth) if all(word in one.label.casefold() for word in words)]
    rows = [ReportChoice.model_construct(**vars(one)) for one in found]
    return ok(Rows[ReportChoice](rows=rows, total=len(rows)))


def _runs(user: User) -> QuerySet[ReportRun]:
    deliveries = ReportDelivery.objects.select_related("user").order_by("user__fullname", "pk")
    return runs_for(user).prefetch_related(Prefetch("deliveries", queryset=deliveries))


def _send(user: User, row: ReportSchedule, body: None) -> Message:
    send_now(schedule=row, by=user)
    return _("Laporan sedang disiapkan dan akan dikirim ke penerimanya.")


def _prepare(values: dict[str, Any]) -> dict[str, Any]:
    """Without filters, all rows in the default order."""
    return {**values, "params": values["params"] or {}}


def _complete(user: User, row: ReportSchedule) -> None:
    complete_schedule(schedule=row, by=user)


REPORT_SCHEDULES = declare(
    Resource(
        name="report-schedules",
        model=ReportSchedule,
        out=ReportScheduleOut,
        body=ReportScheduleChange,
        rows=schedules_for,
        groups=TEAM,
        line=MenuLine("workspace", _("Laporan terjadwal"), "schedule", 30),
        key="title",
        author="owner",
        prepare=_prepare,
        on_save=_complete,
        parts=("runs",),
        actions=(Action("send", _send, permission="workspace.change_reportschedule"),),
        titles={
            "owner_name": _("Pemilik"),
            "recipient_names": _("Penerima"),
            "last_status": _("Kiriman terakhir"),
        },
        listing=ListSpec(
            filters={
                "q": Filter("title", condition=words_in("title", "kind")),
                "id": Filter("pk", int),
                "kind": Filter("kind"),
                "frequency": Filter("frequency"),
                "is_active": Filter("is_active", bool),
                "next_run_at": DayFilter("next_run_at"),
            },
            sorts={name: name for name in _SORTS},
            default_sort="title|asc",
            page_size=25,
        ),
    )
)
REPORT_RUNS = declare(
    Resource(
        name="report-runs",
        model=ReportRun,
        out=ReportRunOut,
        rows=_runs,
        verbs=("view",),
        groups=TEAM,
        key="period",
        titles={
            "schedule_title": _("Laporan"),
            "requested_by_name": _("Diminta oleh"),
            "sent_to": _("Dikirim ke"),
            "left_out": _("Dilewati"),
        },
        listing=ListSpec(
            filters={
                "q": Filter("period", condition=words_in("schedule__title", "period", "error")),
                "id": Filter("pk", int),
                "schedule_id": Filter("schedule_id", int),
                "status": Filter("status"),
                "started_at": DayFilter("started_at"),
            },
            sorts={
                name: name for name in ("id", "schedule_title", "period", "status", "row_count", "started_at")
            },
            default_sort="started_at|desc",
            page_size=25,
        ),
    )
)
