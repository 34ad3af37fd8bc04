"""An order's row and its timeline: lock, table of legal moves, and recorded events."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime

from django.db.models import QuerySet

from duxi.accounts.models import User
from duxi.commerce.models import ENDED, SETTLED, CaseKind, EventKind, Order, OrderEvent, OrderStatus
from duxi.commerce.orders.actions.money_cases import Finding, raise_case
from duxi.commerce.orders.findings import Found
from duxi.core.clock import now
from duxi.core.compiled import Compiled, param

LEGAL: Mapping[str, frozenset[str]] = {
    OrderStatus.PENDING: frozenset({OrderStatus.PAID, OrderStatus.EXPIRED, OrderStatus.CANCELLED}),
    OrderStatus.EXPIRED: frozenset({OrderStatus.PAID}),
    OrderStatus.CANCELLED: frozenset({OrderStatus.PAID}),
    OrderStatus.PAID: frozenset({OrderStatus.PARTIALLY_REFUNDED, OrderStatus.REFUNDED}),
    OrderStatus.PARTIALLY_REFUNDED: frozenset({OrderStatus.REFUNDED}),
    OrderStatus.REFUNDED: frozenset(),
}
"""From an ended status the only way back is a late payment (see `orders.pay_order`)."""


MOST_REASONS = 300


@dataclass(frozen=True)
class Actor:
    """The member of staff who acts, and the reason; empty for automatic changes or the buyer."""

    made_by: User | None = None
    note: str = ""


SYSTEM = Actor()


def lock_order(order_pk: int) -> Order:
    """The order's row with its buyer, locked until the transaction ends."""
    return _BY_KEY.get(pk=order_pk)


def lock_order_by_number(order_id: str) -> Order | None:
    """The same by the order number at the provider; None where it is not ours."""
    return _BY_NUMBER.first(number=order_id)


def _for_update() -> QuerySet[Order]:
    return Order.objects.select_for_update(of=("self",)).select_related("buyer")


_BY_KEY = Compiled(lambda: _for_update().filter(pk=param("pk")))
_BY_NUMBER = Compiled(lambda: _for_update().filter(order_id=param("number")))


def transition_to(order: Order, status: OrderStatus, at: datetime, *, also: Sequence[str] = ()) -> bool:
    """Move a locked order to another status with its timestamps; False when the move is not legal.

    Fields named in `also` are saved with it.
    """
    if status not in LEGAL[order.status]:
        return False
    order.status = status
    order.ended_at = at if status in ENDED else None
    if status in SETTLED and order.paid_at is None:
        order.paid_at = at
    order.save(update_fields=["status", "ended_at", "paid_at", *also])
    return True


def log_event(order: Order, kind: EventKind, at: datetime, by: Actor = SYSTEM, *, refusal: str = "") -> None:
    """Record an event on the order's timeline."""
    OrderEvent.objects.create(
        order=order,
        at=at,
        status=order.status,
        kind=kind,
        made_by=by.made_by,
        note=by.note[:500],
        refusal=refusal,
    )


def flag_for_review(
    order: Order, found: Found, kind: CaseKind, amount: int | None = None, *, about: str = ""
) -> bool:
    """Flag a locked order for review; its status stays, and the first reason is kept.

    This raises a case for finance; `amount` in rupiah, if known. `about` distinguishes cases with the same
    reason, such as different payments. Returns False if the same reason is already open.
    """
    reason = found.stored_text()
    raise_case(Finding(kind, f"{order.order_id}: {reason} {about}".strip(), found, amount), order=order)
    if reason in order.review_reason or len(order.review_reason) >= MOST_REASONS:
        return False
    order.review_reason = f"{order.review_reason} {reason}".strip()[:MOST_REASONS]
    order.save(update_fields=["review_reason"])
    log_event(order, EventKind.REVIEW, now(), Actor(note=reason))
    return True
