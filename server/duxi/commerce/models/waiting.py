"""Who waits for a seat of what is sold out, and for whom one is held."""

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from duxi.catalog.models import Product


class WaitingStatus(models.TextChoices):
    """The life of an entry: from waiting to an offer, from there to one of three ends."""

    WAITING = "waiting", _("Menunggu")
    OFFERED = "offered", _("Ditawari kursi")
    TAKEN = "taken", _("Sudah memesan")
    EXPIRED = "expired", _("Tawaran berakhir")
    LEFT = "left", pgettext_lazy("waiting list", "Keluar")


OPEN = (WaitingStatus.WAITING, WaitingStatus.OFFERED)


class WaitingEntry(models.Model):
    """One person's place in the line for one product; who came first has the smaller number.

    While it is offered, one seat of the product's `sold` is this entry's; no order has it.
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
