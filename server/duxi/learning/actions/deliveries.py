"""Parcels of bought products."""

from collections.abc import Iterable

from django.db.models import F
from django.utils.translation import gettext_lazy as _

from duxi.core.clock import now
from duxi.core.errors import Rejected
from duxi.entitlements.models import Entitlement
from duxi.learning.models import ParcelStatus, ProductDelivery


class DeliveryMoved(Rejected):
    """Another user was faster, or the parcel was not sent yet."""

    message = _("Status pengiriman ini sudah berubah. Muat ulang halaman ini.")


def open_deliveries(seats: Iterable[Entitlement]) -> None:
    """Create each seat's parcel; idempotent."""
    rows = [ProductDelivery(entitlement=seat, created_at=now()) for seat in seats]
    ProductDelivery.objects.bulk_create(rows, ignore_conflicts=True)


def send(delivery: ProductDelivery, *, courier: str = "", tracking_number: str = "") -> None:
    """Mark the parcel as sent; raises `DeliveryMoved`."""
    _move(
        delivery,
        ParcelStatus.PREPARING,
        status=ParcelStatus.SENT,
        sent_at=now(),
        courier=courier,
        tracking_number=tracking_number,
    )


def receive(delivery: ProductDelivery) -> None:
    """Mark it as received or handed over; raises `DeliveryMoved`."""
    _move(delivery, ParcelStatus.SENT, status=ParcelStatus.RECEIVED, received_at=now())


def _move(delivery: ProductDelivery, origin: ParcelStatus, **values: object) -> None:
    there = ProductDelivery.objects.filter(pk=delivery.pk, status=origin)
    if not there.update(version=F("version") + 1, updated_at=now(), **values):
        raise DeliveryMoved
