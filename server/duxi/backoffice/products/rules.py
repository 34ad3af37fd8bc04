"""Validation of products beyond single columns: messages for what the database would refuse."""

from collections.abc import Mapping

from django.utils.translation import gettext as _

from duxi.backoffice.products.fields import lines_of
from duxi.backoffice.products.values import Errors, Values
from duxi.catalog.kinds import ProductKind
from duxi.catalog.models import Product
from duxi.core.errors import Invalid


def check_product(product: Product, before: Product | None) -> None:
    """Raises `Invalid` with messages by field."""
    errors = {**_prices(product), **_dates(product, before), **_seats(product), **_address(product)}
    if errors:
        raise Invalid(errors=errors)


def check_lines(kind: ProductKind, rows: Mapping[str, list[Values]]) -> None:
    """Lines must have different keys; raises `Invalid`."""
    for lines in lines_of(kind):
        keys = (
            [tuple(row.get(name) for name in _KEYS[lines.name]) for row in rows.get(lines.name, [])]
            if (lines.name in _KEYS)
            else []
        )
        if len(keys) != len(set(keys)):
            raise Invalid(errors={lines.name: [_("Ada dua baris yang sama.")]})


_KEYS = {
    "agenda": ("time",),
    "day_agenda": ("day", "time"),
    "specs": ("label",),
    "sessions": ("starts_at",),
    "oti_benefits": ("title",),
    "parts": ("product",),
}


def _prices(product: Product) -> Errors:
    errors: Errors = {}
    if product.strike_price is not None and product.strike_price <= product.price:
        errors["strike_price"] = [_("Harga coret harus di atas harga.")]
    if product.voluntary_minimum is not None and product.voluntary_minimum > product.price:
        errors["voluntary_minimum"] = [_("Harga sukarela terendah tidak boleh di atas harga.")]
    return errors


def _dates(product: Product, before: Product | None) -> Errors:
    starts, ends = product.starts_at, product.ends_at
    if ends is not None and (starts is None or ends < starts):
        return {"ends_at": [_("Waktu selesai harus sesudah waktu mulai.")]}
    if before is not None and before.sold and (starts, ends) != (before.starts_at, before.ends_at):
        sentence = _('Kelas ini sudah ada pesertanya. Pakai "Ubah jadwal" agar mereka diberi tahu.')
        return {"starts_at": [sentence]}
    return {}


def _seats(product: Product) -> Errors:
    if product.quota is not None and product.quota < product.sold:
        text = _("Sudah {n} kursi terjual; jumlah kursi tidak boleh kurang dari itu.")
        return {"quota": [text.format(n=product.sold)]}
    return {}


def _address(product: Product) -> Errors:
    others = Product.objects.filter(kind=product.kind, slug=product.slug).exclude(pk=product.pk)
    return {"slug": [_("Alamat ini sudah dipakai produk lain.")]} if others.exists() else {}
