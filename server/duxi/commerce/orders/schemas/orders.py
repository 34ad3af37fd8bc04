"""Wire schemas of an order and its payment popup."""

from typing import Annotated
from uuid import UUID

from pydantic import StringConstraints

from duxi.commerce.models import SETTLED, Order
from duxi.commerce.queries.orders import can_be_paid
from duxi.core.schema import Schema
from duxi.gateways import payment

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
        """With the payment token, or the receipt's URL if there is nothing to pay."""
        is_paid = order.status in SETTLED
        return cls(
            redirect_invoice=f"/payment/transaction/detail/{order.order_id}/complete" if is_paid else None,
            order_id=order.order_id,
            order_uuid=order.uuid,
            **popup(order),
        )


def popup(order: Order) -> dict[str, str | None]:
    """The payment popup's token and client key, as long as the order can be paid."""
    token = order.payment_token if can_be_paid(order) else ""
    return {"token": token or None, "client_key": payment.gateway().client_key if token else None}
