"""Requirements for publishing a product; each kind adds its own."""

from collections.abc import Iterable
from typing import NamedTuple

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from duxi.catalog.kinds import KINDS, ProductKind, Requirement
from duxi.catalog.models import Mode, Product
from duxi.core.errors import Invalid


class MissingPart(NamedTuple):
    """Something that a product lacks, and the form field for it (empty: not in the form)."""

    text: str
    field: str = ""


class Incomplete(Invalid):
    """The product lacks something that its page or its buyers need."""

    def __init__(self, missing: Iterable[str]) -> None:
        sentence = _("Produk ini belum dapat ditayangkan. Yang masih kurang: {missing}.")
        self.sentence = sentence.format(missing=", ".join(missing))
        super().__init__(self.sentence, errors={"is_published": [self.sentence]})


def _is_placed(product: Product) -> bool:
    return product.mode == Mode.ONLINE or product.location_id is not None


STARTS = Requirement(gettext_lazy("waktu mulai"), lambda product: product.starts_at is not None, "starts_at")
ENDS = Requirement(gettext_lazy("waktu selesai"), lambda product: product.ends_at is not None, "ends_at")
MODE = Requirement(
    gettext_lazy("cara mengikuti (daring, tatap muka, atau bauran)"), lambda one: bool(one.mode), "mode"
)
PLACE = Requirement(gettext_lazy("kota untuk kelas tatap muka"), _is_placed, "location")
DATED = (STARTS, ENDS)
MEETING = (STARTS, ENDS, MODE, PLACE)
"""For classes that meet at a time, in a place or online."""


def has_detail(product: Product) -> bool:
    """Whether the details of its kind were entered."""
    return KINDS[product.kind].model._default_manager.filter(product=product.pk).exists()


def missing_parts(product: Product) -> list[MissingPart]:
    """What the product still lacks; empty if it can be published."""
    kind = KINDS.get(product.kind)
    if kind is None:
        return [MissingPart(_("jenis produk"))]
    detail = [] if has_detail(product) else [_detail_of(kind)]
    asked = (one for one in kind.completeness if not (detail and one.in_detail))
    return detail + [MissingPart(str(one.text), one.field) for one in asked if not one.is_met(product)]


def _detail_of(kind: ProductKind) -> MissingPart:
    text = _("rincian {kind}").format(kind=kind.label)
    return MissingPart(text, kind.form[0].name if kind.form else "")


def missing_of(product: Product) -> list[str]:
    """`missing_parts` as texts."""
    return [part.text for part in missing_parts(product)]


def refuse_incomplete(product: Product) -> None:
    """Raises `Incomplete` if the product is to be published and lacks something."""
    if product.is_published and (missing := missing_of(product)):
        raise Incomplete(missing)
