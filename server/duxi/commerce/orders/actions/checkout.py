"""Turning cart lines into an order.

Locks are taken in one order: carts, reservations, vouchers by id, products by id; the most contended ones
last.
"""

import secrets
from collections.abc import Iterable, Sequence
from datetime import timedelta
from typing import NamedTuple

from django.db import transaction
from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.commerce.invoicing.tax_identity import TaxIdentity
from duxi.commerce.invoicing.tax_numbers import encrypt_number
from duxi.commerce.ledger.actions import ledger
from duxi.commerce.models import (
    CartItem,
    CartVoucher,
    EventKind,
    Order,
    OrderLine,
    OrderLinePart,
    OrderTaxDetails,
    OrderVoucher,
)
from duxi.commerce.orders.actions.orders import pay_locked
from duxi.commerce.orders.actions.timeline import log_event
from duxi.commerce.orders.actions.waiting import use_offers
from duxi.commerce.shop.actions import reservations, seats, vouchers
from duxi.commerce.shop.availability import added_up, parts_of, refuse_unavailable
from duxi.commerce.shop.bills import Bill, BilledLine
from duxi.commerce.shop.queries.cart import locked_cart_items_for
from duxi.commerce.shop.queries.vouchers import voucher_by_code
from duxi.commerce.shop.referrals import accepted_code
from duxi.commerce.shop.tax import rate_on
from duxi.commerce.shop.voucher_rules import NoSuchVoucher
from duxi.core.clock import local, now
from duxi.core.compiled import Compiled, param
from duxi.core.errors import Rejected

TIME_TO_PAY = timedelta(hours=24)
ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
NUMBER_LENGTH = 6


class PriceChanged(Rejected):
    """The order would cost something other than what the buyer has seen."""

    message = _("Harga berubah sejak Anda meninjau pesanan. Periksa kembali sebelum membayar.")


class Placed(NamedTuple):
    """An order with its lines, as just written."""

    order: Order
    lines: Sequence[OrderLine]


def place_order(
    *,
    buyer: User,
    cart_ids: Iterable[int],
    wants_tax_invoice: bool,
    voucher_code: str = "",
    tax_identity: TaxIdentity | None = None,
    expected_total: int | None = None,
) -> Placed:
    """Order lines of the buyer's cart, reserve their seats and remove those lines.

    They cost what the buyer's reservation guaranteed, or today's prices without one. The reservation's
    content moves to the order; what the order does not need is released. An order over nothing is paid and
    fulfilled at once. Raises `NotFound` for a line that is not in this cart, `NotAvailable` with the name of
    a product that cannot be bought, a voucher's refusal, or `PriceChanged`: nothing changes then.
    """
    with transaction.atomic():
        items = _wanted_items(buyer, cart_ids, voucher_code)
        reservation = reservations.use(buyer)
        wanted = reservations.seats_of(items)
        reserved = added_up(
            [*reservation.seats.items(), *use_offers(buyer=buyer, product_ids=wanted).items()]
        )
        for item in items:
            refuse_unavailable(item.product, item.quantity, reserved=reserved)
        reservation.terms.apply_to(items)
        bill = vouchers.checkout_bill(buyer, items, rate_on(now().date()))
        if expected_total not in (None, bill.total):
            raise PriceChanged
        vouchers.exchange(buyer, reservation.vouchers, bill)
        placed = _write(buyer, bill, wants_tax_invoice, tax_identity)
        ledger.open_account(placed.order)
        seats.exchange_for(items, reserved, wanted)
        if placed.order.total == 0:
            pay_locked(placed.order)
        return placed


def _wanted_items(buyer: User, cart_ids: Iterable[int], voucher_code: str) -> list[CartItem]:
    """The locked lines, after attaching a voucher if one is named."""
    cart_ids = list(cart_ids)
    items = locked_cart_items_for(buyer, cart_ids)
    if not voucher_code:
        return items
    voucher = voucher_by_code(voucher_code)
    if voucher is None:
        raise NoSuchVoucher
    vouchers.attach(voucher, items, buyer)
    return locked_cart_items_for(buyer, cart_ids)


def _write(buyer: User, bill: Bill, wants_tax_invoice: bool, tax_identity: TaxIdentity | None) -> Placed:
    """Write the order with its lines, uses and tax details, and delete the cart lines."""
    order = _create(buyer, bill, wants_tax_invoice)
    lines = OrderLine.objects.bulk_create([_line(order, line) for line in bill.lines])
    OrderLinePart.objects.bulk_create([part for line in lines for part in _parts(line)])
    OrderVoucher.objects.bulk_create(_uses(order, bill))
    if tax_identity:
        OrderTaxDetails.objects.create(
            order=order,
            id_type=tax_identity.id_type,
            encrypted_number=encrypt_number(tax_identity.number),
            name=tax_identity.name,
            address=tax_identity.address,
        )
    _leave_cart([line.item for line in bill.lines])
    return Placed(order, lines)


def _leave_cart(items: Sequence[CartItem]) -> None:
    """Delete locked cart lines and their dependants directly, without Django's search for
    other related rows.
    """
    ids = [item.pk for item in items]
    if any(item.attached_vouchers() for item in items):
        CartVoucher.objects.filter(item__in=ids).delete()
    leaving = CartItem.objects.filter(pk__in=ids)
    leaving._raw_delete(using=leaving.db)


def _create(buyer: User, bill: Bill, wants_tax_invoice: bool) -> Order:
    moment = now()
    order = Order.objects.create(
        order_id=_free_number(),
        buyer=buyer,
        subtotal=bill.subtotal,
        discount=bill.discount,
        total=bill.total,
        tax=bill.tax,
        faktur_pajak=wants_tax_invoice,
        created_at=moment,
        expires_at=moment + TIME_TO_PAY,
    )
    log_event(order, EventKind.CREATED, moment)
    return order


def _line(order: Order, line: BilledLine) -> OrderLine:
    item, product = line.item, line.item.product
    return OrderLine(
        order=order,
        product=product,
        kind=product.kind,
        title=product.title,
        quantity=item.quantity,
        price=line.price,
        amount=line.amount,
        discount=line.discount,
        total=line.total,
        tax_percent=line.tax_percent,
        tax=line.tax,
        affiliate_code=accepted_code(item.affiliate_code, order.buyer),
        instansi_id=item.rolin_instansi.instansi_id if item.rolin_instansi else None,
    )


def _parts(line: OrderLine) -> list[OrderLinePart]:
    """The parts of the line's product today, for the whole quantity."""
    return [
        OrderLinePart(line=line, product_id=part.product_id, quantity=part.quantity * line.quantity)
        for part in parts_of(line.product)
    ]


def _uses(order: Order, bill: Bill) -> Sequence[OrderVoucher]:
    return [
        OrderVoucher(
            order=order, voucher=use.voucher, code=use.voucher.code, amount=bill.taken_by(use.voucher)
        )
        for use in bill.uses
    ]


def _free_number() -> str:
    numbers = iter(_number, "")
    return next(number for number in numbers if _NUMBERED.first(number=number) is None)


_NUMBERED = Compiled(lambda: Order.objects.only("pk").filter(order_id=param("number")))


def _number() -> str:
    """Like DX-261121-7K3QPM: the day, and letters and digits that cannot be confused."""
    tail = "".join(secrets.choice(ALPHABET) for _ in range(NUMBER_LENGTH))
    return f"DX-{local(now()):%y%m%d}-{tail}"
