"""Messages, and the files attached to them."""

import uuid

from django.conf import settings
from django.contrib.postgres.indexes import GinIndex, OpClass
from django.db import models
from django.db.models import F, Q
from django.db.models.functions import Upper

from duxi.chat.models.conversations import Conversation


class Sender(models.TextChoices):
    """Which side wrote a message."""

    VISITOR = "visitor"
    AGENT = "agent"
    BOT = "bot"
    SYSTEM = "system"


class MessageType(models.TextChoices):
    """How a message is shown; `dropdown` is a list of options to click."""

    TEXT = "text"
    DROPDOWN = "dropdown"
    IMAGE = "image"
    SYSTEM = "system"


class AttachmentStatus(models.TextChoices):
    """The status of an upload."""

    UPLOADING = "uploading"
    READY = "ready"
    CANCELLED = "cancelled"


class Attachment(models.Model):
    """An image being uploaded or stored; `path` is below PRIVATE_ROOT and empty once the file is deleted."""

    uuid = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    conversation = models.ForeignKey(Conversation, on_delete=models.CASCADE, related_name="attachments")
    uploaded_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, related_name="+"
    )
    sender = models.CharField(max_length=7, choices=Sender.choices)
    name = models.CharField(max_length=200)
    size_total = models.PositiveIntegerField()
    size_wrote = models.PositiveIntegerField(default=0)
    status = models.CharField(
        max_length=9, choices=AttachmentStatus.choices, default=AttachmentStatus.UPLOADING
    )
    path = models.CharField(max_length=200, blank=True)
    width = models.PositiveIntegerField(null=True)
    height = models.PositiveIntegerField(null=True)
    created_at = models.DateTimeField(auto_now_add=True, db_index=True)

    class Meta:
        constraints = [
            models.CheckConstraint(
                condition=Q(size_wrote__lte=F("size_total")), name="attachment_wrote_no_more_than_total"
            )
        ]


class Message(models.Model):
    """One message; `sequence` is assigned in the transaction that stores it, `client_id` by its author."""

    uuid = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    conversation = models.ForeignKey(Conversation, on_delete=models.CASCADE, related_name="messages")
    sequence = models.PositiveIntegerField()
    sender = models.CharField(max_length=7, choices=Sender.choices)
    author = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, related_name="chat_messages"
    )
    user_name = models.CharField(max_length=200)
    type = models.CharField(max_length=8, choices=MessageType.choices, default=MessageType.TEXT)
    content = models.TextField(blank=True)
    options = models.JSONField(default=list)
    attachment = models.OneToOneField(Attachment, on_delete=models.PROTECT, null=True, related_name="message")
    client_id = models.CharField(max_length=64, null=True)
    created_at = models.DateTimeField()

    class Meta:
        ordering = ["sequence"]
        indexes = [GinIndex(OpClass(Upper("content"), "gin_trgm_ops"), name="message_words")]
        constraints = [
            models.UniqueConstraint(fields=["conversation", "sequence"], name="message_sequence_once"),
            models.UniqueConstraint(
                fields=["conversation", "sender", "client_id"], name="message_client_id_once"
            ),
            models.CheckConstraint(condition=Q(sequence__gte=1), name="message_sequence_from_one"),
        ]
