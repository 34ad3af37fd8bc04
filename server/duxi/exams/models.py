"""Question banks, what is asked of whom, and timed attempts with their answers."""

import uuid

from django.conf import settings
from django.contrib.postgres.fields import ArrayField
from django.db import models
from django.db.models import F, Q

from duxi.core.models import Versioned
from duxi.entitlements.models import Entitlement
from duxi.reference.models import CompetencyUnit, Instansi, JobRole


class QuestionType(models.TextChoices):
    """The two parts of an assessment."""

    SINGLE = "single"
    NESTED = "nested"


class Question(models.Model):
    """A question of the bank; one with a parent is opened by the parent's answer.

    `opens_on` holds the positions (from 1) of the parent's options that open it; empty: any answer.
    """

    code = models.CharField(max_length=40, unique=True)
    unit = models.ForeignKey(CompetencyUnit, on_delete=models.PROTECT, related_name="questions")
    type = models.CharField(max_length=6, choices=QuestionType.choices)
    level = models.PositiveSmallIntegerField()
    text = models.TextField()
    position = models.PositiveSmallIntegerField(default=1)
    parent = models.ForeignKey("self", null=True, on_delete=models.CASCADE, related_name="children")
    opens_on = ArrayField(models.PositiveSmallIntegerField(), default=list, blank=True)
    is_active = models.BooleanField(default=True)

    class Meta:
        constraints = [models.CheckConstraint(condition=Q(level__range=(1, 5)), name="question_level_1_to_5")]
        indexes = [
            models.Index(fields=["unit", "type", "position"], name="question_roots", condition=Q(parent=None))
        ]

    def __str__(self) -> str:
        return self.code


class AnswerOption(models.Model):
    """One option of a question, worth 0 to 100 points; never sent with them before the end."""

    question = models.ForeignKey(Question, on_delete=models.CASCADE, related_name="options")
    position = models.PositiveSmallIntegerField()
    text = models.TextField()
    points = models.PositiveSmallIntegerField(default=0)

    class Meta:
        ordering = ["position"]
        constraints = [
            models.UniqueConstraint(fields=["question", "position"], name="answer_option_position_once"),
            models.CheckConstraint(condition=Q(points__lte=100), name="answer_option_points_to_100"),
        ]


class Blueprint(models.Model):
    """What an assessment asks: a job role, its units in order, and how long it may take."""

    code = models.CharField(max_length=40, unique=True)
    title = models.CharField(max_length=200)
    job_role = models.ForeignKey(JobRole, on_delete=models.PROTECT, related_name="blueprints")
    duration_minutes = models.PositiveSmallIntegerField()
    passing_percent = models.PositiveSmallIntegerField(default=60)
    units = models.ManyToManyField(CompetencyUnit, through="BlueprintUnit", related_name="blueprints")

    def __str__(self) -> str:
        return self.title


class BlueprintUnit(models.Model):
    """A unit's place in a blueprint."""

    blueprint = models.ForeignKey(Blueprint, on_delete=models.CASCADE, related_name="blueprint_units")
    unit = models.ForeignKey(CompetencyUnit, on_delete=models.PROTECT, related_name="+")
    position = models.PositiveSmallIntegerField()

    class Meta:
        ordering = ["position"]
        constraints = [models.UniqueConstraint(fields=["blueprint", "unit"], name="blueprint_unit_once")]


class Batch(Versioned):
    """A jadwal: attempts that belong together, and the trainers (by object permission) who see them."""

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
    """The right to sit one assessment once, as an entitlement gives it; used up by its attempt."""

    entitlement = models.OneToOneField(
        Entitlement, on_delete=models.PROTECT, related_name="assessment_access"
    )
    blueprint = models.ForeignKey(Blueprint, on_delete=models.PROTECT, related_name="+")
    batch = models.ForeignKey(Batch, on_delete=models.PROTECT, related_name="accesses")


class AttemptStatus(models.TextChoices):
    """The life of an attempt; it only ever moves forward."""

    CREATED = "created"
    RUNNING = "running"
    FINISHED = "finished"


class EndReason(models.TextChoices):
    """Why an attempt is over."""

    SUBMITTED = "submitted"
    TIMEOUT = "timeout"


class Attempt(models.Model):
    """A sesi: one person's timed sitting under one policy (assessment, certification, quiz …).

    `deadline_at` is fixed at the start; `token_hash` is the hash of the session's own bearer;
    `answered` and `total` count the open questions; scores are written when it ends.
    """

    uuid = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    policy = models.CharField(max_length=20)
    participant = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="attempts"
    )
    blueprint = models.ForeignKey(Blueprint, on_delete=models.PROTECT, related_name="attempts")
    batch = models.ForeignKey(Batch, on_delete=models.PROTECT, related_name="attempts")
    access = models.OneToOneField(
        AssessmentAccess, null=True, on_delete=models.PROTECT, related_name="attempt"
    )
    status = models.CharField(max_length=8, choices=AttemptStatus.choices, default=AttemptStatus.CREATED)
    token_hash = models.CharField(max_length=64, blank=True, db_index=True)
    created_at = models.DateTimeField(auto_now_add=True)
    started_at = models.DateTimeField(null=True)
    deadline_at = models.DateTimeField(null=True)
    ended_at = models.DateTimeField(null=True)
    end_reason = models.CharField(max_length=9, choices=EndReason.choices, blank=True)
    answered = models.PositiveSmallIntegerField(default=0)
    total = models.PositiveSmallIntegerField(default=0)
    competent_count = models.PositiveSmallIntegerField(default=0)
    score = models.DecimalField(max_digits=5, decimal_places=2, null=True)

    class Meta:
        indexes = [
            models.Index(fields=["deadline_at"], name="attempt_overdue", condition=Q(status="running")),
            models.Index(fields=["batch", "status"], name="attempt_of_batch"),
            models.Index(fields=["participant", "-created_at"], name="attempt_of_participant"),
        ]
        constraints = [
            models.CheckConstraint(
                condition=Q(status="created", started_at=None)
                | Q(status="running", started_at__isnull=False, ended_at=None)
                | Q(status="finished", ended_at__isnull=False, score__isnull=False),
                name="attempt_status_fits_times",
            )
        ]


class AttemptQuestion(models.Model):
    """A sesi_soal: one question put to one attempt, and the answer to it.

    `revision` grows with every saved answer, so that an old tab cannot overwrite a newer one.
    """

    attempt = models.ForeignKey(Attempt, on_delete=models.CASCADE, related_name="questions")
    question = models.ForeignKey(Question, on_delete=models.PROTECT, related_name="+")
    position = models.PositiveSmallIntegerField()
    answer = models.ForeignKey(AnswerOption, null=True, on_delete=models.PROTECT, related_name="+")
    revision = models.PositiveIntegerField(default=0)
    answered_at = models.DateTimeField(null=True)

    class Meta:
        ordering = ["position"]
        constraints = [models.UniqueConstraint(fields=["attempt", "question"], name="attempt_question_once")]


class UnitResult(models.Model):
    """What a finished attempt shows of one unit: score, level reached, level the role requires."""

    attempt = models.ForeignKey(Attempt, on_delete=models.CASCADE, related_name="unit_results")
    unit = models.ForeignKey(CompetencyUnit, on_delete=models.PROTECT, related_name="+")
    position = models.PositiveSmallIntegerField()
    score = models.DecimalField(max_digits=5, decimal_places=2)
    achieved_level = models.PositiveSmallIntegerField()
    required_level = models.PositiveSmallIntegerField()

    class Meta:
        ordering = ["position"]
        constraints = [models.UniqueConstraint(fields=["attempt", "unit"], name="unit_result_once")]
