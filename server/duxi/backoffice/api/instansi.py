"""Instansi: the agencies."""

from datetime import datetime
from typing import Annotated

from django.db.models import Count, QuerySet
from ninja import Router, Schema
from pydantic import Field, StringConstraints

from duxi.backoffice.crud import Resource, add_routes
from duxi.core.forms import OneLine
from duxi.core.lists import Filter, ListSpec
from duxi.reference.models import Instansi, InstansiType, PpnCollector
from duxi.reference.queries import find_instansi

router = Router(tags=["instansi"])

Short = Annotated[str, StringConstraints(strip_whitespace=True, max_length=50)]


class InstansiOut(Schema):
    id: int
    code: str
    name: str
    short_name: str
    type: InstansiType
    province: str
    npwp: str
    ppn_collector: PpnCollector
    is_active: bool
    job_role_count: int
    updated_at: datetime
    version: int


class InstansiIn(Schema):
    code: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=20)]
    name: Annotated[str, StringConstraints(strip_whitespace=True, min_length=3, max_length=200), OneLine]
    short_name: Short = ""
    type: InstansiType
    province: Annotated[str, StringConstraints(strip_whitespace=True, max_length=60)] = ""
    npwp: Short = ""
    ppn_collector: PpnCollector = PpnCollector.NOBODY
    is_active: bool = True
    version: int = Field(1, ge=1)


def _rows() -> QuerySet[Instansi]:
    return Instansi.objects.annotate(job_role_count=Count("roles"))


add_routes(
    router,
    Resource(
        name="instansi",
        model=Instansi,
        out=InstansiOut,
        body=InstansiIn,
        listing=ListSpec(
            filters={
                "q": Filter("name", condition=find_instansi),
                "name": Filter("name"),
                "code": Filter("code"),
                "type": Filter("type"),
                "province": Filter("province"),
                "ppn_collector": Filter("ppn_collector"),
                "is_active": Filter("is_active", bool),
                "id": Filter("pk", int),
            },
            sorts={
                name: name for name in ("id", "code", "name", "type", "province", "is_active", "updated_at")
            }
            | {"job_role_count": "job_role_count"},
            default_sort="name|asc",
            page_size=25,
        ),
        rows=_rows,
    ),
)
