"""Creates vouchers and reservations, and reads their counters."""

from datetime import timedelta
from itertools import count
from typing import Any

from django.db.models.functions import Now

from duxi.catalog.models import Product
from duxi.commerce.models import (
    CheckoutReservation,
    Order,
    OrderVoucher,
    ReservedSeat,
    ReservedVoucher,
    Voucher,
    VoucherBatch,
)
from duxi.core.clock import now

_numbers = count(1)


def voucher(effect: str = "percent", value: int = 10, *, code: str = "", **fields: Any) -> Voucher:
    """A voucher with its own batch; usable once per user and without a limit in total."""
    products, limit = fields.pop("products", ()), fields.pop("max_uses", None)
    number = next(_numbers)
    batch = VoucherBatch.objects.create(
        label=f"Promo {number}", effect=effect, value=value, max_uses=limit, **fields
    )
    batch.products.set(products)
    return Voucher.objects.create(batch=batch, code=code or f"KODE{number}", limit=limit)


def another(of: Voucher) -> Voucher:
    """Another code of the same batch."""
    return Voucher.objects.create(batch=of.batch, code=f"KODE{next(_numbers)}", limit=of.limit)


def attach(one: Voucher, *items) -> None:
    """Attach to these lines, bypassing HTTP."""
    for item in items:
        item.cart_vouchers.create(voucher=one, applied_at=now())


def used(one: Voucher) -> int:
    """The use counter of a voucher."""
    return Voucher.objects.get(pk=one.pk).used


def sold(product: Product) -> int:
    """The sold counter of a product."""
    return Product.objects.get(pk=product.pk).sold


def counted_seats(product: Product) -> int:
    """Seats by actual pending and paid orders and reservations."""
    lines = Order.objects.filter(status__in=("pending", "paid"), lines__product=product)
    ordered = lines.values_list("lines__quantity", flat=True)
    held = ReservedSeat.objects.filter(product=product).values_list("quantity", flat=True)
    return sum(ordered) + sum(held)


def counted_uses(one: Voucher) -> int:
    """Uses by actual orders and reservations."""
    orders = OrderVoucher.objects.filter(voucher=one, order__status__in=("pending", "paid"))
    return orders.count() + ReservedVoucher.objects.filter(voucher=one).count()


def overdue(reservation: CheckoutReservation, seconds: float = 1) -> None:
    """Set a reservation's deadline to so many seconds ago (negative: ahead)."""
    CheckoutReservation.objects.filter(pk=reservation.pk).update(
        created_at=Now() - timedelta(minutes=15), expires_at=Now() - timedelta(seconds=seconds)
    )


def ids(*items) -> str:
    """Line ids on the wire."""
    return f"[{','.join(str(item.pk) for item in items)}]"
