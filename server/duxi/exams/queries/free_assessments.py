"""Reads of the short assessments that need no account."""

from uuid import UUID

from django.db.models import Prefetch, QuerySet

from duxi.core.errors import NotFound
from duxi.exams.models import Blueprint, BlueprintUnit
from duxi.exams.policies import FREE_ASSESSMENT


def free_blueprints() -> QuerySet[Blueprint]:
    """The short assessments that need no account."""
    free = Blueprint.objects.filter(policy=FREE_ASSESSMENT.name, is_active=True, job_role__isnull=False)
    units = Prefetch("blueprint_units", BlueprintUnit.objects.select_related("unit"))
    return free.select_related("job_role").prefetch_related(units).order_by("title", "pk")


def free_assessment(slug: str, uuid: UUID) -> Blueprint:
    """One of them by its job role; raises `NotFound`."""
    blueprint = free_blueprints().filter(uuid=uuid, job_role__slug=slug).first()
    if blueprint is None:
        raise NotFound
    return blueprint
