"""The forum: discussions with one level of nested replies, and reactions."""

import uuid
from datetime import timedelta

from django.conf import settings
from django.db import models
from django.db.models import Case, F, Func, Q, Value, When
from django.db.models.expressions import Combinable
from django.utils.text import Truncator
from django.utils.translation import gettext_lazy as _

from duxi.catalog.models import Product
from duxi.files.models import StoredFile
from duxi.reference.models import CompetencyUnit


class ForumTopic(models.TextChoices):
    QUESTION = "question", _("Tanya jawab")
    SHARING = "sharing", _("Berbagi pengalaman")
    CAREER = "career", _("Karier")
    GENERAL = "general", _("Umum")


class Post(models.Model):
    """What discussions and replies share.

    `body` is the author's Markdown, `html` its rendering by `core.markup`. A deleted post is empty and is
    shown as a stub if there are replies below it.
    """

    uuid = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    author = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+")
    body = models.TextField(blank=True)
    html = models.TextField(blank=True)
    pictures = models.ManyToManyField(StoredFile, related_name="+", blank=True)
    like_count = models.PositiveIntegerField(default=0)
    created_at = models.DateTimeField()
    edited_at = models.DateTimeField(null=True, blank=True)
    deleted_at = models.DateTimeField(null=True, blank=True)
    deleted_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT, related_name="+"
    )
    delete_reason = models.CharField(max_length=200, blank=True)

    class Meta:
        abstract = True


_CENTURY = timedelta(days=36_500)


def _utc(moment: Combinable) -> Func:
    """Adds or removes the time zone: generated columns require immutable expressions."""
    return Func(moment, template="(%(expressions)s AT TIME ZONE 'UTC')", output_field=models.DateTimeField())


class Discussion(Post):
    """A discussion of a class or course (`product`), of a competency unit, or of neither.

    Discussions of a class are visible to its participants only. `slow_seconds` is the minimum interval
    between two replies of one user. `sort_key` puts pinned discussions a century ahead.
    """

    product = models.ForeignKey(
        Product, null=True, blank=True, on_delete=models.PROTECT, related_name="discussions"
    )
    unit = models.ForeignKey(
        CompetencyUnit, null=True, blank=True, on_delete=models.PROTECT, related_name="discussions"
    )
    topic = models.CharField(max_length=8, choices=ForumTopic.choices, default=ForumTopic.QUESTION)
    title = models.CharField(max_length=150)
    reply_count = models.PositiveIntegerField(default=0)
    last_activity_at = models.DateTimeField()
    best_reply = models.ForeignKey(
        "Reply", null=True, blank=True, on_delete=models.SET_NULL, related_name="+"
    )
    is_pinned = models.BooleanField(default=False)
    is_locked = models.BooleanField(default=False)
    slow_seconds = models.PositiveIntegerField(default=0)
    sort_key = models.GeneratedField(
        expression=_utc(
            Case(
                When(is_pinned=True, then=_utc(F("last_activity_at")) + Value(_CENTURY)),
                default=_utc(F("last_activity_at")),
                output_field=models.DateTimeField(),
            )
        ),
        output_field=models.DateTimeField(),
        db_persist=True,
    )

    class Meta:
        verbose_name = _("diskusi")
        verbose_name_plural = _("diskusi")
        constraints = [
            models.CheckConstraint(condition=Q(product=None) | Q(unit=None), name="discussion_of_one_thing")
        ]
        indexes = [
            models.Index(fields=["-last_activity_at", "-id"], name="discussion_newest"),
            models.Index(
                fields=["-sort_key", "-id"], name="discussion_pinned_first", condition=Q(deleted_at=None)
            ),
            models.Index(fields=["product", "-last_activity_at"], name="discussion_of_product"),
            models.Index(fields=["author", "-created_at"], name="discussion_of_author"),
        ]

    def __str__(self) -> str:
        return self.title


class Reply(Post):
    """A reply; with a `parent` a nested one. There is no third level."""

    discussion = models.ForeignKey(Discussion, on_delete=models.CASCADE, related_name="replies")
    parent = models.ForeignKey(
        "self", null=True, blank=True, on_delete=models.PROTECT, related_name="children"
    )

    class Meta:
        verbose_name = _("balasan")
        verbose_name_plural = _("balasan")
        constraints = [models.CheckConstraint(condition=~Q(parent=F("id")), name="reply_to_another_reply")]
        indexes = [
            models.Index(fields=["discussion", "created_at"], name="reply_of_discussion"),
            models.Index(fields=["author", "-created_at"], name="reply_of_author"),
            models.Index(fields=["created_at", "id"], name="reply_oldest"),
        ]

    def __str__(self) -> str:
        return Truncator(self.body).words(12) or str(self.uuid)


class Like(models.Model):
    """A like of a discussion or a reply."""

    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="+")
    discussion = models.ForeignKey(Discussion, null=True, on_delete=models.CASCADE, related_name="likes")
    reply = models.ForeignKey(Reply, null=True, on_delete=models.CASCADE, related_name="likes")

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=["user", "discussion"], name="discussion_liked_once", condition=Q(reply=None)
            ),
            models.UniqueConstraint(
                fields=["user", "reply"], name="reply_liked_once", condition=Q(discussion=None)
            ),
            models.CheckConstraint(
                condition=Q(discussion=None, reply__isnull=False) | Q(discussion__isnull=False, reply=None),
                name="like_of_one_thing",
            ),
        ]


class Follow(models.Model):
    """A follower of new replies, notified once and again only after reading (`notified_at` empty)."""

    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="+")
    discussion = models.ForeignKey(Discussion, on_delete=models.CASCADE, related_name="follows")
    followed_at = models.DateTimeField()
    notified_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["user", "discussion"], name="discussion_followed_once")
        ]


class FollowMail(models.TextChoices):
    """How replies in followed discussions are mailed; the inbox shows each at once."""

    EACH = "each", _("Setiap ada balasan")
    DAILY = "daily", _("Ringkasan sekali sehari")
    NEVER = "never", _("Tanpa email")


class ForumPreference(models.Model):
    """Notification settings of a user; without a row each reply is mailed.

    `digested_at` is when the last digest was sent; the next starts there.
    """

    user = models.OneToOneField(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="forum_preference"
    )
    follow_mail = models.CharField(max_length=5, choices=FollowMail.choices, default=FollowMail.EACH)
    digested_at = models.DateTimeField(null=True, blank=True)


class ReportReason(models.TextChoices):
    SPAM = "spam", _("Spam atau iklan")
    RUDE = "rude", _("Kasar atau menyerang")
    PRIVATE = "private", _("Membuka data pribadi")
    CHEATING = "cheating", _("Bocoran soal atau kecurangan")
    OTHER = "other", _("Lainnya")


class ReportVerdict(models.TextChoices):
    REMOVED = "removed", _("Dihapus")
    DISMISSED = "dismissed", _("Dibiarkan")


class Report(models.Model):
    """A user's report of a post to the moderators, once per user and post."""

    reporter = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+")
    discussion = models.ForeignKey(Discussion, on_delete=models.CASCADE, related_name="reports")
    reply = models.ForeignKey(Reply, null=True, blank=True, on_delete=models.CASCADE, related_name="reports")
    reason = models.CharField(max_length=8, choices=ReportReason.choices)
    note = models.CharField(max_length=300, blank=True)
    created_at = models.DateTimeField()
    closed_at = models.DateTimeField(null=True, blank=True)
    closed_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT, related_name="+"
    )
    verdict = models.CharField(max_length=9, choices=ReportVerdict.choices, blank=True)

    class Meta:
        verbose_name = _("laporan forum")
        verbose_name_plural = _("laporan forum")
        constraints = [
            models.UniqueConstraint(
                fields=["reporter", "discussion", "reply"],
                name="post_reported_once",
                nulls_distinct=False,
            )
        ]
        indexes = [models.Index(fields=["created_at"], name="report_open", condition=Q(closed_at=None))]

    def __str__(self) -> str:
        return f"{self.get_reason_display()} · {self.discussion}"
