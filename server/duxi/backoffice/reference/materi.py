"""Materi: learning topics."""

from decimal import Decimal
from typing import Annotated

from django.db.models import OuterRef, QuerySet
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy
from pydantic import Field

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
    Short,
)
from duxi.backoffice.sidebar import Line
from duxi.core.expressions import count_of
from duxi.core.lists import Filter, ListSpec
from duxi.reference.models import DeliveryCell, Materi

Hours = Annotated[Decimal, Field(ge=0, le=999, max_digits=5, decimal_places=1)]


class MateriOut(ManagedOut):
    code: str
    name: str
    topic: str
    hours: float
    description: str
    is_active: bool
    cell_count: int


class MateriIn(ManagedIn):
    code: Code
    name: Name
    topic: Short = ""
    hours: Hours = Decimal(0)
    description: Prose = ""
    is_active: bool = True


def _rows(user: User) -> QuerySet[Materi]:
    uses = DeliveryCell.materi.through.objects.filter(materi=OuterRef("pk"))
    return Materi.with_deleted.annotate(cell_count=count_of(uses, "materi"))


MATERI = declare(
    Resource(
        name="materi",
        model=Materi,
        out=MateriOut,
        body=MateriIn,
        rows=_rows,
        viewers=("Trainer",),
        line=Line("reference", pgettext_lazy("menu", "Materi"), "materi", 50),
        titles={"cell_count": _("Dipakai di delivery matrix")},
        can_import=True,
        listing=ListSpec(
            filters={**COMMON_FILTERS, "topic": Filter("topic"), "is_active": Filter("is_active", bool)},
            sorts={
                **COMMON_SORTS,
                "topic": "topic",
                "hours": "hours",
                "is_active": "is_active",
                "cell_count": "cell_count",
            },
            default_sort="code|asc",
            page_size=25,
        ),
    )
)
