"""What a product needs before the public may see it; each kind adds its own requirements."""

from collections.abc import Iterable

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from duxi.catalog.kinds import KINDS, Requirement
from duxi.catalog.models import Mode, Product
from duxi.core.errors import Invalid


class Incomplete(Invalid):
    """The product would be shown without something that its page or its buyers need."""

    def __init__(self, missing: Iterable[str]) -> None:
        sentence = _("Produk ini belum dapat ditayangkan. Yang masih kurang: {missing}.")
        self.sentence = sentence.format(missing=", ".join(missing))
        super().__init__(self.sentence, errors={"is_published": [self.sentence]})


def _is_placed(product: Product) -> bool:
    return product.mode == Mode.ONLINE or product.location_id is not None


STARTS = Requirement(gettext_lazy("waktu mulai"), lambda product: product.starts_at is not None)
ENDS = Requirement(gettext_lazy("waktu selesai"), lambda product: product.ends_at is not None)
MODE = Requirement(
    gettext_lazy("cara mengikuti (daring, tatap muka, atau bauran)"), lambda one: bool(one.mode)
)
PLACE = Requirement(gettext_lazy("kota untuk kelas tatap muka"), _is_placed)
DATED = (STARTS, ENDS)
MEETING = (STARTS, ENDS, MODE, PLACE)
"""For classes that meet at a time, in a place or online."""


def missing_of(product: Product) -> list[str]:
    """What the product still lacks; nothing when it may be published."""
    kind = KINDS.get(product.kind)
    if kind is None:
        return [_("jenis produk")]
    if not kind.model._default_manager.filter(product=product.pk).exists():
        return [_("rincian {kind}").format(kind=kind.label)]
    return [str(one.text) for one in kind.completeness if not one.is_met(product)]


def refuse_incomplete(product: Product) -> None:
    """Raises `Incomplete` when the product is to be published and lacks something."""
    if product.is_published and (missing := missing_of(product)):
        raise Incomplete(missing)
