"""Wire schemas of one transaction, with all data and permitted actions of its buyer."""

from datetime import date, datetime
from uuid import UUID

from django.db.models import Prefetch, prefetch_related_objects

from duxi.commerce.invoicing.links import invoice_url
from duxi.commerce.invoicing.queries.invoices import invoices_of, tax_details_of
from duxi.commerce.invoicing.queries.tax_invoices import tax_invoice_of
from duxi.commerce.invoicing.tax_invoice_links import tax_invoice_url
from duxi.commerce.invoicing.tax_numbers import decrypt_number, masked
from duxi.commerce.ledger.actions import ledger
from duxi.commerce.models import (
    Invoice,
    Order,
    OrderStatus,
    OrderTaxDetails,
    Refund,
    RefundAccount,
    RefundStatus,
    TaxInvoice,
)
from duxi.commerce.orders.line_titles import titles_of_orders
from duxi.commerce.queries.orders import can_be_paid, refunds_with_accounts
from duxi.commerce.refunds.actions.accounts import bank_name, masked_number
from duxi.commerce.refunds.payout_routes import account_of, goes_by_transfer, is_transfer_open, wants_account
from duxi.commerce.refunds.states import RefundState, is_open, state_of
from duxi.commerce.shop.tax import rate_on, share_text
from duxi.commerce.transactions.schemas.lines import TransactionLine
from duxi.commerce.transactions.schemas.transactions import TimelineStep, Transaction
from duxi.core.clock import local
from duxi.core.schema import Schema


class TransactionVoucher(Schema):
    code: str
    amount: int


class TransactionRefundAccount(Schema):
    """The account of a refund, with only the last digits of its number."""

    bank: str
    bank_name: str
    masked_number: str
    holder: str

    @classmethod
    def of(cls, account: RefundAccount) -> "TransactionRefundAccount":
        return cls(
            bank=account.bank,
            bank_name=bank_name(account.bank),
            masked_number=masked_number(account),
            holder=account.holder,
        )


class TransactionRefund(Schema):
    """A refund in progress or done; `answer` is staff's reply to a rejected request.

    `wants_account`: the buyer has to enter an account (again, for the reason in `account_problem`);
    `can_change_account`: they still may. `promised_by`: the date by which a delayed refund is sent.
    """

    uuid: UUID
    status: RefundStatus
    state: RefundState
    amount: int
    fee: int
    reason: str
    requested_at: datetime
    done_at: datetime | None
    promised_by: datetime | None
    answer: str
    account: TransactionRefundAccount | None
    account_problem: str
    wants_account: bool
    can_change_account: bool

    @classmethod
    def of(cls, refund: Refund) -> "TransactionRefund":
        return cls(
            uuid=refund.uuid,
            status=RefundStatus(refund.status),
            state=state_of(refund),
            amount=refund.amount,
            fee=refund.fee,
            reason=refund.reason,
            requested_at=local(refund.requested_at),
            done_at=_local(refund.done_at),
            promised_by=_local(refund.promised_by) if is_open(refund) else None,
            answer=refund.answer if refund.status == RefundStatus.REJECTED else "",
            account=TransactionRefundAccount.of(account) if (account := account_of(refund)) else None,
            account_problem=refund.account_problem if is_transfer_open(refund) else "",
            wants_account=wants_account(refund),
            can_change_account=is_transfer_open(refund),
        )


class ApprovedTaxInvoice(Schema):
    """The approved tax invoice; `url` is a short-lived link to its PDF, null until it exists."""

    number: str
    issued_on: date
    url: str | None

    @classmethod
    def of(cls, found: TaxInvoice | None) -> "ApprovedTaxInvoice | None":
        if found is None:
            return None
        return cls(number=found.number, issued_on=found.issued_on, url=tax_invoice_url(found))


class TransactionInvoice(Schema):
    """A document of the order; `url` is a short-lived link to its PDF."""

    uuid: UUID
    number: str
    series: str
    issued_at: datetime
    total: int
    url: str
    tax_invoice: ApprovedTaxInvoice | None

    @classmethod
    def of(cls, invoice: Invoice) -> "TransactionInvoice":
        return cls(
            uuid=invoice.uuid,
            number=invoice.number,
            series=invoice.series,
            issued_at=local(invoice.issued_at),
            total=invoice.total,
            url=invoice_url(invoice),
            tax_invoice=ApprovedTaxInvoice.of(tax_invoice_of(invoice)),
        )


class TransactionTax(Schema):
    """The recipient of the tax invoice; the number shows only its last digits."""

    id_type: str
    masked_number: str
    name: str
    address: str

    @classmethod
    def of(cls, details: OrderTaxDetails) -> "TransactionTax":
        number = masked(decrypt_number(details.encrypted_number))
        return cls(id_type=details.id_type, masked_number=number, name=details.name, address=details.address)


class TransactionDetail(Transaction):
    """`balance` is the amount owed; negative if money waits to be refunded.

    `refund_by_transfer`: refunds are transferred by staff, so requests must name an account.
    """

    subtotal: int
    discount: int
    tax: int
    tax_base: int
    tax_percent: str | None
    tax_share: str | None
    faktur_pajak: bool
    timeline: list[TimelineStep]
    vouchers: list[TransactionVoucher]
    balance: int
    lines: list[TransactionLine]
    refunds: list[TransactionRefund]
    invoices: list[TransactionInvoice]
    tax_details: TransactionTax | None
    can_cancel: bool
    can_pay: bool
    refund_by_transfer: bool

    @classmethod
    def from_order(cls, order: Order) -> "TransactionDetail":
        """The order with all data that the schema needs, each read once."""
        prefetch_related_objects(
            [order], "lines__product__location", "lines__parts__product", "vouchers", "events"
        )
        prefetch_related_objects([order], Prefetch("refunds", refunds_with_accounts()), "refunds__lines")
        details, titles = tax_details_of(order), titles_of_orders([order])
        return cls(
            **dict(Transaction.of(order, titles)),
            **{name: getattr(order, name) for name in ("subtotal", "discount", "tax", "faktur_pajak")},
            tax_percent=_tax_percent(order),
            tax_base=sum(line.total - line.tax for line in order.lines.all() if line.tax),
            tax_share=share_text(rate_on(local(order.created_at).date())) if order.tax else None,
            timeline=[TimelineStep.of(event) for event in order.events.all()],
            vouchers=[TransactionVoucher(code=use.code, amount=use.amount) for use in order.vouchers.all()],
            balance=ledger.balance(order),
            lines=TransactionLine.all_of(order, titles),
            refunds=[TransactionRefund.of(refund) for refund in order.refunds.all()],
            invoices=[TransactionInvoice.of(invoice) for invoice in invoices_of(order)],
            tax_details=TransactionTax.of(details) if details else None,
            can_cancel=order.status == OrderStatus.PENDING,
            can_pay=can_be_paid(order),
            refund_by_transfer=goes_by_transfer(order),
        )


def _tax_percent(order: Order) -> str | None:
    """The tax rate of the order, like `12.00`; None if nothing is taxed."""
    rates = [line.tax_percent for line in order.lines.all() if line.tax]
    return str(max(rates)) if rates else None


def _local(moment: datetime | None) -> datetime | None:
    return local(moment) if moment else None
