"""Watched ranges of the videos in a course, and learners' notes."""

from typing import TYPE_CHECKING, Any
from uuid import uuid4

from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _
from psycopg.types.multirange import Multirange

from duxi.entitlements.models import Entitlement
from duxi.learning.models.courses import CourseContent

if TYPE_CHECKING:
    _Field = models.Field["Multirange[int]", "Multirange[int]"]
else:
    _Field = models.Field


class MillisecondRangesField(_Field):
    """Ranges that PostgreSQL merges; unions only grow."""

    def db_type(self, connection: Any) -> str:
        return "int4multirange"


class VideoProgress(models.Model):
    """What a seat watched of a video: the union of all reports, and the last position.

    The row is created with the first licence; nothing can be watched before `started_at`.
    """

    entitlement = models.ForeignKey(Entitlement, on_delete=models.PROTECT, related_name="video_progress")
    content = models.ForeignKey(CourseContent, on_delete=models.CASCADE, related_name="video_progress")
    ranges = MillisecondRangesField(default=Multirange)
    position_ms = models.PositiveIntegerField(default=0)
    started_at = models.DateTimeField()
    reported_at = models.DateTimeField(null=True)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["entitlement", "content"], name="video_progress_once")]
        verbose_name = _("video yang sedang ditonton")

    @property
    def watched_ms(self) -> int:
        return sum(end - start for start, end in self.watched)

    @property
    def watched(self) -> list[tuple[int, int]]:
        """Start and end of each watched range, in order."""
        return [(one.lower or 0, one.upper or 0) for one in self.ranges]


class VideoNote(models.Model):
    """A learner's note at a position of a video."""

    uuid = models.UUIDField(default=uuid4, unique=True, editable=False)
    entitlement = models.ForeignKey(Entitlement, on_delete=models.PROTECT, related_name="video_notes")
    content = models.ForeignKey(CourseContent, on_delete=models.CASCADE, related_name="video_notes")
    at_ms = models.PositiveIntegerField()
    text = models.TextField()
    created_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["at_ms", "pk"]
        verbose_name = _("catatan video")
        constraints = [models.CheckConstraint(condition=~Q(text=""), name="video_note_says_something")]
