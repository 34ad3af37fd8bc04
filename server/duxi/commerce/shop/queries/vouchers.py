"""Reads of vouchers: by code, with their products, and their uses."""

import math
from collections.abc import Iterable
from datetime import datetime

from django.contrib.postgres.expressions import ArraySubquery
from django.db.models import Count, Min, OuterRef, QuerySet
from django.db.models.functions import Now

from duxi.accounts.models import User
from duxi.commerce.models import (
    SETTLED,
    CompanyMember,
    Order,
    OrderStatus,
    OrderVoucher,
    ReservedVoucher,
    Voucher,
    VoucherBatch,
)
from duxi.core.clock import now

LIVING = (OrderStatus.PENDING, *SETTLED)


def vouchers_with_products() -> QuerySet[Voucher]:
    """Vouchers with their batches and those batches' products (`products_of`)."""
    named = VoucherBatch.products.through.objects.filter(voucherbatch=OuterRef("batch"))
    vouchers = Voucher.objects.select_related("batch__instansi").order_by("pk")
    return vouchers.annotate(product_ids=ArraySubquery(named.values("product_id")))


def voucher_by_code(code: str) -> Voucher | None:
    """The voucher with this code, regardless of case."""
    return vouchers_with_products().filter(code=normalised_code(code)).first()


def normalised_code(code: str) -> str:
    """A code in the form in which it is stored."""
    return code.strip().upper()


def products_of(voucher: Voucher) -> frozenset[int]:
    """The products named in a voucher's batch; no query for `vouchers_with_products`."""
    known: Iterable[int] | None = getattr(voucher, "product_ids", None)
    return frozenset(voucher.batch.products.values_list("pk", flat=True) if known is None else known)


def uses_by(person: User, batch_ids: Iterable[int]) -> dict[int, int]:
    """The number of uses of each of these batches in the user's pending and paid orders."""
    uses = OrderVoucher.objects.filter(voucher__batch__in=batch_ids, order__buyer=person)
    living = uses.filter(is_counted=True).order_by()
    return dict(living.values_list("voucher__batch").annotate(n=Count("pk")))


def has_bought(person: User) -> bool:
    """Whether the user has a pending or paid order that cost something."""
    return Order.objects.filter(buyer=person, status__in=LIVING, subtotal__gt=0).exists()


def companies_of(person: User) -> frozenset[int]:
    """The companies that the user has a verified address of."""
    return frozenset(CompanyMember.objects.filter(user=person).values_list("instansi_id", flat=True))


def is_held_by(person: User, voucher: Voucher) -> bool:
    """Whether the user's own reservation has a use of the voucher."""
    own = ReservedVoucher.objects.filter(
        reservation__owner=person, reservation__expires_at__gt=Now(), voucher=voucher
    )
    return own.exists()


def minutes_until_free(voucher: Voucher, person: User) -> int | None:
    """In how many minutes other buyers' uses may become free, at least 1; None when none will."""
    reserved = ReservedVoucher.objects.filter(voucher=voucher).exclude(reservation__owner=person)
    pending = OrderVoucher.objects.filter(voucher=voucher, order__status=OrderStatus.PENDING)
    ends: list[datetime | None] = [
        reserved.aggregate(first=Min("reservation__expires_at"))["first"],
        pending.exclude(order__buyer=person).aggregate(first=Min("order__expires_at"))["first"],
    ]
    first = min((end for end in ends if end is not None), default=None)
    return None if first is None else max(1, math.ceil((first - now()).total_seconds() / 60))
