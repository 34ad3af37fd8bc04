"""Templates, suppressed addresses and received mail."""

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from duxi.contacts.models.contacts import Contact
from duxi.core.models import Versioned
from duxi.gateways.models import SentMail


class MailTemplate(Versioned):
    """A mail in several languages: `texts` lists locale, subject, Markdown body and button of each."""

    name = models.CharField(
        _("nama"),
        max_length=100,
        unique=True,
        error_messages={"unique": _("Nama ini sudah dipakai templat lain.")},
    )
    texts = models.JSONField(_("teks"), default=list)

    class Meta:
        verbose_name = _("templat email")
        verbose_name_plural = _("templat email")

    def __str__(self) -> str:
        return self.name


class SuppressionReason(models.TextChoices):
    """Why an address gets no optional mail."""

    UNSUBSCRIBED = "unsubscribed", _("Berhenti berlangganan")
    BOUNCED = "bounced", _("Alamat tidak dapat menerima email")
    COMPLAINED = "complained", _("Ditandai sebagai spam")


class MailSuppression(models.Model):
    """An address excluded from broadcasts; transactional mail (orders, passwords) is still sent."""

    email = models.EmailField(_("email"), unique=True)
    reason = models.CharField(_("alasan"), max_length=12, choices=SuppressionReason.choices)
    detail = models.CharField(_("keterangan"), max_length=300, blank=True)
    created_at = models.DateTimeField(_("sejak"), auto_now_add=True)

    class Meta:
        verbose_name = _("alamat yang tidak dikirimi")
        verbose_name_plural = _("alamat yang tidak dikirimi")
        indexes = [models.Index(fields=["-created_at", "-id"], name="mail_suppression_newest")]

    def __str__(self) -> str:
        return self.email


class IncomingMail(models.Model):
    """A received mail; `html` was sanitised before it was stored, `reply_to` is the answered mail."""

    contact = models.ForeignKey(
        Contact, null=True, blank=True, on_delete=models.CASCADE, related_name="incoming_mails"
    )
    reply_to = models.ForeignKey(
        SentMail, null=True, blank=True, on_delete=models.SET_NULL, related_name="replies"
    )
    sender = models.EmailField(_("dari"))
    sender_name = models.CharField(_("nama pengirim"), max_length=200, blank=True)
    subject = models.CharField(_("subjek"), max_length=300, blank=True)
    text = models.TextField(_("isi"), blank=True)
    html = models.TextField(blank=True)
    message_id = models.CharField(max_length=250, unique=True)
    received_at = models.DateTimeField(_("diterima"))
    handled_at = models.DateTimeField(_("selesai"), null=True, blank=True)
    handled_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.SET_NULL, related_name="+"
    )

    class Meta:
        verbose_name = _("email masuk")
        verbose_name_plural = _("email masuk")
        indexes = [
            models.Index(fields=["contact", "-received_at", "-id"], name="incoming_mail_of_contact"),
            models.Index(fields=["-received_at"], name="incoming_mail_newest"),
            models.Index(fields=["received_at"], name="incoming_mail_open", condition=Q(handled_at=None)),
        ]

    def __str__(self) -> str:
        return self.subject or self.sender
