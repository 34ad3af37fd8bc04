"""Delivery matrix: units × levels; a cell holds hours, materi and deliverables: `4; MT-1 MT-2; DV-1`."""

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal

from django.db.models import Model, Q
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from duxi.audit.triggers import Watched
from duxi.backoffice.matrices.axes import level_axis, unit_axis
from duxi.backoffice.matrices.grid import BadCellError, Grid, Key, declare_grid
from duxi.backoffice.sidebar import Line
from duxi.reference.models import Deliverable, DeliveryCell, Materi

_HOURS = re.compile(r"\d{1,3}(?:[.,]\d)?")
_PARTS = 3


@dataclass(frozen=True)
class Contents:
    """The contents of a cell."""

    hours: Decimal
    materi: tuple[str, ...]
    deliverables: tuple[str, ...]

    @property
    def text(self) -> str:
        """The cell's text, as in a spreadsheet."""
        parts = [f"{self.hours.normalize():f}", " ".join(self.materi), " ".join(self.deliverables)]
        while parts and not parts[-1]:
            parts.pop()
        return "; ".join(parts)


class _Cells:
    def read(self, keys: Sequence[Key] | None = None) -> dict[Key, str]:
        found = DeliveryCell.objects.all()
        if keys is not None:
            found = found.filter(unit__in={key[0] for key in keys}, level__in={key[1] for key in keys})
        cells = list(found.values_list("pk", "unit_id", "level_id", "hours"))
        materi = _codes(DeliveryCell.materi.through, "materi__code", [cell[0] for cell in cells])
        products = _codes(DeliveryCell.deliverables.through, "deliverable__code", [cell[0] for cell in cells])
        return {
            (unit, level): Contents(hours, materi[pk], products[pk]).text for pk, unit, level, hours in cells
        }

    def check(self, text: str) -> str:
        contents = parsed(text)
        _refuse_unknown(Materi, contents.materi, _("Materi {codes} tidak dikenal."))
        _refuse_unknown(Deliverable, contents.deliverables, _("Deliverable {codes} tidak dikenal."))
        return contents.text

    def write(self, texts: Mapping[Key, str]) -> None:
        _delete([key for key, text in texts.items() if not text])
        wanted = {key: parsed(text) for key, text in texts.items() if text}
        DeliveryCell.objects.bulk_create(
            [DeliveryCell(unit_id=u, level_id=n, hours=one.hours) for (u, n), one in wanted.items()],
            update_conflicts=True,
            unique_fields=["unit", "level"],
            update_fields=["hours"],
        )
        found = DeliveryCell.objects.filter(unit__in={key[0] for key in wanted})
        ids = {(unit, level): pk for pk, unit, level in found.values_list("pk", "unit_id", "level_id")}
        cells = {ids[key]: one for key, one in wanted.items()}
        _link(DeliveryCell.materi.through, "materi", Materi, {pk: one.materi for pk, one in cells.items()})
        _link(
            DeliveryCell.deliverables.through,
            "deliverable",
            Deliverable,
            {pk: one.deliverables for pk, one in cells.items()},
        )


def parsed(text: str) -> Contents:
    """Parse `hours; materi; deliverables`; raises `BadCellError`."""
    parts = [part.strip() for part in text.split(";")]
    if len(parts) > _PARTS or not _HOURS.fullmatch(parts[0]):
        raise BadCellError(_("Tulis jam; kode materi; kode deliverable; misalnya 4; MT-1 MT-2; DV-1."))
    materi, products = (*parts[1:], "", "")[:2]
    return Contents(Decimal(parts[0].replace(",", ".")), _split(materi), _split(products))


def _split(text: str) -> tuple[str, ...]:
    return tuple(sorted(set(text.replace(",", " ").split())))


def _refuse_unknown(model: type[Materi | Deliverable], codes: tuple[str, ...], sentence: str) -> None:
    known = set(model.objects.filter(code__in=codes).values_list("code", flat=True)) if codes else set()
    strange = [code for code in codes if code not in known]
    if strange:
        raise BadCellError(sentence.format(codes=", ".join(strange)))


def _codes(through: type[Model], column: str, cells: list[int]) -> defaultdict[int, tuple[str, ...]]:
    found: defaultdict[int, tuple[str, ...]] = defaultdict(tuple)
    links = through._default_manager.filter(deliverycell__in=cells).order_by(column)
    for cell, code in links.values_list("deliverycell_id", column):
        found[cell] = (*found[cell], code)
    return found


def _link(
    through: type[Model], column: str, model: type[Materi | Deliverable], wanted: Mapping[int, Iterable[str]]
) -> None:
    """Set each cell's relations to exactly these; unchanged ones are not rewritten."""
    codes = {code for ones in wanted.values() for code in ones}
    ids = dict(model.objects.filter(code__in=codes).values_list("code", "pk"))
    target = {(cell, ids[code]) for cell, ones in wanted.items() for code in ones}
    rows = through._default_manager.filter(deliverycell__in=wanted)
    present = {(cell, one): pk for pk, cell, one in rows.values_list("pk", "deliverycell_id", f"{column}_id")}
    through._default_manager.filter(pk__in=[pk for key, pk in present.items() if key not in target]).delete()
    through._default_manager.bulk_create(
        [through(**{"deliverycell_id": cell, f"{column}_id": one}) for cell, one in target - set(present)]
    )


def _delete(keys: Sequence[Key]) -> None:
    if keys:
        wanted = Q(pk__in=[])
        for unit, level in keys:
            wanted |= Q(unit=unit, level=level)
        DeliveryCell.objects.filter(wanted).delete()


DELIVERY_MATRIX = declare_grid(
    Grid(
        name="delivery-matrix",
        label=gettext_lazy("Delivery matrix"),
        model=DeliveryCell,
        rows=unit_axis,
        columns=level_axis,
        cells=_Cells(),
        line=Line("setting", gettext_lazy("Delivery matrix"), "deliverable", 10),
        watched=Watched(DeliveryCell, part_of="unit"),
        hint=gettext_lazy("Jam; kode materi; kode deliverable, misalnya 4; MT-1 MT-2; DV-1."),
    )
)
