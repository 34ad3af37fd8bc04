"""Opening subscriptions to workshops."""

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
    """Every workshop of it was taken."""

    message = _("Jatah workshop pada langganan ini sudah habis.")


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


def use_once(subscription: WorkshopSubscription) -> None:
    """Take one workshop off a subscription: of many at once no more than there are get one.

    Raises `SubscriptionOver` or `NoUsesLeft`. Callers record with `note_use` what it was taken for.
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
    """A workshop that was withdrawn is not used up; again it changes nothing."""
    use = SubscriptionUse.objects.select_for_update().filter(entitlement=seat_pk).first()
    if use is None:
        return
    WorkshopSubscription.objects.filter(pk=use.subscription_id).update(remaining=F("remaining") + 1)
    use.delete()
