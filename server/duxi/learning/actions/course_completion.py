"""Completing seats of e-learning courses, for which their certificates are issued."""

from duxi.core.clock import now
from duxi.entitlements.actions.status import complete
from duxi.entitlements.models import Entitlement, EntitlementStatus
from duxi.learning.queries.courses import progress_of, started_seats


def complete_if_done(seat: Entitlement) -> bool:
    """Complete a seat once every content that counts for it is completed; idempotent."""
    if seat.status != EntitlementStatus.ACTIVE or progress_of(seat).percent < 100:
        return False
    return complete(seat.pk, completed_at=now())


def complete_done_courses() -> int:
    """Complete the seats that no action has completed; returns how many."""
    return sum(complete_if_done(seat) for seat in started_seats().iterator())
