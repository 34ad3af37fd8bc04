"""Wall posts with reactions, comments and read receipts."""

from django.conf import settings
from django.contrib.auth.models import Group
from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from duxi.core.models import Managed
from duxi.files.models import StoredFile


class WallPostKind(models.TextChoices):
    """Whether a post is official or personal."""

    ANNOUNCEMENT = "announcement", _("Pengumuman")
    POST = "post", _("Kiriman")


class WallPost(Managed):
    """A post to the members of some groups, or to all staff if none is named.

    `body` is the author's Markdown, `html` its rendering by `core.markup`. A post with a future
    `published_at` is scheduled; `notified_at` is set once its readers were notified.
    """

    author = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+", verbose_name=_("penulis")
    )
    kind = models.CharField(_("jenis"), max_length=12, choices=WallPostKind.choices)
    title = models.CharField(_("judul"), max_length=150, blank=True)
    body = models.TextField(_("isi"))
    html = models.TextField(blank=True, editable=False)
    groups = models.ManyToManyField(Group, blank=True, related_name="+", verbose_name=_("untuk"))
    is_must_read = models.BooleanField(_("wajib dibaca"), default=False)
    is_pinned = models.BooleanField(_("disematkan"), default=False)
    published_at = models.DateTimeField(_("terbit"))
    notified_at = models.DateTimeField(null=True, editable=False)
    reminded_at = models.DateTimeField(null=True, editable=False)
    created_at = models.DateTimeField(_("ditulis"), auto_now_add=True)

    class Meta:
        verbose_name = _("kiriman papan info")
        verbose_name_plural = _("kiriman papan info")
        permissions = [("announce_wallpost", "Can announce, pin and see who has read")]
        constraints = [
            models.CheckConstraint(
                condition=~Q(kind=WallPostKind.ANNOUNCEMENT) | ~Q(title=""),
                name="wall_announcement_has_title",
                violation_error_message=_("Pengumuman memerlukan judul."),
            )
        ]
        indexes = [
            models.Index(fields=["-published_at"], name="wall_newest", condition=Q(deleted_at=None)),
            models.Index(fields=["published_at"], name="wall_not_notified", condition=Q(notified_at=None)),
        ]

    def __str__(self) -> str:
        return self.title or self.body[:60]


class WallPicture(models.Model):
    """A picture of a post, ordered by `position`."""

    post = models.ForeignKey(WallPost, on_delete=models.CASCADE, related_name="pictures")
    file = models.OneToOneField(StoredFile, on_delete=models.CASCADE, related_name="+")
    description = models.CharField(max_length=200, blank=True)
    position = models.PositiveSmallIntegerField(default=0)

    class Meta:
        ordering = ["position", "pk"]


class ReactionKind(models.TextChoices):
    LIKE = "like", _("Suka")
    LOVE = "love", _("Hebat")
    CELEBRATE = "celebrate", _("Selamat")
    THANKS = "thanks", _("Terima kasih")


class WallReaction(models.Model):
    """One user's reaction to a post."""

    post = models.ForeignKey(WallPost, on_delete=models.CASCADE, related_name="reactions")
    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="+")
    kind = models.CharField(max_length=9, choices=ReactionKind.choices)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["post", "user"], name="wall_reaction_once")]


class WallComment(models.Model):
    """A comment below a post; deleted ones are hidden."""

    post = models.ForeignKey(WallPost, on_delete=models.CASCADE, related_name="comments")
    author = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+")
    body = models.TextField(_("isi"))
    html = models.TextField(blank=True, editable=False)
    created_at = models.DateTimeField(auto_now_add=True)
    deleted_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        verbose_name = _("komentar")
        verbose_name_plural = _("komentar")
        indexes = [
            models.Index(
                fields=["post", "created_at"], name="wall_comment_of_post", condition=Q(deleted_at=None)
            )
        ]

    def __str__(self) -> str:
        return self.body[:60]


class WallRead(models.Model):
    """A read receipt: the user confirmed reading the post."""

    post = models.ForeignKey(WallPost, on_delete=models.CASCADE, related_name="reads")
    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="+")
    read_at = models.DateTimeField()

    class Meta:
        constraints = [models.UniqueConstraint(fields=["post", "user"], name="wall_read_once")]
