"""Staff's actions on souvenirs: restock, mark as sent, mark as received."""

from django.db.models import F
from django.utils.translation import gettext_lazy as _

from duxi.core.clock import now
from duxi.core.errors import Rejected
from duxi.learning.models import DeliveryStatus, Souvenir, SouvenirRequest


class StockTooSmall(Rejected):
    """Chosen souvenirs cannot be removed from the stock."""

    message = _("Stok tidak cukup untuk dikurangi sebanyak itu.")


class NotDeliverable(Rejected):
    """Another user was faster, or it was not sent yet."""

    message = _("Status suvenir ini sudah berubah. Muat ulang halaman ini.")


def restock(souvenir: Souvenir, amount: int) -> None:
    """Add to the stock, or remove from it; safe with concurrent choices."""
    there = Souvenir.objects.filter(pk=souvenir.pk, stock__gte=max(0, -amount))
    if not there.update(stock=F("stock") + amount, version=F("version") + 1, updated_at=now()):
        raise StockTooSmall


def send(request: SouvenirRequest, *, tracking_number: str = "") -> None:
    """Mark it as sent, after which the participant cannot change it; raises `NotDeliverable`."""
    _move(
        request,
        DeliveryStatus.REQUESTED,
        status=DeliveryStatus.SENT,
        sent_at=now(),
        tracking_number=tracking_number,
    )


def receive(request: SouvenirRequest) -> None:
    """Mark it as received or handed over in class; raises `NotDeliverable`."""
    _move(request, DeliveryStatus.SENT, status=DeliveryStatus.RECEIVED, received_at=now())


def _move(request: SouvenirRequest, origin: DeliveryStatus, **values: object) -> None:
    there = SouvenirRequest.objects.filter(pk=request.pk, status=origin)
    if not there.update(version=F("version") + 1, updated_at=now(), **values):
        raise NotDeliverable
