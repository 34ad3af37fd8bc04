"""What exams announce."""

from dataclasses import dataclass

from duxi.core.events import Announcement


@dataclass(frozen=True)
class AttemptFinished:
    """An attempt is over and its results are written."""

    attempt_pk: int


attempt_finished: Announcement[AttemptFinished] = Announcement()
