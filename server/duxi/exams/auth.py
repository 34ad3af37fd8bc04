"""The bearer of an exam session: who may act in a running attempt."""

from datetime import timedelta
from typing import Any

from django.db.models import QuerySet
from django.http import HttpRequest
from ninja.security import APIKeyHeader

from duxi.accounts.auth import LearnerRequest, UserBearer
from duxi.accounts.models import User
from duxi.core.clock import now
from duxi.core.errors import Rejected
from duxi.core.secrets import digest
from duxi.exams.actions.attempts import close_overdue
from duxi.exams.engine import EndedBySupervisor, LeftTheRoom, SessionOver, is_overdue
from duxi.exams.models import Attempt, AttemptStatus, EndReason
from duxi.exams.policies import ExamPolicy

PRESENCE = timedelta(seconds=20)


class ExamRequest(LearnerRequest):
    """A request of a user who is sitting an attempt."""

    attempt: Attempt


class ExamBearer(UserBearer):
    """Requires the signed-in participant with the attempt's token; 496 otherwise.

    With `allows_finished` the token is accepted after the end, so that ending is idempotent.
    """

    def __init__(self, policy: ExamPolicy, *, allows_finished: bool = False) -> None:
        super().__init__()
        self.policy = policy
        self.allows_finished = allows_finished

    def authenticate(self, request: HttpRequest, token: str) -> User:
        user = super().authenticate(request, token)
        seat: Any = request
        seat.attempt = self._attempt(user, request.headers.get(self.policy.token_header, ""))
        return user

    def _attempt(self, user: User, header: str) -> Attempt:
        own = Attempt.objects.filter(participant=user)
        return _admitted(own, self.policy, header, allows_finished=self.allows_finished)


class GuestBearer(APIKeyHeader):
    """Requires the token of an unclaimed attempt; 496 otherwise."""

    def __init__(self, policy: ExamPolicy, *, allows_finished: bool = False) -> None:
        self.param_name = policy.token_header
        super().__init__()
        self.policy = policy
        self.allows_finished = allows_finished

    def authenticate(self, request: HttpRequest, key: str | None) -> Attempt:
        seat: Any = request
        unclaimed = Attempt.objects.filter(participant=None)
        seat.attempt = _admitted(unclaimed, self.policy, key or "", allows_finished=self.allows_finished)
        found: Attempt = seat.attempt
        return found


def _admitted(own: QuerySet[Attempt], policy: ExamPolicy, header: str, *, allows_finished: bool) -> Attempt:
    """The attempt of a token, closed first if its time is up.

    Raises `SessionOver`, `LeftTheRoom` or `EndedBySupervisor`.
    """
    attempt = _find(own, policy, header.removeprefix("Bearer ").strip())
    if attempt and is_overdue(attempt, now()):
        close_overdue(Attempt.objects.filter(pk=attempt.pk))
        attempt.refresh_from_db()
    if attempt is None or not (allows_finished or attempt.status == AttemptStatus.RUNNING):
        raise _refusal(own, policy, attempt)
    _note_presence(attempt)
    return attempt


def _refusal(own: QuerySet[Attempt], policy: ExamPolicy, attempt: Attempt | None) -> Rejected:
    """Why a token is not accepted; a guest's attempts are unknown without their token."""
    if attempt and attempt.end_reason == EndReason.SUPERVISOR:
        return EndedBySupervisor()
    running = own.exclude(participant=None).filter(policy=policy.name, status=AttemptStatus.RUNNING)
    return LeftTheRoom() if attempt is None and running.exists() else SessionOver(policy)


def _note_presence(attempt: Attempt) -> None:
    """Record the participant's presence for supervisors, at most every few seconds."""
    moment = now()
    if attempt.last_seen_at is None or moment - attempt.last_seen_at > PRESENCE:
        Attempt.objects.filter(pk=attempt.pk).update(last_seen_at=moment)


def _find(own: QuerySet[Attempt], policy: ExamPolicy, token: str) -> Attempt | None:
    if not token:
        return None
    found = own.filter(policy=policy.name, token_hash=digest(token))
    return found.select_related("blueprint__job_role", "blueprint__product", "version").first()
