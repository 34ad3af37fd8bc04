"""Opens assessments when an attempt ends."""

from duxi.assessors.actions.opening import open_assessments
from duxi.exams.events import AttemptFinished, attempt_finished


@attempt_finished.listen
def open_after_attempt(news: AttemptFinished) -> None:
    open_assessments(news.attempt_pk)
