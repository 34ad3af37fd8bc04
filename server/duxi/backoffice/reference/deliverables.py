"""Deliverables: work products that demonstrate a competency."""

from django.db.models import OuterRef, QuerySet
from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.backoffice.crud import Resource, declare
from duxi.backoffice.reference.fields import (
    COMMON_FILTERS,
    COMMON_SORTS,
    Code,
    ManagedIn,
    ManagedOut,
    Name,
    Prose,
)
from duxi.backoffice.sidebar import Line
from duxi.core.expressions import count_of
from duxi.core.lists import Filter, ListSpec
from duxi.reference.models import Deliverable, DeliverableForm, DeliveryCell


class DeliverableOut(ManagedOut):
    code: str
    name: str
    form: DeliverableForm
    description: str
    is_active: bool
    cell_count: int


class DeliverableIn(ManagedIn):
    code: Code
    name: Name
    form: DeliverableForm = DeliverableForm.DOCUMENT
    description: Prose = ""
    is_active: bool = True


def _rows(user: User) -> QuerySet[Deliverable]:
    uses = DeliveryCell.deliverables.through.objects.filter(deliverable=OuterRef("pk"))
    return Deliverable.with_deleted.annotate(cell_count=count_of(uses, "deliverable"))


DELIVERABLES = declare(
    Resource(
        name="deliverables",
        model=Deliverable,
        out=DeliverableOut,
        body=DeliverableIn,
        rows=_rows,
        line=Line("reference", _("Deliverable"), "deliverable", 30),
        titles={"cell_count": _("Dipakai di delivery matrix")},
        can_import=True,
        listing=ListSpec(
            filters={**COMMON_FILTERS, "form": Filter("form"), "is_active": Filter("is_active", bool)},
            sorts={**COMMON_SORTS, "form": "form", "is_active": "is_active", "cell_count": "cell_count"},
            default_sort="code|asc",
            page_size=25,
        ),
    )
)
