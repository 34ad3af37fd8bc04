"""Orders as staff see them."""

from collections.abc import Iterable
from datetime import datetime
from decimal import Decimal
from typing import Any, Literal
from uuid import UUID

from ninja import Schema

from duxi.accounts.models import User
from duxi.backoffice.queries.orders import needs_of
from duxi.commerce.models import (
    EventKind,
    Invoice,
    LedgerEntry,
    LedgerKind,
    Order,
    OrderEvent,
    OrderLine,
    OrderStatus,
    OrderTaxDetails,
    OrderVoucher,
    PaymentNotification,
    Refund,
    RefundRoute,
    RefundStatus,
    Series,
    Service,
    Verdict,
)
from duxi.commerce.tax_numbers import masked, opened

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
    """One line of the list; `items` are the titles with their numbers."""

    order_id: str
    uuid: UUID
    buyer: BuyerRef
    status: OrderStatus
    total: int
    discount: int
    refunded: int
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
        "refunded": sum(line.refunded for line in lines),
        "items": [_titled(line) for line in lines],
        "needs": needs_of(order),
    }


def _titled(line: OrderLine) -> str:
    return line.title if line.quantity == 1 else f"{line.title} × {line.quantity}"


class OrderCounts(Schema):
    """How many orders wait for what, and by what orders were paid lately."""

    review: int
    unserved: int
    refund: int
    methods: list[str]


class OrderLineOut(Schema):
    """A line with what can still be done about it; amounts in rupiah."""

    line_id: int
    kind: str
    slug: str
    title: str
    quantity: int
    price: int
    amount: int
    discount: int
    total: int
    tax: int
    tax_percent: Decimal
    refunded: int
    service: Service
    refundable_until: datetime | None
    instansi_name: str | None
    quota: int | None
    sold: int

    @classmethod
    def of(cls, line: OrderLine) -> "OrderLineOut":
        copied = ("quantity", "price", "amount", "discount", "total", "tax", "tax_percent", "refunded")
        return cls(
            **{name: getattr(line, name) for name in (*copied, "kind", "title", "refundable_until")},
            line_id=line.pk,
            slug=line.product.slug,
            service=Service(line.service),
            instansi_name=line.instansi.name if line.instansi else None,
            quota=line.product.quota,
            sold=line.product.sold,
        )


class OrderLedgerRow(Schema):
    """A movement and what was owed after it; negative: money that waits to go back."""

    id: int
    at: datetime
    kind: LedgerKind
    amount: int
    balance: int
    method: str
    reference: str
    made_by: str | None
    note: str


def ledger_rows(entries: Iterable[LedgerEntry]) -> list[OrderLedgerRow]:
    """The account with its running balance, oldest first."""
    rows, balance = [], 0
    for entry in entries:
        balance += entry.amount
        rows.append(_ledger_row(entry, balance))
    return rows


def _ledger_row(entry: LedgerEntry, balance: int) -> OrderLedgerRow:
    return OrderLedgerRow(
        id=entry.pk,
        at=entry.at,
        kind=LedgerKind(entry.kind),
        amount=entry.amount,
        balance=balance,
        method=entry.method,
        reference=entry.reference,
        made_by=_name(entry.made_by),
        note=entry.note,
    )


class OrderEventOut(Schema):
    id: int
    at: datetime
    kind: EventKind
    label: str
    status: OrderStatus
    made_by: str | None
    note: str

    @classmethod
    def of(cls, event: OrderEvent) -> "OrderEventOut":
        return cls(
            id=event.pk,
            at=event.at,
            kind=EventKind(event.kind),
            label=str(EventKind(event.kind).label),
            status=OrderStatus(event.status),
            made_by=_name(event.made_by),
            note=event.note,
        )


class OrderNotification(Schema):
    """What the provider said, and what became of it."""

    id: int
    received_at: datetime
    transaction_id: str
    transaction_status: str
    status_code: str
    verdict: Verdict

    @classmethod
    def of(cls, knock: PaymentNotification) -> "OrderNotification":
        copied = ("received_at", "transaction_id", "transaction_status", "status_code")
        values = {name: getattr(knock, name) for name in copied}
        return cls(id=knock.pk, verdict=Verdict(knock.verdict), **values)


class OrderRefundLine(Schema):
    line_id: int
    title: str
    amount: int
    gives_back: bool


class OrderRefundOut(Schema):
    uuid: UUID
    status: RefundStatus
    route: RefundRoute
    amount: int
    fee: int
    reason: str
    requested_by: str | None
    requested_at: datetime
    decided_by: str | None
    decided_at: datetime | None
    done_at: datetime | None
    answer: str
    proof: str
    lines: list[OrderRefundLine]

    @classmethod
    def of(cls, refund: Refund) -> "OrderRefundOut":
        return cls(**refund_values(refund))


def refund_values(refund: Refund) -> dict[str, Any]:
    """A refund with its lines and people, for the order's page and the queue alike."""
    copied = ("uuid", "amount", "fee", "reason", "requested_at", "decided_at", "done_at", "answer", "proof")
    return {
        **{name: getattr(refund, name) for name in copied},
        "status": RefundStatus(refund.status),
        "route": RefundRoute(refund.route),
        "requested_by": _name(refund.requested_by),
        "decided_by": _name(refund.decided_by),
        "lines": [_refund_line(one) for one in refund.lines.all()],
    }


def _refund_line(one: Any) -> OrderRefundLine:
    return OrderRefundLine(
        line_id=one.line_id, title=one.line.title, amount=one.amount, gives_back=one.gives_back
    )


class RefundRow(OrderRefundOut):
    """A refund in the queue, with whose it is."""

    order_id: str
    order_status: OrderStatus
    buyer: BuyerRef
    last_event_id: int

    @classmethod
    def of(cls, refund: Any) -> "RefundRow":
        order = refund.order
        return cls(
            **refund_values(refund),
            order_id=order.order_id,
            order_status=OrderStatus(order.status),
            buyer=BuyerRef.of(order.buyer),
            last_event_id=refund.last_event_id or 0,
        )


class OrderInvoiceOut(Schema):
    uuid: UUID
    number: str
    series: Series
    issued_at: datetime
    total: int
    tax: int
    reason: str

    @classmethod
    def of(cls, invoice: Invoice) -> "OrderInvoiceOut":
        copied = ("uuid", "number", "issued_at", "total", "tax", "reason")
        values = {name: getattr(invoice, name) for name in copied}
        return cls(series=Series(invoice.series), **values)


class OrderVoucherOut(Schema):
    code: str
    amount: int
    batch_id: int
    label: str

    @classmethod
    def of(cls, use: OrderVoucher) -> "OrderVoucherOut":
        batch = use.voucher.batch
        return cls(code=use.code, amount=use.amount, batch_id=batch.pk, label=batch.label)


class OrderTaxOut(Schema):
    """To whom the tax invoice is made out; of the number only the end."""

    id_type: Literal["npwp", "nik"]
    masked_number: str
    name: str
    address: str


class OrderOut(OrderRow):
    """Everything about one order; `last_event_id` is what an action has to have seen."""

    subtotal: int
    tax: int
    faktur_pajak: bool
    ended_at: datetime | None
    transaction_id: str
    review_reason: str
    balance: int
    last_event_id: int
    lines: list[OrderLineOut]
    ledger: list[OrderLedgerRow]
    events: list[OrderEventOut]
    notifications: list[OrderNotification]
    refunds: list[OrderRefundOut]
    invoices: list[OrderInvoiceOut]
    vouchers: list[OrderVoucherOut]
    tax_details: OrderTaxOut | None

    @classmethod
    def of(cls, order: Order) -> "OrderOut":
        copied = ("subtotal", "tax", "faktur_pajak", "ended_at", "transaction_id", "review_reason")
        ledger, events = (
            ledger_rows(order.ledger.all()),
            [OrderEventOut.of(one) for one in order.events.all()],
        )
        return cls(
            **_row(order),
            **{name: getattr(order, name) for name in copied},
            **_papers(order),
            lines=[OrderLineOut.of(line) for line in order.lines.all()],
            ledger=ledger,
            balance=ledger[-1].balance if ledger else 0,
            events=events,
            last_event_id=events[-1].id if events else 0,
        )


def _papers(order: Any) -> dict[str, Any]:
    """What was said and written about an order."""
    return {
        "notifications": [OrderNotification.of(one) for one in order.knocks],
        "refunds": [OrderRefundOut.of(one) for one in order.refunds.all()],
        "invoices": [OrderInvoiceOut.of(one) for one in order.invoices.all()],
        "vouchers": [OrderVoucherOut.of(one) for one in order.vouchers.all()],
        "tax_details": _tax_details(getattr(order, "tax_details", None)),
    }


def _tax_details(details: OrderTaxDetails | None) -> OrderTaxOut | None:
    if details is None:
        return None
    id_type: Any = details.id_type
    return OrderTaxOut(
        id_type=id_type,
        masked_number=masked(opened(details.sealed_number)),
        name=details.name,
        address=details.address,
    )


def _name(user: User | None) -> str | None:
    return user.fullname if user else None
