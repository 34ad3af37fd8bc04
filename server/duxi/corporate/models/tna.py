"""Training-needs analyses: members are rated in the units of a job role."""

import uuid

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from duxi.corporate.models.companies import Company, Member
from duxi.reference.models import CompetencyUnit, JobRole


class Campaign(models.Model):
    """One analysis of a company; `budget` limits the recommendations."""

    uuid = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    company = models.ForeignKey(Company, on_delete=models.PROTECT, related_name="campaigns")
    title = models.CharField(max_length=150)
    asks_superiors = models.BooleanField(default=False)
    budget = models.PositiveBigIntegerField(null=True, blank=True)
    created_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, on_delete=models.PROTECT, related_name="+"
    )
    created_at = models.DateTimeField()
    closes_at = models.DateTimeField()

    class Meta:
        verbose_name = _("TNA")
        verbose_name_plural = _("TNA")

    def __str__(self) -> str:
        return self.title


class Participant(models.Model):
    """A member's participation in an analysis, for one job role."""

    uuid = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    campaign = models.ForeignKey(Campaign, on_delete=models.CASCADE, related_name="participants")
    member = models.ForeignKey(Member, on_delete=models.PROTECT, related_name="participations")
    job_role = models.ForeignKey(JobRole, on_delete=models.PROTECT, related_name="+")
    submitted_at = models.DateTimeField(null=True, blank=True)
    rated_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["campaign", "member"], name="participant_once")]


class Rating(models.Model):
    """A unit's level as rated by the participant and by the superior; 0 means no competency."""

    participant = models.ForeignKey(Participant, on_delete=models.CASCADE, related_name="ratings")
    unit = models.ForeignKey(CompetencyUnit, on_delete=models.PROTECT, related_name="+")
    own_level = models.PositiveSmallIntegerField(null=True, blank=True)
    superior_level = models.PositiveSmallIntegerField(null=True, blank=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["participant", "unit"], name="rating_once"),
            models.CheckConstraint(
                condition=(Q(own_level=None) | Q(own_level__lte=5))
                & (Q(superior_level=None) | Q(superior_level__lte=5)),
                name="rating_within_levels",
            ),
        ]
