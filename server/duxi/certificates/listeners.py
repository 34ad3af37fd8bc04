"""Issues certificates for passed attempts and completed seats."""

from duxi.certificates.actions.follow import follow_result
from duxi.certificates.actions.issue import issue_for_attempt, issue_for_completion
from duxi.entitlements.events import EntitlementChanged, entitlement_completed
from duxi.exams.events import (
    AttemptFinished,
    AttemptResultChanged,
    attempt_finished,
    attempt_result_changed,
)


@attempt_finished.listen
def issue_after_attempt(news: AttemptFinished) -> None:
    issue_for_attempt(news.attempt_pk)


@attempt_result_changed.listen
def follow_changed_result(news: AttemptResultChanged) -> None:
    follow_result(news.attempt_pk, reason=news.reason)


@entitlement_completed.listen
def issue_after_completion(news: EntitlementChanged) -> None:
    issue_for_completion(news.entitlement_pk)
