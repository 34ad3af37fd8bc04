"""The dashboard: figures of the batches that a user may see."""

from datetime import date

from django.db.models.functions import Coalesce
from ninja import Router

from duxi.accounts.auth import LearnerRequest, StaffBearer
from duxi.backoffice.overview import coming_classes, enrolments_by_day, figures_of
from duxi.core.envelope import Envelope, ok
from duxi.core.schema import Schema
from duxi.exams.figures import by_day, by_instansi, totals, widest_gaps
from duxi.exams.queries.attempts import attempts_for
from duxi.exams.queries.batches import batches_for
from duxi.exams.session_rows import SessionRow, session_rows
from duxi.offerings.class_calendar import ComingClass

router = Router(tags=["dashboard"], auth=StaffBearer())

RECENT = 5
_SHOWN = Coalesce("ended_at", "started_at")


class DayFigures(Schema):
    date: date
    started: int
    finished: int


class UnitFigures(Schema):
    uk_code: str
    uk_name: str
    required_level: float
    achieved_level: float


class InstansiFigures(Schema):
    """`instansi_name` is null for batches that anyone could buy."""

    instansi_name: str | None
    finished: int
    average_score: float


class DashboardOut(Schema):
    batch_count: int
    session_count: int
    finished_count: int
    average_score: float | None
    sessions_by_day: list[DayFigures]
    units: list[UnitFigures]
    instansi: list[InstansiFigures]
    recent_sessions: list[SessionRow]


class FigureOut(Schema):
    """One figure with its label and the page behind it."""

    key: str
    label: str
    note: str
    path: str
    value: int


class DayCountOut(Schema):
    date: date
    count: int


class OverviewOut(Schema):
    """The user's figures; enrolments and classes are null for a user who may see no seats."""

    figures: list[FigureOut]
    enrolments_by_day: list[DayCountOut] | None
    coming: list[ComingClass] | None


@router.get("/dashboard/overview", response=Envelope[OverviewOut])
def show_overview(request: LearnerRequest) -> Envelope[OverviewOut]:
    user = request.auth
    figures = [
        FigureOut(key=one.key, label=str(one.label), note=str(one.note), path=one.path, value=value)
        for one, value in figures_of(user)
    ]
    if not any(one.key == "enrolments" for one in figures):
        return ok(OverviewOut(figures=figures, enrolments_by_day=None, coming=None))
    days = [DayCountOut(date=day, count=count) for day, count in enrolments_by_day(user)]
    return ok(OverviewOut(figures=figures, enrolments_by_day=days, coming=coming_classes(user)))


@router.get("/dashboard", response=Envelope[DashboardOut])
def dashboard(request: LearnerRequest) -> Envelope[DashboardOut]:
    attempts = attempts_for(request.auth)
    recent = attempts.filter(started_at__isnull=False).order_by(_SHOWN.desc(), "-pk")[:RECENT]
    return ok(
        DashboardOut.model_validate(
            {
                "batch_count": batches_for(request.auth).count(),
                **totals(attempts),
                "sessions_by_day": by_day(attempts),
                "units": widest_gaps(attempts),
                "instansi": by_instansi(attempts),
                "recent_sessions": list(session_rows(recent)),
            }
        )
    )
