"""Schemas of payment cases, in the list and on the page of their order."""

from datetime import datetime
from typing import Annotated, Any

from pydantic import StringConstraints

from duxi.commerce.models import CaseKind, MoneyCase
from duxi.commerce.orders.findings import case_text
from duxi.core.schema import Schema


class OrderCase(Schema):
    """An open case; `amount` in rupiah if there is one."""

    id: int
    kind: CaseKind
    text: str
    amount: int | None
    found_at: datetime

    @classmethod
    def of(cls, case: MoneyCase) -> "OrderCase":
        return cls(**_open(case))


class MoneyCaseRow(OrderCase):
    """A row of the list; without an order the number is the provider's.

    Besides the order it may refer to a refund, a line, or the row of a wrong counter (`counter` is its name,
    `counter_id` its id).
    """

    order_id: str | None
    order_number: str
    buyer: str | None
    closed_at: datetime | None
    closed_by: str | None
    note: str
    refund_uuid: str | None
    line_id: int | None
    counter: str | None
    counter_id: int | None

    @classmethod
    def of(cls, case: MoneyCase) -> "MoneyCaseRow":
        order = case.order
        return cls(
            **_open(case),
            **_subject(case),
            order_id=order.order_id if order else None,
            order_number=case.order_number,
            buyer=order.buyer.fullname if order else None,
            closed_at=case.closed_at,
            closed_by=case.closed_by.fullname if case.closed_by else None,
            note=case.note,
        )


def _open(case: MoneyCase) -> dict[str, Any]:
    return {
        "id": case.pk,
        "kind": CaseKind(case.kind),
        "text": case_text(case),
        "amount": case.amount,
        "found_at": case.found_at,
    }


def _subject(case: MoneyCase) -> dict[str, Any]:
    kind, reference = case.kind, case.reference
    counter, _colon, row = reference.partition(":") if kind == CaseKind.COUNTER else ("", "", "")
    return {
        "refund_uuid": reference if kind == CaseKind.REFUND_FAILED else None,
        "line_id": int(reference) if kind == CaseKind.UNFULFILLED and reference.isdecimal() else None,
        "counter": counter or None,
        "counter_id": int(row) if row.isdecimal() else None,
    }


class MatchCaseIn(Schema):
    """The order that the payment belongs to, and the evidence."""

    order_id: Annotated[str, StringConstraints(strip_whitespace=True, min_length=3, max_length=20)]
    reason: Annotated[str, StringConstraints(strip_whitespace=True, min_length=3, max_length=400)]


class CloseCaseIn(Schema):
    note: Annotated[str, StringConstraints(strip_whitespace=True, min_length=3, max_length=400)]


class MoneyCaseCounts(Schema):
    """Open cases by kind, and the number of recent notifications with a wrong signature."""

    open: int
    by_kind: dict[str, int]
    forged: int
    forged_days: int
