"""Assignments, submissions and grades."""

import uuid

from django.conf import settings
from django.core.exceptions import ValidationError
from django.db import models
from django.db.models import F, Q
from django.utils.translation import gettext_lazy as _

from duxi.catalog.models import Product
from duxi.core.models import Versioned
from duxi.entitlements.models import Entitlement
from duxi.files.models import StoredFile


class Assignment(Versioned):
    """One assignment of a class.

    `rubric` is a list of `{"criterion", "points"}`; its points add up to `maximum_score`. After `due_at`,
    submissions are late and lose `late_penalty_percent` of their score; after `closes_at` none is accepted.
    """

    uuid = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    product = models.ForeignKey(Product, on_delete=models.CASCADE, related_name="assignments")
    title = models.CharField(_("judul"), max_length=200)
    instructions = models.TextField(_("petunjuk"))
    opens_at = models.DateTimeField(_("dibuka"))
    due_at = models.DateTimeField(_("tenggat"))
    closes_at = models.DateTimeField(_("ditutup"))
    late_penalty_percent = models.PositiveSmallIntegerField(_("potongan terlambat (%)"), default=0)
    maximum_attempts = models.PositiveSmallIntegerField(_("kesempatan"), default=3)
    maximum_score = models.PositiveSmallIntegerField(_("nilai tertinggi"), default=100)
    passing_score = models.PositiveSmallIntegerField(_("nilai lulus"), default=60)
    rubric = models.JSONField(_("rubrik"), default=list, blank=True)
    position = models.PositiveSmallIntegerField(_("urutan"), default=0)

    class Meta:
        ordering = ["position", "pk"]
        constraints = [
            models.CheckConstraint(
                condition=Q(opens_at__lt=F("due_at"), closes_at__gte=F("due_at")),
                name="assignment_times_in_order",
                violation_error_message=_("Urutan waktunya: dibuka, tenggat, lalu ditutup."),
            ),
            models.CheckConstraint(
                condition=Q(late_penalty_percent__lte=100, passing_score__lte=F("maximum_score")),
                name="assignment_scores_in_range",
                violation_error_message=_("Nilai lulus tidak boleh di atas nilai tertinggi."),
            ),
            models.CheckConstraint(condition=Q(maximum_attempts__gte=1), name="assignment_can_be_attempted"),
        ]
        verbose_name = _("tugas kelas")
        verbose_name_plural = _("tugas kelas")

    def __str__(self) -> str:
        return self.title

    def clean(self) -> None:
        """The points of a rubric must add up to the maximum score."""
        if self.rubric and sum(one["points"] for one in self.rubric) != self.maximum_score:
            raise ValidationError({"rubric": _("Jumlah poin rubrik harus sama dengan nilai tertinggi.")})


class SubmissionStatus(models.TextChoices):
    SUBMITTED = "submitted", _("Menunggu penilaian")
    GRADED = "graded", _("Dinilai")


class Submission(Versioned):
    """One attempt of one participant at one assignment; `number` counts from 1 without gaps.

    `score` is the grade after the late penalty; `rubric_scores` match the rubric.
    """

    uuid = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    assignment = models.ForeignKey(Assignment, on_delete=models.PROTECT, related_name="submissions")
    entitlement = models.ForeignKey(Entitlement, on_delete=models.PROTECT, related_name="submissions")
    number = models.PositiveSmallIntegerField()
    text = models.TextField(blank=True)
    submitted_at = models.DateTimeField()
    is_late = models.BooleanField(default=False)
    status = models.CharField(
        max_length=9, choices=SubmissionStatus.choices, default=SubmissionStatus.SUBMITTED
    )
    rubric_scores = models.JSONField(default=list, blank=True)
    score = models.PositiveSmallIntegerField(null=True)
    comment = models.TextField(blank=True)
    graded_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, on_delete=models.SET_NULL, related_name="+"
    )
    graded_at = models.DateTimeField(null=True)

    class Meta:
        ordering = ["number"]
        verbose_name = _("tugas yang dikumpulkan")
        constraints = [
            models.UniqueConstraint(
                fields=["assignment", "entitlement", "number"], name="submission_number_once"
            ),
            models.CheckConstraint(
                condition=Q(status="submitted", score=None) | Q(status="graded", score__isnull=False),
                name="submission_graded_has_score",
            ),
        ]
        indexes = [
            models.Index(
                fields=["assignment", "submitted_at"],
                name="submission_waiting",
                condition=Q(status="submitted"),
            )
        ]


class SubmissionFile(models.Model):
    submission = models.ForeignKey(Submission, on_delete=models.CASCADE, related_name="files")
    file = models.OneToOneField(StoredFile, on_delete=models.CASCADE, related_name="+")

    class Meta:
        ordering = ["pk"]
