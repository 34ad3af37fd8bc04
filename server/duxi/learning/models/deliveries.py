"""Parcels of bought products."""

from django.db import models
from django.utils.translation import gettext_lazy as _

from duxi.core.models import Versioned
from duxi.entitlements.models import Entitlement


class ParcelStatus(models.TextChoices):
    """The status of a parcel."""

    PREPARING = "preparing", _("Disiapkan")
    SENT = "sent", _("Dikirim")
    RECEIVED = "received", _("Diterima")


class ProductDelivery(Versioned):
    """The parcel of a seat in a product that is sent or handed over."""

    entitlement = models.OneToOneField(Entitlement, on_delete=models.PROTECT, related_name="delivery")
    status = models.CharField(max_length=9, choices=ParcelStatus.choices, default=ParcelStatus.PREPARING)
    courier = models.CharField(_("kurir"), max_length=60, blank=True)
    tracking_number = models.CharField(_("nomor resi"), max_length=60, blank=True)
    note = models.CharField(_("catatan untuk pembeli"), max_length=200, blank=True)
    created_at = models.DateTimeField()
    sent_at = models.DateTimeField(null=True, blank=True)
    received_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        verbose_name = _("pengiriman produk")
        verbose_name_plural = _("pengiriman produk")
        constraints = [
            models.CheckConstraint(
                condition=models.Q(status="preparing", sent_at=None)
                | models.Q(status__in=["sent", "received"], sent_at__isnull=False),
                name="delivery_sent_has_time",
            )
        ]

    def __str__(self) -> str:
        return str(self.entitlement_id)
