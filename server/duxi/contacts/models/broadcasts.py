"""Broadcasts and their recipients."""

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from duxi.contacts.models.contacts import Contact
from duxi.contacts.models.mails import MailTemplate
from duxi.contacts.models.segments import Segment
from duxi.core.models import Versioned
from duxi.gateways.models import SentMail


class BroadcastStatus(models.TextChoices):
    DRAFT = "draft", _("Draf")
    SENDING = "sending", _("Sedang dikirim")
    PAUSED = "paused", _("Dijeda")
    FINISHED = "finished", _("Selesai")
    CANCELLED = "cancelled", _("Dibatalkan")


class Broadcast(Versioned):
    """One mail to the contacts of a segment; `texts` is a copy of the template's from when it started."""

    name = models.CharField(_("nama"), max_length=100)
    template = models.ForeignKey(
        MailTemplate, on_delete=models.PROTECT, related_name="broadcasts", verbose_name=_("templat")
    )
    segment = models.ForeignKey(
        Segment, on_delete=models.PROTECT, related_name="broadcasts", verbose_name=_("segmen")
    )
    status = models.CharField(
        _("status"),
        max_length=9,
        choices=BroadcastStatus.choices,
        default=BroadcastStatus.DRAFT,
        editable=False,
    )
    texts = models.JSONField(default=list, editable=False)
    started_by = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        null=True,
        editable=False,
        on_delete=models.SET_NULL,
        related_name="+",
        verbose_name=_("dimulai oleh"),
    )
    created_at = models.DateTimeField(_("dibuat"), auto_now_add=True)
    started_at = models.DateTimeField(_("dimulai"), null=True, editable=False)
    finished_at = models.DateTimeField(_("selesai"), null=True, editable=False)

    class Meta:
        verbose_name = _("siaran email")
        verbose_name_plural = _("siaran email")
        indexes = [models.Index(fields=["status"], name="broadcast_open", condition=Q(status="sending"))]

    def __str__(self) -> str:
        return self.name


class RecipientStatus(models.TextChoices):
    """The recipient's status; delivery after sending is the status of its `SentMail`."""

    QUEUED = "queued", _("Menunggu")
    SENDING = "sending", _("Sedang dikirim")
    SENT = "sent", _("Terkirim")
    SKIPPED = "skipped", _("Dilewati")
    FAILED = "failed", _("Gagal")


class SkipReason(models.TextChoices):
    """Why a recipient was skipped after the broadcast started."""

    UNSUBSCRIBED = "unsubscribed", _("Berhenti berlangganan")
    BOUNCED = "bounced", _("Alamat tidak dapat menerima email")
    COMPLAINED = "complained", _("Ditandai sebagai spam")
    CANCELLED = "cancelled", _("Siaran dibatalkan")
    UNKNOWN = "unknown", _("Pengiriman terputus dan tidak diulang")


class BroadcastRecipient(models.Model):
    """One recipient of a broadcast, unique by contact and by address.

    `SENDING` is committed before the provider is called: after a crash the provider is asked whether it
    accepted the mail.
    """

    broadcast = models.ForeignKey(Broadcast, on_delete=models.CASCADE, related_name="recipients")
    contact = models.ForeignKey(Contact, on_delete=models.CASCADE, related_name="broadcasts")
    email = models.EmailField()
    locale = models.CharField(max_length=7)
    status = models.CharField(max_length=7, choices=RecipientStatus.choices, default=RecipientStatus.QUEUED)
    skip_reason = models.CharField(max_length=12, choices=SkipReason.choices, blank=True)
    mail = models.OneToOneField(
        SentMail, null=True, on_delete=models.SET_NULL, related_name="broadcast_recipient"
    )
    claimed_at = models.DateTimeField(null=True)
    sent_at = models.DateTimeField(null=True)

    class Meta:
        verbose_name = _("penerima siaran")
        verbose_name_plural = _("penerima siaran")
        constraints = [
            models.UniqueConstraint(fields=["broadcast", "contact"], name="broadcast_contact_once"),
            models.UniqueConstraint(fields=["broadcast", "email"], name="broadcast_address_once"),
            models.CheckConstraint(
                condition=~Q(status="sent") | Q(sent_at__isnull=False), name="broadcast_sent_has_time"
            ),
        ]
        indexes = [
            models.Index(
                fields=["broadcast", "id"],
                name="broadcast_waiting",
                condition=Q(status__in=["queued", "sending"]),
            ),
            models.Index(fields=["email"], name="broadcast_queued", condition=Q(status="queued")),
        ]

    def __str__(self) -> str:
        return self.email
