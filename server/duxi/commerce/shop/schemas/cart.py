"""Wire schemas of carts, their vouchers and the checkout."""

from collections.abc import Container, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field, StringConstraints

from duxi.catalog.kinds import KINDS
from duxi.catalog.models import Product
from duxi.catalog.parts import awaiting_date
from duxi.catalog.schemas import WhenAndWhere
from duxi.catalog.titles import Titles, shown_title, titles_of_products
from duxi.commerce.models import Voucher
from duxi.commerce.shop.actions.vouchers import problem_of
from duxi.commerce.shop.availability import largest_quantity, unavailable_reason
from duxi.commerce.shop.bills import Bill, BilledLine, VoucherUse
from duxi.commerce.shop.refund_policy import policy_of
from duxi.commerce.shop.schemas.fields import Code, Quantity, image_url
from duxi.core.forms import Id, JsonIds, OneLine, ZeroOne
from duxi.core.schema import Schema

Rupiah = Annotated[int, Field(ge=0, le=1_000_000_000)]
Line = Annotated[str, StringConstraints(strip_whitespace=True, max_length=200), OneLine]


def _one_or_many(value: Any) -> Any:
    """Accepts a single id as a list of one, in forms and in JSON."""
    if isinstance(value, list) and len(value) == 1:
        value = value[0]
    return f"[{value}]" if str(value).strip().isdigit() else value


OneOrMoreIds = Annotated[JsonIds, BeforeValidator(_one_or_many)]


class AddToCart(Schema):
    cart_product_id: Id
    cart_item_id: Id
    cart_qty: Quantity
    captcha: str = ""
    cart_aff_code: Code = ""
    rolin_instansi_id: Id | None = None


class ChangeQuantity(Schema):
    cart_id: Id
    cart_qty: Quantity


class VoluntaryPrice(Schema):
    cart_id: Id
    cart_voluntary_price: Rupiah


class ApplyVoucher(Schema):
    """`cart_id` is one line, or a JSON list of them."""

    cart_id: OneOrMoreIds
    voucher_code: Annotated[Code, Field(min_length=1)]
    captcha: str = ""


class RemoveVoucher(Schema):
    cart_id: OneOrMoreIds
    voucher_code: Code = ""


class HoldIn(Schema):
    cart_id: OneOrMoreIds


class EnrolIn(Schema):
    cart_product_id: Id
    cart_item_id: Id


class CheckoutIn(Schema):
    """The tax fields are required with `faktur_pajak`; `expected_total` is the total shown to the buyer."""

    cart_id: OneOrMoreIds
    voucher_code: Code = ""
    faktur_pajak: ZeroOne
    captcha: str = ""
    tax_id_type: Literal["npwp", "nik", ""] = ""
    tax_id: Annotated[str, StringConstraints(strip_whitespace=True, max_length=30)] = ""
    tax_name: Line = ""
    tax_address: Annotated[str, StringConstraints(strip_whitespace=True, max_length=300), OneLine] = ""
    expected_total: int | None = None


class CartId(Schema):
    cart_id: int


class CartCount(Schema):
    count: int
    order_pending_count: int


class CartVoucherRow(Schema):
    """A voucher on a line; `problem` is why it deducts nothing any more."""

    code: str
    label: str
    amount: int
    problem: str | None


@dataclass(frozen=True)
class _RowContext:
    """Data that is read once for all rows: titles, and the products whose date is not known yet."""

    titles: Titles
    awaiting_date: Container[int]


class CartRow(WhenAndWhere):
    """A line of the cart at today's price; `price_before` is set if the price has changed since.

    `price` is per piece, the buyer's own if they set one; `list_price` is the product's; `items_price` the
    sum of a bundle's single prices. `awaits_date`: it is sold before its date is known.
    """

    cart_id: int
    item_id: int
    product_id: int
    kind: str
    slug: str
    title: str
    image_url: str | None
    awaits_date: bool
    cart_qty: int
    max_qty: int
    price: int
    list_price: int
    strike_price: int | None
    items_price: int | None
    price_before: int | None
    voluntary_minimum: int | None
    voluntary_step: int | None
    voluntary_price: int | None
    voucher_code: str | None
    vouchers: list[CartVoucherRow]
    voucher_amount: int
    subtotal: int
    available: bool
    unavailable_reason: str | None
    rolin_instansi_id: int | None
    instansi_name: str | None
    refund_policy: str | None
    is_taxable: bool

    @classmethod
    def of(cls, line: BilledLine, bill: Bill, reserved: Mapping[int, int], context: _RowContext) -> "CartRow":
        """The row for its owner; `reserved` are the owner's reserved seats by product."""
        item, product = line.item, line.item.product
        reason = unavailable_reason(product, item.quantity, reserved=reserved)
        agency = item.rolin_instansi
        vouchers = [_voucher(use, line) for use in bill.uses if item in use.items]
        is_voluntary = product.voluntary_minimum is not None
        awaits_date = product.pk in context.awaiting_date
        return cls(
            cart_id=item.pk,
            item_id=product.pk,
            product_id=KINDS[product.kind].id,
            kind=product.kind,
            slug=product.slug,
            title=shown_title(product, context.titles),
            image_url=image_url(product),
            **WhenAndWhere.fields_of(product),
            awaits_date=awaits_date,
            cart_qty=item.quantity,
            max_qty=largest_quantity(product, reserved=reserved),
            price=line.price,
            list_price=product.price,
            strike_price=product.strike_price,
            items_price=_items_price(product),
            price_before=item.price_when_added if item.price_when_added != line.price else None,
            voluntary_minimum=product.voluntary_minimum,
            voluntary_step=product.voluntary_step if is_voluntary else None,
            voluntary_price=item.voluntary_price if is_voluntary else None,
            voucher_code=vouchers[0].code if vouchers else None,
            vouchers=vouchers,
            voucher_amount=line.discount,
            subtotal=line.total,
            available=reason is None,
            unavailable_reason=reason,
            rolin_instansi_id=agency.pk if agency else None,
            instansi_name=agency.instansi.name if agency else None,
            refund_policy=_refund_policy(product, line.total, awaits_date),
            is_taxable=product.is_taxable,
        )


def _refund_policy(product: Product, total: int, awaits_date: bool) -> str | None:
    return policy_of(product, awaits_date=awaits_date).text if total else None


def rows_of(bill: Bill, reserved: Mapping[int, int]) -> list[CartRow]:
    """The lines of a bill as rows of a cart."""
    products = [line.item.product for line in bill.lines]
    shown = _RowContext(titles_of_products(products), awaiting_date(products))
    return [CartRow.of(line, bill, reserved, shown) for line in bill.lines]


def _items_price(product: Product) -> int | None:
    if not KINDS[product.kind].is_composite:
        return None
    return sum(part.product.price * part.quantity for part in product.parts.all())


def _voucher(use: VoucherUse, line: BilledLine) -> CartVoucherRow:
    voucher = use.voucher
    amount = line.taken.get(voucher.pk, 0)
    problem = None if amount else problem_of(use)
    return CartVoucherRow(code=voucher.code, label=voucher.batch.label, amount=amount, problem=problem)


class AppliedVoucher(Schema):
    """A voucher and its discount on the named lines; `value` is rupiah, percent, or a special price."""

    code: str
    label: str
    effect: str
    value: int
    amount: int

    @classmethod
    def of(cls, voucher: Voucher, amount: int) -> "AppliedVoucher":
        batch = voucher.batch
        return cls(
            code=voucher.code, label=batch.label, effect=batch.effect, value=batch.value, amount=amount
        )


class VoucherOnRows(Schema):
    """The named lines, and the voucher applied to them."""

    rows: list[CartRow]
    voucher: AppliedVoucher | None


class Company(Schema):
    instansi_id: int
    name: str


class Companies(Schema):
    companies: list[Company]
