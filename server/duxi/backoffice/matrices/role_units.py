"""The units of one job role."""

from decimal import Decimal
from typing import Any

from django.db.models import DecimalField, F, OuterRef, QuerySet, Subquery, Value
from django.db.models.functions import Coalesce
from ninja import Router

from duxi.accounts.auth import LearnerRequest, StaffBearer
from duxi.backoffice.reference.job_roles import JOB_ROLES
from duxi.core.envelope import Envelope, Rows, ok
from duxi.core.errors import NotFound
from duxi.core.schema import Schema
from duxi.reference.models import DeliveryCell, JobRole, RoleCompetency

router = Router(tags=["job-roles"])


class RoleUnitOut(Schema):
    """A unit, its required level, and the hours of that level in the delivery matrix."""

    unit_id: int
    code: str
    name: str
    level: int
    level_name: str
    weight: int
    hours: float


@router.get(
    "/job-roles/{int:pk}/units",
    response=Envelope[Rows[RoleUnitOut]],
    auth=StaffBearer(JOB_ROLES.permission("view")),
)
def list_role_units(request: LearnerRequest, pk: int) -> Envelope[Rows[RoleUnitOut]]:
    """The units by family and code; raises `NotFound` for an unknown role."""
    rows = [RoleUnitOut(**row) for row in _units(pk)]
    if not rows and not JobRole.objects.filter(pk=pk).exists():
        raise NotFound
    return ok(Rows(rows=rows, total=len(rows)))


def _units(role: int) -> QuerySet[RoleCompetency, Any]:
    cells = DeliveryCell.objects.filter(unit=OuterRef("unit"), level=OuterRef("level"))
    zero = Value(Decimal(0), DecimalField())
    return (
        RoleCompetency.objects.filter(job_role=role)
        .order_by("unit__family", "unit__code")
        .values(
            "unit_id",
            "level",
            "weight",
            code=F("unit__code"),
            name=F("unit__name"),
            level_name=F("level__name"),
            hours=Coalesce(Subquery(cells.values("hours")[:1]), zero),
        )
    )
