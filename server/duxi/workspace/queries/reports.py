"""Queries of scheduled reports; only `schedules_for` scopes them to a user."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any

from django.db.models import F, OuterRef, QuerySet, Subquery
from django.utils.translation import gettext_lazy as _
from guardian.shortcuts import get_objects_for_user

from duxi.accounts.models import User
from duxi.core.errors import Message, Rejected
from duxi.files.exports import EXPORTS, Export, ExportKind, export_kind, may_export, prepared
from duxi.workspace.models import ReportPeriod, ReportRun, ReportSchedule
from duxi.workspace.report_times import days_of

PERIODIC: Mapping[str, Message] = {
    "revenue": _("Pendapatan"),
    "chats": _("Laporan chat"),
    "unnamed-sales": _("Penjualan tanpa nama pembeli"),
}
"""Reports over a period, by the name of their export."""
CHOSEN: Mapping[str, tuple[Message, list[str]]] = {
    "attempts": (_("Laporan ujian"), ["exams.view_batch", "exams.attend_batch"]),
}
"""Reports whose contents are chosen on a page, with its alternative permissions."""
_OTHERS = frozenset({"points-liability"})
_PREFIXES = ("list:", "grid:")


@dataclass(frozen=True)
class ReportKind:
    """A type of report that can be scheduled."""

    id: str
    label: str
    is_periodic: bool


def schedules_for(user: User) -> QuerySet[ReportSchedule]:
    """A user's own schedules including deleted ones; all of them for superusers."""
    rows = ReportSchedule.with_deleted.all()
    if not user.is_superuser:
        rows = rows.filter(owner=user)
    last = ReportRun.objects.filter(schedule=OuterRef("pk")).order_by("-started_at", "-pk")
    return rows.annotate(
        owner_name=F("owner__fullname"), last_status=Subquery(last.values("status")[:1])
    ).prefetch_related("recipients")


def runs_for(user: User) -> QuerySet[ReportRun]:
    """The reports of a user's schedules."""
    own = ReportRun.objects.filter(schedule__in=schedules_for(user).values("pk"))
    return own.annotate(schedule_title=F("schedule__title"), requested_by_name=F("requested_by__fullname"))


def kinds_for(user: User) -> list[ReportKind]:
    """The report types available to this user, by name."""
    if not may_export(user):
        return _chosen_for(user)
    found = [*_chosen_for(user), *_periodic_for(user), *_lists_for(user)]
    return sorted(found, key=lambda one: one.label.casefold())


def _chosen_for(user: User) -> list[ReportKind]:
    return [
        ReportKind(name, str(label), False)
        for name, (label, permissions) in CHOSEN.items()
        if get_objects_for_user(user, permissions, any_perm=True).exists()
    ]


def _periodic_for(user: User) -> list[ReportKind]:
    params = params_of(ReportPeriod.LAST_7_DAYS, {}, date(2026, 1, 31))
    allowed = [name for name in PERIODIC if _title_for(user, export_kind(name), params) is not None]
    return [ReportKind(name, str(PERIODIC[name]), True) for name in allowed]


def _lists_for(user: User) -> Iterator[ReportKind]:
    for kind in EXPORTS:
        if kind.name in _OTHERS or kind.name.startswith(_PREFIXES):
            title = kind.offered(user) if kind.offered else _title_for(user, kind, {})
            if title is not None:
                yield ReportKind(kind.name, title, False)


def _title_for(user: User, kind: ExportKind, params: Mapping[str, Any]) -> str | None:
    """The title of an export that this user may have with these parameters."""
    try:
        return prepared(user, kind.name, params).title
    except Rejected:
        return None


def params_of(period: ReportPeriod, params: Mapping[str, Any], today: date) -> dict[str, Any]:
    """The parameters of an export, with its period resolved as of today."""
    if period == ReportPeriod.NONE:
        return dict(params)
    first, last = days_of(period, today)
    return {**params, "from": first.isoformat(), "to": last.isoformat()}


def export_of(schedule: ReportSchedule, user: User, today: date) -> Export:
    """The export of a schedule for this user; raises what refuses it."""
    return prepared(user, schedule.kind, export_params(schedule, today))


def export_params(schedule: ReportSchedule, today: date) -> dict[str, Any]:
    params = {**schedule.params, "format": schedule.format}
    return params_of(ReportPeriod(schedule.period), params, today)


def may_have(schedule: ReportSchedule, user: User, today: date) -> bool:
    """Whether a user may have the report now."""
    if not (user.is_active and user.is_staff):
        return False
    try:
        export_of(schedule, user, today)
    except Rejected:
        return False
    return True
