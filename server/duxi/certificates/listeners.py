"""What makes certificates: attempts that end well, and seats that are completed."""

from duxi.certificates.actions.issue import issue_for_attempt, issue_for_completion
from duxi.entitlements.events import EntitlementChanged, entitlement_completed
from duxi.exams.events import AttemptFinished, attempt_finished


@attempt_finished.listen
def issue_after_attempt(news: AttemptFinished) -> None:
    issue_for_attempt(news.attempt_pk)


@entitlement_completed.listen
def issue_after_completion(news: EntitlementChanged) -> None:
    issue_for_completion(news.entitlement_pk)
