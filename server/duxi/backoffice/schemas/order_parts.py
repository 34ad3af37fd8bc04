"""Schemas of the parts of an order's page."""

from collections.abc import Iterable
from datetime import datetime
from decimal import Decimal
from typing import Any, Literal
from uuid import UUID

from duxi.accounts.models import User
from duxi.commerce.invoicing.links import invoice_url
from duxi.commerce.invoicing.queries.tax_invoices import tax_invoice_of
from duxi.commerce.invoicing.tax_numbers import decrypt_number, masked
from duxi.commerce.models import (
    EventKind,
    FulfilmentStatus,
    Invoice,
    LedgerEntry,
    LedgerKind,
    MoneyCase,
    Order,
    OrderEvent,
    OrderLine,
    OrderStatus,
    OrderTaxDetails,
    OrderVoucher,
    PaymentNotification,
    Series,
    Verdict,
)
from duxi.commerce.orders.findings import shown_findings
from duxi.commerce.orders.provider_texts import status_text
from duxi.commerce.shop.refund_policy import deadline_of
from duxi.commerce.transactions.schemas.details import ApprovedTaxInvoice
from duxi.commerce.transactions.schemas.lines import LineSeat
from duxi.commerce.transactions.schemas.refund_sums import RefundSum
from duxi.core.schema import Schema


class OrderLineOut(Schema):
    """A line with its possible actions; amounts in rupiah."""

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
    refund_sums: list[RefundSum]
    seats: list[LineSeat]
    service: FulfilmentStatus
    refundable_until: datetime | None
    instansi_name: str | None
    quota: int | None
    sold: int

    @classmethod
    def of(cls, order: Order, line: OrderLine) -> "OrderLineOut":
        copied = ("quantity", "price", "amount", "discount", "total", "tax", "tax_percent", "refunded")
        return cls(
            **{name: getattr(line, name) for name in (*copied, "kind", "title")},
            line_id=line.pk,
            refundable_until=deadline_of(line).until,
            refund_sums=RefundSum.all_of_line(line, order.refunds.all()),
            slug=line.product.slug,
            seats=LineSeat.all_of(line),
            service=FulfilmentStatus(line.service),
            instansi_name=line.instansi.name if line.instansi else None,
            quota=line.product.quota,
            sold=line.product.sold,
        )


class OrderLedgerRow(Schema):
    """A ledger entry and the balance after it; negative: money to be refunded."""

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
    """The ledger with its running balance, oldest first."""
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
        made_by=name_of(entry.made_by),
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
    def of(cls, event: OrderEvent, cases: Iterable[MoneyCase]) -> "OrderEventOut":
        """`cases` are those of the order, whose findings notes repeat."""
        note = shown_findings(event.note, cases)
        return cls(
            id=event.pk,
            at=event.at,
            kind=EventKind(event.kind),
            label=str(EventKind(event.kind).label),
            status=OrderStatus(event.status),
            made_by=name_of(event.made_by),
            note=f"{event.get_refusal_display()} {note}".strip(),
        )


class OrderNotification(Schema):
    """A notification of the provider, and how it was processed."""

    id: int
    received_at: datetime
    transaction_id: str
    transaction_status: str
    status_text: str
    status_code: str
    verdict: Verdict

    @classmethod
    def of(cls, notification: PaymentNotification) -> "OrderNotification":
        copied = ("received_at", "transaction_id", "transaction_status", "status_code")
        values = {name: getattr(notification, name) for name in copied}
        text = status_text(notification.transaction_status)
        return cls(id=notification.pk, verdict=Verdict(notification.verdict), status_text=text, **values)


class OrderInvoiceOut(Schema):
    uuid: UUID
    number: str
    series: Series
    issued_at: datetime
    total: int
    tax: int
    reason: str
    url: str
    tax_invoice: ApprovedTaxInvoice | None

    @classmethod
    def of(cls, invoice: Invoice) -> "OrderInvoiceOut":
        copied = ("uuid", "number", "issued_at", "total", "tax", "reason")
        return cls(
            series=Series(invoice.series),
            url=invoice_url(invoice),
            tax_invoice=ApprovedTaxInvoice.of(tax_invoice_of(invoice)),
            **{name: getattr(invoice, name) for name in copied},
        )


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
    """The recipient of the tax invoice; the number is masked."""

    id_type: Literal["npwp", "nik"]
    masked_number: str
    name: str
    address: str


def tax_details_out(details: OrderTaxDetails | None) -> OrderTaxOut | None:
    """The details with a masked number; None without a tax invoice."""
    if details is None:
        return None
    id_type: Any = details.id_type
    return OrderTaxOut(
        id_type=id_type,
        masked_number=masked(decrypt_number(details.encrypted_number)),
        name=details.name,
        address=details.address,
    )


def name_of(user: User | None) -> str | None:
    """The name of a user; None for the system."""
    return user.fullname if user else None
