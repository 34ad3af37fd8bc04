"""Carts, checkout and transactions on the wire."""

from datetime import datetime
from typing import Annotated
from uuid import UUID

from django.conf import settings
from ninja import Schema
from pydantic import Field, StringConstraints

from duxi.catalog.models import Product
from duxi.commerce.actions.payments import can_be_paid
from duxi.commerce.models import EventKind, Order, OrderEvent, OrderLine, OrderStatus
from duxi.core.clock import local, now
from duxi.gateways import payment

Quantity = Annotated[int, Field(ge=1, le=1000)]
Code = Annotated[str, StringConstraints(strip_whitespace=True, max_length=50, pattern=r"^[\w.-]*$")]
OrderNumber = Annotated[str, StringConstraints(strip_whitespace=True, max_length=20, pattern=r"^[\w-]+$")]


class OrderRef(Schema):
    order_id: OrderNumber


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
