"""Paying and ending orders; `timeline.LEGAL` defines the legal moves."""

from collections.abc import Sequence
from datetime import datetime

from django.db import transaction

from duxi.commerce.events import (
    OrderExpired,
    OrderPaid,
    OrderUnfulfilled,
    order_expired,
    order_paid,
    order_unfulfilled,
)
from duxi.commerce.invoicing.actions.invoices import credit_invoice, issue_locked
from duxi.commerce.ledger.actions import ledger
from duxi.commerce.ledger.actions.ledger import PaymentReceived
from duxi.commerce.models import CaseKind, EventKind, Order, OrderLine, OrderStatus
from duxi.commerce.orders.actions import fulfilment
from duxi.commerce.orders.actions.timeline import (
    LEGAL,
    SYSTEM,
    Actor,
    flag_for_review,
    lock_order,
    log_event,
    transition_to,
)
from duxi.commerce.orders.findings import Found
from duxi.commerce.queries.orders import order_lines
from duxi.commerce.shop.actions import seats, vouchers
from duxi.core.clock import now


def pay_order(order_pk: int, *, money: PaymentReceived | None = None, by: Actor = SYSTEM) -> bool:
    """`pay_locked` in its own transaction."""
    with transaction.atomic():
        return pay_locked(lock_order(order_pk), money=money, by=by)


def pay_locked(order: Order, *, money: PaymentReceived | None = None, by: Actor = SYSTEM) -> bool:
    """Mark a locked order paid and fulfil its lines; False when it cannot be paid any more.

    Payment, status and fulfilment commit together. A pending order has its seats and is fulfilled as a whole.
    A late payment fulfils the lines that still have seats (see `_still_to_be_had`). An order that its buyer
    gave up stays cancelled unless staff decide otherwise, because the payment notification may be older than
    the cancellation.
    """
    was_pending = order.status == OrderStatus.PENDING
    if OrderStatus.PAID not in LEGAL[order.status] or (_is_given_up(order) and by.made_by is None):
        return False
    moment = now()
    transition_to(order, OrderStatus.PAID, moment, also=_note_payment(order, money) if money else ())
    _book(order, money, was_pending=was_pending)
    log_event(order, EventKind.PAID, moment, by)
    lines = list(order_lines(order))
    _fulfil(order, lines, moment, was_pending=was_pending)
    _flag_surplus(order)
    if order.total:
        issue_locked(order, lines)
    order_paid.announce(OrderPaid(order_pk=order.pk))
    return True


def _is_given_up(order: Order) -> bool:
    """Cancelled, but not because of a denied payment (which used to end orders)."""
    if order.status != OrderStatus.CANCELLED:
        return False
    denied = order.events.filter(kind=EventKind.PAYMENT_FAILED, status=OrderStatus.CANCELLED)
    return not denied.exists()


def _note_payment(order: Order, money: PaymentReceived) -> Sequence[str]:
    """Record the payment on the order; returns the names of the changed fields, which are not saved yet."""
    order.payment_method, order.transaction_id = money.method or order.payment_method, money.reference[:64]
    order.payment_type = money.payment_type
    return "payment_method", "payment_type", "transaction_id"


def _book(order: Order, money: PaymentReceived | None, *, was_pending: bool) -> None:
    if not was_pending:
        ledger.charge(order)
    if money is not None:
        ledger.receive(order, money)


def _fulfil(order: Order, lines: list[OrderLine], moment: datetime, *, was_pending: bool) -> None:
    ready = lines if was_pending else _still_to_be_had(order, lines)
    for line in lines:
        if line in ready:
            fulfilment.fulfil_line(order, line, moment)
        else:
            fulfilment.leave_unfulfilled(line)
    if len(ready) < len(lines):
        log_event(order, EventKind.UNFULFILLED, moment)
        order_unfulfilled.announce(OrderUnfulfilled(order_pk=order.pk))


def _still_to_be_had(order: Order, lines: list[OrderLine]) -> list[OrderLine]:
    """The lines of an ended order whose seats could be reserved again.

    None when a voucher of the order is used elsewhere by now, because its price is no longer valid.
    """
    if not vouchers.retake(order):
        return []
    seats.lock(seats.products_of(lines))
    return [line for line in lines if seats.retake([line])]


def _flag_surplus(order: Order) -> None:
    """Raise a case for money that belongs to no claim, so that staff return it."""
    if ledger.balance(order) >= 0:
        return
    if (surplus := ledger.unallocated_balance(order)) > 0:
        flag_for_review(order, Found("surplus", {"amount": surplus}), CaseKind.SURPLUS, surplus)


def end_order(order_pk: int, *, status: OrderStatus, kind: EventKind, by: Actor = SYSTEM) -> bool:
    """`end_locked` in its own transaction."""
    with transaction.atomic():
        return end_locked(lock_order(order_pk), status=status, kind=kind, by=by)


def end_locked(order: Order, *, status: OrderStatus, kind: EventKind, by: Actor = SYSTEM) -> bool:
    """Expire or cancel a pending order and release what it reserved; False when it was no longer pending.

    Money that came nevertheless, too little or from elsewhere, raises a case.
    """
    moment = now()
    if not transition_to(order, status, moment):
        return False
    ledger.reverse(order)
    log_event(order, kind, moment, by)
    vouchers.release_order_uses(order)
    seats.release(order_lines(order))
    _flag_surplus(order)
    credit_invoice(order, str(EventKind(kind).label))
    if status == OrderStatus.EXPIRED:
        order_expired.announce(OrderExpired(order_pk=order.pk))
    return True
