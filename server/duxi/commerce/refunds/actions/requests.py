"""Refunds that buyers may request, by the policy that was stored when they paid."""

from collections.abc import Collection, Iterable, Sequence
from uuid import UUID

from django.db import transaction
from django.utils.translation import gettext_lazy as _

from duxi.commerce.models import SETTLED, FulfilmentStatus, Order, OrderLine, Refund
from duxi.commerce.orders.actions import fulfilment
from duxi.commerce.orders.actions.timeline import Actor, lock_order
from duxi.commerce.queries.orders import order_lines
from duxi.commerce.refunds.actions import refunds
from duxi.commerce.refunds.actions.accounts import BankAccount, store_account
from duxi.commerce.refunds.actions.refunds import LineRefund, Terms
from duxi.commerce.refunds.chargeback_hold import is_charged_back
from duxi.commerce.refunds.payout_routes import is_transfer_open
from duxi.commerce.shop.refund_policy import deadline_of
from duxi.core.errors import Invalid, NotFound
from duxi.entitlements.queries import live_seats_of


class RefundOver(Invalid):
    """The deadline is over, or there never was one."""

    message = _("Batas waktu untuk meminta pengembalian dana item ini sudah lewat.")


class AlreadyBegun(Invalid):
    """The buyer has already used part of it."""

    message = _("Item ini sudah Anda mulai, jadi dananya tidak dapat diminta kembali.")


class AlreadyGivenBack(Invalid):
    """It is refunded, or a refund is in progress."""

    message = _("Dana item ini sudah dikembalikan atau sedang diproses.")


class ReturnedByBank(Invalid):
    """The buyer has asked their bank to return the payment."""

    message = _("Pembayaran ini sedang ditarik kembali oleh bank Anda, jadi dananya kembali lewat bank.")


def request_refund(
    *,
    order: Order,
    line_ids: Iterable[int],
    reason: str,
    account: BankAccount | None = None,
    seats: Collection[UUID] = (),
) -> Refund:
    """Refund lines, approved at once; `account` is used if staff transfer the money.

    Of a line that has some of the `seats` only those are returned; a line without any is returned whole.
    Raises `NotFound` for a line of another order, `NotPaid`, `RefundOver`, `AlreadyBegun`, `SeatGone`,
    `ReturnedByBank` or `AlreadyGivenBack`; then nothing changes.
    """
    with transaction.atomic():
        held = lock_order(order.pk)
        if held.status not in SETTLED:
            raise refunds.NotPaid
        lines = lines_for(held, line_ids)
        for line in lines:
            _refuse_unless_refundable(held, line)
        return refund_lines(held, lines, reason, account, seats=seats)


def refund_lines(
    order: Order,
    lines: Sequence[OrderLine],
    reason: str,
    account: BankAccount | None = None,
    *,
    seats: Collection[UUID] = (),
) -> Refund:
    """Refund the rest of these lines of a locked order, or some of their seats, without a fee."""
    wanted = [_wanted(line, seats) for line in lines]
    if sum(len(one.seats) for one in wanted) != len(set(seats)):
        raise refunds.SeatGone
    refund = refunds.open_refund(order, wanted, Terms(reason), order.buyer)
    if account and is_transfer_open(refund):
        store_account(order, refund, account)
    refunds.approve_locked(order, refund, Actor(), lines)
    return refund


def _wanted(line: OrderLine, seats: Collection[UUID]) -> LineRefund:
    """The line, or its selected seats, with the amount paid for them."""
    live = live_seats_of(fulfilment.source_of(line)).filter(product=line.product_id, uuid__in=seats)
    chosen = tuple(live.values_list("uuid", flat=True)) if seats else ()
    left = line.total - line.refunded
    if not chosen or len(chosen) >= line.remaining:
        return LineRefund(line.pk, left, seats=chosen)
    return LineRefund(line.pk, min(left, line.total // line.quantity * len(chosen)), seats=chosen)


def lines_for(order: Order, line_ids: Iterable[int]) -> list[OrderLine]:
    """The named lines of an order; raises `NotFound` when one of them is missing."""
    wanted = set(line_ids)
    lines = [line for line in order_lines(order) if line.pk in wanted]
    if not lines or len(lines) != len(wanted):
        raise NotFound
    return lines


def can_be_requested(order: Order, line: OrderLine) -> bool:
    """Whether the buyer may return the line right now."""
    try:
        _refuse_unless_refundable(order, line)
    except Invalid:
        return False
    return order.status in SETTLED


def _refuse_unless_refundable(order: Order, line: OrderLine) -> None:
    """A line that was paid and never fulfilled is always refundable, unless the bank returns the money."""
    if is_charged_back(order):
        raise ReturnedByBank
    if line.service == FulfilmentStatus.RETURNED or line.refunded >= line.total:
        raise AlreadyGivenBack if line.total else RefundOver
    if line.service in (FulfilmentStatus.UNFULFILLED, FulfilmentStatus.QUEUED):
        return
    if deadline_of(line).is_over:
        raise RefundOver
    if fulfilment.has_begun(order, line):
        raise AlreadyBegun
