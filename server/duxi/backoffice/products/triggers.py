"""The audited columns of a product: those of its form, and its visibility."""

from collections.abc import Iterable

from django.utils.translation import gettext_lazy as _

from duxi.audit.triggers import WATCHED, Watched
from duxi.backoffice.products.fields import lines_of, product_link
from duxi.catalog.forms import BASE_FORM, FormField
from duxi.catalog.kinds import KINDS
from duxi.catalog.models import Product
from duxi.core.errors import Message

_COLUMNS = tuple(field.name for field in BASE_FORM if not Product._meta.get_field(field.name).many_to_many)
_SHOWN = {"is_published": _("Tayang"), "publish_at": _("Jadwal tayang")}


def install_product_triggers() -> None:
    """Register products, the details of every kind and their lines; each table once."""
    columns = (*_COLUMNS, "is_published", "publish_at")
    _watch(Watched(Product, columns, name=_("Produk"), titles=_titles(BASE_FORM) | _SHOWN))
    for kind in KINDS:
        own = tuple(
            field.name for field in kind.form if not kind.model._meta.get_field(field.name).many_to_many
        )
        if own:
            titles = _titles(kind.form)
            _watch(Watched(kind.model, own, part_of="product", name=_("Rincian"), titles=titles))
        for lines in lines_of(kind):
            titles = _titles(lines.fields)
            _watch(Watched(lines.model, part_of=product_link(lines), name=lines.label, titles=titles))


def _titles(fields: Iterable[FormField]) -> dict[str, Message]:
    return {field.name: field.label for field in fields}


def _watch(watched: Watched) -> None:
    if WATCHED.get(watched.label) is None:
        WATCHED.register(watched)
