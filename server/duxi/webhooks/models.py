"""Webhooks and their deliveries."""

import uuid

from django.contrib.postgres.fields import ArrayField
from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from duxi.core.models import Managed


class WebhookEvent(models.TextChoices):
    """What a webhook can be sent; the values are part of the contract with integrators."""

    ORDER_PAID = "order.paid", _("Pesanan dibayar")
    ORDER_EXPIRED = "order.expired", _("Pesanan kedaluwarsa")
    REFUND_DONE = "refund.done", _("Dana dikembalikan")
    SEAT_GRANTED = "seat.granted", _("Kursi diberikan")
    SEAT_WITHDRAWN = "seat.withdrawn", _("Kursi ditarik")
    SEAT_COMPLETED = "seat.completed", _("Kursi selesai")
    ATTEMPT_FINISHED = "attempt.finished", _("Ujian atau asesmen selesai")
    CERTIFICATE_ISSUED = "certificate.issued", _("Sertifikat terbit")


TEST_EVENT = "webhook.test"
"""Sent on request of staff, to every webhook whatever its events."""


class StopReason(models.TextChoices):
    """Why the product itself stopped a webhook."""

    NONE = "", "–"
    GONE = "gone", _("Penerima menjawab 410 Gone")
    FAILING = "failing", _("Penerima gagal terlalu lama")


class Webhook(Managed):
    """An address of another system and the events that it receives.

    `secret` is encrypted; `previous_secret` also signs until `previous_until`, so that the receiver can
    change it without a gap. `failing_since` is the first failure after the latest success.
    """

    name = models.CharField(_("nama"), max_length=100)
    url = models.URLField(_("alamat"), max_length=500)
    events = ArrayField(
        models.CharField(max_length=30, choices=WebhookEvent.choices), verbose_name=_("kejadian")
    )
    is_active = models.BooleanField(_("aktif"), default=True)
    secret = models.CharField(max_length=300, editable=False)
    previous_secret = models.CharField(max_length=300, blank=True, editable=False)
    previous_until = models.DateTimeField(
        _("rahasia lama berlaku sampai"), null=True, blank=True, editable=False
    )
    failing_since = models.DateTimeField(_("gagal sejak"), null=True, blank=True, editable=False)
    stopped_at = models.DateTimeField(_("dihentikan"), null=True, blank=True, editable=False)
    stop_reason = models.CharField(
        _("alasan berhenti"), max_length=7, choices=StopReason.choices, blank=True, editable=False
    )

    class Meta:
        verbose_name = _("webhook")
        verbose_name_plural = _("webhook")
        constraints = [
            models.CheckConstraint(
                condition=Q(stopped_at=None, stop_reason="")
                | (Q(stopped_at__isnull=False, is_active=False) & ~Q(stop_reason="")),
                name="webhook_stopped_with_reason",
            )
        ]

    def __str__(self) -> str:
        return self.name


class WebhookDeliveryStatus(models.TextChoices):
    WAITING = "waiting", _("Menunggu")
    DELIVERED = "delivered", _("Terkirim")
    FAILED = "failed", _("Gagal")
    DROPPED = "dropped", _("Dibatalkan")


class WebhookDelivery(models.Model):
    """One message for one webhook, written in the transaction of its event.

    `uuid` identifies the message for the receiver over all attempts. It is due at `due_at` while waiting; a
    process that sends it moves that time, so that no other sends it as well. `status_code` and `answer` are
    of the latest attempt; `error` says why there was none.
    """

    uuid = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    webhook = models.ForeignKey(Webhook, on_delete=models.CASCADE, related_name="deliveries")
    event = models.CharField(_("kejadian"), max_length=30)
    payload = models.JSONField()
    status = models.CharField(
        max_length=9, choices=WebhookDeliveryStatus.choices, default=WebhookDeliveryStatus.WAITING
    )
    attempts = models.PositiveSmallIntegerField(default=0)
    due_at = models.DateTimeField(null=True)
    status_code = models.PositiveSmallIntegerField(null=True)
    answer = models.CharField(_("isi jawaban"), max_length=500, blank=True)
    error = models.CharField(max_length=200, blank=True)
    milliseconds = models.PositiveIntegerField(_("milidetik"), null=True)
    created_at = models.DateTimeField(db_index=True)
    sent_at = models.DateTimeField(null=True)

    class Meta:
        verbose_name = _("kiriman webhook")
        verbose_name_plural = _("kiriman webhook")
        constraints = [
            models.CheckConstraint(
                condition=Q(status="waiting", due_at__isnull=False) | (~Q(status="waiting") & Q(due_at=None)),
                name="webhook_delivery_due_while_waiting",
            )
        ]
        indexes = [
            models.Index(fields=["due_at"], name="webhook_delivery_due", condition=Q(status="waiting")),
            models.Index(fields=["webhook", "-created_at"], name="webhook_deliveries"),
        ]

    def __str__(self) -> str:
        return f"{self.event} {self.uuid}"
