"""Progress in e-learning courses: completed contents and submissions."""

from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from duxi.entitlements.models import Entitlement
from duxi.files.models import StoredFile
from duxi.learning.models.courses import CourseContent


class CourseEnrolment(models.Model):
    """Which contents count for a seat: those up to `content_version`, the newest content when it synced."""

    entitlement = models.OneToOneField(Entitlement, on_delete=models.PROTECT, related_name="course_enrolment")
    content_version = models.PositiveBigIntegerField()
    synced_at = models.DateTimeField()


class CompletedContent(models.Model):
    """A completed content, once per seat."""

    entitlement = models.ForeignKey(Entitlement, on_delete=models.PROTECT, related_name="completed_contents")
    content = models.ForeignKey(CourseContent, on_delete=models.CASCADE, related_name="completions")
    completed_at = models.DateTimeField()

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["entitlement", "content"], name="content_completed_once")
        ]
        verbose_name = _("materi yang sudah selesai")


class CourseSubmission(models.Model):
    """A submission for an assignment; `number` counts from 1 without gaps."""

    entitlement = models.ForeignKey(Entitlement, on_delete=models.PROTECT, related_name="course_submissions")
    content = models.ForeignKey(CourseContent, on_delete=models.PROTECT, related_name="submissions")
    number = models.PositiveSmallIntegerField()
    text = models.TextField(blank=True)
    submitted_at = models.DateTimeField()

    class Meta:
        ordering = ["number"]
        constraints = [
            models.UniqueConstraint(
                fields=["entitlement", "content", "number"], name="course_submission_number_once"
            ),
            models.CheckConstraint(condition=Q(number__gte=1), name="course_submission_number_positive"),
        ]
        verbose_name = _("tugas yang dikumpulkan")


class CourseSubmissionFile(models.Model):
    """A stored file that belongs to a submission."""

    submission = models.ForeignKey(CourseSubmission, on_delete=models.CASCADE, related_name="files")
    file = models.OneToOneField(StoredFile, on_delete=models.CASCADE, related_name="+")

    class Meta:
        ordering = ["pk"]
