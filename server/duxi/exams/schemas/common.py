"""Schemas shared by all exam APIs except the assessment's: times, progress and booleans."""

from datetime import datetime
from typing import Literal
from uuid import UUID

from duxi.core.clock import local, now
from duxi.core.schema import Schema
from duxi.exams.models import Attempt

YesNoText = Literal["yes", "no"]


class ProgressOut(Schema):
    """Numbered questions, and separately the follow-ups opened by answers."""

    answered: int
    total: int
    follow_ups_answered: int
    follow_ups: int


class ExamTimesOut(Schema):
    attempt_uuid: UUID
    time_start: datetime
    time_now: datetime
    time_end: datetime
    is_paused: bool


class ExamTokenOut(ExamTimesOut):
    token: str


def times(attempt: Attempt) -> dict[str, object]:
    """The server's times of a running attempt; while it is paused, the end moves along."""
    moment = now()
    start, end = attempt.started_at or moment, attempt.deadline_at or moment
    if attempt.paused_at:
        end += moment - attempt.paused_at
    return {
        "attempt_uuid": attempt.uuid,
        "time_start": local(start),
        "time_now": moment,
        "time_end": local(end),
        "is_paused": attempt.paused_at is not None,
    }


def yes_no(truth: bool) -> YesNoText:
    return "yes" if truth else "no"
