"""The dashboard: how the batches that somebody may see are doing."""

from datetime import date
from typing import Any

from ninja import Router, Schema

from duxi.accounts.auth import LearnerRequest, StaffBearer
from duxi.core.envelope import Envelope, gives
from duxi.exams.figures import by_day, totals, widest_gaps
from duxi.exams.queries import attempts_for, batches_for
from duxi.exams.session_rows import SessionRow, session_rows

router = Router(tags=["dashboard"], auth=StaffBearer())

RECENT = 5


class DayFigures(Schema):
    date: date
    started: int
    finished: int


class UnitFigures(Schema):
    uk_code: str
    uk_name: str
    required_level: float
    achieved_level: float


class DashboardOut(Schema):
    batch_count: int
    session_count: int
    finished_count: int
    average_score: float | None
    sessions_by_day: list[DayFigures]
    units: list[UnitFigures]
    recent_sessions: list[SessionRow]


@router.get("/dashboard", response=Envelope[DashboardOut])
def dashboard(request: LearnerRequest) -> Any:
    attempts = attempts_for(request.auth)
    recent = attempts.filter(started_at__isnull=False).order_by("-started_at", "-pk")[:RECENT]
    return gives(
        {
            "batch_count": batches_for(request.auth).count(),
            **totals(attempts),
            "sessions_by_day": by_day(attempts),
            "units": widest_gaps(attempts),
            "recent_sessions": list(session_rows(recent)),
        }
    )
