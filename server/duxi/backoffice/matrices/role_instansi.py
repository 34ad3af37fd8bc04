"""Role instansi: instansi × job roles; a cell contains the number of people with the role, or x if
unknown.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from django.db.models import CharField, F, Q, QuerySet, Value
from django.db.models.functions import Cast, Coalesce
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from duxi.audit.triggers import Watched
from duxi.backoffice.matrices.axes import instansi_axis, job_role_axis
from duxi.backoffice.matrices.grid import BadCellError, Grid, Key, declare_grid
from duxi.backoffice.sidebar import Line
from duxi.reference.models import RoleInstansi

UNKNOWN = "x"
_MAX_HEADS = 1_000_000


class _Cells:
    def filled(self) -> QuerySet[Any, Any]:
        text = Coalesce(Cast("head_count", CharField()), Value(UNKNOWN))
        return RoleInstansi.objects.values(row=F("instansi_id"), column=F("job_role_id"), text=text)

    def check(self, text: str) -> str:
        if text.lower() == UNKNOWN:
            return UNKNOWN
        if not (text.isascii() and text.isdigit() and int(text) <= _MAX_HEADS):
            raise BadCellError(_("Tulis jumlah orang, atau x bila jumlahnya belum diketahui."))
        return str(int(text))

    def write(self, texts: Mapping[Key, str]) -> None:
        _delete([key for key, text in texts.items() if not text])
        rows = [
            RoleInstansi(
                instansi_id=agency, job_role_id=role, head_count=None if text == UNKNOWN else int(text)
            )
            for (agency, role), text in texts.items()
            if text
        ]
        RoleInstansi.objects.bulk_create(
            rows, update_conflicts=True, unique_fields=["job_role", "instansi"], update_fields=["head_count"]
        )


def _delete(keys: Sequence[Key]) -> None:
    if keys:
        wanted = Q(pk__in=[])
        for agency, role in keys:
            wanted |= Q(instansi=agency, job_role=role)
        RoleInstansi.objects.filter(wanted).delete()


ROLE_INSTANSI = declare_grid(
    Grid(
        name="role-instansi",
        label=gettext_lazy("Role instansi"),
        model=RoleInstansi,
        row_axis=instansi_axis,
        column_axis=job_role_axis,
        cells=_Cells(),
        line=Line("setting", gettext_lazy("Role instansi"), "agency", 30),
        watched=Watched(RoleInstansi, part_of="job_role"),
        hint=gettext_lazy("Jumlah orang dengan peran ini; x bila belum diketahui."),
    )
)
