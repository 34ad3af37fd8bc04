"""Which steps of a journey are completed, open or locked, and why; pure functions."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from types import MappingProxyType

from duxi.classroom.constants import CHECK_IN_OPENS_BEFORE
from duxi.classroom.models import JourneyStep


class StepState(StrEnum):
    """What a participant can do with a step."""

    COMPLETED = "completed"
    NOT_PASSED = "not_passed"
    OPEN = "open"
    LOCKED = "locked"


class LockReason(StrEnum):
    NOT_YET = "not_yet"
    STEP_BEFORE = "step_before"
    MISSED = "missed"


@dataclass(frozen=True)
class Grade:
    """The best grade of a quiz or an assignment, in percent; `can_retry`: another attempt is allowed."""

    score: float
    is_passed: bool
    can_retry: bool


@dataclass(frozen=True)
class StepProgress:
    """One step of one participant; `waits_for` is the step that must be completed first.

    A step that was done without passing unlocks the steps after it, but is not completed.
    """

    step: JourneyStep
    state: StepState
    completed_at: datetime | None = None
    grade: Grade | None = None
    reason: LockReason | None = None
    waits_for: JourneyStep | None = None


def progress_of(
    steps: Sequence[JourneyStep],
    completed: Mapping[int, datetime | None],
    moment: datetime,
    grades: Mapping[int, Grade] = MappingProxyType({}),
) -> list[StepProgress]:
    """Each step with its state; `completed` maps steps to when they were done, `grades` to how well."""
    by_pk = {step.pk: step for step in steps}
    return [
        _done(step, completed[step.pk], grades.get(step.pk))
        if step.pk in completed
        else _progress(step, by_pk, completed, moment)
        for step in steps
    ]


def _done(step: JourneyStep, completed_at: datetime | None, grade: Grade | None) -> StepProgress:
    state = StepState.NOT_PASSED if grade and not grade.is_passed else StepState.COMPLETED
    return StepProgress(step, state, completed_at=completed_at, grade=grade)


def _progress(
    step: JourneyStep,
    by_pk: Mapping[int, JourneyStep],
    completed: Mapping[int, datetime | None],
    moment: datetime,
) -> StepProgress:
    opens_at, closes_at = _window(step)
    if opens_at and opens_at > moment:
        return StepProgress(step, StepState.LOCKED, reason=LockReason.NOT_YET)
    before = by_pk.get(step.after_id) if step.after_id else None
    if before and before.pk not in completed:
        return StepProgress(step, StepState.LOCKED, reason=LockReason.STEP_BEFORE, waits_for=before)
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
    """The first open step; required ones come first, and among them attendance, which has a deadline.

    Steps to repeat come after new ones.
    """
    return min((one for one in progress if _can_be_done(one)), key=_urgency, default=None)


def _can_be_done(one: StepProgress) -> bool:
    is_retry = one.state is StepState.NOT_PASSED and one.grade is not None and one.grade.can_retry
    return one.state is StepState.OPEN or is_retry


def _urgency(one: StepProgress) -> tuple[bool, bool, bool]:
    return not one.step.is_required, not one.step.session, one.state is StepState.NOT_PASSED
