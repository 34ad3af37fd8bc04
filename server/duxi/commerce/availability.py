"""Whether a product can be bought right now, in the words that buyers read."""

from django.db.models import prefetch_related_objects
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from duxi.catalog.kinds import KINDS
from duxi.catalog.models import Product, ProductPart
from duxi.core.clock import now
from duxi.core.errors import Message, Rejected


class NotAvailable(Rejected):
    """Sold out, closed or withdrawn since it was put into the cart."""

    message = gettext_lazy("Produk ini tidak dapat dibeli saat ini.")


class NotForCart(Rejected):
    """The product is had in another way; its kind says how."""


def parts_of(product: Product) -> list[ProductPart]:
    """What a composite product consists of; no query when it was fetched with its parts."""
    if not KINDS[product.kind].is_composite:
        return []
    prefetch_related_objects([product], "parts__product")
    return list(product.parts.all())


def seats_left(product: Product) -> int | None:
    """How many may still be bought, of every part as well; None: as many as one likes."""
    limits = [_own_seats(product)]
    for part in parts_of(product):
        left = _own_seats(part.product)
        limits.append(None if left is None else left // part.quantity)
    return min((limit for limit in limits if limit is not None), default=None)


def _own_seats(product: Product) -> int | None:
    return None if product.quota is None else product.quota - product.sold


def largest_quantity(product: Product, *, held: frozenset[int] = frozenset()) -> int:
    """The most that one order may hold, at least 1; `held` as in `unavailable_reason`."""
    left = _left_for(product, held)
    most = KINDS[product.kind].max_quantity
    return most if left is None else max(1, min(most, left))


def _left_for(product: Product, held: frozenset[int]) -> int | None:
    """The seats that are left for somebody for whom one of each product in `held` is kept."""
    left = seats_left(product)
    return None if left is None else max(0, left) + (product.pk in held)


def is_sold_out(product: Product) -> bool:
    """Whether no seat is left."""
    left = seats_left(product)
    return left is not None and left <= 0


def waits_for_seats(product: Product) -> bool:
    """Whether standing in line makes sense: it is sold here, still open, and not a whole of parts.

    Whoever wants a whole stands in line for the part that is missing.
    """
    is_open = product.sale_until is None or product.sale_until > now()
    is_sold_here = product.is_published and not _refusal(product)
    return is_open and is_sold_here and not KINDS[product.kind].is_composite


def unavailable_reason(product: Product, quantity: int, *, held: frozenset[int] = frozenset()) -> str | None:
    """Why this many cannot be bought now; None when they can.

    `held` are the products of which a seat is kept for the buyer, from the waiting list.
    """
    if not product.is_published:
        return _("Produk ini tidak lagi dijual.")
    refusal = _refusal(product)
    if refusal:
        return str(refusal)
    if product.sale_until and product.sale_until <= now():
        return _("Penjualan sudah ditutup.")
    missing = _missing_part(product, quantity)
    if missing:
        return missing
    left = _left_for(product, held)
    if left is not None and left < quantity:
        return _("Kursi tersisa {n}.").format(n=left) if left > 0 else _("Kursi sudah habis.")
    return None


def _missing_part(product: Product, quantity: int) -> str | None:
    """Why a composite product cannot be had as a whole."""
    if not KINDS[product.kind].is_composite:
        return None
    parts = parts_of(product)
    for part in parts:
        is_nested = KINDS[part.product.kind].is_composite
        if is_nested or unavailable_reason(part.product, part.quantity * quantity):
            return _("{title} di dalam paket ini tidak tersedia.").format(title=part.product.title)
    return None if parts else _("Isi paket ini belum lengkap.")


def refuse_unavailable(product: Product, quantity: int, *, held: frozenset[int] = frozenset()) -> None:
    """Raise `NotForCart`, or `NotAvailable` with the product's name and the reason."""
    refusal = _refusal(product)
    if refusal:
        raise NotForCart(refusal)
    reason = unavailable_reason(product, quantity, held=held)
    if reason:
        raise NotAvailable(_("{title}: {reason}").format(title=product.title, reason=reason))


def _refusal(product: Product) -> Message | None:
    refusal = KINDS[product.kind].refusal
    return refusal(product) if refusal else None
