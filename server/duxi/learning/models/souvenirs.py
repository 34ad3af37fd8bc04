"""Souvenirs that participants of classes choose from a stock."""

from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from duxi.core.pictures.fields import PictureField
from duxi.entitlements.models import Entitlement


class Souvenir(models.Model):
    """One thing to choose; `stock` is what nobody has chosen yet."""

    name = models.CharField(max_length=100, unique=True)
    description = models.CharField(max_length=300, blank=True)
    image = PictureField(max_length=200, blank=True)
    stock = models.PositiveIntegerField(default=0)
    position = models.PositiveSmallIntegerField(default=0)
    is_active = models.BooleanField(default=True)

    class Meta:
        ordering = ["position", "name"]
        verbose_name = _("suvenir")
        verbose_name_plural = _("suvenir")

    def __str__(self) -> str:
        return self.name


class SouvenirChangeReason(models.Model):
    """Why somebody wants another souvenir than the one they chose."""

    text = models.CharField(max_length=150, unique=True)
    position = models.PositiveSmallIntegerField(default=0)

    class Meta:
        ordering = ["position", "pk"]
        verbose_name = _("alasan ganti suvenir")
        verbose_name_plural = _("alasan ganti suvenir")

    def __str__(self) -> str:
        return self.text


class DeliveryStatus(models.TextChoices):
    """How far a souvenir has come; from the parcel on it is not changed any more."""

    REQUESTED = "requested", _("Diminta")
    SENT = "sent", _("Dikirim")
    RECEIVED = "received", _("Diterima")


class SouvenirRequest(models.Model):
    """The souvenir that the holder of a seat chose; `changes` counts how often they chose anew."""

    entitlement = models.OneToOneField(Entitlement, on_delete=models.PROTECT, related_name="souvenir_request")
    souvenir = models.ForeignKey(Souvenir, on_delete=models.PROTECT, related_name="requests")
    status = models.CharField(max_length=9, choices=DeliveryStatus.choices, default=DeliveryStatus.REQUESTED)
    requested_at = models.DateTimeField()
    changed_at = models.DateTimeField(null=True, blank=True)
    changes = models.PositiveSmallIntegerField(default=0)
    reason = models.ForeignKey(
        SouvenirChangeReason, null=True, blank=True, on_delete=models.SET_NULL, related_name="+"
    )
    reason_text = models.CharField(max_length=300, blank=True)
    tracking_number = models.CharField(max_length=60, blank=True)

    class Meta:
        verbose_name = _("permintaan suvenir")
        verbose_name_plural = _("permintaan suvenir")
        constraints = [
            models.CheckConstraint(
                condition=Q(changes=0, changed_at=None) | Q(changes__gte=1, changed_at__isnull=False),
                name="souvenir_change_has_time",
            )
        ]

    def __str__(self) -> str:
        return str(self.souvenir)
