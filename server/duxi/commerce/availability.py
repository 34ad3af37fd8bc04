"""Whether a product can be bought right now, in the words that buyers read."""

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from duxi.catalog.kinds import KINDS
from duxi.catalog.models import Product
from duxi.core.clock import now
from duxi.core.errors import Message, Rejected


class NotAvailable(Rejected):
    """Sold out, closed or withdrawn since it was put into the cart."""

    message = gettext_lazy("Produk ini tidak dapat dibeli saat ini.")


class NotForCart(Rejected):
    """The product is had in another way; its kind says how."""


def seats_left(product: Product) -> int | None:
    """How many may still be bought; None: as many as one likes."""
    return None if product.quota is None else product.quota - product.sold


def largest_quantity(product: Product) -> int:
    """The most that one order may hold, at least 1."""
    left = seats_left(product)
    most = KINDS[product.kind].max_quantity
    return most if left is None else max(1, min(most, left))


def unavailable_reason(product: Product, quantity: int) -> str | None:
    """Why this many cannot be bought now; None when they can."""
    if not product.is_published:
        return _("Produk ini tidak lagi dijual.")
    refusal = _refusal(product)
    if refusal:
        return str(refusal)
    if product.sale_until and product.sale_until <= now():
        return _("Penjualan sudah ditutup.")
    left = seats_left(product)
    if left is not None and left < quantity:
        return _("Kursi tersisa {n}.").format(n=left) if left > 0 else _("Kursi sudah habis.")
    return None


def refuse_unavailable(product: Product, quantity: int) -> None:
    """Raise `NotForCart`, or `NotAvailable` with the product's name and the reason."""
    refusal = _refusal(product)
    if refusal:
        raise NotForCart(refusal)
    reason = unavailable_reason(product, quantity)
    if reason:
        raise NotAvailable(_("{title}: {reason}").format(title=product.title, reason=reason))


def _refusal(product: Product) -> Message | None:
    refusal = KINDS[product.kind].refusal
    return refusal(product) if refusal else None
