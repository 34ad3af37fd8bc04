"""Refunds made outside of our system: booked once, on the order's lines in sequence."""

from dataclasses import dataclass

from duxi.commerce.ledger.actions import ledger
from duxi.commerce.models import SETTLED, Order, Refund, RefundLine, RefundStatus
from duxi.commerce.orders.actions.fulfilment import has_begun, revoke_lines
from duxi.commerce.orders.actions.timeline import Actor
from duxi.commerce.queries.orders import order_lines
from duxi.commerce.refunds.actions.outcomes import finish_locked
from duxi.core.clock import now


@dataclass(frozen=True)
class Outside:
    """An external refund: rupiah, its external reference, and the reason."""

    amount: int
    key: str
    reason: str = ""


def is_booked(order: Order, key: str) -> bool:
    """Whether the refund with this external reference is booked."""
    return Refund.objects.filter(order=order, proof=key, requested_by=None).exists()


def book_outside(order: Order, outside: Outside, by: Actor, *, notifies_buyer: bool = True) -> None:
    """Book it against the locked order: first against surplus money, then its lines, with credit note and
    seats.

    It must not exceed the money in hand. `notifies_buyer`: tell the buyer that the money was refunded.
    """
    surplus = min(outside.amount, max(0, ledger.unallocated_balance(order)))
    refund = Refund.objects.create(
        order=order,
        status=RefundStatus.SENDING,
        amount=outside.amount,
        reason=outside.reason[:500],
        requested_at=now(),
        proof=outside.key,
    )
    ledger.credit(order, _place_on_lines(order, refund, outside.amount - surplus), refund)
    finish_locked(order, refund, outside.key, by, notifies_buyer=notifies_buyer)


def _place_on_lines(order: Order, refund: Refund, amount: int) -> int:
    """Allocate the refund to the lines in sequence and return the allocated amount.

    A line that is fully refunded by it is revoked, unless it has begun.
    """
    placed = 0
    ended: set[int] = set()
    for line in order_lines(order) if order.status in SETTLED else ():
        share = min(amount - placed, line.total - line.refunded)
        if share <= 0:
            continue
        line.refunded += share
        line.save(update_fields=["refunded"])
        ends = line.refunded == line.total and not has_begun(order, line)
        RefundLine.objects.create(refund=refund, line=line, amount=share, gives_back=ends)
        ended |= {line.pk} if ends else set()
        placed += share
    revoke_lines(order, dict.fromkeys(ended, ()))
    return placed
