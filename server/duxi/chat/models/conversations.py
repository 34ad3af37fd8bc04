"""A conversation, its rating, and the record of what agents did with it."""

import uuid

from django.conf import settings
from django.db import models
from django.db.models import F, Q

from duxi.chat.models.visitors import Visitor


class ConversationStatus(models.TextChoices):
    """Who is expected to write next: the bot, an agent to be assigned, or an agent; or the conversation
    rests.
    """

    BOT = "bot", "Bot"
    QUEUED = "queued", "Menunggu agen"
    OPEN = "open", "Ditangani"
    SNOOZED = "snoozed", "Ditunda"
    RESOLVED = "resolved", "Selesai"
    CLOSED = "closed", "Ditutup"


class Priority(models.IntegerChoices):
    """The priority of a conversation in the queue."""

    LOW = 1, "Rendah"
    NORMAL = 2, "Normal"
    HIGH = 3, "Tinggi"
    URGENT = 4, "Mendesak"


ACTIVE = (
    ConversationStatus.BOT,
    ConversationStatus.QUEUED,
    ConversationStatus.OPEN,
    ConversationStatus.SNOOZED,
    ConversationStatus.RESOLVED,
)


class Conversation(models.Model):
    """One chat. `last_sequence` is the number of its newest message; numbers have no gaps.

    `waiting_since` is when the visitor began to wait for an agent. `bot_state` holds the options that the bot
    offered last.
    """

    uuid = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    visitor = models.ForeignKey(Visitor, on_delete=models.CASCADE, related_name="conversations")
    status = models.CharField(
        max_length=8, choices=ConversationStatus.choices, default=ConversationStatus.BOT
    )
    assignee = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, related_name="chat_conversations"
    )
    team = models.ForeignKey("chat.Team", on_delete=models.SET_NULL, null=True, related_name="conversations")
    priority = models.PositiveSmallIntegerField(choices=Priority.choices, default=Priority.NORMAL)
    tags = models.ManyToManyField("chat.ConversationTag", related_name="conversations")
    last_sequence = models.PositiveIntegerField(default=0)
    visitor_read = models.PositiveIntegerField(default=0)
    agent_read = models.PositiveIntegerField(default=0)
    bot_misses = models.PositiveSmallIntegerField(default=0)
    bot_state = models.JSONField(default=dict)
    page_url = models.CharField(max_length=500, blank=True)
    preview = models.CharField(max_length=120, blank=True)
    end_allowed_at = models.DateTimeField()
    created_at = models.DateTimeField()
    last_message_at = models.DateTimeField()
    queued_at = models.DateTimeField(null=True)
    waiting_since = models.DateTimeField(null=True)
    claimed_at = models.DateTimeField(null=True)
    first_reply_at = models.DateTimeField(null=True)
    snoozed_until = models.DateTimeField(null=True)
    resolved_at = models.DateTimeField(null=True)
    ended_at = models.DateTimeField(null=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=["visitor"], name="conversation_active_once", condition=Q(ended_at=None)
            ),
            models.CheckConstraint(
                condition=Q(status="closed", ended_at__isnull=False)
                | (~Q(status="closed") & Q(ended_at=None)),
                name="conversation_closed_has_end",
            ),
            models.CheckConstraint(
                condition=~Q(status="open") | Q(claimed_at__isnull=False),
                name="conversation_open_was_claimed",
            ),
            models.CheckConstraint(
                condition=Q(visitor_read__lte=F("last_sequence"), agent_read__lte=F("last_sequence")),
                name="conversation_read_what_exists",
            ),
        ]
        indexes = [
            models.Index(fields=["status", "-priority", "queued_at"], name="conversation_queue"),
            models.Index(fields=["assignee", "status", "-last_message_at"], name="conversation_of_agent"),
            models.Index(fields=["-last_message_at"], name="conversation_newest"),
            models.Index(fields=["visitor", "-created_at"], name="conversation_of_visitor"),
        ]
        permissions = [
            ("answer_conversation", "Can answer visitors in the chat"),
            ("supervise_conversation", "Can take over and transfer conversations of other agents"),
            ("view_chat_report", "Can see ratings and response times of the chat"),
        ]

    def __str__(self) -> str:
        return str(self.uuid)


class Feedback(models.Model):
    """The visitor's rating of a conversation, at most one."""

    conversation = models.OneToOneField(Conversation, on_delete=models.CASCADE, related_name="feedback")
    score = models.PositiveSmallIntegerField()
    scale = models.PositiveSmallIntegerField(default=5)
    message = models.TextField(max_length=1000)
    agent = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, related_name="+"
    )
    created_at = models.DateTimeField(db_index=True)

    class Meta:
        constraints = [
            models.CheckConstraint(
                condition=Q(score__gte=1, score__lte=F("scale"), scale__in=(3, 5)),
                name="feedback_score_on_scale",
            )
        ]


class ConversationEvent(models.Model):
    """The append-only log of a conversation: who claimed, transferred or resolved it."""

    conversation = models.ForeignKey(Conversation, on_delete=models.CASCADE, related_name="events")
    kind = models.CharField(max_length=20)
    actor = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, related_name="+"
    )
    details = models.JSONField(default=dict)
    at = models.DateTimeField()

    class Meta:
        indexes = [models.Index(fields=["conversation", "at"], name="conversation_event_order")]
