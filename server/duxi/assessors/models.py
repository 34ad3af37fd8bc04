"""Rubrics, gradings, interview slots and appeals."""

import uuid

from django.conf import settings
from django.contrib.postgres.constraints import ExclusionConstraint
from django.contrib.postgres.fields import ArrayField, DateTimeRangeField, RangeBoundary, RangeOperators
from django.db import models
from django.db.models import F, Func, Q
from django.utils.translation import gettext_lazy as _

from duxi.core.models import Versioned
from duxi.exams.models import IN_PERSON, Attempt, Blueprint, BlueprintUnit, Method
from duxi.reference.models import CompetencyUnit


class Rubric(Versioned):
    """The grading criteria of one unit of an exam, and its assessors.

    `criteria` is a list of `{name, description, levels: [{name, description, points}]}`. Assessments copy it
    when they are opened, so later edits do not affect them.
    """

    blueprint_unit = models.OneToOneField(BlueprintUnit, on_delete=models.PROTECT, related_name="rubric")
    instructions = models.TextField(blank=True, verbose_name=_("petunjuk peserta"))
    criteria = models.JSONField(default=list, verbose_name=_("kriteria"))
    needs_second_grading = models.BooleanField(default=False, verbose_name=_("penilaian kedua"))
    disagreement_percent = models.PositiveSmallIntegerField(default=20, verbose_name=_("batas selisih"))
    appeal_days = models.PositiveSmallIntegerField(default=7, verbose_name=_("hari banding"))
    assessors = models.ManyToManyField(settings.AUTH_USER_MODEL, blank=True, related_name="rubrics")
    lead = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT, related_name="+"
    )

    class Meta:
        constraints = [
            models.CheckConstraint(condition=Q(disagreement_percent__lte=100), name="rubric_percent_to_100")
        ]

    def __str__(self) -> str:
        return str(self.blueprint_unit.unit.name)


class AssessmentStatus(models.TextChoices):
    WAITING = "waiting", _("Menunggu penilaian")
    DISAGREED = "disagreed", _("Menunggu penilai ketiga")
    DECIDED = "decided", _("Dinilai")


class UnitAssessment(models.Model):
    """One unit of a finished attempt that assessors grade, with a copy of the rubric."""

    uuid = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    attempt = models.ForeignKey(Attempt, on_delete=models.PROTECT, related_name="unit_assessments")
    unit = models.ForeignKey(CompetencyUnit, on_delete=models.PROTECT, related_name="+")
    rubric = models.ForeignKey(Rubric, on_delete=models.PROTECT, related_name="assessments")
    method = models.CharField(max_length=9, choices=Method.choices)
    instructions = models.TextField(blank=True)
    criteria = models.JSONField()
    passing_percent = models.PositiveSmallIntegerField()
    disagreement_percent = models.PositiveSmallIntegerField()
    appeal_days = models.PositiveSmallIntegerField()
    status = models.CharField(
        max_length=9, choices=AssessmentStatus.choices, default=AssessmentStatus.WAITING
    )
    score = models.DecimalField(max_digits=5, decimal_places=2, null=True)
    created_at = models.DateTimeField()
    decided_at = models.DateTimeField(null=True)
    appeal_until = models.DateTimeField(null=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["attempt", "unit"], name="unit_assessment_once"),
            models.CheckConstraint(
                condition=Q(status="decided", score__isnull=False, decided_at__isnull=False)
                | (~Q(status="decided") & Q(score=None, decided_at=None)),
                name="unit_assessment_decided_with_score",
            ),
        ]

    @property
    def is_in_person(self) -> bool:
        return self.method in IN_PERSON

    @property
    def is_competent(self) -> bool:
        """Whether the decision is positive; also False without a decision."""
        return self.score is not None and self.score >= self.passing_percent


class Role(models.TextChoices):
    """The role of a grading; later ones in this list override earlier ones."""

    FIRST = "first", _("Penilai pertama")
    SECOND = "second", _("Penilai kedua")
    THIRD = "third", _("Penilai ketiga")
    APPEAL = "appeal", _("Banding")


class Grading(models.Model):
    """One assessor's grading of one unit, at most one per assessor, submitted once.

    `levels` contains the chosen level of each criterion (from 0), `notes` a remark on each.
    """

    uuid = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    assessment = models.ForeignKey(UnitAssessment, on_delete=models.PROTECT, related_name="gradings")
    role = models.CharField(max_length=6, choices=Role.choices)
    assessor = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, on_delete=models.PROTECT, related_name="gradings"
    )
    created_at = models.DateTimeField()
    levels = ArrayField(models.PositiveSmallIntegerField(), default=list)
    notes = ArrayField(models.TextField(), default=list)
    comment = models.TextField(blank=True)
    score = models.DecimalField(max_digits=5, decimal_places=2, null=True)
    submitted_at = models.DateTimeField(null=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["assessment", "role"], name="grading_role_once"),
            models.UniqueConstraint(fields=["assessment", "assessor"], name="grading_assessor_once"),
            models.CheckConstraint(
                condition=Q(submitted_at=None, score=None)
                | Q(submitted_at__isnull=False, score__isnull=False, assessor__isnull=False),
                name="grading_submitted_with_score",
            ),
        ]
        indexes = [
            models.Index(
                fields=["assessor", "created_at"], name="grading_waiting", condition=Q(submitted_at=None)
            )
        ]


class InterviewSlot(models.Model):
    """A time for an interview with one participant; free while no assessment has it."""

    uuid = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    assessor = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="interview_slots"
    )
    blueprint = models.ForeignKey(Blueprint, on_delete=models.PROTECT, related_name="interview_slots")
    starts_at = models.DateTimeField()
    ends_at = models.DateTimeField()
    place = models.CharField(max_length=300)
    assessment = models.OneToOneField(
        UnitAssessment, null=True, on_delete=models.PROTECT, related_name="slot"
    )
    booked_at = models.DateTimeField(null=True)

    class Meta:
        constraints = [
            models.CheckConstraint(condition=Q(ends_at__gt=F("starts_at")), name="slot_ends_after_start"),
            models.CheckConstraint(
                condition=Q(assessment=None, booked_at=None)
                | Q(assessment__isnull=False, booked_at__isnull=False),
                name="slot_booked_with_time",
            ),
            ExclusionConstraint(
                name="slots_do_not_overlap",
                expressions=[
                    (
                        Func(
                            F("starts_at"),
                            F("ends_at"),
                            RangeBoundary(),
                            function="TSTZRANGE",
                            output_field=DateTimeRangeField(),
                        ),
                        RangeOperators.OVERLAPS,
                    ),
                    ("assessor", RangeOperators.EQUAL),
                ],
            ),
        ]
        indexes = [
            models.Index(fields=["blueprint", "starts_at"], name="slot_free", condition=Q(assessment=None))
        ]

    @property
    def is_online(self) -> bool:
        return "://" in self.place


class Appeal(models.Model):
    """A participant's appeal against one unit's result, decided by an assessor who has not graded it."""

    uuid = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    assessment = models.OneToOneField(UnitAssessment, on_delete=models.PROTECT, related_name="appeal")
    grading = models.OneToOneField(Grading, on_delete=models.PROTECT, related_name="appeal")
    reason = models.TextField()
    score_before = models.DecimalField(max_digits=5, decimal_places=2)
    score_after = models.DecimalField(max_digits=5, decimal_places=2, null=True)
    created_at = models.DateTimeField()
    decided_at = models.DateTimeField(null=True)

    class Meta:
        constraints = [
            models.CheckConstraint(
                condition=Q(score_after=None, decided_at=None)
                | Q(score_after__isnull=False, decided_at__isnull=False),
                name="appeal_decided_with_score",
            )
        ]
