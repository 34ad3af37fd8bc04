"""Job roles."""

from typing import Annotated, Any

from django.db.models import OuterRef, QuerySet
from django.utils.text import slugify
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy
from pydantic import StringConstraints

from duxi.accounts.models import User
from duxi.audit.triggers import Watched
from duxi.backoffice.crud import Resource, declare
from duxi.backoffice.reference.fields import COMMON_FILTERS, COMMON_SORTS, ManagedIn, ManagedOut, Prose, Short
from duxi.backoffice.sidebar import Line
from duxi.core.expressions import count_of
from duxi.core.lists import Filter, ListSpec
from duxi.reference.models import JobRole, RoleCompetency, RoleInstansi


class JobRoleOut(ManagedOut):
    code: str
    name: str
    slug: str
    family: str
    description: str
    unit_count: int
    instansi_count: int


class JobRoleIn(ManagedIn):
    """Without a slug it is derived from the name."""

    code: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=20)]
    name: Annotated[str, StringConstraints(strip_whitespace=True, min_length=3, max_length=120)]
    slug: Annotated[str, StringConstraints(strip_whitespace=True, max_length=80)] = ""
    family: Short = ""
    description: Prose = ""


def _rows(user: User) -> QuerySet[JobRole]:
    return JobRole.with_deleted.annotate(
        unit_count=count_of(RoleCompetency.objects.filter(job_role=OuterRef("pk")), "job_role"),
        instansi_count=count_of(RoleInstansi.objects.filter(job_role=OuterRef("pk")), "job_role"),
    )


def _with_slug(values: dict[str, Any]) -> dict[str, Any]:
    return {**values, "slug": values["slug"] or slugify(values["name"])[:80]}


JOB_ROLES = declare(
    Resource(
        name="job-roles",
        model=JobRole,
        out=JobRoleOut,
        body=JobRoleIn,
        rows=_rows,
        viewers=("Keuangan", "Trainer"),
        line=Line("reference", pgettext_lazy("menu", "Peran"), "role", 20),
        parts=("competencies",),
        watched=(Watched(RoleCompetency, part_of="job_role"), Watched(RoleInstansi, part_of="job_role")),
        titles={"unit_count": _("Unit kompetensi"), "instansi_count": _("Instansi")},
        prepare=_with_slug,
        can_import=True,
        listing=ListSpec(
            filters={**COMMON_FILTERS, "slug": Filter("slug"), "family": Filter("family")},
            sorts={
                **COMMON_SORTS,
                "family": "family",
                "unit_count": "unit_count",
                "instansi_count": "instansi_count",
            },
            default_sort="name|asc",
            page_size=25,
        ),
    )
)
