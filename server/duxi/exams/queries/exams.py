"""Reads of exams."""

from typing import Any

from django.db.models import Count, Q, QuerySet, Value
from django.db.models.functions import Coalesce

from duxi.exams.models import Blueprint


def exams_of(policy: str) -> QuerySet[Blueprint]:
    """The exams of one kind, by title."""
    return Blueprint.objects.filter(policy=policy).order_by("title", "pk")


def exam_choices() -> QuerySet[Blueprint, Any]:
    """All exams with their job role and the number of their active questions."""
    roots = Count(
        "units__questions", filter=Q(units__questions__parent=None, units__questions__is_active=True)
    )
    return Blueprint.objects.annotate(
        job_role_name=Coalesce("job_role__name", Value("")), question_count=roots
    )
