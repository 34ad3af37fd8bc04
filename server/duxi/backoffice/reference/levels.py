"""Levels of proficiency."""

from typing import Annotated

from django.db.models import Q, QuerySet
from django.utils.translation import gettext_lazy as _
from pydantic import Field, StringConstraints

from duxi.accounts.models import User
from duxi.backoffice.crud import Resource, declare
from duxi.backoffice.reference.fields import ManagedIn, ManagedOut, Prose
from duxi.backoffice.sidebar import Line
from duxi.core.lists import Filter, ListSpec
from duxi.reference.models import Level


class LevelOut(ManagedOut):
    number: int
    name: str
    description: str


class LevelIn(ManagedIn):
    number: Annotated[int, Field(ge=1, le=9)]
    name: Annotated[str, StringConstraints(strip_whitespace=True, min_length=2, max_length=50)]
    description: Prose = ""


def _rows(user: User) -> QuerySet[Level]:
    return Level.with_deleted.all()


LEVELS = declare(
    Resource(
        name="levels",
        model=Level,
        out=LevelOut,
        body=LevelIn,
        rows=_rows,
        viewers=("Trainer",),
        line=Line("reference", _("Level"), "level", 40),
        key="number",
        frozen=("number",),
        can_import=True,
        listing=ListSpec(
            filters={
                "q": Filter("name", condition=lambda text: Q(name__icontains=text)),
                "id": Filter("pk", int),
                "number": Filter("number", int),
                "name": Filter("name"),
            },
            sorts={name: name for name in ("id", "number", "name", "updated_at")},
            default_sort="number|asc",
            page_size=25,
        ),
    )
)
