"""Events that exams announce."""

from dataclasses import dataclass

from duxi.core.events import Announcement


@dataclass(frozen=True)
class AttemptFinished:
    """An attempt is over and its result is stored."""

    attempt_pk: int


@dataclass(frozen=True)
class AttemptResultChanged:
    """The result of a finished attempt changed; `reason` is shown to users."""

    attempt_pk: int
    reason: str


@dataclass(frozen=True)
class ExamOpened:
    """A certification that had no exam to sit has one."""

    exam_pk: int


@dataclass(frozen=True)
class ExamMoved:
    """An exam that can be sat has another time."""

    exam_pk: int


attempt_finished: Announcement[AttemptFinished] = Announcement()
attempt_result_changed: Announcement[AttemptResultChanged] = Announcement()
exam_opened: Announcement[ExamOpened] = Announcement()
exam_moved: Announcement[ExamMoved] = Announcement()
