"""Whether a product can be bought right now, with the messages that buyers read."""

from collections.abc import Iterable, Mapping

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
    """The product is not sold through the cart; its kind provides the message."""


def parts_of(product: Product) -> list[ProductPart]:
    """The parts of a bundle; no query when they were prefetched."""
    if not KINDS[product.kind].is_composite:
        return []
    prefetch_related_objects([product], "parts__product")
    return list(product.parts.all())


NOTHING_RESERVED: Mapping[int, int] = {}


def seats_left(product: Product, reserved: Mapping[int, int] = NOTHING_RESERVED) -> int | None:
    """How many may still be bought, considering every part; None: unlimited.

    `reserved` are the seats by product that are already reserved for the buyer.
    """
    limits = [_own_seats(product, reserved)]
    for part in parts_of(product):
        left = _own_seats(part.product, reserved)
        limits.append(None if left is None else left // part.quantity)
    return min((limit for limit in limits if limit is not None), default=None)


def _own_seats(product: Product, reserved: Mapping[int, int]) -> int | None:
    if product.quota is None:
        return None
    return max(0, product.quota - product.sold) + reserved.get(product.pk, 0)


def largest_quantity(product: Product, *, reserved: Mapping[int, int] = NOTHING_RESERVED) -> int:
    """The largest quantity for one order, at least 1; `reserved` as in `unavailable_reason`."""
    left = seats_left(product, reserved)
    most = KINDS[product.kind].max_quantity
    return most if left is None else max(1, min(most, left))


def added_up(pairs: Iterable[tuple[int, int]]) -> dict[int, int]:
    """Seats by product, summed over products that may occur several times."""
    seats: dict[int, int] = {}
    for product_id, quantity in pairs:
        seats[product_id] = seats.get(product_id, 0) + quantity
    return seats


def is_sold_out(product: Product) -> bool:
    """Whether no seat is left."""
    left = seats_left(product)
    return left is not None and left <= 0


def waits_for_seats(product: Product) -> bool:
    """Whether the product can have a waiting list: sold through the cart, still open, and not a bundle.

    For bundles, the missing part has the waiting list.
    """
    is_open = product.sale_until is None or product.sale_until > now()
    is_sold_here = product.is_published and not _refusal(product)
    return is_open and is_sold_here and not KINDS[product.kind].is_composite


def unavailable_reason(
    product: Product, quantity: int, *, reserved: Mapping[int, int] = NOTHING_RESERVED
) -> str | None:
    """Why this quantity cannot be bought now; None when it can.

    `reserved` are the seats by product that are the buyer's already, by the waiting list or a reservation.
    """
    if not product.is_published:
        return _("Produk ini tidak lagi dijual.")
    refusal = _refusal(product)
    if refusal:
        return str(refusal)
    if product.sale_until and product.sale_until <= now():
        return _("Penjualan sudah ditutup.")
    missing = _missing_part(product, quantity, reserved)
    if missing:
        return missing
    left = seats_left(product, reserved)
    if left is not None and left < quantity:
        return _("Kursi tersisa {n}.").format(n=left) if left > 0 else _("Kursi sudah habis.")
    return None


def _missing_part(product: Product, quantity: int, reserved: Mapping[int, int]) -> str | None:
    """Why a bundle cannot be bought."""
    if not KINDS[product.kind].is_composite:
        return None
    parts = parts_of(product)
    for part in parts:
        is_nested = KINDS[part.product.kind].is_composite
        if is_nested or unavailable_reason(part.product, part.quantity * quantity, reserved=reserved):
            return _("{title} di dalam paket ini tidak tersedia.").format(title=part.product.title)
    return None if parts else _("Isi paket ini belum lengkap.")


def refuse_unavailable(
    product: Product, quantity: int, *, reserved: Mapping[int, int] = NOTHING_RESERVED
) -> None:
    """Raise `NotForCart`, or `NotAvailable` with the product's name and the reason."""
    refusal = _refusal(product)
    if refusal:
        raise NotForCart(refusal)
    reason = unavailable_reason(product, quantity, reserved=reserved)
    if reason:
        raise NotAvailable(_("{title}: {reason}").format(title=product.title, reason=reason))


def _refusal(product: Product) -> Message | None:
    refusal = KINDS[product.kind].refusal
    return refusal(product) if refusal else None
