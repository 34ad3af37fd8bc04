"""A supervisor's actions on a running attempt; each is recorded with its reason."""

from datetime import timedelta
from typing import Any

from django.db import transaction
from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.core.clock import now
from duxi.core.errors import Rejected
from duxi.exams.engine import finish, is_overdue, lock_attempts
from duxi.exams.models import Attempt, AttemptStatus, EndReason, SupervisorAction, SupervisorVerb

MOST_MINUTES = 240


class NotRunning(Rejected):
    """The attempt has not begun, or is over."""

    message = _("Sesi ini tidak sedang berlangsung.")


class IsPaused(Rejected):
    """The attempt is already paused."""

    message = _("Sesi ini sedang dijeda.")


class IsNotPaused(Rejected):
    """The attempt is not paused."""

    message = _("Sesi ini tidak sedang dijeda.")


@transaction.atomic
def add_time(*, attempt_id: int, actor: User, minutes: int, reason: str) -> Attempt:
    """Extend the deadline of a running attempt; raises `NotRunning`."""
    attempt = _running(attempt_id)
    if attempt.deadline_at:
        attempt.deadline_at += timedelta(minutes=minutes)
    attempt.save(update_fields=["deadline_at"])
    _record(attempt, actor, SupervisorVerb.EXTRA_TIME, reason, minutes=minutes)
    return attempt


@transaction.atomic
def pause(*, attempt_id: int, actor: User, reason: str) -> Attempt:
    """Pause the clock; raises `NotRunning` or `IsPaused`."""
    attempt = _running(attempt_id)
    if attempt.paused_at:
        raise IsPaused
    attempt.paused_at = now()
    attempt.save(update_fields=["paused_at"])
    _record(attempt, actor, SupervisorVerb.PAUSE, reason)
    return attempt


@transaction.atomic
def resume(*, attempt_id: int, actor: User, reason: str) -> Attempt:
    """Resume the clock where it stopped; raises `NotRunning` or `IsNotPaused`."""
    attempt = _running(attempt_id)
    if attempt.paused_at is None or attempt.deadline_at is None:
        raise IsNotPaused
    stood = now() - attempt.paused_at
    attempt.deadline_at += stood
    attempt.paused_at = None
    attempt.save(update_fields=["deadline_at", "paused_at"])
    _record(attempt, actor, SupervisorVerb.RESUME, reason, seconds=round(stood.total_seconds()))
    return attempt


@transaction.atomic
def reset_login(*, attempt_id: int, actor: User, reason: str) -> Attempt:
    """Invalidate the session's token, so that the participant can enter again from another device."""
    attempt = _running(attempt_id)
    attempt.token_hash = ""
    attempt.save(update_fields=["token_hash"])
    _record(attempt, actor, SupervisorVerb.RESET_LOGIN, reason)
    return attempt


@transaction.atomic
def end_attempt(*, attempt_id: int, actor: User, reason: str) -> Attempt:
    """End a user's attempt with its saved answers; raises `NotRunning`."""
    attempt = _running(attempt_id)
    finish(attempt, now(), EndReason.SUPERVISOR)
    _record(attempt, actor, SupervisorVerb.END, reason)
    return attempt


def _running(attempt_id: int) -> Attempt:
    attempt = lock_attempts(Attempt.objects.filter(pk=attempt_id)).get()
    if attempt.status != AttemptStatus.RUNNING or is_overdue(attempt, now()):
        raise NotRunning
    return attempt


def _record(attempt: Attempt, actor: User, action: SupervisorVerb, reason: str, **details: Any) -> None:
    SupervisorAction.objects.create(
        attempt=attempt, actor=actor, action=action, reason=reason, details=details
    )
