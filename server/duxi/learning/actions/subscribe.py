"""Workshop subscriptions: creating and using them."""

from datetime import datetime, timedelta

from django.db import transaction
from django.db.models import F, Q, QuerySet
from django.utils.translation import gettext_lazy as _

from duxi.core.clock import now
from duxi.core.errors import Rejected
from duxi.entitlements.models import Entitlement
from duxi.learning.models import SubscriptionUse, WorkshopSubscription


class SubscriptionOver(Rejected):
    """Its last day is past."""

    message = _("Masa berlaku langganan Anda sudah berakhir.")


class NoUsesLeft(Rejected):
    """All workshops are used."""

    message = _("Jatah workshop pada langganan ini sudah habis.")


def subscribe(*, entitlement: Entitlement, period_days: int, quota: int | None, starts_at: datetime) -> None:
    """Create a subscription for a number of days and workshops; idempotent per seat."""
    WorkshopSubscription.objects.get_or_create(
        entitlement=entitlement,
        defaults={
            "starts_at": starts_at,
            "valid_until": starts_at + timedelta(days=period_days),
            "remaining": quota,
        },
    )


def has_been_used(seats: QuerySet[Entitlement], *, quota: int | None) -> bool:
    """Whether a workshop was taken with one of these subscriptions, sold with this quota."""
    sold_with = WorkshopSubscription.objects.filter(entitlement__in=seats, remaining__isnull=False)
    return quota is not None and sold_with.filter(remaining__lt=quota).exists()


def use_once(subscription: WorkshopSubscription) -> None:
    """Use one workshop of a subscription; concurrent callers never exceed the quota.

    Raises `SubscriptionOver` or `NoUsesLeft`. Callers record the workshop with `note_use`.
    """
    if subscription.valid_until <= now():
        raise SubscriptionOver
    left = WorkshopSubscription.objects.filter(Q(remaining=None) | Q(remaining__gte=1), pk=subscription.pk)
    if not left.update(remaining=F("remaining") - 1):
        raise NoUsesLeft


def note_use(subscription: WorkshopSubscription, seat: Entitlement) -> None:
    SubscriptionUse.objects.create(subscription=subscription, entitlement=seat, used_at=now())


@transaction.atomic
def give_use_back(seat_pk: int) -> None:
    """Return the use of a withdrawn workshop; idempotent."""
    use = SubscriptionUse.objects.select_for_update().filter(entitlement=seat_pk).first()
    if use is None:
        return
    WorkshopSubscription.objects.filter(pk=use.subscription_id).update(remaining=F("remaining") + 1)
    use.delete()
