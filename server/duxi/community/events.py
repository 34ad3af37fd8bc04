"""Events that the forum announces."""

from dataclasses import dataclass

from duxi.core.events import Announcement


@dataclass(frozen=True)
class BestAnswer:
    """A reply was marked or unmarked as best answer."""

    reply_pk: int


best_answer_chosen: Announcement[BestAnswer] = Announcement()
best_answer_withdrawn: Announcement[BestAnswer] = Announcement()
