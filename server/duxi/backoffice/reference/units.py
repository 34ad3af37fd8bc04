"""Unit kompetensi: competency units."""

from django.db.models import OuterRef, QuerySet
from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.audit.triggers import Watched
from duxi.backoffice.crud import Resource, declare
from duxi.backoffice.reference.fields import (
    COMMON_FILTERS,
    COMMON_SORTS,
    Code,
    ManagedIn,
    ManagedOut,
    Name,
    Prose,
    Short,
)
from duxi.backoffice.sidebar import Line
from duxi.core.expressions import count_of
from duxi.core.lists import Filter, ListSpec
from duxi.reference.models import CompetencyUnit, DeliveryCell, RoleCompetency


class UnitOut(ManagedOut):
    code: str
    name: str
    family: str
    description: str
    job_role_count: int


class UnitIn(ManagedIn):
    code: Code
    name: Name
    family: Short = ""
    description: Prose = ""


def _rows(user: User) -> QuerySet[CompetencyUnit]:
    required = RoleCompetency.objects.filter(unit=OuterRef("pk"))
    return CompetencyUnit.with_deleted.annotate(job_role_count=count_of(required, "unit"))


UNITS = declare(
    Resource(
        name="units",
        model=CompetencyUnit,
        out=UnitOut,
        body=UnitIn,
        rows=_rows,
        viewers=("Trainer",),
        line=Line("reference", _("Unit kompetensi"), "unit", 60),
        watched=(Watched(DeliveryCell, part_of="unit"),),
        titles={"job_role_count": _("Peran")},
        can_import=True,
        listing=ListSpec(
            filters={**COMMON_FILTERS, "family": Filter("family")},
            sorts={**COMMON_SORTS, "family": "family", "job_role_count": "job_role_count"},
            default_sort="code|asc",
            page_size=25,
        ),
    )
)
