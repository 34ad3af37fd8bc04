"""Taking workshops with a subscription, instead of paying for each."""

from uuid import UUID

from django.db import transaction
from django.db.models import F, QuerySet
from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.catalog.kinds import KINDS, Purchase, Source
from duxi.catalog.models import Product
from duxi.commerce.shop.actions import seats
from duxi.core.clock import now
from duxi.core.errors import NotFound, Rejected
from duxi.entitlements.models import Entitlement, SourceKind
from duxi.entitlements.queries import live_seats_of, owned_by, owns
from duxi.learning.actions.subscribe import note_use, use_once
from duxi.learning.models import WorkshopSubscription
from duxi.offerings.kinds.workshop import KIND as WORKSHOP
from duxi.offerings.kinds.workshop_subscription import WorkshopSubscriptionDetail


class NotCovered(Rejected):
    """Another category, another time, or no longer on sale."""

    message = _("Workshop ini tidak tercakup dalam langganan Anda.")


class AlreadyTaken(Rejected):
    """A second seat for the same person would be a seat lost for others."""

    message = _("Anda sudah terdaftar di workshop ini.")


class WorkshopFull(Rejected):
    """No seat is left; the subscription stays as it was."""

    message = _("Kursi workshop ini sudah habis. Jatah langganan Anda tidak berkurang.")


def subscription_for(user: User, seat_uuid: UUID) -> WorkshopSubscription:
    """A subscription that a user holds; raises `NotFound`."""
    rows = WorkshopSubscription.objects.filter(entitlement__in=owned_by(user), entitlement__uuid=seat_uuid)
    found = rows.select_related("entitlement__product").first()
    if found is None:
        raise NotFound
    return found


def covered_workshops(subscription: WorkshopSubscription) -> QuerySet[Product]:
    """The workshops to come that may be taken with a subscription, the next first."""
    covered = WorkshopSubscriptionDetail.covered_categories.through.objects.filter(
        workshopsubscriptiondetail=subscription.entitlement.product_id
    )
    coming = Product.objects.filter(
        kind=WORKSHOP.slug,
        is_published=True,
        category__in=covered.values("category"),
        starts_at__gt=now(),
        starts_at__lt=subscription.valid_until,
    )
    return coming.select_related("location").order_by("starts_at", "pk")


@transaction.atomic
def take_workshop(*, user: User, subscription: WorkshopSubscription, slug: str) -> Entitlement:
    """A seat in a workshop for one use of a subscription, in one transaction.

    Raises `SubscriptionOver`, `NoUsesLeft`, `NotCovered`, `AlreadyTaken` or `WorkshopFull`.
    """
    use_once(subscription)
    workshop = covered_workshops(subscription).filter(slug=slug).first()
    if workshop is None:
        raise NotCovered
    if owns(user, workshop):
        raise AlreadyTaken
    if not seats.take_one(workshop.pk, 1):
        raise WorkshopFull
    # No order has this seat in its lines.
    Product.objects.filter(pk=workshop.pk).update(sold_elsewhere=F("sold_elsewhere") + 1)
    seat = _grant(user, subscription, workshop)
    note_use(subscription, seat)
    return seat


def _grant(user: User, subscription: WorkshopSubscription, workshop: Product) -> Entitlement:
    source = Source(SourceKind.SUBSCRIPTION, f"{subscription.pk}:{workshop.pk}")
    purchase = Purchase(
        buyer=user, product=workshop, quantity=1, source=source, paid_at=now(), instansi_id=None
    )
    KINDS[workshop.kind].fulfil(purchase)
    return live_seats_of(source).get()
