"""Schemas of refunds, on the page of their order and in the queue."""

from datetime import datetime
from typing import Any
from uuid import UUID

from duxi.backoffice.schemas.order_parts import name_of
from duxi.commerce.models import Refund, RefundAccount, RefundRoute, RefundStatus
from duxi.commerce.orders.provider_texts import shown_refusal
from duxi.commerce.refunds.actions.accounts import bank_name, masked_number
from duxi.commerce.refunds.payout_routes import account_of, open_routes, wants_account
from duxi.commerce.refunds.states import RefundState, state_of
from duxi.core.schema import Schema


class OrderRefundLine(Schema):
    line_id: int
    title: str
    amount: int
    gives_back: bool


class RefundAccountRef(Schema):
    """The account of a transfer, with a masked number."""

    bank_name: str
    masked_number: str
    holder: str
    given_at: datetime
    version: int

    @classmethod
    def of(cls, account: RefundAccount) -> "RefundAccountRef":
        return cls(
            bank_name=bank_name(account.bank),
            masked_number=masked_number(account),
            holder=account.holder,
            given_at=account.given_at,
            version=account.version,
        )


class OrderRefundOut(Schema):
    """`open_routes`: the possible routes, the default first.

    `promised_by`: the date promised to the buyer of a failed refund. `wants_account`: the buyer has yet to
    enter an account; `account_problem` is staff's question about it.
    """

    uuid: UUID
    status: RefundStatus
    state: RefundState
    route: RefundRoute
    open_routes: list[RefundRoute]
    amount: int
    fee: int
    reason: str
    requested_by: str | None
    requested_at: datetime
    decided_by: str | None
    decided_at: datetime | None
    done_at: datetime | None
    promised_by: datetime | None
    answer: str
    proof: str
    account: RefundAccountRef | None
    account_problem: str
    wants_account: bool
    lines: list[OrderRefundLine]

    @classmethod
    def of(cls, refund: Refund) -> "OrderRefundOut":
        return cls(**refund_values(refund))


def refund_values(refund: Refund) -> dict[str, Any]:
    """A refund with its lines and users, for the order's page and the queue."""
    texts = ("reason", "proof", "account_problem")
    copied = ("uuid", "amount", "fee", "requested_at", "decided_at", "done_at", "promised_by", *texts)
    account = account_of(refund)
    return {
        **{name: getattr(refund, name) for name in copied},
        "answer": shown_refusal(refund.answer),
        "account": RefundAccountRef.of(account) if account else None,
        "wants_account": wants_account(refund),
        "status": RefundStatus(refund.status),
        "state": state_of(refund),
        "route": RefundRoute(refund.route),
        "open_routes": open_routes(refund.order),
        "requested_by": name_of(refund.requested_by),
        "decided_by": name_of(refund.decided_by),
        "lines": [_refund_line(one) for one in refund.lines.all()],
    }


def _refund_line(one: Any) -> OrderRefundLine:
    return OrderRefundLine(
        line_id=one.line_id, title=one.line.title, amount=one.amount, gives_back=one.gives_back
    )
