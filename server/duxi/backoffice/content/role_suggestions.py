"""Products that staff pin to, or exclude from, the suggestions of a job role."""

from datetime import datetime
from typing import Annotated

from django.db.models import F, QuerySet
from django.utils.translation import gettext_lazy as _
from pydantic import Field

from duxi.accounts.models import User
from duxi.backoffice.content.fields import Position, VersionedIn, words_in
from duxi.backoffice.crud import Resource, declare
from duxi.backoffice.sidebar import Line
from duxi.core.lists import Filter, ListSpec
from duxi.core.schema import Schema
from duxi.offerings.role_suggestions import RoleSuggestion

Id = Annotated[int, Field(ge=1, lt=2**63)]


class RoleSuggestionOut(Schema):
    id: int
    job_role_id: int
    job_role_name: str
    product_id: int
    product_title: str
    product_kind: str
    position: int
    is_hidden: bool
    updated_at: datetime
    version: int


class RoleSuggestionIn(VersionedIn):
    job_role_id: Id
    product_id: Id
    position: Position = 0
    is_hidden: bool = False


def _rows(user: User) -> QuerySet[RoleSuggestion]:
    return RoleSuggestion.objects.annotate(
        job_role_name=F("job_role__name"), product_title=F("product__title"), product_kind=F("product__kind")
    )


ROLE_SUGGESTIONS = declare(
    Resource(
        name="role-suggestions",
        model=RoleSuggestion,
        out=RoleSuggestionOut,
        body=RoleSuggestionIn,
        rows=_rows,
        groups=("Staff", "Editor"),
        line=Line("content", _("Saran peran"), "role", 58),
        key="id",
        titles={"job_role_name": _("Peran"), "product_title": _("Produk"), "product_kind": _("Jenis")},
        listing=ListSpec(
            filters={
                "q": Filter("pk", condition=words_in("job_role__name", "product__title")),
                "id": Filter("pk", int),
                "job_role_id": Filter("job_role_id", int),
                "product_id": Filter("product_id", int),
                "is_hidden": Filter("is_hidden", bool),
            },
            sorts={
                "id": "id",
                "job_role_name": "job_role_name",
                "product_title": "product_title",
                "position": "position",
                "is_hidden": "is_hidden",
                "updated_at": "updated_at",
            },
            default_sort="id|desc",
            page_size=25,
        ),
    )
)
