"""Schemas of orders: the row of the list, the page of one, the queue of refunds."""

from datetime import datetime
from typing import Any, Literal
from uuid import UUID

from duxi.accounts.models import User
from duxi.backoffice.queries.orders import needs_of
from duxi.backoffice.schemas.money_cases import OrderCase
from duxi.backoffice.schemas.order_parts import (
    OrderEventOut,
    OrderInvoiceOut,
    OrderLedgerRow,
    OrderLineOut,
    OrderNotification,
    OrderTaxOut,
    OrderVoucherOut,
    ledger_rows,
    tax_details_out,
)
from duxi.backoffice.schemas.order_refunds import OrderRefundOut, refund_values
from duxi.commerce.models import OPEN_REFUNDS, Order, OrderLine, OrderStatus, RefundRoute, RefundStatus
from duxi.commerce.orders.findings import shown_findings
from duxi.commerce.refunds.chargeback_hold import is_charged_back
from duxi.commerce.refunds.payout_routes import open_routes
from duxi.commerce.transactions.schemas.refund_sums import RefundSum
from duxi.core.schema import Schema

Need = Literal["review", "unserved", "refund"]


class BuyerRef(Schema):
    id: int
    fullname: str
    email: str
    phone: str

    @classmethod
    def of(cls, user: User) -> "BuyerRef":
        return cls(id=user.pk, fullname=user.fullname, email=user.email, phone=str(user.phone or ""))


class OrderRow(Schema):
    """A row of the list; `items` are the titles with their quantities, `seats` their total.

    `refund_sums`: refunded amounts by their progress.
    """

    order_id: str
    uuid: UUID
    buyer: BuyerRef
    status: OrderStatus
    total: int
    discount: int
    seats: int
    refund_sums: list[RefundSum]
    method: str
    created_at: datetime
    expires_at: datetime
    paid_at: datetime | None
    items: list[str]
    needs: list[Need]

    @classmethod
    def of(cls, order: Any) -> "OrderRow":
        return cls(**_row(order))


def _row(order: Any) -> dict[str, Any]:
    copied = ("order_id", "uuid", "total", "discount", "created_at", "expires_at", "paid_at")
    lines = list(order.lines.all())
    return {
        **{name: getattr(order, name) for name in copied},
        "status": OrderStatus(order.status),
        "method": order.payment_method,
        "buyer": BuyerRef.of(order.buyer),
        "seats": sum(line.quantity for line in lines),
        "refund_sums": RefundSum.all_of(order.refunds.all()),
        "items": [_titled(line) for line in lines],
        "needs": needs_of(order),
    }


def _titled(line: OrderLine) -> str:
    return line.title if line.quantity == 1 else f"{line.title} × {line.quantity}"


class OrderCounts(Schema):
    """Numbers of orders by attention reason, and recent payment methods.

    `checks_due` counts pending orders whose status check at the payment provider is overdue.
    """

    review: int
    unserved: int
    refund: int
    checks_due: int
    longest_check_wait_seconds: int
    methods: list[str]


class RefundRow(OrderRefundOut):
    """A refund in the queue, with its order and buyer; `is_charged_back` as in `OrderOut`."""

    order_id: str
    order_status: OrderStatus
    buyer: BuyerRef
    last_event_id: int
    is_charged_back: bool

    @classmethod
    def of(cls, refund: Any) -> "RefundRow":
        order = refund.order
        return cls(
            **refund_values(refund),
            order_id=order.order_id,
            order_status=OrderStatus(order.status),
            buyer=BuyerRef.of(order.buyer),
            last_event_id=refund.last_event_id or 0,
            is_charged_back=refund.is_charged_back,
        )


class OrderOut(OrderRow):
    """One order with all its parts; actions must send its `last_event_id`.

    `refund_routes`: the possible refund routes, the default first. `is_charged_back`: the bank takes the
    money back, so it must not be refunded as well. `balance` is the amount still owed; `unplaced` is
    unallocated money that is not being refunded yet.
    """

    subtotal: int
    tax: int
    faktur_pajak: bool
    ended_at: datetime | None
    transaction_id: str
    review_reason: str
    balance: int
    unplaced: int
    last_event_id: int
    refund_routes: list[RefundRoute]
    is_charged_back: bool
    lines: list[OrderLineOut]
    ledger: list[OrderLedgerRow]
    events: list[OrderEventOut]
    notifications: list[OrderNotification]
    refunds: list[OrderRefundOut]
    invoices: list[OrderInvoiceOut]
    vouchers: list[OrderVoucherOut]
    tax_details: OrderTaxOut | None
    cases: list[OrderCase]

    @classmethod
    def of(cls, order: Order) -> "OrderOut":
        copied = ("subtotal", "tax", "faktur_pajak", "ended_at", "transaction_id")
        ledger = ledger_rows(order.ledger.all())
        cases = list(order.money_cases.all())
        events = [OrderEventOut.of(one, cases) for one in order.events.all()]
        balance = ledger[-1].balance if ledger else 0
        return cls(
            **_row(order),
            **{name: getattr(order, name) for name in copied},
            **_documents(order),
            lines=[OrderLineOut.of(order, line) for line in order.lines.all()],
            review_reason=shown_findings(order.review_reason, cases),
            ledger=ledger,
            balance=balance,
            refund_routes=open_routes(order),
            is_charged_back=is_charged_back(order),
            unplaced=-balance - _on_its_way(order),
            events=events,
            last_event_id=events[-1].id if events else 0,
        )


def _on_its_way(order: Order) -> int:
    """The amount that `ledger.unallocated_balance` leaves out, from loaded rows."""
    decided = (RefundStatus.SENDING, RefundStatus.FAILED)
    return sum(
        refund.amount
        for refund in order.refunds.all()
        if refund.status in (decided if refund.lines.all() else OPEN_REFUNDS)
    )


def _documents(order: Any) -> dict[str, Any]:
    """Documents and messages of an order."""
    return {
        "notifications": [OrderNotification.of(one) for one in order.notifications],
        "refunds": [OrderRefundOut.of(one) for one in order.refunds.all()],
        "invoices": [OrderInvoiceOut.of(one) for one in order.invoices.all()],
        "vouchers": [OrderVoucherOut.of(one) for one in order.vouchers.all()],
        "tax_details": tax_details_out(getattr(order, "tax_details", None)),
        "cases": [OrderCase.of(one) for one in order.money_cases.all() if one.closed_at is None],
    }
