"""Wire schemas of transactions: an order in its buyer's lists, and requests about it."""

from datetime import datetime
from typing import Annotated, Literal
from uuid import UUID

from pydantic import StringConstraints

from duxi.catalog.kinds import KindSlug
from duxi.catalog.titles import Titles
from duxi.commerce.models import EventKind, FulfilmentStatus, Order, OrderEvent, OrderLine, OrderStatus
from duxi.commerce.orders.actions.reorder import Reordered
from duxi.commerce.orders.line_titles import shown_title_of_line
from duxi.commerce.orders.schemas.orders import OrderRef, popup
from duxi.commerce.queries.orders import last_refusal
from duxi.commerce.refunds.actions.accounts import BankAccount, bank_account
from duxi.commerce.shop.schemas.fields import image_url
from duxi.commerce.transactions.schemas.refund_sums import RefundSum
from duxi.core.clock import local, now
from duxi.core.forms import Id, JsonIds, JsonUuids, OneLine
from duxi.core.schema import Schema
from duxi.gateways.payment.refusals import RefusalReason

Reason = Annotated[str, StringConstraints(strip_whitespace=True, max_length=500)]


AccountText = Annotated[str, StringConstraints(max_length=120), OneLine]


class AccountIn(Schema):
    """A bank account as entered: the bank's code, the number, the holder's name."""

    bank: AccountText = ""
    account_number: AccountText = ""
    account_holder: AccountText = ""

    def checked(self) -> BankAccount:
        """The account; raises `Invalid` by field."""
        return bank_account(bank=self.bank, number=self.account_number, holder=self.account_holder)

    def checked_if_given(self) -> BankAccount | None:
        """The same; None if all fields are empty."""
        is_given = any(text.strip() for text in (self.bank, self.account_number, self.account_holder))
        return self.checked() if is_given else None


class RefundIn(OrderRef, AccountIn):
    """Lines to refund, or some of their seats; the account is used if the refund is transferred by staff."""

    line_id: JsonIds
    seats: JsonUuids = []
    reason: Reason = ""


class RefundAccountIn(OrderRef, AccountIn):
    """The account for a refund that is not sent yet."""

    refund_uuid: UUID


class RemedyIn(OrderRef):
    line_id: Id
    choice: Literal["refund", "queue", "move"]
    item_id: Id | None = None


class MissingItem(Schema):
    """An item of an ended order that cannot be bought any more, and the reason."""

    title: str
    reason: str


class ReorderedOut(Schema):
    """The cart lines created from an ended order."""

    cart_ids: list[int]
    missing: list[MissingItem]

    @classmethod
    def of(cls, done: Reordered) -> "ReorderedOut":
        missing = [MissingItem(title=one.title, reason=one.reason) for one in done.missing]
        return cls(cart_ids=[item.pk for item in done.items], missing=missing)


class TransactionItem(Schema):
    kind: KindSlug
    slug: str
    item_id: int
    title: str
    image_url: str | None
    qty: int
    price: int

    @classmethod
    def of(cls, line: OrderLine, titles: Titles) -> "TransactionItem":
        return cls(
            kind=line.kind,
            slug=line.product.slug,
            item_id=line.product_id,
            title=shown_title_of_line(line, titles),
            image_url=image_url(line.product),
            qty=line.quantity,
            price=line.price,
        )


class PaymentRefusal(Schema):
    """Why a payment attempt was refused, and what the payer can do."""

    reason: RefusalReason
    at: datetime
    text: str
    advice: str

    @classmethod
    def of(cls, event: OrderEvent) -> "PaymentRefusal":
        reason = RefusalReason(event.refusal or RefusalReason.DECLINED)
        return cls(reason=reason, at=local(event.at), text=str(reason.label), advice=reason.advice)


class Transaction(Schema):
    """An order as its buyer sees it; `time_now` is the server's clock for `expires_at`.

    `needs_choice`: a line is paid without a seat, so the buyer has to choose a remedy. `refund_sums`: refunds
    by state. `refusal`: why the last payment attempt was refused, unless another payment type was chosen
    since.
    """

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
    needs_choice: bool
    refund_sums: list[RefundSum]
    refusal: PaymentRefusal | None
    token: str | None
    client_key: str | None

    @classmethod
    def of(cls, order: Order, titles: Titles) -> "Transaction":
        """With titles from `titles_of_orders`."""
        lines = list(order.lines.all())
        refused = last_refusal(order)
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
            items=[TransactionItem.of(line, titles) for line in lines],
            payment_method=order.payment_method or None,
            needs_choice=any(line.service == FulfilmentStatus.UNFULFILLED for line in lines),
            refund_sums=RefundSum.all_of(order.refunds.all()),
            refusal=PaymentRefusal.of(refused) if refused else None,
            **popup(order),
        )


class TimelineStep(Schema):
    """An entry of an order's timeline; `detail` is the reason, if known."""

    at: datetime
    kind: EventKind
    status: OrderStatus
    label: str
    detail: str

    @classmethod
    def of(cls, event: OrderEvent) -> "TimelineStep":
        kind = EventKind(event.kind)
        return cls(
            at=local(event.at),
            kind=kind,
            status=OrderStatus(event.status),
            label=str(kind.label),
            detail=str(RefusalReason(event.refusal).label) if event.refusal else "",
        )
