"""Today's prices of cart lines: unit prices, vouchers, and the included tax."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from decimal import Decimal

from duxi.commerce.models import CartItem, TaxRate, Voucher
from duxi.commerce.shop.pricing import Discount, PricedLine, discounts
from duxi.commerce.shop.tax import included_tax


def unit_price(item: CartItem) -> int:
    """The price per piece: the reserved one, otherwise the buyer's own or today's."""
    if item.reserved_price is not None:
        return item.reserved_price
    lowest = item.product.voluntary_minimum
    if lowest is None or item.voluntary_price is None:
        return item.product.price
    return max(item.voluntary_price, lowest)


def line_amount(item: CartItem) -> int:
    """A line's amount before vouchers."""
    return unit_price(item) * item.quantity


@dataclass(frozen=True)
class BilledLine:
    """A cart line with its discounts: voucher id → rupiah."""

    item: CartItem
    price: int
    taken: Mapping[int, int]
    rate: TaxRate | None = None

    @property
    def amount(self) -> int:
        """Before discounts."""
        return self.price * self.item.quantity

    @property
    def discount(self) -> int:
        """The sum of all discounts."""
        return sum(self.taken.values())

    @property
    def total(self) -> int:
        """The amount to pay."""
        return self.amount - self.discount

    @property
    def tax_percent(self) -> Decimal:
        """The tax rate; 0 if the line is not taxed."""
        return self.rate.percent if self.rate and self.item.product.is_taxable else Decimal(0)

    @property
    def tax(self) -> int:
        """The tax included in the total."""
        return included_tax(self.total, self.rate) if self.rate and self.tax_percent else 0


@dataclass(frozen=True)
class VoucherUse:
    """A voucher, the lines that it is attached to, and those that it is valid for today."""

    voucher: Voucher
    items: Sequence[CartItem]
    good: Sequence[CartItem] = ()


@dataclass(frozen=True)
class Bill:
    """Cart lines with the vouchers attached to them."""

    lines: Sequence[BilledLine]
    uses: Sequence[VoucherUse] = field(default=())

    @property
    def subtotal(self) -> int:
        """Before discounts."""
        return sum(line.amount for line in self.lines)

    @property
    def discount(self) -> int:
        """The sum of all discounts."""
        return sum(line.discount for line in self.lines)

    @property
    def total(self) -> int:
        """The amount to pay."""
        return self.subtotal - self.discount

    @property
    def tax(self) -> int:
        """The tax included in the total."""
        return sum(line.tax for line in self.lines)

    @property
    def tax_base(self) -> int:
        """The taxed amount, before tax."""
        return sum(line.total - line.tax for line in self.lines if line.tax)

    def taken_by(self, voucher: Voucher) -> int:
        """The discount of one voucher."""
        return sum(line.taken.get(voucher.pk, 0) for line in self.lines)


def bill_of(items: Sequence[CartItem], uses: Iterable[VoucherUse], rate: TaxRate | None = None) -> Bill:
    """Compute the bill of cart lines with these vouchers."""
    uses = tuple(uses)
    lines = [PricedLine(item.pk, unit_price(item), item.quantity) for item in items]
    taken = discounts(lines, map(_discount, uses))
    billed = [
        BilledLine(item, line.price, taken[item.pk], rate) for item, line in zip(items, lines, strict=True)
    ]
    return Bill(lines=tuple(billed), uses=uses)


def _discount(use: VoucherUse) -> Discount:
    batch = use.voucher.batch
    return Discount(
        key=use.voucher.pk,
        effect=batch.effect,
        value=batch.value,
        lines=frozenset(item.pk for item in use.good),
        max_discount=batch.max_discount,
    )
