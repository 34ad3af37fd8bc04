"""The session's own bearer: who may speak for a running attempt."""

from datetime import timedelta
from typing import Any

from django.http import HttpRequest

from duxi.accounts.auth import LearnerRequest, UserBearer
from duxi.accounts.models import User
from duxi.core.clock import now
from duxi.core.secrets import digest
from duxi.exams.actions.attempts import close_overdue
from duxi.exams.engine import SessionOver, is_overdue
from duxi.exams.models import Attempt, AttemptStatus
from duxi.exams.policies import ExamPolicy

PRESENCE = timedelta(seconds=20)


class ExamRequest(LearnerRequest):
    """A request of somebody who is sitting an attempt."""

    attempt: Attempt


class ExamBearer(UserBearer):
    """Lets in the signed-in participant who also carries the attempt's token; 496 for anybody else.

    With `allows_finished` the token is good for an attempt that is over, so that ending is idempotent.
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
        attempt = _find(user, self.policy, header.removeprefix("Bearer ").strip())
        if attempt and is_overdue(attempt, now()):
            close_overdue(Attempt.objects.filter(pk=attempt.pk))
            attempt.refresh_from_db()
        if attempt is None or not self._is_open(attempt):
            raise SessionOver(self.policy)
        _note_presence(attempt)
        return attempt

    def _is_open(self, attempt: Attempt) -> bool:
        return attempt.status == AttemptStatus.RUNNING or self.allows_finished


def _note_presence(attempt: Attempt) -> None:
    """Supervisors see who is there: written down at most every few seconds."""
    moment = now()
    if attempt.last_seen_at is None or moment - attempt.last_seen_at > PRESENCE:
        Attempt.objects.filter(pk=attempt.pk).update(last_seen_at=moment)


def _find(user: User, policy: ExamPolicy, token: str) -> Attempt | None:
    if not token:
        return None
    own = Attempt.objects.filter(participant=user, policy=policy.name, token_hash=digest(token))
    return own.select_related("blueprint__job_role", "blueprint__product", "version").first()
