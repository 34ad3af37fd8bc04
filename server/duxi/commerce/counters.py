"""Counters of seats and voucher uses."""

from typing import Any

from django.db.models import F, Q, QuerySet
from django.utils.translation import gettext_lazy as _

from duxi.catalog.models import Product
from duxi.commerce.models import (
    ClassVoucher,
    FulfilmentStatus,
    OrderLine,
    OrderLinePart,
    OrderStatus,
    OrderVoucher,
    ReservedSeat,
    ReservedVoucher,
    Voucher,
    WaitingEntry,
    WaitingStatus,
)
from duxi.core.counters import COUNTERS, Counter, count_of_rows, sum_of


def _holding(line: str = "") -> Q:
    """Lines hold seats while their order is pending and when they are fulfilled."""
    is_waiting = Q(
        **{f"{line}service": FulfilmentStatus.WAITING, f"{line}order__status": OrderStatus.PENDING}
    )
    return is_waiting | Q(**{f"{line}service": FulfilmentStatus.FULFILLED})


def _seats() -> QuerySet[Any]:
    return Product.objects.annotate(
        counted=F("sold_elsewhere")
        + sum_of(OrderLine.objects.filter(_holding()), "product", "quantity")
        - sum_of(OrderLine.objects.filter(_holding()), "product", "returned")
        + sum_of(OrderLinePart.objects.filter(_holding("line__")), "product", "quantity")
        + sum_of(ReservedSeat.objects.all(), "product", "quantity")
        + count_of_rows(WaitingEntry.objects.filter(status=WaitingStatus.OFFERED), "product")
        + count_of_rows(ClassVoucher.objects.filter(used_at__isnull=False), "product")
    )


def _voucher_uses() -> QuerySet[Any]:
    return Voucher.objects.annotate(
        counted=count_of_rows(OrderVoucher.objects.filter(is_counted=True), "voucher")
        + count_of_rows(ReservedVoucher.objects.all(), "voucher")
    )


COUNTERS.register(Counter(name="seats", label=_("Kursi terjual"), column="sold", rows=_seats))
COUNTERS.register(
    Counter(name="voucher-uses", label=_("Pemakaian voucher"), column="used", rows=_voucher_uses)
)
