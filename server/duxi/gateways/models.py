"""Tables of the embedded drivers (data that an outside service would store) and the mail log."""

import uuid

from django.db import models
from django.utils.translation import gettext_lazy as _


class EmbeddedStatus(models.TextChoices):
    """Status of a payment of the embedded Snap; `created` means that no method was chosen yet."""

    CREATED = "created"
    PENDING = "pending"
    SETTLEMENT = "settlement"
    DENY = "deny"
    EXPIRE = "expire"
    CANCEL = "cancel"


OPEN = (EmbeddedStatus.CREATED, EmbeddedStatus.PENDING)


class EmbeddedTransaction(models.Model):
    """A payment at the embedded Snap, on the provider's side.

    `settles_at` is set when the payer chose to pay a little later; `notified_status` is the last status that
    the merchant received. `response_code` is the bank's code of a refusal.
    """

    token = models.CharField(max_length=64, unique=True)
    order_id = models.CharField(max_length=50, unique=True)
    transaction_id = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    gross_amount = models.PositiveBigIntegerField()
    items = models.JSONField(default=list)
    customer_name = models.CharField(max_length=200, blank=True)
    status = models.CharField(max_length=10, choices=EmbeddedStatus.choices, default=EmbeddedStatus.CREATED)
    payment_type = models.CharField(max_length=20, blank=True)
    bank = models.CharField(max_length=20, blank=True)
    masked_card = models.CharField(max_length=20, blank=True)
    response_code = models.CharField(max_length=5, blank=True)
    created_at = models.DateTimeField()
    expires_at = models.DateTimeField()
    settles_at = models.DateTimeField(null=True, blank=True)
    changed_at = models.DateTimeField()
    notified_status = models.CharField(max_length=10, blank=True)

    class Meta:
        constraints = [
            models.CheckConstraint(
                condition=models.Q(settles_at=None)
                | models.Q(status__in=[EmbeddedStatus.PENDING, EmbeddedStatus.SETTLEMENT]),
                name="embedded_settles_when_pending",
            )
        ]
        indexes = [
            models.Index(
                fields=["expires_at"],
                name="embedded_open",
                condition=models.Q(status__in=[EmbeddedStatus.CREATED, EmbeddedStatus.PENDING]),
            )
        ]

    def __str__(self) -> str:
        return self.order_id


class EmbeddedRefund(models.Model):
    """A refund by the embedded Snap; `key` is the merchant's, `number` the provider's own."""

    payment = models.ForeignKey(EmbeddedTransaction, on_delete=models.CASCADE, related_name="refunds")
    key = models.CharField(max_length=64)
    number = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    amount = models.PositiveBigIntegerField()
    reason = models.CharField(max_length=255, blank=True)
    created_at = models.DateTimeField()

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["payment", "key"], name="embedded_refund_once"),
            models.CheckConstraint(condition=models.Q(amount__gte=1), name="embedded_refund_positive"),
        ]
        ordering = ["created_at", "pk"]

    def __str__(self) -> str:
        return self.key


class OutboxMessage(models.Model):
    """What an embedded driver would have sent: a mail, a chat or text message, a push message."""

    class Channel(models.TextChoices):
        MAIL = "mail", "Email"
        WHATSAPP = "wa", "WhatsApp"
        SMS = "sms", "SMS"
        PUSH = "push", "Push"

    channel = models.CharField(max_length=4, choices=Channel.choices)
    recipient = models.CharField(max_length=300)
    subject = models.CharField(max_length=300, blank=True)
    text = models.TextField()
    html = models.TextField(blank=True)
    message_id = models.CharField(max_length=250, blank=True)
    created_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        indexes = [
            models.Index(fields=["recipient", "-id"], name="outbox_of_recipient"),
            models.Index(fields=["message_id"], name="outbox_of_message", condition=~models.Q(message_id="")),
        ]


class OutboxAttachment(models.Model):
    message = models.ForeignKey(OutboxMessage, on_delete=models.CASCADE, related_name="attachments")
    filename = models.CharField(max_length=200)
    content_type = models.CharField(max_length=100)
    content = models.BinaryField()

    class Meta:
        ordering = ["pk"]


class SentMailStatus(models.TextChoices):
    """Status of a mail in order; a late event never moves it back."""

    QUEUED = "queued", _("Menunggu")
    SENT = "sent", _("Terkirim")
    DELIVERED = "delivered", _("Sampai")
    OPENED = "opened", _("Dibuka")
    COMPLAINED = "complained", _("Ditandai sebagai spam")
    BOUNCED = "bounced", _("Ditolak penerima")
    FAILED = "failed", _("Gagal")


class SentMail(models.Model):
    """A mail that the product sent, and its delivery.

    `encrypted` is the mail itself, so that it can be sent again within a month; it is encrypted because mails
    contain links that sign people in. `reference` is the key for `mail.delivery_statuses`. `resent_from` is
    the mail that this one repeats.
    """

    class Kind(models.TextChoices):
        LETTER = "letter", _("Pemberitahuan")
        BROADCAST = "broadcast", _("Siaran")
        CONTACT = "contact", _("Email pribadi")

    message_id = models.CharField(max_length=250, unique=True)
    recipient = models.EmailField(_("kepada"))
    subject = models.CharField(_("subjek"), max_length=300)
    kind = models.CharField(_("jenis"), max_length=9, choices=Kind.choices, default=Kind.LETTER)
    status = models.CharField(
        _("status"), max_length=10, choices=SentMailStatus.choices, default=SentMailStatus.QUEUED
    )
    detail = models.CharField(_("keterangan"), max_length=300, blank=True)
    encrypted = models.TextField(blank=True)
    reference = models.CharField(max_length=120, blank=True)
    resent_from = models.ForeignKey(
        "self", null=True, blank=True, on_delete=models.SET_NULL, related_name="copies"
    )
    created_at = models.DateTimeField(_("dibuat"))
    sent_at = models.DateTimeField(_("terkirim"), null=True)
    delivered_at = models.DateTimeField(_("sampai"), null=True)
    opened_at = models.DateTimeField(_("dibuka"), null=True)
    bounced_at = models.DateTimeField(_("ditolak"), null=True)
    complained_at = models.DateTimeField(_("ditandai spam"), null=True)

    class Meta:
        verbose_name = _("email terkirim")
        verbose_name_plural = _("email terkirim")
        indexes = [
            models.Index(fields=["recipient", "-created_at", "-id"], name="sent_mail_of_recipient"),
            models.Index(fields=["-created_at", "-id"], name="sent_mail_newest"),
            models.Index(
                fields=["reference"], name="sent_mail_of_reference", condition=~models.Q(reference="")
            ),
        ]

    def __str__(self) -> str:
        return self.subject


class MailEvent(models.Model):
    """A processed event of the provider; a duplicate changes nothing."""

    event_id = models.CharField(max_length=100, unique=True)
    heard_at = models.DateTimeField(auto_now_add=True, db_index=True)
