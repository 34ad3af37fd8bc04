"""The log of the payment provider's notifications."""

from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _


class Verdict(models.TextChoices):
    """The result of processing a notification."""

    APPLIED = "applied"
    NOTED = "noted", "noted, order unchanged"
    STALE = "stale", "too late, ignored"
    CONFIRMED = "confirmed", "confirms what is known"
    REVIEW = "review", "needs a human"
    REPLAY = "replay", "seen before"
    MISMATCH = "mismatch", "another amount"
    UNKNOWN_ORDER = "unknown_order", "unknown order"
    FORGED = "forged", "wrong signature"


PROCESSED = (Verdict.APPLIED, Verdict.NOTED, Verdict.STALE, Verdict.CONFIRMED, Verdict.REVIEW)


class PaymentNotification(models.Model):
    """The raw log of everything that was posted to the notification endpoint; rows are only added.

    `fingerprint` is equal for repetitions, which are processed once.
    """

    order_id = models.CharField("nomor pesanan", max_length=50, db_index=True)
    transaction_id = models.CharField("nomor transaksi penyedia", max_length=64, blank=True)
    transaction_status = models.CharField("status transaksi", max_length=30)
    status_code = models.CharField("kode status", max_length=5)
    fingerprint = models.CharField("sidik isi", max_length=64)
    body = models.TextField("isi")
    verdict = models.CharField("hasil", max_length=13, choices=Verdict.choices)
    received_at = models.DateTimeField("diterima", db_index=True)

    class Meta:
        verbose_name = _("notifikasi pembayaran")
        verbose_name_plural = _("notifikasi pembayaran")
        constraints = [
            models.UniqueConstraint(
                fields=["fingerprint"],
                condition=Q(verdict__in=PROCESSED),
                name="notification_processed_once",
            )
        ]

    def __str__(self) -> str:
        return self.order_id
