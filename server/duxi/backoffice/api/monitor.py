"""The supervisor's monitor: running attempts and actions on them."""

from collections.abc import Callable
from datetime import datetime
from typing import Annotated, Any
from uuid import UUID

from django.utils.translation import gettext_lazy as _
from ninja import Query, Router
from pydantic import Field, StringConstraints

from duxi.accounts.auth import LearnerRequest, StaffBearer
from duxi.core.clock import now
from duxi.core.envelope import CappedRows, Envelope, MessageOut, Rows, message_only, ok
from duxi.core.errors import NotFound
from duxi.core.lists import ListParams, select, total_of
from duxi.core.schema import Schema
from duxi.exams.actions import supervision
from duxi.exams.actions.attempts import close_overdue
from duxi.exams.models import Attempt
from duxi.exams.monitor import MONITOR, monitor_row, running_for, supervised_for, with_extra_minutes
from duxi.exams.schemas.common import ProgressOut

router = Router(tags=["monitor"], auth=StaffBearer())
Why = Annotated[str, StringConstraints(strip_whitespace=True, min_length=3, max_length=300)]


class SupervisorReason(Schema):
    reason: Why


class ExtraTimeIn(SupervisorReason):
    minutes: Annotated[int, Field(ge=1, le=supervision.MOST_MINUTES)]


class MonitorRow(ProgressOut):
    id: int
    sesi_uuid: UUID
    kind: str
    kind_label: str
    title: str
    batch_name: str | None
    participant_name: str
    started_at: datetime
    time_end: datetime
    extra_minutes: int
    paused_at: datetime | None
    last_seen_at: datetime | None


class MonitorRows(CappedRows[MonitorRow]):
    """The page, and the server's time that its times refer to."""

    time_now: datetime


class SupervisorActionOut(Schema):
    action: str
    actor_name: str
    reason: str
    details: dict[str, Any]
    at: datetime


@router.get("/monitor", response=Envelope[MonitorRows])
def monitor(request: LearnerRequest, params: Query[ListParams]) -> Envelope[MonitorRows]:
    close_overdue(running_for(request.auth))
    whole, page = select(running_for(request.auth), params, MONITOR)
    rows = with_extra_minutes(page).select_related("participant", "blueprint", "batch")
    shown = [monitor_row(row) for row in rows]
    return ok(MonitorRows.model_validate({"rows": shown, **total_of(whole, params), "time_now": now()}))


@router.get("/monitor/{int:attempt_id}/actions", response=Envelope[Rows[SupervisorActionOut]])
def monitor_actions(request: LearnerRequest, attempt_id: int) -> Envelope[Rows[SupervisorActionOut]]:
    done = _attempt(request, attempt_id).supervisor_actions.select_related("actor")
    rows = [
        {
            "action": act.action,
            "actor_name": act.actor.fullname,
            "reason": act.reason,
            "details": act.details,
            "at": act.at,
        }
        for act in done
    ]
    return ok(Rows[SupervisorActionOut].model_validate({"rows": rows, "total": len(rows)}))


@router.post("/monitor/{int:attempt_id}/extra-time", response=MessageOut)
def extra_time(request: LearnerRequest, attempt_id: int, body: ExtraTimeIn) -> MessageOut:
    attempt = _attempt(request, attempt_id)
    supervision.add_time(attempt_id=attempt.pk, actor=request.auth, minutes=body.minutes, reason=body.reason)
    return message_only(_("Waktu peserta ditambah."))


@router.post("/monitor/{int:attempt_id}/pause", response=MessageOut)
def pause(request: LearnerRequest, attempt_id: int, body: SupervisorReason) -> MessageOut:
    return _act(supervision.pause, request, attempt_id, body, message_only(_("Sesi dijeda.")))


@router.post("/monitor/{int:attempt_id}/resume", response=MessageOut)
def resume(request: LearnerRequest, attempt_id: int, body: SupervisorReason) -> MessageOut:
    return _act(supervision.resume, request, attempt_id, body, message_only(_("Sesi dilanjutkan.")))


@router.post("/monitor/{int:attempt_id}/reset-login", response=MessageOut)
def reset_login(request: LearnerRequest, attempt_id: int, body: SupervisorReason) -> MessageOut:
    done = message_only(_("Peserta dapat masuk kembali dari perangkat lain."))
    return _act(supervision.reset_login, request, attempt_id, body, done)


@router.post("/monitor/{int:attempt_id}/end", response=MessageOut)
def end(request: LearnerRequest, attempt_id: int, body: SupervisorReason) -> MessageOut:
    return _act(supervision.end_attempt, request, attempt_id, body, message_only(_("Sesi diakhiri.")))


def _act(
    act: Callable[..., Attempt],
    request: LearnerRequest,
    attempt_id: int,
    body: SupervisorReason,
    said: MessageOut,
) -> MessageOut:
    act(attempt_id=_attempt(request, attempt_id).pk, actor=request.auth, reason=body.reason)
    return said


def _attempt(request: LearnerRequest, attempt_id: int) -> Attempt:
    found = supervised_for(request.auth).filter(pk=attempt_id).first()
    if found is None:
        raise NotFound
    return found
