"""Contents and sessions of courses, subscriptions, and chosen job roles."""

import uuid
from datetime import timedelta

from django.conf import settings
from django.contrib.postgres.functions import RandomUUID
from django.core.exceptions import ValidationError
from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from duxi.catalog.models import Mode, Product
from duxi.core.models import Versioned
from duxi.core.relations import related, waits_for_itself
from duxi.entitlements.models import Entitlement
from duxi.reference.models import JobRole
from duxi.videos.models import Video


class WorkshopSubscription(models.Model):
    """The right to take workshops until `valid_until`; `remaining` of them (None: unlimited).

    The sold quota is copied, so that a later change of the product takes nothing away.
    """

    entitlement = models.OneToOneField(
        Entitlement, on_delete=models.PROTECT, related_name="workshop_subscription"
    )
    starts_at = models.DateTimeField()
    valid_until = models.DateTimeField()
    remaining = models.PositiveSmallIntegerField(null=True, blank=True)

    class Meta:
        constraints = [
            models.CheckConstraint(
                condition=models.Q(valid_until__gt=models.F("starts_at")), name="workshop_subscription_lasts"
            )
        ]


class SubscriptionUse(models.Model):
    """A workshop that was taken with a subscription; `entitlement` is the seat in it."""

    subscription = models.ForeignKey(WorkshopSubscription, on_delete=models.PROTECT, related_name="uses")
    entitlement = models.OneToOneField(Entitlement, on_delete=models.PROTECT, related_name="subscription_use")
    used_at = models.DateTimeField()

    class Meta:
        ordering = ["-used_at"]


class ChosenRole(models.Model):
    """A job role that a user learns for; called `phl_roles` on the wire."""

    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="chosen_roles")
    job_role = models.ForeignKey(JobRole, on_delete=models.CASCADE, related_name="+")
    chosen_at = models.DateTimeField()

    class Meta:
        constraints = [models.UniqueConstraint(fields=["user", "job_role"], name="chosen_role_once")]


class CourseSection(Versioned):
    """A chapter of an e-learning package."""

    package = models.ForeignKey(Product, on_delete=models.CASCADE, related_name="sections")
    title = models.CharField(_("judul"), max_length=200)
    position = models.PositiveSmallIntegerField(_("urutan"), default=0)

    class Meta:
        ordering = ["position", "pk"]
        verbose_name = _("bagian e-learning")
        verbose_name_plural = _("bagian e-learning")

    def __str__(self) -> str:
        return self.title


class ContentType(models.TextChoices):
    """The type of a content."""

    VIDEO = "video", _("Video")
    DOCUMENT = "document", _("Bacaan")
    QUIZ = "quiz", _("Kuis")
    EXAM = "exam", _("Ujian")
    ASSIGNMENT = "assignment", _("Tugas")


class CourseContent(Versioned):
    """One thing to watch, read or do in a section; a preview is open to everybody.

    `text` (Markdown) is the content of a document or the task of an assignment. A quiz or exam is the
    package's active exam with the same title. It opens when every condition is fulfilled: the day, the number
    of days after the seat was granted, and the content that must be completed first.
    """

    uuid = models.UUIDField(default=uuid.uuid4, db_default=RandomUUID(), unique=True, editable=False)
    section = models.ForeignKey(CourseSection, on_delete=models.CASCADE, related_name="contents")
    title = models.CharField(_("judul"), max_length=200)
    type = models.CharField(_("jenis"), max_length=10, choices=ContentType.choices)
    text = models.TextField(_("teks"), blank=True, db_default="")
    duration_minutes = models.PositiveSmallIntegerField(_("lama (menit)"))
    is_preview = models.BooleanField(_("pratinjau"), default=False)
    position = models.PositiveSmallIntegerField(_("urutan"), default=0)
    video = models.ForeignKey(
        Video, null=True, blank=True, on_delete=models.PROTECT, related_name="course_contents"
    )
    is_skippable = models.BooleanField(_("boleh dilompati"), default=True, db_default=True)
    opens_at = models.DateTimeField(_("dibuka pada"), null=True, blank=True)
    opens_after_days = models.PositiveSmallIntegerField(_("dibuka setelah (hari)"), null=True, blank=True)
    opens_after = models.ForeignKey(
        "self", null=True, blank=True, on_delete=models.SET_NULL, related_name="opens"
    )

    class Meta:
        constraints = [
            models.CheckConstraint(condition=Q(duration_minutes__gte=1), name="content_takes_time"),
            models.CheckConstraint(
                condition=Q(video=None) | Q(type="video"),
                name="content_video_is_watched",
                violation_error_message=_("Hanya materi video yang memakai video."),
            ),
            models.CheckConstraint(
                condition=Q(is_preview=False) | Q(type__in=["video", "document"]),
                name="content_preview_is_watched_or_read",
                violation_error_message=_("Hanya video dan bacaan yang dapat menjadi pratinjau."),
            ),
        ]
        ordering = ["position", "pk"]
        verbose_name = _("materi e-learning")
        verbose_name_plural = _("materi e-learning")

    def __str__(self) -> str:
        return self.title

    def clean(self) -> None:
        """The prerequisite must belong to the same course and must not depend on this content."""
        before, section = related(self, "opens_after"), related(self, "section")
        if before and section and before.section.package_id != section.package_id:
            raise ValidationError({"opens_after": _("Pilih materi dari kursus yang sama.")})
        if waits_for_itself(self, lambda one: related(one, "opens_after")):
            raise ValidationError({"opens_after": _("Kedua materi saling menunggu. Pilih materi lain.")})


class ClassSession(Versioned):
    """One dated meeting of a class."""

    product = models.ForeignKey(Product, on_delete=models.CASCADE, related_name="sessions")
    title = models.CharField(_("judul"), max_length=200)
    starts_at = models.DateTimeField(_("mulai"))
    duration_minutes = models.PositiveSmallIntegerField(_("lama (menit)"))
    mode = models.CharField(_("cara belajar"), max_length=7, choices=Mode.choices)
    room = models.CharField(_("ruang"), max_length=120, blank=True)

    class Meta:
        constraints = [
            models.CheckConstraint(condition=Q(duration_minutes__gte=1), name="session_takes_time"),
            models.UniqueConstraint(
                fields=["product", "starts_at"],
                name="session_once_at_a_time",
                deferrable=models.Deferrable.IMMEDIATE,
                violation_error_message=_("Kelas ini sudah punya sesi pada waktu itu."),
            ),
        ]
        ordering = ["starts_at"]
        verbose_name = _("sesi kelas")
        verbose_name_plural = _("sesi kelas")

    @property
    def duration(self) -> timedelta:
        """The duration."""
        return timedelta(minutes=self.duration_minutes)

    def __str__(self) -> str:
        return self.title
