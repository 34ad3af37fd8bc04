"""Instansi: the agencies."""

from typing import Annotated

from django.db.models import OuterRef, QuerySet
from django.utils.translation import gettext_lazy as _
from pydantic import StringConstraints

from duxi.accounts.models import User
from duxi.backoffice.crud import Resource, declare
from duxi.backoffice.reference.fields import COMMON_FILTERS, COMMON_SORTS, ManagedIn, ManagedOut, Name, Short
from duxi.backoffice.sidebar import Line
from duxi.core.expressions import count_of
from duxi.core.lists import Filter, ListSpec
from duxi.reference.models import Instansi, InstansiType, PpnCollector, RoleInstansi
from duxi.reference.queries import find_instansi


class InstansiOut(ManagedOut):
    code: str
    name: str
    short_name: str
    type: InstansiType
    province: str
    npwp: str
    ppn_collector: PpnCollector
    is_active: bool
    job_role_count: int


class InstansiIn(ManagedIn):
    code: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=20)]
    name: Name
    short_name: Annotated[str, StringConstraints(strip_whitespace=True, max_length=50)] = ""
    type: InstansiType
    province: Annotated[str, StringConstraints(strip_whitespace=True, max_length=60)] = ""
    npwp: Short = ""
    ppn_collector: PpnCollector = PpnCollector.NOBODY
    is_active: bool = True


def _rows(user: User) -> QuerySet[Instansi]:
    roles = RoleInstansi.objects.filter(instansi=OuterRef("pk"))
    return Instansi.with_deleted.annotate(job_role_count=count_of(roles, "instansi"))


INSTANSI = declare(
    Resource(
        name="instansi",
        model=Instansi,
        out=InstansiOut,
        body=InstansiIn,
        rows=_rows,
        viewers=("Keuangan",),
        line=Line("reference", _("Instansi"), "agency", 10),
        titles={"job_role_count": _("Peran")},
        can_import=True,
        listing=ListSpec(
            filters={
                **COMMON_FILTERS,
                "q": Filter("name", condition=find_instansi),
                "type": Filter("type"),
                "province": Filter("province"),
                "ppn_collector": Filter("ppn_collector"),
                "is_active": Filter("is_active", bool),
            },
            sorts={
                **COMMON_SORTS,
                "type": "type",
                "province": "province",
                "is_active": "is_active",
                "job_role_count": "job_role_count",
            },
            default_sort="name|asc",
            page_size=25,
        ),
    )
)
