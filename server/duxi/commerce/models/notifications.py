"""The log of what the payment provider said."""

from django.db import models
from django.db.models import Q


class Verdict(models.TextChoices):
    """What became of a notification."""

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
    """The raw log of everything that knocked at the notification endpoint; rows are only ever added.

    `fingerprint` is equal for repetitions of the same news: it is processed once.
    """

    order_id = models.CharField(max_length=50, db_index=True)
    transaction_id = models.CharField(max_length=64, blank=True)
    transaction_status = models.CharField(max_length=30)
    status_code = models.CharField(max_length=5)
    fingerprint = models.CharField(max_length=64)
    body = models.TextField()
    verdict = models.CharField(max_length=13, choices=Verdict.choices)
    received_at = models.DateTimeField(db_index=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=["fingerprint"],
                condition=Q(verdict__in=PROCESSED),
                name="notification_processed_once",
            )
        ]
