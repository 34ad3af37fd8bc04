"""Delivery matrix: units × levels; a cell holds hours, materi and deliverables: `4; MT-1 MT-2; DV-1`."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Any

from django.contrib.postgres.expressions import ArraySubquery
from django.db.models import Case, F, Func, Model, OuterRef, Q, QuerySet, TextField, Value, When
from django.db.models.functions import Cast, Coalesce, Concat
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
    def filled(self) -> QuerySet[Any, Any]:
        """With texts as `Contents.text` writes them."""
        codes = {
            "materi_codes": _codes(DeliveryCell.materi.through, "materi__code"),
            "product_codes": _codes(DeliveryCell.deliverables.through, "deliverable__code"),
        }
        hours = Cast(Func("hours", function="trim_scale", output_field=TextField()), TextField())
        between, materi, products = Value("; ", TextField()), F("materi_codes"), F("product_codes")
        text = Case(
            When(product_codes__gt="", then=Concat(hours, between, materi, between, products)),
            When(materi_codes__gt="", then=Concat(hours, between, materi)),
            default=hours,
            output_field=TextField(),
        )
        found = DeliveryCell.objects.alias(**codes)
        return found.values(row=F("unit_id"), column=F("level_id"), text=text)

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


def _codes(through: type[Model], column: str) -> Coalesce:
    """The codes of a cell, in order."""
    links = through._default_manager.filter(deliverycell=OuterRef("pk")).order_by(column)
    joined = Func(ArraySubquery(links.values(column)), Value(" "), function="array_to_string")
    joined.output_field = TextField()
    return Coalesce(joined, Value("", TextField()))


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
        row_axis=unit_axis,
        column_axis=level_axis,
        cells=_Cells(),
        line=Line("setting", gettext_lazy("Delivery matrix"), "deliverable", 10),
        watched=Watched(DeliveryCell, part_of="unit"),
        hint=gettext_lazy("Jam; kode materi; kode deliverable, misalnya 4; MT-1 MT-2; DV-1."),
    )
)
