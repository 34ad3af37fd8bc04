"""Opening subscriptions to workshops."""

from datetime import datetime, timedelta

from django.db.models import QuerySet

from duxi.entitlements.models import Entitlement
from duxi.learning.models import WorkshopSubscription


def subscribe(*, entitlement: Entitlement, period_days: int, quota: int | None, starts_at: datetime) -> None:
    """Open a subscription of so many days and workshops; for the same seat again it changes nothing."""
    WorkshopSubscription.objects.get_or_create(
        entitlement=entitlement,
        defaults={
            "starts_at": starts_at,
            "valid_until": starts_at + timedelta(days=period_days),
            "remaining": quota,
        },
    )


def has_been_used(seats: QuerySet[Entitlement], *, quota: int | None) -> bool:
    """Whether a workshop was taken with one of the subscriptions that were sold with so many."""
    sold_with = WorkshopSubscription.objects.filter(entitlement__in=seats, remaining__isnull=False)
    return quota is not None and sold_with.filter(remaining__lt=quota).exists()
