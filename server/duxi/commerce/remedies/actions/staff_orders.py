"""Staff actions on orders; each records the user and a reason."""

from django.db import transaction
from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.commerce.events import LineFulfilled, line_fulfilled
from duxi.commerce.ledger.actions import ledger
from duxi.commerce.ledger.actions.ledger import PaymentReceived
from duxi.commerce.models import REVIEW_CASES, SETTLED, EventKind, FulfilmentStatus, Order, OrderStatus
from duxi.commerce.orders.actions import fulfilment
from duxi.commerce.orders.actions.case_closing import close_cases_of, end_review
from duxi.commerce.orders.actions.orders import pay_locked
from duxi.commerce.orders.actions.timeline import Actor, lock_order, log_event
from duxi.commerce.payments.actions import payments
from duxi.commerce.refunds.actions.requests import lines_for
from duxi.commerce.remedies.actions import moves
from duxi.commerce.shop.actions import seats
from duxi.core.clock import now
from duxi.core.errors import Rejected
from duxi.gateways import payment
from duxi.gateways.payment import CancelResult


class AlreadySettled(Rejected):
    """The order is already paid."""

    message = _("Pesanan ini sudah lunas.")


class NotEnough(Rejected):
    """The money does not cover the order."""

    message = _("Dana yang tercatat kurang dari total pesanan.")


class HasItsSeat(Rejected):
    """Only a paid and unfulfilled line can be overbooked."""

    message = _("Item ini tidak sedang menunggu kursi.")


def mark_paid(*, order: Order, amount: int, method: str, proof: str, reason: str, made_by: User) -> None:
    """Book money that did not come through the provider, and pay the order with it.

    `amount` may be 0 where the ledger already holds enough. The payment at the provider is cancelled first,
    so that no buyer pays twice. Raises `AlreadySettled`, `AlreadyPaid` (the provider was paid), `NotEnough`
    or `GatewayDown`; then nothing changes here.
    """
    if order.status in SETTLED:
        raise AlreadySettled
    withdraw_at_provider(order)
    with transaction.atomic():
        money = PaymentReceived(amount, method, f"staff:{proof}"[:100], made_by, f"{proof}: {reason}"[:500])
        pay_with(lock_order(order.pk), money, Actor(made_by, reason))


def pay_with(held: Order, money: PaymentReceived, by: Actor) -> None:
    """Pay a locked order with money that staff allocated; raises `NotEnough` or `AlreadySettled`."""
    ledger.receive(held, money)
    if _paid_so_far(held) < held.total:
        raise NotEnough
    if not pay_locked(held, by=by):
        raise AlreadySettled
    Order.objects.filter(pk=held.pk).update(payment_method=money.method)


def _paid_so_far(order: Order) -> int:
    """Money received and not being refunded."""
    owed = order.total if order.status == OrderStatus.PENDING else 0
    return owed + ledger.unallocated_balance(order)


def withdraw_at_provider(order: Order) -> None:
    """Cancel the pending payment at the provider; no lock may be held. Raises `AlreadyPaid` or `GatewayDown`.

    A payment at the provider counts only if it has not been booked yet.
    """
    if order.status != OrderStatus.PENDING or not order.payment_token:
        return
    is_taken = payment.gateway().cancel(order.order_id) is CancelResult.TOO_LATE
    if is_taken and not ledger.received(order):
        raise payments.AlreadyPaid


def cancel(*, order: Order, reason: str, made_by: User) -> None:
    """Cancel a pending order; raises `NotPending`, `AlreadyPaid` or `GatewayDown`."""
    payments.cancel_order(order, Actor(made_by, reason))


def fulfil_overbooked(*, order: Order, line_id: int, reason: str, made_by: User) -> None:
    """Give a paid line its seats although it is sold out: quota and sold rise together.

    Raises `NotFound` or `HasItsSeat`.
    """
    with transaction.atomic():
        held = lock_order(order.pk)
        (line,) = lines_for(held, [line_id])
        if held.status not in SETTLED or line.service not in (
            FulfilmentStatus.UNFULFILLED,
            FulfilmentStatus.QUEUED,
        ):
            raise HasItsSeat
        seats.overbook(line)
        moment = now()
        fulfilment.fulfil_line(held, line, moment)
        log_event(held, EventKind.OVERBOOKED, moment, Actor(made_by, reason))
        line_fulfilled.announce(LineFulfilled(line.pk))


def move(*, order: Order, line_id: int, item_id: int, reason: str, made_by: User) -> None:
    """Move a paid line to another product of its kind and subject and refund the difference.

    Raises `NotFound`, `CannotMove` or `NotAnAlternative`.
    """
    with transaction.atomic():
        held = lock_order(order.pk)
        (line,) = lines_for(held, [line_id])
        if held.status not in SETTLED:
            raise moves.CannotMove
        moves.move_line(held, line, item_id, Actor(made_by, reason))


def reviewed(*, order: Order, note: str, made_by: User) -> None:
    """Mark an order reviewed and close the cases that flagged it."""
    with transaction.atomic():
        held = lock_order(order.pk)
        by = Actor(made_by, note)
        close_cases_of(held, REVIEW_CASES, by)
        end_review(held, by)
