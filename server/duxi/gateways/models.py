"""Tables of embedded drivers: what the outside service would keep on its side."""

import uuid

from django.db import models


class EmbeddedStatus(models.TextChoices):
    """Where a payment of the embedded Snap stands; `created` means that no method was chosen yet."""

    CREATED = "created"
    PENDING = "pending"
    SETTLEMENT = "settlement"
    DENY = "deny"
    EXPIRE = "expire"
    CANCEL = "cancel"


class MailStatus(models.TextChoices):
    """How far a letter is; `refused` by the mailbox's server, `failed` after the last try."""

    QUEUED = "queued"
    SENT = "sent"
    REFUSED = "refused"
    FAILED = "failed"


class MailDelivery(models.Model):
    """What became of a letter that somebody asks about by its `reference`; it names no mailbox."""

    reference = models.CharField(max_length=120, unique=True)
    status = models.CharField(max_length=7, choices=MailStatus.choices, default=MailStatus.QUEUED)
    changed_at = models.DateTimeField()

    class Meta:
        indexes = [models.Index(fields=["changed_at"], name="mail_delivery_age")]

    def __str__(self) -> str:
        return self.reference


OPEN = (EmbeddedStatus.CREATED, EmbeddedStatus.PENDING)


class EmbeddedTransaction(models.Model):
    """One payment at the embedded Snap, on the provider's side of the fence.

    `settles_at` is set when its payer chose to pay a little later; `notified_status` is the last state
    that the merchant was told and took.
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
    """Money that the embedded Snap sent back; `key` is the merchant's, `number` the provider's own."""

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
    created_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        indexes = [models.Index(fields=["recipient", "-id"], name="outbox_of_recipient")]


class OutboxEnclosure(models.Model):
    """A file that went with a mail of the outbox."""

    message = models.ForeignKey(OutboxMessage, on_delete=models.CASCADE, related_name="enclosures")
    filename = models.CharField(max_length=200)
    content_type = models.CharField(max_length=100)
    content = models.BinaryField()

    class Meta:
        ordering = ["pk"]
