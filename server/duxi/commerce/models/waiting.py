"""Waiting lists of sold-out products, and offered seats."""

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from duxi.catalog.models import Product


class WaitingStatus(models.TextChoices):
    """The status of an entry: waiting, then offered, then one of three ends."""

    WAITING = "waiting", _("Menunggu")
    OFFERED = "offered", _("Ditawari kursi")
    TAKEN = "taken", _("Sudah memesan")
    EXPIRED = "expired", _("Tawaran berakhir")
    LEFT = "left", pgettext_lazy("waiting list", "Keluar")


OPEN = (WaitingStatus.WAITING, WaitingStatus.OFFERED)


class WaitingEntry(models.Model):
    """A user's place in the waiting list of one product; a smaller id comes first.

    While it is offered, one seat of the product's `sold` belongs to this entry and to no order.
    """

    person = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.CASCADE,
        related_name="waiting_entries",
        verbose_name="orang",
    )
    product = models.ForeignKey(
        Product, on_delete=models.PROTECT, related_name="waiting_entries", verbose_name="produk"
    )
    status = models.CharField(
        "status", max_length=7, choices=WaitingStatus.choices, default=WaitingStatus.WAITING
    )
    created_at = models.DateTimeField("dibuat")
    offered_at = models.DateTimeField("ditawarkan", null=True, blank=True)
    offered_until = models.DateTimeField("ditawarkan sampai", null=True, blank=True)
    closed_at = models.DateTimeField("ditutup", null=True, blank=True)

    class Meta:
        verbose_name = _("daftar tunggu")
        verbose_name_plural = _("daftar tunggu")
        constraints = [
            models.UniqueConstraint(
                fields=["person", "product"], name="waiting_once", condition=Q(status__in=OPEN)
            ),
            models.CheckConstraint(
                condition=~Q(status=WaitingStatus.OFFERED) | Q(offered_until__isnull=False),
                name="waiting_offer_ends",
            ),
            models.CheckConstraint(
                condition=Q(status__in=OPEN, closed_at=None)
                | (~Q(status__in=OPEN) & Q(closed_at__isnull=False)),
                name="waiting_end_has_time",
            ),
        ]
        indexes = [
            models.Index(
                fields=["product", "id"], name="waiting_line", condition=Q(status=WaitingStatus.WAITING)
            ),
            models.Index(
                fields=["offered_until"], name="waiting_offers", condition=Q(status=WaitingStatus.OFFERED)
            ),
        ]

    def __str__(self) -> str:
        return f"{self.person} · {self.product}"
