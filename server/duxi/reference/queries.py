"""Every read of reference data."""

from typing import Any

from django.db.models import F, OuterRef, Q, QuerySet

from duxi.core.expressions import count_of
from duxi.core.lists import Filter, ListSpec
from duxi.reference.models import Instansi, JobRole, RoleCompetency

JOB_ROLES = ListSpec(
    filters={"job_role_name": Filter("name"), "job_role_family": Filter("family")},
    sorts={"job_role_name": "name"},
    default_sort="job_role_name|asc",
    page_size=12,
)
INSTANSI = ListSpec(
    filters={
        "instansi_name": Filter("name"),
        "instansi_type": Filter("type"),
        "job_role": Filter("roles__job_role__slug"),
    },
    sorts={"instansi_name": "name"},
    default_sort="instansi_name|asc",
    page_size=20,
)


def job_role_rows(roles: QuerySet[JobRole]) -> QuerySet[Any, Any]:
    """Job roles in the shape of `JobRoleOut`, but for the assessments, which the catalogue counts."""
    units = RoleCompetency.objects.filter(job_role=OuterRef("pk"))
    return roles.values(
        job_role_id=F("pk"),
        job_role_slug=F("slug"),
        job_role_name=F("name"),
        job_role_description=F("description"),
        unit_count=count_of(units, "job_role"),
    )


def active_instansi() -> QuerySet[Instansi]:
    """The agencies that the public may choose from."""
    return Instansi.objects.filter(is_active=True)


def instansi_rows(instansi: QuerySet[Instansi]) -> QuerySet[Any, Any]:
    """Agencies in the shape of `InstansiOut`."""
    return instansi.values(instansi_id=F("pk"), instansi_name=F("name"), instansi_type=F("type"))


def find_instansi(text: str) -> Q:
    """Agencies whose name, short name or code contains the text."""
    return Q(name__icontains=text) | Q(short_name__icontains=text) | Q(code__icontains=text)
