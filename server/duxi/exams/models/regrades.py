"""Regrades: when results were recomputed, by whom, why, and what changed."""

import uuid

from django.conf import settings
from django.db import models

from duxi.exams.models.attempts import Attempt
from duxi.exams.models.blueprints import Batch, Blueprint


class Regrade(models.Model):
    """One regrade of the finished attempts of an exam or one of its batches; never changed.

    `dropped` are the questions that no longer count; `uses_current_rules` replaced the rules under which the
    attempts were started.
    """

    uuid = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    blueprint = models.ForeignKey(Blueprint, on_delete=models.PROTECT, related_name="regrades")
    batch = models.ForeignKey(Batch, null=True, on_delete=models.PROTECT, related_name="regrades")
    actor = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+")
    reason = models.CharField(max_length=300)
    dropped = models.JSONField(default=list)
    uses_current_rules = models.BooleanField(default=False)
    attempt_count = models.PositiveIntegerField()
    changed_count = models.PositiveIntegerField()
    at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["-at", "-pk"]


class RegradeChange(models.Model):
    """The changes of one attempt: score, result and units before and after."""

    regrade = models.ForeignKey(Regrade, on_delete=models.CASCADE, related_name="changes")
    attempt = models.ForeignKey(Attempt, on_delete=models.PROTECT, related_name="regrade_changes")
    before = models.JSONField()
    after = models.JSONField()

    class Meta:
        constraints = [models.UniqueConstraint(fields=["regrade", "attempt"], name="regrade_change_once")]
