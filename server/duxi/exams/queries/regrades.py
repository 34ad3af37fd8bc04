"""Reads of regrades, and of what one covers."""

from django.db.models import QuerySet

from duxi.core.errors import NotFound
from duxi.exams.models import Attempt, Batch, Blueprint, Regrade


def regrades() -> QuerySet[Regrade]:
    return Regrade.objects.select_related("blueprint", "batch", "actor")


def regraded_exam(blueprint_id: int, batch_id: int | None) -> tuple[Blueprint, Batch | None]:
    """An exam, and one batch of it if asked for; raises `NotFound`."""
    blueprint = Blueprint.objects.filter(pk=blueprint_id).first()
    batch = Batch.objects.filter(pk=batch_id, blueprint=blueprint).first() if batch_id else None
    if blueprint is None or (batch_id and batch is None):
        raise NotFound
    return blueprint, batch


def regradable_attempts(blueprint: Blueprint, batch: Batch | None) -> QuerySet[Attempt]:
    """The attempts of users; free ones without an account are left out."""
    attempts = Attempt.objects.filter(blueprint=blueprint).exclude(participant=None)
    return attempts.filter(batch=batch) if batch else attempts
