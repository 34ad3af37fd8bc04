"""Discounts: pure computation in whole rupiah, without database and clock.

Special prices come first, then percentages of the rest, then fixed amounts; of two with the same effect the
one with the smaller key comes first. No line goes below zero.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from duxi.commerce.models import VoucherEffect


@dataclass(frozen=True)
class PricedLine:
    """A quantity at a price; `key` is the caller's name for the line."""

    key: int
    price: int
    quantity: int

    @property
    def amount(self) -> int:
        """Before discounts."""
        return self.price * self.quantity


@dataclass(frozen=True)
class Discount:
    """A voucher and the keys of the lines that it is valid for; `max_discount` is the
    limit over all of them.
    """

    key: int
    effect: str
    value: int
    lines: frozenset[int]
    max_discount: int | None = None


Left = dict[int, int]
"""The remaining amount of each line."""


def discounts(lines: Iterable[PricedLine], given: Iterable[Discount]) -> dict[int, dict[int, int]]:
    """The discount of each voucher on each line: line key → discount key → rupiah, without zeros."""
    of_line = {line.key: line for line in lines}
    left = {line.key: line.amount for line in of_line.values()}
    taken: dict[int, dict[int, int]] = {key: {} for key in of_line}
    for discount in sorted(given, key=lambda one: (_ORDER.index(one.effect), one.key)):
        own = [of_line[key] for key in sorted(discount.lines) if key in of_line]
        for key, amount in _capped(_taken_off(discount, own, left), discount.max_discount).items():
            if amount:
                taken[key][discount.key] = amount
                left[key] -= amount
    return taken


def spread(total: int, weights: Mapping[int, int]) -> dict[int, int]:
    """Divide whole rupiah by weights with the largest remainder method, so that the parts add up to `total`.

    If `total` is at most the sum of the weights, no part is larger than its weight.
    """
    whole = sum(weights.values())
    if not whole:
        return dict.fromkeys(weights, 0)
    parts = {key: total * weight // whole for key, weight in weights.items()}
    by_remainder = sorted(weights, key=lambda key: (-(total * weights[key] % whole), key))
    for key in by_remainder[: total - sum(parts.values())]:
        parts[key] += 1
    return parts


def percent_of(amount: int, percent: int) -> int:
    """In whole rupiah, rounded half up."""
    return (2 * amount * percent + 100) // 200


def _taken_off(discount: Discount, lines: list[PricedLine], left: Left) -> dict[int, int]:
    if discount.effect == VoucherEffect.SET_PRICE:
        return {line.key: max(0, left[line.key] - discount.value * line.quantity) for line in lines}
    if discount.effect == VoucherEffect.PERCENT:
        return {line.key: percent_of(left[line.key], discount.value) for line in lines}
    own = {line.key: left[line.key] for line in lines}
    return spread(min(discount.value, sum(own.values())), own)


def _capped(amounts: dict[int, int], most: int | None) -> dict[int, int]:
    if most is None or sum(amounts.values()) <= most:
        return amounts
    return spread(most, amounts)


_ORDER = (VoucherEffect.SET_PRICE, VoucherEffect.PERCENT, VoucherEffect.FIXED)
