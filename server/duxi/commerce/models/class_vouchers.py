"""Vouchers that enrol their bearer in a class."""

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from duxi.catalog.models import Product


class ClassVoucher(models.Model):
    """A code that enrols one person in one class, once; `label` names its batch.

    `code` is stored in capitals without separators, however it is printed.
    """

    code = models.CharField("kode", max_length=20, unique=True)
    product = models.ForeignKey(
        Product,
        on_delete=models.PROTECT,
        related_name="+",
        limit_choices_to={"kind": "oti"},
        verbose_name="kelas",
    )
    label = models.CharField("keterangan", max_length=100, blank=True)
    valid_until = models.DateTimeField("berlaku sampai", null=True, blank=True)
    used_by = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        null=True,
        blank=True,
        on_delete=models.PROTECT,
        related_name="class_vouchers",
        verbose_name="dipakai oleh",
    )
    used_at = models.DateTimeField("dipakai", null=True, blank=True)
    created_at = models.DateTimeField("dibuat", auto_now_add=True)

    class Meta:
        verbose_name = _("voucher kelas")
        verbose_name_plural = _("voucher kelas")
        constraints = [
            models.UniqueConstraint(fields=["used_by", "product"], name="class_voucher_once_per_person"),
            models.CheckConstraint(
                condition=Q(used_by=None, used_at=None) | Q(used_by__isnull=False, used_at__isnull=False),
                name="class_voucher_use_has_time",
            ),
        ]

    def __str__(self) -> str:
        return self.code
