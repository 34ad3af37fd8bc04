"""Role kompetensi: units × job roles; a cell contains the required level, and the weight after a slash."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from django.db.models import Case, CharField, F, Q, QuerySet, Value, When
from django.db.models.functions import Cast, Concat
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from duxi.audit.triggers import Watched
from duxi.backoffice.matrices.axes import job_role_axis, unit_axis
from duxi.backoffice.matrices.grid import BadCellError, Grid, Key, declare_grid
from duxi.backoffice.sidebar import Line
from duxi.reference.models import Level, RoleCompetency

_SHAPE = re.compile(r"(\d)(?:\s*/\s*(\d{1,3}))?")
_MAX_WEIGHT = 100


class _Cells:
    def filled(self) -> QuerySet[Any, Any]:
        level, weight = Cast("level_id", CharField()), Cast("weight", CharField())
        text = Case(When(weight=1, then=level), default=Concat(level, Value("/"), weight))
        return RoleCompetency.objects.values(row=F("unit_id"), column=F("job_role_id"), text=text)

    def check(self, text: str) -> str:
        level, weight = _parsed(text)
        if level not in _levels():
            raise BadCellError(_("Level {level} tidak ada.").format(level=level))
        return _text(level, weight)

    def write(self, texts: Mapping[Key, str]) -> None:
        emptied = [key for key, text in texts.items() if not text]
        _delete(emptied)
        rows = []
        for (unit, role), text in texts.items():
            if text:
                level, weight = _parsed(text)
                rows.append(RoleCompetency(unit_id=unit, job_role_id=role, level_id=level, weight=weight))
        RoleCompetency.objects.bulk_create(
            rows,
            update_conflicts=True,
            unique_fields=["job_role", "unit"],
            update_fields=["level", "weight"],
        )


def _parsed(text: str) -> tuple[int, int]:
    found = _SHAPE.fullmatch(text)
    weight = int(found[2] or 1) if found else 0
    if not found or not 1 <= weight <= _MAX_WEIGHT:
        raise BadCellError(_("Tulis level, atau level/bobot; misalnya 3 atau 3/2."))
    return int(found[1]), weight


def _text(level: int, weight: int) -> str:
    return str(level) if weight == 1 else f"{level}/{weight}"


def _levels() -> set[int]:
    return set(Level.objects.values_list("number", flat=True))


def _delete(keys: Sequence[Key]) -> None:
    if keys:
        wanted = Q(pk__in=[])
        for unit, role in keys:
            wanted |= Q(unit=unit, job_role=role)
        RoleCompetency.objects.filter(wanted).delete()


ROLE_KOMPETENSI = declare_grid(
    Grid(
        name="role-kompetensi",
        label=gettext_lazy("Role kompetensi"),
        model=RoleCompetency,
        row_axis=unit_axis,
        column_axis=job_role_axis,
        cells=_Cells(),
        line=Line("setting", gettext_lazy("Role kompetensi"), "grid", 20),
        watched=Watched(RoleCompetency, part_of="job_role"),
        hint=gettext_lazy(
            "Level yang disyaratkan, misalnya 3. "
            "Bobot unit ditulis setelah garis miring: 3/2 = level 3, bobot 2."
        ),
    )
)
