"""Exam definitions, versions of their rules, batches, and rights to sit."""

import uuid
from datetime import datetime

from django.conf import settings
from django.contrib.auth.hashers import check_password
from django.db import models
from django.db.models import F, Q
from django.utils.translation import gettext_lazy as _

from duxi.catalog.models import Product
from duxi.core.models import Versioned
from duxi.entitlements.models import Entitlement
from duxi.reference.models import CompetencyUnit, Instansi, JobRole


class LevelRule(models.TextChoices):
    """When a level of a unit counts as achieved (`exams.levels`)."""

    TOGETHER = "together", _("Level dan semua level sampai level itu lulus")
    STEPWISE = "stepwise", _("Level dan semua level sampai level itu lulus, tanpa level lemah di bawahnya")
    DEFENSIBLE = "defensible", _("Ditanya dua kali, dan tidak ada level di bawahnya yang lemah")


class Review(models.TextChoices):
    """What participants may see of their answers after the end."""

    NEVER = "never", _("Tidak ditampilkan")
    ANSWERS = "answers", _("Jawaban sendiri")
    KEY = "key", _("Jawaban sendiri, kunci, dan pembahasan")


class Method(models.TextChoices):
    """How a unit is measured: by questions with a key, or by assessors."""

    QUESTIONS = "questions", _("Soal berkunci")
    WRITTEN = "written", _("Jawaban tertulis")
    INTERVIEW = "interview", _("Wawancara")
    PRACTICAL = "practical", _("Praktik")


IN_PERSON = (Method.INTERVIEW, Method.PRACTICAL)
"""Methods with a meeting between participant and assessor."""


class Blueprint(Versioned):
    """The definition of an exam: its content, its time limit, and its grading rules.

    `policy` is the kind of attempt. An assessment measures the units of a job role; other exams belong to a
    product. `draw_count` questions are drawn from each unit (or section) and level; None asks all.
    """

    uuid = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    code = models.CharField(max_length=40, unique=True)
    title = models.CharField(max_length=200)
    policy = models.CharField(max_length=20, default="assessment")
    job_role = models.ForeignKey(
        JobRole, null=True, blank=True, on_delete=models.PROTECT, related_name="blueprints"
    )
    product = models.ForeignKey(
        Product, null=True, blank=True, on_delete=models.PROTECT, related_name="exams"
    )
    position = models.PositiveSmallIntegerField(default=1)
    instructions = models.TextField(blank=True)
    duration_minutes = models.PositiveSmallIntegerField()
    passing_percent = models.PositiveSmallIntegerField(default=60)
    floor_percent = models.PositiveSmallIntegerField(default=40)
    level_rule = models.CharField(max_length=10, choices=LevelRule.choices, default=LevelRule.DEFENSIBLE)
    negative_percent = models.PositiveSmallIntegerField(default=0)
    pool = models.CharField(max_length=20, blank=True)
    draw_count = models.PositiveSmallIntegerField(null=True, blank=True)
    shuffles_questions = models.BooleanField(default=False)
    shuffles_options = models.BooleanField(default=False)
    attempts_allowed = models.PositiveSmallIntegerField(null=True, blank=True)
    password_hash = models.CharField(max_length=128, blank=True)
    opens_at = models.DateTimeField(null=True, blank=True)
    closes_at = models.DateTimeField(null=True, blank=True)
    review = models.CharField(max_length=7, choices=Review.choices, default=Review.NEVER)
    is_active = models.BooleanField(default=True)
    units = models.ManyToManyField(CompetencyUnit, through="BlueprintUnit", related_name="blueprints")

    class Meta:
        constraints = [
            models.CheckConstraint(
                condition=~Q(policy="assessment") | Q(job_role__isnull=False), name="assessment_has_a_role"
            ),
            models.CheckConstraint(
                condition=Q(passing_percent__lte=100, floor_percent__lte=100, negative_percent__lte=100),
                name="blueprint_percents_to_100",
            ),
        ]
        indexes = [models.Index(fields=["product", "policy", "position"], name="blueprint_of_product")]

    def attempts_left(self, *, used: int, extra: int) -> int | None:
        """How many attempts are left after the used ones; None: unlimited."""
        if self.attempts_allowed is None:
            return None
        return max(0, self.attempts_allowed + extra - used)

    def is_closed(self, at: datetime) -> bool:
        """Whether no attempt can begin any more."""
        return self.closes_at is not None and at >= self.closes_at

    def __str__(self) -> str:
        return self.title

    def takes_password(self, password: str) -> bool:
        """Whether this password opens the exam; an exam without a password is open."""
        return not self.password_hash or check_password(password, self.password_hash)


class BlueprintUnit(models.Model):
    """A unit of a blueprint; being competent requires every required unit."""

    blueprint = models.ForeignKey(Blueprint, on_delete=models.CASCADE, related_name="blueprint_units")
    unit = models.ForeignKey(CompetencyUnit, on_delete=models.PROTECT, related_name="+")
    position = models.PositiveSmallIntegerField()
    is_required = models.BooleanField(default=True)
    method = models.CharField(max_length=9, choices=Method.choices, default=Method.QUESTIONS)

    class Meta:
        ordering = ["position"]
        constraints = [models.UniqueConstraint(fields=["blueprint", "unit"], name="blueprint_unit_once")]


class BlueprintVersion(models.Model):
    """The rules of a blueprint under which attempts were started; never changed (`exams.rules`)."""

    blueprint = models.ForeignKey(Blueprint, on_delete=models.PROTECT, related_name="versions")
    number = models.PositiveIntegerField()
    fingerprint = models.CharField(max_length=64)
    rules = models.JSONField()
    created_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["blueprint", "number"], name="blueprint_version_number_once"),
            models.UniqueConstraint(fields=["blueprint", "fingerprint"], name="blueprint_version_once"),
        ]


class Batch(Versioned):
    """A jadwal: a group of attempts with the trainers (by object permission) who see them."""

    code = models.CharField(max_length=40, unique=True)
    name = models.CharField(max_length=200)
    blueprint = models.ForeignKey(Blueprint, on_delete=models.PROTECT, related_name="batches")
    instansi = models.ForeignKey(Instansi, null=True, blank=True, on_delete=models.PROTECT, related_name="+")
    opens_at = models.DateTimeField()
    closes_at = models.DateTimeField(null=True, blank=True)
    accepts_public = models.BooleanField(default=False)

    class Meta:
        permissions = [("attend_batch", "May see this batch, its attempts and reports")]
        constraints = [
            models.CheckConstraint(
                condition=Q(closes_at=None) | Q(closes_at__gt=F("opens_at")), name="batch_closes_after_open"
            )
        ]

    def __str__(self) -> str:
        return self.name


class AssessmentAccess(models.Model):
    """The right to sit one assessment once, granted by an entitlement and used up by an attempt."""

    entitlement = models.OneToOneField(
        Entitlement, on_delete=models.PROTECT, related_name="assessment_access"
    )
    blueprint = models.ForeignKey(Blueprint, on_delete=models.PROTECT, related_name="+")
    batch = models.ForeignKey(Batch, on_delete=models.PROTECT, related_name="accesses")


class Allowance(models.Model):
    """A participant's exceptions from an exam's rules: more time, more attempts."""

    blueprint = models.ForeignKey(Blueprint, on_delete=models.CASCADE, related_name="allowances")
    participant = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="+")
    extra_minutes = models.PositiveSmallIntegerField(default=0)
    extra_attempts = models.PositiveSmallIntegerField(default=0)
    reason = models.CharField(max_length=300)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["blueprint", "participant"], name="allowance_once")]
