"""Notifications of users, their channels and devices."""

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import LoginSession


class Topic(models.TextChoices):
    """The topic of a notification: a row of the preferences, `notif_kind` on the wire."""

    SECURITY = "security", _("Keamanan akun")
    ORDERS = "orders", _("Pesanan dan pembayaran")
    LEARNING = "learning", _("Belajar dan asesmen")
    NEWS = "news", _("Kabar dan penawaran")
    WORKSPACE = "workspace", _("Ruang kerja")


class Channel(models.TextChoices):
    INBOX = "inbox", _("Kotak masuk")
    EMAIL = "email", _("Email")
    PUSH = "push", _("Notifikasi perangkat")


class Notification(models.Model):
    """One notification of a user.

    Title and body are not stored: they are rendered from `template` and `params` in the reader's language.
    `dedupe` identifies the event and is unique per user. One that is not `is_shown` went out on other
    channels only, because the user disabled the topic in the inbox.
    """

    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="notifications")
    topic = models.CharField(max_length=10, choices=Topic.choices)
    template = models.CharField(max_length=50)
    params = models.JSONField(default=dict)
    dedupe = models.CharField(max_length=120, blank=True)
    is_shown = models.BooleanField(default=True)
    created_at = models.DateTimeField()
    read_at = models.DateTimeField(null=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=["user", "dedupe"], name="notification_event_once", condition=~Q(dedupe="")
            )
        ]
        indexes = [
            models.Index(
                fields=["user", "-created_at", "-id"], name="notification_of_user", condition=Q(is_shown=True)
            ),
            models.Index(
                fields=["user"], name="notification_unread", condition=Q(is_shown=True, read_at=None)
            ),
            models.Index(fields=["created_at"], name="notification_age"),
        ]


class PushToken(models.Model):
    """A device's token at the push service; deleted with its login session."""

    token = models.CharField(max_length=1000, unique=True)
    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="push_tokens")
    session = models.ForeignKey(LoginSession, on_delete=models.CASCADE, related_name="push_tokens")
    created_at = models.DateTimeField(auto_now_add=True)
    last_seen_at = models.DateTimeField(db_index=True)


class ChannelPreference(models.Model):
    """A user's choice that differs, or once differed, from the topic's default."""

    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="+")
    topic = models.CharField(max_length=10, choices=Topic.choices)
    channel = models.CharField(max_length=5, choices=Channel.choices)
    is_on = models.BooleanField()

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["user", "topic", "channel"], name="channel_preference_once")
        ]
