"""Free assessments: started without an account, claimed by one account, otherwise deleted."""

from datetime import datetime, timedelta

from django.db import transaction
from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.core.clock import now
from duxi.core.errors import NotFound
from duxi.core.secrets import digest
from duxi.exams.actions.attempts import close_overdue, enter, new_seed
from duxi.exams.models import Attempt, AttemptStatus, Blueprint
from duxi.exams.policies import FREE_ASSESSMENT

UNCLAIMED_RETENTION = timedelta(days=7)


class NothingToClaim(NotFound):
    """The token's attempt is unfinished, deleted, or claimed by another account."""

    message = _("Hasil asesmen gratis ini sudah tidak tersedia.")


@transaction.atomic
def start(*, blueprint: Blueprint) -> tuple[Attempt, str]:
    """A visitor's running attempt with its only token."""
    attempt = Attempt.objects.create(policy=FREE_ASSESSMENT.name, blueprint=blueprint, seed=new_seed())
    return attempt, enter(attempt)


def claim(*, user: User, token: str) -> Attempt:
    """Assign a visitor's finished attempt to an account; the first account keeps it.

    Claiming again by the same account changes nothing. Raises `NothingToClaim`.
    """
    found = Attempt.objects.filter(policy=FREE_ASSESSMENT.name, token_hash=digest(token))
    close_overdue(found)
    unclaimed = found.filter(participant=None, status=AttemptStatus.FINISHED, created_at__gt=_oldest())
    unclaimed.update(participant=user)
    claimed = found.filter(participant=user).first()
    if claimed is None:
        raise NothingToClaim
    return claimed


def forget_unclaimed() -> int:
    """Delete attempts that were not claimed in time; returns how many."""
    old = Attempt.objects.filter(participant=None, created_at__lte=_oldest())
    count = old.count()
    old.delete()
    return count


def _oldest() -> datetime:
    return now() - UNCLAIMED_RETENTION
