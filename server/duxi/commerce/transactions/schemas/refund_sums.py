"""Wire schema of an order's refunds, summed by state."""

from collections.abc import Iterable

from duxi.commerce.models import OrderLine, Refund
from duxi.commerce.refunds.states import RefundState, StateSum, sums_of, sums_of_line
from duxi.core.schema import Schema


class RefundSum(Schema):
    """Rupiah in one state; the most urgent state comes first."""

    state: RefundState
    amount: int

    @classmethod
    def all_of(cls, refunds: Iterable[Refund]) -> "list[RefundSum]":
        return cls._all(sums_of(refunds))

    @classmethod
    def all_of_line(cls, line: OrderLine, refunds: Iterable[Refund]) -> "list[RefundSum]":
        return cls._all(sums_of_line(line, refunds))

    @classmethod
    def _all(cls, sums: Iterable[StateSum]) -> "list[RefundSum]":
        return [cls(state=one.state, amount=one.amount) for one in sums]
