"""Agents: whether they are there, their teams, and what they write to each other."""

from django.conf import settings
from django.db import models

from duxi.chat.models.conversations import Conversation
from duxi.core.models import Managed


class Presence(models.TextChoices):
    """What an agent says about themselves."""

    ONLINE = "online", "Tersedia"
    AWAY = "away", "Istirahat"
    OFFLINE = "offline", "Tidak bertugas"


class AgentPresence(models.Model):
    """An agent at work: `capacity` conversations at a time; `auto_assign` lets the queue come by itself."""

    user = models.OneToOneField(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="chat_presence"
    )
    status = models.CharField(max_length=7, choices=Presence.choices, default=Presence.OFFLINE)
    capacity = models.PositiveSmallIntegerField(default=5)
    auto_assign = models.BooleanField(default=False)
    last_seen_at = models.DateTimeField(null=True)
    assigned_at = models.DateTimeField(null=True)


class Team(Managed):
    """Agents who answer for the same things."""

    name = models.CharField("nama", max_length=80, unique=True)
    members = models.ManyToManyField(settings.AUTH_USER_MODEL, related_name="chat_teams", blank=True)

    class Meta:
        verbose_name = "tim"
        verbose_name_plural = "tim"
        ordering = ["name"]

    def __str__(self) -> str:
        return self.name


class ConversationTag(Managed):
    """A word that agents sort conversations by."""

    name = models.CharField("nama", max_length=40, unique=True)

    class Meta:
        verbose_name = "tag percakapan"
        verbose_name_plural = "tag percakapan"
        ordering = ["name"]

    def __str__(self) -> str:
        return self.name


class ConversationNote(models.Model):
    """What agents write to each other; a table of its own, so that it can never reach a visitor."""

    conversation = models.ForeignKey(Conversation, on_delete=models.CASCADE, related_name="notes")
    author = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, related_name="chat_notes"
    )
    content = models.TextField(max_length=2000)
    mentions = models.ManyToManyField(settings.AUTH_USER_MODEL, related_name="+")
    after_sequence = models.PositiveIntegerField()
    created_at = models.DateTimeField()

    class Meta:
        ordering = ["created_at", "pk"]
