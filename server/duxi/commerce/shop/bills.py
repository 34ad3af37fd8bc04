"""What lines of a cart cost today: prices, vouchers, and the tax that is in them."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from decimal import Decimal

from duxi.commerce.models import CartItem, TaxRate, Voucher
from duxi.commerce.shop.pricing import Discount, PricedLine, discounts
from duxi.commerce.shop.tax import included_tax


def unit_price(item: CartItem) -> int:
    """The price of a piece: as held, or today's; the buyer's own where the product leaves it to them."""
    if item.reserved_price is not None:
        return item.reserved_price
    lowest = item.product.voluntary_minimum
    if lowest is None or item.voluntary_price is None:
        return item.product.price
    return max(item.voluntary_price, lowest)


def line_amount(item: CartItem) -> int:
    """What a line costs before vouchers."""
    return unit_price(item) * item.quantity


@dataclass(frozen=True)
class BilledLine:
    """A line of a cart with what its vouchers take off: voucher id → rupiah."""

    item: CartItem
    price: int
    taken: Mapping[int, int]
    rate: TaxRate | None = None

    @property
    def amount(self) -> int:
        """Before vouchers."""
        return self.price * self.item.quantity

    @property
    def discount(self) -> int:
        """What all vouchers take off."""
        return sum(self.taken.values())

    @property
    def total(self) -> int:
        """What is to be paid."""
        return self.amount - self.discount

    @property
    def tax_percent(self) -> Decimal:
        """The rate of tax; 0 for what is not taxed."""
        return self.rate.percent if self.rate and self.item.product.is_taxable else Decimal(0)

    @property
    def tax(self) -> int:
        """How much of the total is tax."""
        return included_tax(self.total, self.rate) if self.rate and self.tax_percent else 0


@dataclass(frozen=True)
class VoucherUse:
    """A voucher, the lines that it was put on, and those of them that it is good for today."""

    voucher: Voucher
    items: Sequence[CartItem]
    good: Sequence[CartItem] = ()


@dataclass(frozen=True)
class Bill:
    """Lines of a cart and the vouchers that make them cheaper."""

    lines: Sequence[BilledLine]
    uses: Sequence[VoucherUse] = field(default=())

    @property
    def subtotal(self) -> int:
        """Before vouchers."""
        return sum(line.amount for line in self.lines)

    @property
    def discount(self) -> int:
        """What all vouchers take off."""
        return sum(line.discount for line in self.lines)

    @property
    def total(self) -> int:
        """What is to be paid."""
        return self.subtotal - self.discount

    @property
    def tax(self) -> int:
        """How much of the total is tax."""
        return sum(line.tax for line in self.lines)

    @property
    def tax_base(self) -> int:
        """What is taxed, before tax."""
        return sum(line.total - line.tax for line in self.lines if line.tax)

    def taken_by(self, voucher: Voucher) -> int:
        """What one voucher takes off."""
        return sum(line.taken.get(voucher.pk, 0) for line in self.lines)


def bill_of(items: Sequence[CartItem], uses: Iterable[VoucherUse], rate: TaxRate | None = None) -> Bill:
    """Reckon lines of a cart with these vouchers."""
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
