"""The prices and voucher terms that a reservation guarantees until its deadline."""

import copy
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from duxi.commerce.models import CartItem, CheckoutReservation, VoucherBatch
from duxi.commerce.shop.bills import Bill, unit_price
from duxi.core.clock import now

Terms = Mapping[str, Any]

_RESERVED_TERMS = ("effect", "value", "max_discount", "min_amount")
"""The discount of a batch; who may use it and for what is checked again."""


@dataclass(frozen=True)
class ReservedTerms:
    """Unit prices and voluntary prices by product id; terms of the batch by voucher id."""

    prices: Mapping[int, tuple[int, int | None]] = field(default_factory=dict)
    vouchers: Mapping[int, Terms] = field(default_factory=dict)

    def apply_to(self, items: Iterable[CartItem]) -> None:
        """Apply the guaranteed prices to these lines."""
        for item in items:
            price, named = self.prices.get(item.product_id, (None, None))
            item.reserved_price = price if named == item.voluntary_price else None
            item.held_vouchers = self.vouchers


def terms_of(reservation: CheckoutReservation) -> ReservedTerms:
    """The terms that a reservation still guarantees; empty after its deadline."""
    if reservation.expires_at <= now() or not reservation.terms:
        return ReservedTerms()
    prices = {int(pk): (price, named) for pk, (price, named) in reservation.terms["prices"].items()}
    return ReservedTerms(prices, {int(pk): terms for pk, terms in reservation.terms["vouchers"].items()})


def promised(bill: Bill) -> dict[str, Any]:
    """The guaranteed terms of a bill's reservation, as they are stored."""
    return {
        "prices": {line.item.product_id: (line.price, line.item.voluntary_price) for line in bill.lines},
        "vouchers": {use.voucher.pk: _terms(use.voucher.batch) for use in bill.uses},
    }


def lower_of(items: Iterable[CartItem]) -> None:
    """Prices that have fallen since; a renewed reservation takes the lower of both."""
    for item in items:
        held, item.reserved_price = item.reserved_price, None
        if held is not None:
            item.reserved_price = min(held, unit_price(item))


def _terms(batch: VoucherBatch) -> dict[str, Any]:
    return {name: getattr(batch, name) for name in _RESERVED_TERMS}


def as_held(batch: VoucherBatch, terms: Terms) -> VoucherBatch:
    """The batch as of the reservation of its use; it does not expire during the reservation."""
    held = copy.copy(batch)
    for name, value in terms.items():
        setattr(held, name, value)
    held.valid_until, held.is_active = None, True
    return held
