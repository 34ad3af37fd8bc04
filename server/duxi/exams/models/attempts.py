"""Timed attempts: their questions, answers and results."""

import uuid

from django.conf import settings
from django.contrib.postgres.fields import ArrayField
from django.core.exceptions import ObjectDoesNotExist
from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.entitlements.models import Entitlement
from duxi.exams.models.bank import Question, QuestionVersion
from duxi.exams.models.blueprints import AssessmentAccess, Batch, Blueprint, BlueprintVersion
from duxi.reference.models import CompetencyUnit


class AttemptStatus(models.TextChoices):
    """The status of an attempt, which only moves forward."""

    CREATED = "created"
    RUNNING = "running"
    FINISHED = "finished"


class EndReason(models.TextChoices):
    """Why an attempt ended."""

    SUBMITTED = "submitted"
    TIMEOUT = "timeout"
    SUPERVISOR = "supervisor"


class Attempt(models.Model):
    """A sesi: one person's timed attempt under one policy (assessment, certification, quiz …).

    `deadline_at` is fixed at the start; only a supervisor moves it. While `paused_at` is set the clock is
    stopped. `token_hash` is the hash of the session's token; `answered` and `total` count the numbered
    questions, `follow_ups` and `follow_ups_answered` those that answers have opened; scores are written when
    it ends. `seed` determines the draw and the order. Only a free assessment may have no participant, until
    an account claims it.
    """

    uuid = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    policy = models.CharField(max_length=20)
    participant = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, on_delete=models.PROTECT, related_name="attempts"
    )
    blueprint = models.ForeignKey(Blueprint, on_delete=models.PROTECT, related_name="attempts")
    version = models.ForeignKey(
        BlueprintVersion, null=True, on_delete=models.PROTECT, related_name="attempts"
    )
    batch = models.ForeignKey(Batch, null=True, on_delete=models.PROTECT, related_name="attempts")
    access = models.OneToOneField(
        AssessmentAccess, null=True, on_delete=models.PROTECT, related_name="attempt"
    )
    entitlement = models.ForeignKey(Entitlement, null=True, on_delete=models.PROTECT, related_name="attempts")
    status = models.CharField(max_length=8, choices=AttemptStatus.choices, default=AttemptStatus.CREATED)
    token_hash = models.CharField(max_length=64, blank=True, db_index=True)
    seed = models.PositiveBigIntegerField(default=0)
    created_at = models.DateTimeField(auto_now_add=True)
    started_at = models.DateTimeField(null=True)
    deadline_at = models.DateTimeField(null=True)
    paused_at = models.DateTimeField(null=True)
    last_seen_at = models.DateTimeField(null=True)
    ended_at = models.DateTimeField(null=True)
    end_reason = models.CharField(max_length=10, choices=EndReason.choices, blank=True)
    answered = models.PositiveSmallIntegerField(default=0)
    total = models.PositiveSmallIntegerField(default=0)
    follow_ups_answered = models.PositiveSmallIntegerField(default=0)
    follow_ups = models.PositiveSmallIntegerField(default=0)
    competent_count = models.PositiveSmallIntegerField(default=0)
    score = models.DecimalField(max_digits=5, decimal_places=2, null=True)
    passed = models.BooleanField(null=True)

    class Meta:
        indexes = [
            models.Index(fields=["deadline_at"], name="attempt_overdue", condition=Q(status="running")),
            models.Index(fields=["batch", "status"], name="attempt_of_batch"),
            models.Index(fields=["participant", "-created_at"], name="attempt_of_participant"),
            models.Index(fields=["blueprint", "participant"], name="attempt_of_exam"),
            models.Index(fields=["created_at"], name="attempt_unclaimed", condition=Q(participant=None)),
        ]
        constraints = [
            models.CheckConstraint(
                condition=Q(status="created", started_at=None)
                | Q(status="running", started_at__isnull=False, ended_at=None)
                | Q(status="finished", ended_at__isnull=False, score__isnull=False),
                name="attempt_status_fits_times",
            ),
            models.CheckConstraint(
                condition=Q(status="created") | Q(version__isnull=False), name="attempt_keeps_its_rules"
            ),
            models.CheckConstraint(
                condition=Q(participant__isnull=False) | Q(policy="free-assessment"),
                name="attempt_has_a_participant",
            ),
            models.CheckConstraint(
                condition=Q(paused_at=None) | Q(status="running"), name="attempt_paused_while_running"
            ),
            models.UniqueConstraint(
                fields=["participant", "blueprint"],
                condition=Q(access=None) & ~Q(status="finished"),
                name="attempt_open_once",
            ),
        ]

    def __str__(self) -> str:
        return f"{self.participant} · {self.blueprint}" if self.participant else str(self.blueprint)

    @property
    def owner(self) -> User:
        """The participant; for everything but an unclaimed free assessment."""
        if self.participant is None:
            raise ObjectDoesNotExist("the attempt is not claimed yet")
        return self.participant


class AttemptQuestion(models.Model):
    """A sesi_soal: one question of one attempt in the version that was shown, with its answer.

    `selected` holds positions of the version's options, `option_order` the order in which they are shown.
    `revision` increases with every saved answer, so that an old tab cannot overwrite a newer one. Once
    `shown_at` is set on a follow-up, its parents' answers are final.
    """

    attempt = models.ForeignKey(Attempt, on_delete=models.CASCADE, related_name="questions")
    question = models.ForeignKey(Question, on_delete=models.PROTECT, related_name="+")
    version = models.ForeignKey(QuestionVersion, on_delete=models.PROTECT, related_name="+")
    position = models.PositiveSmallIntegerField()
    option_order = ArrayField(models.PositiveSmallIntegerField(), default=list)
    selected = ArrayField(models.PositiveSmallIntegerField(), default=list)
    text = models.TextField(blank=True)
    flagged = models.BooleanField(default=False)
    shown_at = models.DateTimeField(null=True)
    revision = models.PositiveIntegerField(default=0)
    answered_at = models.DateTimeField(null=True)

    class Meta:
        ordering = ["position"]
        constraints = [models.UniqueConstraint(fields=["attempt", "question"], name="attempt_question_once")]


class UnitResult(models.Model):
    """The result of one unit: score, achieved level, required level.

    Certifications have no levels: both are 0, and only `competent` counts. `steps` explains each level
    (`exams.levels`).
    """

    attempt = models.ForeignKey(Attempt, on_delete=models.CASCADE, related_name="unit_results")
    unit = models.ForeignKey(CompetencyUnit, on_delete=models.PROTECT, related_name="+")
    position = models.PositiveSmallIntegerField()
    score = models.DecimalField(max_digits=5, decimal_places=2)
    achieved_level = models.PositiveSmallIntegerField()
    required_level = models.PositiveSmallIntegerField()
    competent = models.BooleanField()
    steps = models.JSONField(default=list)

    class Meta:
        ordering = ["position"]
        constraints = [models.UniqueConstraint(fields=["attempt", "unit"], name="unit_result_once")]


class AssessedUnit(models.Model):
    """The assessors' decision over a unit without a key: its share of all points in percent."""

    attempt = models.ForeignKey(Attempt, on_delete=models.CASCADE, related_name="assessed_units")
    unit = models.ForeignKey(CompetencyUnit, on_delete=models.PROTECT, related_name="+")
    score = models.DecimalField(max_digits=5, decimal_places=2)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["attempt", "unit"], name="assessed_unit_once"),
            models.CheckConstraint(condition=Q(score__range=(0, 100)), name="assessed_unit_percent"),
        ]


class SupervisorVerb(models.TextChoices):
    """What a supervisor can do to a running attempt."""

    EXTRA_TIME = "extra-time", _("Tambah waktu")
    PAUSE = "pause", _("Jeda")
    RESUME = "resume", _("Lanjutkan")
    RESET_LOGIN = "reset-login", _("Reset login")
    END = "end", _("Akhiri sesi")


class SupervisorAction(models.Model):
    """A supervisor's action on an attempt; never changed."""

    attempt = models.ForeignKey(Attempt, on_delete=models.CASCADE, related_name="supervisor_actions")
    actor = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+")
    action = models.CharField(max_length=20, choices=SupervisorVerb.choices)
    details = models.JSONField(default=dict)
    reason = models.CharField(max_length=300, blank=True)
    at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["-at", "-pk"]
