"""Attempts as the back office and the trainers' lists show them."""

from datetime import datetime
from typing import Annotated, Any, Literal
from uuid import UUID

from django.db.models import Count, F, QuerySet
from pydantic import BeforeValidator

from duxi.core.lists import Filter, ListSpec
from duxi.exams.models import Attempt
from duxi.exams.schemas.common import ProgressOut
from duxi.exams.sheet import PROGRESS_FIELDS

SESSIONS = ListSpec(
    filters={
        "id": Filter("pk", int),
        "batch_id": Filter("batch_id", int),
        "status": Filter("status"),
        "participant_name": Filter("participant__fullname"),
        "participant_email": Filter("participant__email"),
        "sesi_uuid": Filter("uuid", UUID),
    },
    sorts={
        "id": "pk",
        "participant_name": "participant__fullname",
        "participant_email": "participant__email",
        "batch_name": "batch__name",
        "status": "status",
        "started_at": "started_at",
        "ended_at": "ended_at",
        "score": "score",
        "answered": "answered",
        "competent_count": "competent_count",
    },
    default_sort="started_at|desc",
    page_size=10,
)


def _or_none(text: str | None) -> str | None:
    return text or None


class SessionRow(ProgressOut):
    id: int
    sesi_uuid: UUID
    batch_id: int
    batch_name: str
    participant_name: str
    participant_email: str
    participant_phone: str
    status: Literal["created", "running", "finished"]
    started_at: datetime | None
    ended_at: datetime | None
    end_reason: Annotated[Literal["submitted", "timeout", "supervisor"] | None, BeforeValidator(_or_none)]
    duration_minutes: int
    score: float | None
    competent_count: int
    unit_count: int


def session_rows(attempts: QuerySet[Attempt]) -> QuerySet[Attempt, Any]:
    """Rows in the shape of `SessionRow`; a running attempt has no counters yet."""
    rows: QuerySet[Attempt, Any] = attempts.values(
        "id",
        "batch_id",
        "status",
        "started_at",
        "ended_at",
        "end_reason",
        *PROGRESS_FIELDS,
        "score",
        "competent_count",
        sesi_uuid=F("uuid"),
        batch_name=F("batch__name"),
        participant_name=F("participant__fullname"),
        participant_email=F("participant__email"),
        participant_phone=F("participant__phone"),
        duration_minutes=F("blueprint__duration_minutes"),
        unit_count=Count("blueprint__blueprint_units"),
    )
    return rows
