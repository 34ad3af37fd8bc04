"""Status changes of entitlements: completed or withdrawn."""

from collections.abc import Mapping
from datetime import datetime

from django.db import transaction
from django.db.models import QuerySet

from duxi.accounts.models import User
from duxi.core.clock import now
from duxi.entitlements.events import EntitlementChanged, entitlement_completed, entitlement_withdrawn
from duxi.entitlements.models import Entitlement, EntitlementStatus

LEGAL_MOVES: Mapping[str, frozenset[str]] = {
    EntitlementStatus.ACTIVE: frozenset({EntitlementStatus.COMPLETED, EntitlementStatus.WITHDRAWN}),
    EntitlementStatus.COMPLETED: frozenset({EntitlementStatus.WITHDRAWN}),
    EntitlementStatus.WITHDRAWN: frozenset(),
}


@transaction.atomic
def withdraw(
    seats: QuerySet[Entitlement], *, reason: str, withdrawn_by: User | None = None
) -> list[Entitlement]:
    """Withdraw those of the seats that can be; returns them. Idempotent."""
    changed = _movable(seats, EntitlementStatus.WITHDRAWN)
    Entitlement.objects.filter(pk__in=[one.pk for one in changed]).update(
        status=EntitlementStatus.WITHDRAWN,
        withdrawn_at=now(),
        withdrawn_by=withdrawn_by,
        withdrawal_reason=reason[:500],
    )
    for entitlement in changed:
        entitlement_withdrawn.announce(EntitlementChanged(entitlement.pk))
    return changed


@transaction.atomic
def complete(entitlement_pk: int, *, completed_at: datetime) -> bool:
    """Mark a seat completed; False if it already is, or was withdrawn."""
    changed = _movable(Entitlement.objects.filter(pk=entitlement_pk), EntitlementStatus.COMPLETED)
    for entitlement in changed:
        entitlement.status, entitlement.completed_at = EntitlementStatus.COMPLETED, completed_at
        entitlement.save(update_fields=["status", "completed_at"])
        entitlement_completed.announce(EntitlementChanged(entitlement.pk))
    return bool(changed)


def _movable(seats: QuerySet[Entitlement], status: EntitlementStatus) -> list[Entitlement]:
    """The seats that may change to `status`, locked in the order of their ids."""
    origins = [origin for origin, ends in LEGAL_MOVES.items() if status in ends]
    locked = seats.select_for_update(of=("self",)).filter(status__in=origins)
    return list(locked.order_by("pk"))
