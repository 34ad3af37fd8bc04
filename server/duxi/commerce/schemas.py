"""Carts, checkout and transactions on the wire."""

from collections.abc import Mapping
from datetime import datetime
from typing import Annotated
from uuid import UUID

from django.conf import settings
from ninja import Schema
from pydantic import Field, StringConstraints

from duxi.catalog.kinds import KINDS
from duxi.catalog.models import Product
from duxi.commerce.actions.payments import can_be_paid
from duxi.commerce.availability import largest_quantity, unavailable_reason
from duxi.commerce.models import CartItem, EventKind, Order, OrderEvent, OrderLine, OrderStatus
from duxi.core.clock import local, now
from duxi.core.forms import Id, JsonIds, ZeroOne
from duxi.gateways import payment

Quantity = Annotated[int, Field(ge=1, le=1000)]
Code = Annotated[str, StringConstraints(strip_whitespace=True, max_length=50, pattern=r"^[\w.-]*$")]
OrderNumber = Annotated[str, StringConstraints(strip_whitespace=True, max_length=20, pattern=r"^[\w-]+$")]


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


class CheckoutIn(Schema):
    cart_id: JsonIds
    voucher_code: Code = ""
    faktur_pajak: ZeroOne
    captcha: str = ""


class OrderRef(Schema):
    order_id: OrderNumber


class CartId(Schema):
    cart_id: int


class CartCount(Schema):
    count: int
    order_pending_count: int


class CartRow(Schema):
    """A line of the cart at today's price; `price_before` is set when that has changed since."""

    cart_id: int
    item_id: int
    product_id: int
    kind: str
    slug: str
    title: str
    image_url: str | None
    cart_qty: int
    max_qty: int
    price: int
    price_before: int | None
    voluntary_price: int | None
    voucher_code: str | None
    voucher_amount: int
    subtotal: int
    available: bool
    unavailable_reason: str | None
    rolin_instansi_id: int | None
    instansi_name: str | None

    @classmethod
    def of(cls, item: CartItem, kept: Mapping[int, int]) -> "CartRow":
        """As it is for its owner, for whom so many seats of the products in `kept` are kept."""
        product = item.product
        reason = unavailable_reason(product, item.quantity, kept=kept)
        agency = item.rolin_instansi
        return cls(
            cart_id=item.pk,
            item_id=product.pk,
            product_id=KINDS[product.kind].id,
            kind=product.kind,
            slug=product.slug,
            title=product.title,
            image_url=image_url(product),
            cart_qty=item.quantity,
            max_qty=largest_quantity(product, kept=kept),
            price=product.price,
            price_before=item.price_when_added if item.price_when_added != product.price else None,
            voluntary_price=None,
            voucher_code=None,
            voucher_amount=0,
            subtotal=item.quantity * product.price,
            available=reason is None,
            unavailable_reason=reason,
            rolin_instansi_id=agency.pk if agency else None,
            instansi_name=agency.instansi.name if agency else None,
        )


class CheckoutOut(Schema):
    redirect_invoice: str | None
    order_id: str
    order_uuid: UUID
    token: str | None
    client_key: str | None

    @classmethod
    def of(cls, order: Order) -> "CheckoutOut":
        """With the token to pay with, or the address of the receipt when there is nothing to pay."""
        is_paid = order.status == OrderStatus.PAID
        return cls(
            redirect_invoice=f"/payment/transaction/detail/{order.order_id}/complete" if is_paid else None,
            order_id=order.order_id,
            order_uuid=order.uuid,
            **_popup(order),
        )


class TransactionItem(Schema):
    kind: str
    slug: str
    item_id: int
    title: str
    image_url: str | None
    qty: int
    price: int

    @classmethod
    def of(cls, line: OrderLine) -> "TransactionItem":
        return cls(
            kind=line.kind,
            slug=line.product.slug,
            item_id=line.product_id,
            title=line.title,
            image_url=image_url(line.product),
            qty=line.quantity,
            price=line.price,
        )


class Transaction(Schema):
    """An order as its buyer sees it; `time_now` is the clock that `expires_at` is read by."""

    order_id: str
    order_uuid: UUID
    status: OrderStatus
    created_at: datetime
    expires_at: datetime | None
    time_now: datetime
    paid_at: datetime | None
    total: int
    item_count: int
    items: list[TransactionItem]
    payment_method: str | None
    token: str | None
    client_key: str | None

    @classmethod
    def of(cls, order: Order) -> "Transaction":
        lines = list(order.lines.all())
        return cls(
            order_id=order.order_id,
            order_uuid=order.uuid,
            status=OrderStatus(order.status),
            created_at=local(order.created_at),
            expires_at=local(order.expires_at) if order.status == OrderStatus.PENDING else None,
            time_now=now(),
            paid_at=local(order.paid_at) if order.paid_at else None,
            total=order.total,
            item_count=sum(line.quantity for line in lines),
            items=[TransactionItem.of(line) for line in lines],
            payment_method=order.payment_method or None,
            **_popup(order),
        )


class TimelineStep(Schema):
    at: datetime
    status: OrderStatus
    label: str

    @classmethod
    def of(cls, event: OrderEvent) -> "TimelineStep":
        return cls(
            at=local(event.at), status=OrderStatus(event.status), label=str(EventKind(event.kind).label)
        )


class TransactionDetail(Transaction):
    subtotal: int
    faktur_pajak: bool
    timeline: list[TimelineStep]

    @classmethod
    def of(cls, order: Order) -> "TransactionDetail":
        return cls(
            **dict(Transaction.of(order)),
            subtotal=order.subtotal,
            faktur_pajak=order.faktur_pajak,
            timeline=[TimelineStep.of(event) for event in order.events.all()],
        )


def image_url(product: Product) -> str | None:
    """Where a product's picture lies."""
    return f"{settings.MEDIA_URL}{product.image}" if product.image else None


def _popup(order: Order) -> dict[str, str | None]:
    token = order.payment_token if can_be_paid(order) else ""
    return {"token": token or None, "client_key": payment.gateway().client_key if token else None}
