"""Souvenirs that participants of classes choose from a stock."""

from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from duxi.core.models import Managed, Versioned
from duxi.core.pictures.fields import PictureField
from duxi.entitlements.models import Entitlement


class Souvenir(Managed):
    """A souvenir; `stock` is the number that is still available."""

    name = models.CharField(
        _("nama"),
        max_length=100,
        unique=True,
        error_messages={"unique": _("Suvenir dengan nama ini sudah ada.")},
    )
    description = models.CharField(_("keterangan"), max_length=300, blank=True)
    image = PictureField(_("gambar"), max_length=200, blank=True)
    stock = models.PositiveIntegerField(_("stok"), default=0)
    position = models.PositiveSmallIntegerField(_("urutan"), default=0)
    is_active = models.BooleanField(_("ditawarkan"), default=True)

    class Meta:
        ordering = ["position", "name"]
        verbose_name = _("suvenir")
        verbose_name_plural = _("suvenir")

    def __str__(self) -> str:
        return self.name


class SouvenirChangeReason(models.Model):
    """A reason for changing the chosen souvenir."""

    text = models.CharField(max_length=150, unique=True)
    position = models.PositiveSmallIntegerField(default=0)

    class Meta:
        ordering = ["position", "pk"]
        verbose_name = _("alasan ganti suvenir")
        verbose_name_plural = _("alasan ganti suvenir")

    def __str__(self) -> str:
        return self.text


class DeliveryStatus(models.TextChoices):
    """The status of a souvenir; once it is sent, the choice cannot change."""

    REQUESTED = "requested", _("Diminta")
    SENT = "sent", _("Dikirim")
    RECEIVED = "received", _("Diterima")


class SouvenirRequest(Versioned):
    """The souvenir that the holder of a seat chose; `changes` counts the changes."""

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
    tracking_number = models.CharField(_("nomor resi"), max_length=60, blank=True)
    sent_at = models.DateTimeField(null=True, blank=True)
    received_at = models.DateTimeField(null=True, blank=True)

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
