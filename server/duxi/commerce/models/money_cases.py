"""Payment cases: money that the rules could not allocate, for finance to decide."""

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from duxi.commerce.models.orders import Order


class CaseKind(models.TextChoices):
    """Why finance has to look at it."""

    UNKNOWN_ORDER = "unknown_order", _("Pesanan tidak dikenal")
    OTHER_AMOUNT = "other_amount", _("Jumlah berbeda")
    SURPLUS = "surplus", _("Bayar lebih atau dua kali")
    CHARGEBACK = "chargeback", _("Ditarik kembali oleh bank")
    REFUND_FAILED = "refund_failed", _("Pengembalian gagal")
    UNFULFILLED = "unserved", _("Lunas, belum terlayani")
    MADE_OUTSIDE = "made_outside", _("Dikembalikan di luar aplikasi")
    BOOKS = "books", _("Pembukuan tidak cocok")
    COUNTER = "counter", _("Hitungan tidak cocok")


REVIEW_CASES = (
    CaseKind.OTHER_AMOUNT,
    CaseKind.SURPLUS,
    CaseKind.CHARGEBACK,
    CaseKind.MADE_OUTSIDE,
    CaseKind.BOOKS,
)
"""Kinds that also flag the order: closing the last of them ends its review."""


class MoneyCase(models.Model):
    """A case about money for finance; it stays findable when closed.

    `reference` identifies the case among others of its kind: only one with the same reference can be open.
    `order` is None for money of an unknown order, which `order_number` names as the provider does. `amount`
    in rupiah, where there is one. A case closed without a user was settled automatically. `code` and `params`
    are the finding as `commerce.orders.findings` tells it in any language, `text` is the same in Indonesian.
    """

    kind = models.CharField(_("jenis"), max_length=13, choices=CaseKind.choices)
    order = models.ForeignKey(
        Order, null=True, blank=True, on_delete=models.PROTECT, related_name="money_cases"
    )
    order_number = models.CharField(_("nomor pesanan"), max_length=50)
    reference = models.CharField(max_length=200)
    amount = models.BigIntegerField(_("nilai rupiah"), null=True, blank=True)
    text = models.CharField(_("temuan"), max_length=500)
    code = models.CharField(max_length=24, blank=True, default="", db_default="")
    params = models.JSONField(default=dict, blank=True, db_default={})
    found_at = models.DateTimeField(_("ditemukan"))
    closed_at = models.DateTimeField(_("selesai"), null=True, blank=True)
    closed_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT, related_name="+"
    )
    note = models.CharField(_("catatan"), max_length=500, blank=True)

    class Meta:
        verbose_name = _("uang yang perlu dilihat")
        verbose_name_plural = _("uang yang perlu dilihat")
        ordering = ["found_at", "pk"]
        constraints = [
            models.UniqueConstraint(
                fields=["kind", "reference"], condition=Q(closed_at=None), name="money_case_open_once"
            ),
            models.CheckConstraint(
                condition=Q(closed_at__isnull=False) | Q(closed_by=None, note=""),
                name="money_case_note_when_closed",
            ),
        ]
        indexes = [
            models.Index(fields=["found_at"], name="money_case_open", condition=Q(closed_at=None)),
            models.Index(fields=["found_at", "id"], name="money_case_all"),
        ]

    def __str__(self) -> str:
        return f"{self.get_kind_display()} {self.order_number}"
