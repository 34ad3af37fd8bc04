"""Requests of staff's actions on an order. `seen` is the `last_event_id` of the page that was read."""

from datetime import datetime
from typing import Annotated, Literal
from uuid import UUID

from pydantic import Field, StringConstraints

from duxi.catalog.models import Product
from duxi.commerce.models import RefundRoute
from duxi.commerce.refunds.actions.refunds import LineRefund, Terms
from duxi.commerce.shop.availability import seats_left
from duxi.core.forms import Id
from duxi.core.schema import Schema

Reason = Annotated[str, StringConstraints(strip_whitespace=True, min_length=3, max_length=400)]
Proof = Annotated[str, StringConstraints(strip_whitespace=True, min_length=3, max_length=90)]
Money = Annotated[int, Field(ge=0, le=10**12)]
EventId = Annotated[int, Field(ge=0, le=2**63 - 1)]


class Seen(Schema):
    seen: EventId


class ReasonIn(Seen):
    reason: Reason


class MarkPaidIn(ReasonIn):
    """A payment by other means; `proof` is its reference, such as the bank's number."""

    amount: Money
    method: Annotated[str, StringConstraints(strip_whitespace=True, min_length=2, max_length=60)]
    proof: Proof


class RefundLineIn(Schema):
    line_id: Id
    amount: Money
    gives_back: bool = True
    seats: Annotated[list[UUID], Field(max_length=1000)] = []

    def wanted(self) -> LineRefund:
        return LineRefund(self.line_id, self.amount, self.gives_back, tuple(self.seats))


class RefundIn(ReasonIn):
    lines: Annotated[list[RefundLineIn], Field(min_length=1, max_length=100)]
    fee: Money = 0
    route: RefundRoute = RefundRoute.GATEWAY

    def terms(self) -> Terms:
        return Terms(self.reason, self.fee, self.route)


class RefundSurplusIn(ReasonIn):
    """Overpaid money to refund; without `amount` all of it."""

    amount: Annotated[int, Field(ge=1, le=10**12)] | None = None
    route: RefundRoute = RefundRoute.GATEWAY

    def terms(self) -> Terms:
        return Terms(self.reason, 0, self.route)


class ChargebackIn(ReasonIn):
    """The amount that the bank charged back finally; `number` is the provider's number of the chargeback."""

    amount: Annotated[int, Field(ge=1, le=10**12)]
    number: Proof


class ServeIn(ReasonIn):
    line_id: Id


class MoveIn(ReasonIn):
    line_id: Id
    item_id: Id


class ReviewedIn(Seen):
    note: Reason


class ResendIn(Seen):
    what: Literal["receipt", "invoice", "ticket"]
    reason: Annotated[str, StringConstraints(strip_whitespace=True, max_length=400)] = ""


class DecideIn(Schema):
    """Approve a refund, or send it again, optionally by another route."""

    note: Reason
    route: RefundRoute | None = None


class RejectIn(Schema):
    """The buyer reads the note."""

    note: Reason


class WithdrawIn(ReasonIn):
    """Give up a failed refund."""


class AskAccountIn(Schema):
    """The buyer reads the note."""

    note: Annotated[str, StringConstraints(strip_whitespace=True, min_length=3, max_length=300)]


class RefundDoneIn(Schema):
    """A completed transfer; `account_version` is that of the account used (0: none was given)."""

    account_version: Annotated[int, Field(ge=0, le=2**31 - 1)] = 0
    proof: Proof
    note: Annotated[str, StringConstraints(strip_whitespace=True, max_length=400)] = ""


class AlternativeOut(Schema):
    """A product that a line can be moved to."""

    item_id: int
    title: str
    starts_at: datetime | None
    price: int
    seats_left: int | None

    @classmethod
    def of(cls, product: Product) -> "AlternativeOut":
        return cls(
            item_id=product.pk,
            title=product.title,
            starts_at=product.starts_at,
            price=product.price,
            seats_left=seats_left(product),
        )
