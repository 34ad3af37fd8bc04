"""Videos: encrypted files in several renditions, with captions."""

from uuid import uuid4

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _


class VideoStatus(models.TextChoices):
    QUEUED = "queued", _("Menunggu")
    PROCESSING = "processing", _("Diproses")
    READY = "ready", _("Siap diputar")
    FAILED = "failed", _("Gagal")


class Video(models.Model):
    """A video and the key that its renditions are encrypted with; the key is stored encrypted.

    `source_path` is the upload in the private storage, until it is packaged; `poster_path` is the picture
    shown before playback.
    """

    uuid = models.UUIDField(default=uuid4, unique=True, editable=False)
    title = models.CharField(max_length=200)
    status = models.CharField(max_length=10, choices=VideoStatus.choices, default=VideoStatus.QUEUED)
    progress = models.PositiveSmallIntegerField(default=0)
    error = models.CharField(max_length=300, blank=True)
    source_path = models.CharField(max_length=200, blank=True)
    poster_path = models.CharField(max_length=200, blank=True)
    duration_ms = models.PositiveIntegerField(default=0)
    key_id = models.UUIDField(default=uuid4, unique=True, editable=False)
    encrypted_key = models.CharField(max_length=300, blank=True, editable=False)
    encrypted_hls_key = models.CharField(max_length=300, blank=True, editable=False)
    uploaded_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, on_delete=models.SET_NULL, related_name="+"
    )
    created_at = models.DateTimeField(auto_now_add=True)
    ready_at = models.DateTimeField(null=True)

    class Meta:
        verbose_name = _("video")
        verbose_name_plural = _("video")
        constraints = [
            models.CheckConstraint(condition=Q(progress__lte=100), name="video_progress_is_a_percentage"),
            models.CheckConstraint(
                condition=~Q(status="ready") | (Q(duration_ms__gt=0) & ~Q(encrypted_key="")),
                name="video_ready_can_be_played",
            ),
        ]

    def __str__(self) -> str:
        return self.title


class Rendition(models.Model):
    """One encrypted track of a video: one picture size, or the sound.

    The init segment ends at `init_end`, the index at `index_end`; players read the rest by byte ranges.
    `hls_path` is the same track for players without ClearKey: an init segment of `hls_init_size` bytes and
    fully encrypted segments with their sizes in bytes and milliseconds.
    """

    video = models.ForeignKey(Video, on_delete=models.CASCADE, related_name="renditions")
    name = models.SlugField(max_length=20)
    is_video = models.BooleanField()
    path = models.CharField(max_length=200, unique=True)
    size = models.PositiveBigIntegerField()
    bandwidth = models.PositiveIntegerField()
    codecs = models.CharField(max_length=40)
    width = models.PositiveIntegerField(default=0)
    height = models.PositiveIntegerField(default=0)
    sampling_rate = models.PositiveIntegerField(default=0)
    init_end = models.PositiveIntegerField()
    index_end = models.PositiveIntegerField()
    hls_path = models.CharField(max_length=200, blank=True)
    hls_init_size = models.PositiveIntegerField(default=0)
    hls_segments = models.JSONField(default=list)

    class Meta:
        ordering = ["-is_video", "bandwidth", "pk"]
        constraints = [models.UniqueConstraint(fields=["video", "name"], name="rendition_once")]


class Caption(models.Model):
    """Captions of a video in one language, as WebVTT."""

    video = models.ForeignKey(Video, on_delete=models.CASCADE, related_name="captions")
    language = models.CharField(max_length=10)
    text = models.TextField()

    class Meta:
        ordering = ["language"]
        constraints = [models.UniqueConstraint(fields=["video", "language"], name="caption_once")]

    def __str__(self) -> str:
        return self.language


class LicenceIssue(models.Model):
    """An append-only log of issued licences: who could decrypt which video since when.

    `is_preview` marks users without a seat in the course.
    """

    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="+")
    video = models.ForeignKey(Video, on_delete=models.CASCADE, related_name="licences")
    issued_at = models.DateTimeField(db_index=True)
    is_preview = models.BooleanField(_("pratinjau"), default=False)

    class Meta:
        verbose_name = _("lisensi video")
        verbose_name_plural = _("lisensi video")
        indexes = [models.Index(fields=["video", "-issued_at"], name="licence_of_video")]
