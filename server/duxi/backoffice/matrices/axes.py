"""Rows and columns of the matrices."""

from duxi.backoffice.matrices.grid import Axis
from duxi.reference.models import CompetencyUnit, Instansi, InstansiType, JobRole, Level


def unit_axis() -> list[Axis]:
    """Competency units by code."""
    found = CompetencyUnit.objects.order_by("code").values_list("pk", "code", "name", "family")
    return [Axis(*row) for row in found]


def job_role_axis() -> list[Axis]:
    """Job roles by family."""
    found = JobRole.objects.order_by("family", "name").values_list("pk", "code", "name", "family")
    return [Axis(*row) for row in found]


def instansi_axis() -> list[Axis]:
    """Active agencies by kind."""
    found = Instansi.objects.filter(is_active=True).order_by("type", "name")
    kinds = dict(InstansiType.choices)
    rows = found.values_list("pk", "code", "name", "type")
    return [Axis(pk, code, name, str(kinds[kind])) for pk, code, name, kind in rows]


def level_axis() -> list[Axis]:
    """Levels; their id in the matrix is their number."""
    found = Level.objects.order_by("number").values_list("number", "name")
    return [Axis(number, str(number), name) for number, name in found]
