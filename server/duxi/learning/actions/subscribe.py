"""Opening subscriptions to workshops."""

from datetime import datetime, timedelta

from duxi.accounts.models import User
from duxi.catalog.models import Product
from duxi.learning.models import WorkshopSubscription


def subscribe(
    *,
    subscriber: User,
    product: Product,
    period_days: int,
    quota: int | None,
    reference: str,
    starts_at: datetime,
) -> None:
    """Open a subscription of so many days and workshops; the same reference again changes nothing."""
    WorkshopSubscription.objects.get_or_create(
        reference=reference,
        defaults={
            "subscriber": subscriber,
            "product": product,
            "starts_at": starts_at,
            "valid_until": starts_at + timedelta(days=period_days),
            "remaining": quota,
        },
    )


def unsubscribe(*, reference: str) -> None:
    """End the subscription that this order line opened, as if it had never been."""
    WorkshopSubscription.objects.filter(reference=reference).delete()


def has_been_used(*, reference: str, quota: int | None) -> bool:
    """Whether a workshop was taken with the subscription that was sold with so many."""
    sold_with = WorkshopSubscription.objects.filter(reference=reference, remaining__isnull=False)
    return quota is not None and sold_with.filter(remaining__lt=quota).exists()
