"""What a user owns: one row per seat."""

import uuid

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from duxi.catalog.models import Product


class SourceKind(models.TextChoices):
    """The source of an entitlement; `source_reference` is the key of its row."""

    ORDER_LINE = "order_line", _("Pembelian")
    CLASS_VOUCHER = "class_voucher", _("Voucher kelas")
    STAFF = "staff", _("Diberikan oleh staf")
    CONTRACT = "contract", _("Kontrak perusahaan")
    SUBSCRIPTION = "subscription", _("Langganan workshop")


class EntitlementStatus(models.TextChoices):
    """The status of an entitlement; `actions.status.LEGAL_MOVES` defines the transitions."""

    ACTIVE = "active", _("Aktif")
    COMPLETED = "completed", _("Selesai")
    WITHDRAWN = "withdrawn", _("Ditarik")


LIVE = (EntitlementStatus.ACTIVE, EntitlementStatus.COMPLETED)


class Entitlement(models.Model):
    """One seat in one product. Rows are never deleted: withdrawing changes the status.

    `holder` takes part (None: not named yet), `bought_by` paid or received it from staff. Seats are numbered
    within their source; a seat granted again gets a new number.
    """

    uuid = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    product = models.ForeignKey(Product, on_delete=models.PROTECT, related_name="entitlements")
    holder = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        null=True,
        blank=True,
        on_delete=models.PROTECT,
        related_name="entitlements",
    )
    bought_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="bought_entitlements"
    )
    source_kind = models.CharField(max_length=13, choices=SourceKind.choices)
    source_reference = models.CharField(max_length=80)
    seat_number = models.PositiveIntegerField(default=1)
    status = models.CharField(
        max_length=9, choices=EntitlementStatus.choices, default=EntitlementStatus.ACTIVE
    )
    granted_at = models.DateTimeField()
    completed_at = models.DateTimeField(null=True, blank=True)
    withdrawn_at = models.DateTimeField(null=True, blank=True)
    withdrawn_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT, related_name="+"
    )
    withdrawal_reason = models.CharField(max_length=500, blank=True)

    class Meta:
        verbose_name = _("kepemilikan")
        verbose_name_plural = _("kepemilikan")
        constraints = [
            models.UniqueConstraint(
                fields=["source_kind", "source_reference", "seat_number"], name="entitlement_seat_once"
            ),
            models.CheckConstraint(condition=Q(seat_number__gte=1), name="entitlement_seat_positive"),
            models.CheckConstraint(
                condition=Q(status="active", completed_at=None, withdrawn_at=None)
                | Q(status="completed", completed_at__isnull=False, withdrawn_at=None)
                | Q(status="withdrawn", withdrawn_at__isnull=False),
                name="entitlement_status_fits_times",
            ),
        ]
        indexes = [
            models.Index(fields=["holder", "product"], name="entitlement_of_holder"),
            models.Index(fields=["bought_by", "-granted_at"], name="entitlement_of_buyer"),
            models.Index(fields=["product", "status"], name="entitlement_of_product"),
        ]

    def __str__(self) -> str:
        return str(self.uuid)
