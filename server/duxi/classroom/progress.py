"""Which steps of a journey are completed, open or locked, and why; pure functions."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from duxi.classroom.constants import CHECK_IN_OPENS_BEFORE
from duxi.classroom.models import JourneyStep


class StepState(StrEnum):
    """What a participant can do with a step."""

    COMPLETED = "completed"
    OPEN = "open"
    LOCKED = "locked"


class LockReason(StrEnum):
    NOT_YET = "not_yet"
    STEP_BEFORE = "step_before"
    MISSED = "missed"


@dataclass(frozen=True)
class StepProgress:
    """One step of one participant; `waits_for` is the title of the step that must be completed first."""

    step: JourneyStep
    state: StepState
    completed_at: datetime | None = None
    reason: LockReason | None = None
    waits_for: str = ""


def progress_of(
    steps: Sequence[JourneyStep], completed: Mapping[int, datetime | None], moment: datetime
) -> list[StepProgress]:
    """Each step with its state; `completed` maps the keys of completed steps to when they were completed."""
    by_pk = {step.pk: step for step in steps}
    return [_progress(step, by_pk, completed, moment) for step in steps]


def _progress(
    step: JourneyStep,
    by_pk: Mapping[int, JourneyStep],
    completed: Mapping[int, datetime | None],
    moment: datetime,
) -> StepProgress:
    if step.pk in completed:
        return StepProgress(step, StepState.COMPLETED, completed_at=completed[step.pk])
    opens_at, closes_at = _window(step)
    if opens_at and opens_at > moment:
        return StepProgress(step, StepState.LOCKED, reason=LockReason.NOT_YET)
    before = by_pk.get(step.after_id) if step.after_id else None
    if before and before.pk not in completed:
        return StepProgress(step, StepState.LOCKED, reason=LockReason.STEP_BEFORE, waits_for=before.title)
    if closes_at and closes_at <= moment:
        return StepProgress(step, StepState.LOCKED, reason=LockReason.MISSED)
    return StepProgress(step, StepState.OPEN)


def opening_of(step: JourneyStep) -> datetime | None:
    """When a step opens; None: with the previous step."""
    return _window(step)[0]


def _window(step: JourneyStep) -> tuple[datetime | None, datetime | None]:
    """The period in which a step can be done; for attendance the check-in of its session, unless the step
    opens later.
    """
    if not step.session:
        return step.opens_at, None
    opens_at = step.session.starts_at - CHECK_IN_OPENS_BEFORE
    ends_at = step.session.starts_at + step.session.duration
    return max(opens_at, step.opens_at or opens_at), ends_at


def percent_done(progress: Sequence[StepProgress]) -> int:
    """Whole percent of the required steps; 100 if none is required."""
    required = [one for one in progress if one.step.is_required]
    done = sum(one.state is StepState.COMPLETED for one in required)
    return 100 * done // len(required) if required else 100


def next_step(progress: Sequence[StepProgress]) -> StepProgress | None:
    """The first open step; required ones come first, and among them attendance, which has a deadline."""
    opened = [one for one in progress if one.state is StepState.OPEN]
    return min(opened, key=lambda one: (not one.step.is_required, not one.step.session), default=None)
