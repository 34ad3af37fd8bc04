"""Agents: presence, teams, tags and internal notes."""

from django.conf import settings
from django.db import models

from duxi.chat.models.conversations import Conversation
from duxi.core.models import Managed


class Presence(models.TextChoices):
    """The presence that an agent sets."""

    ONLINE = "online", "Tersedia"
    AWAY = "away", "Istirahat"
    OFFLINE = "offline", "Tidak bertugas"


class AgentPresence(models.Model):
    """An agent at work: `capacity` concurrent conversations; `auto_assign` enables automatic assignment."""

    user = models.OneToOneField(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="chat_presence"
    )
    status = models.CharField(max_length=7, choices=Presence.choices, default=Presence.OFFLINE)
    capacity = models.PositiveSmallIntegerField(default=5)
    auto_assign = models.BooleanField(default=False)
    last_seen_at = models.DateTimeField(null=True)
    assigned_at = models.DateTimeField(null=True)


class Team(Managed):
    """A team of agents with the same subject."""

    name = models.CharField("nama", max_length=80, unique=True)
    members = models.ManyToManyField(settings.AUTH_USER_MODEL, related_name="chat_teams", blank=True)

    class Meta:
        verbose_name = "tim"
        verbose_name_plural = "tim"
        ordering = ["name"]

    def __str__(self) -> str:
        return self.name


class ConversationTag(Managed):
    """A tag for sorting conversations."""

    name = models.CharField("nama", max_length=40, unique=True)

    class Meta:
        verbose_name = "tag percakapan"
        verbose_name_plural = "tag percakapan"
        ordering = ["name"]

    def __str__(self) -> str:
        return self.name


class ConversationNote(models.Model):
    """An internal note; a separate table, so that it can never reach a visitor."""

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
