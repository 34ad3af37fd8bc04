"""Rows and columns of the matrices: `key`, `code`, `name` and `group`."""

from typing import Any

from django.db.models import Case, CharField, F, QuerySet, Value, When
from django.db.models.functions import Cast

from duxi.reference.models import CompetencyUnit, Instansi, InstansiType, JobRole, Level


def unit_axis() -> QuerySet[Any, Any]:
    """Competency units by code."""
    return CompetencyUnit.objects.order_by("code").values("code", "name", key=F("pk"), group=F("family"))


def job_role_axis() -> QuerySet[Any, Any]:
    """Job roles by family."""
    found = JobRole.objects.order_by("family", "name")
    return found.values("code", "name", key=F("pk"), group=F("family"))


def instansi_axis() -> QuerySet[Any, Any]:
    """Active agencies by kind."""
    kinds = (When(type=kind, then=Value(str(label))) for kind, label in InstansiType.choices)
    group = Case(*kinds, default=Value(""), output_field=CharField())
    active = Instansi.objects.filter(is_active=True).order_by("type", "name")
    return active.values("code", "name", key=F("pk"), group=group)


def level_axis() -> QuerySet[Any, Any]:
    """Levels; their key in the matrix is their number."""
    code = Cast("number", CharField())
    return Level.objects.order_by("number").values("name", key=F("number"), code=code, group=Value(""))
