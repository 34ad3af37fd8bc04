"""Role instansi: instansi × job roles; a cell contains the number of people with the role, or x if
unknown.
"""

from collections.abc import Mapping, Sequence

from django.db.models import Q
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
    def read(self, keys: Sequence[Key] | None = None) -> dict[Key, str]:
        found = RoleInstansi.objects.values_list("instansi_id", "job_role_id", "head_count")
        if keys is not None:
            found = found.filter(instansi__in={key[0] for key in keys}, job_role__in={key[1] for key in keys})
        return {(agency, role): UNKNOWN if heads is None else str(heads) for agency, role, heads in found}

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
        rows=instansi_axis,
        columns=job_role_axis,
        cells=_Cells(),
        line=Line("setting", gettext_lazy("Role instansi"), "agency", 30),
        watched=Watched(RoleInstansi, part_of="job_role"),
        hint=gettext_lazy("Jumlah orang dengan peran ini; x bila belum diketahui."),
    )
)
