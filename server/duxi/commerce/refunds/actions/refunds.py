"""Refunds: requested, decided, being sent, done.

Every function holds the order's row locked. The amount that a refund takes from a line is added to the line's
`refunded` when it is requested, by a conditional update, so that two refunds together never exceed what was
paid.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from uuid import UUID

from django.db import transaction
from django.db.models import F
from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.commerce.events import RefundNews, refund_decided, refund_rejected
from duxi.commerce.ledger.actions import ledger
from duxi.commerce.models import (
    SETTLED,
    CaseKind,
    EventKind,
    Order,
    OrderLine,
    Refund,
    RefundLine,
    RefundRoute,
    RefundStatus,
)
from duxi.commerce.orders.actions import fulfilment
from duxi.commerce.orders.actions.money_cases import settle
from duxi.commerce.orders.actions.timeline import Actor, lock_order, log_event
from duxi.commerce.refunds.actions.accounts import ask_if_unknown, log_payout, refuse_if_changed
from duxi.commerce.refunds.actions.outcomes import finish_locked
from duxi.commerce.refunds.actions.transitions import AlreadyDecided, lock_refund, set_status
from duxi.commerce.refunds.chargeback_hold import refuse_if_charged_back
from duxi.commerce.refunds.payout_routes import open_route
from duxi.core.clock import now
from duxi.core.errors import Invalid, NotFound, Rejected
from duxi.core.jobs import enqueue
from duxi.entitlements.queries import live_seats_of

SEND = "duxi.commerce.tasks.send_refund"


class MoreThanPaid(Rejected):
    """A refund, with earlier ones, exceeds what was paid."""

    message = _("Jumlah ini melebihi dana yang masih dapat dikembalikan.")


class NotPaid(Rejected):
    """The order is not paid."""

    message = _("Pesanan ini belum dibayar, jadi tidak ada dana untuk dikembalikan.")


class NothingToGiveBack(Invalid):
    """The refund's amount is zero."""

    message = _("Jumlah pengembalian dana harus lebih dari nol.")


class SeatGone(Rejected):
    """The seat belongs to another line, or was already returned."""

    message = _("Kursi yang dipilih sudah dikembalikan. Muat ulang halaman ini.")


@dataclass(frozen=True)
class LineRefund:
    """An amount of a line; with `gives_back` its seats are released: those in `seats`, or all without any."""

    line_id: int
    amount: int
    gives_back: bool = True
    seats: tuple[UUID, ...] = ()


@dataclass(frozen=True)
class Terms:
    """The terms of a refund: the retained fee, the payout route, and the reason."""

    reason: str
    fee: int = 0
    route: RefundRoute = RefundRoute.GATEWAY


def refund_lines(
    *, order: Order, lines: Sequence[LineRefund], terms: Terms, made_by: User, is_approved: bool = True
) -> Refund:
    """Refund amounts of an order's lines, less the fee; sent at once unless it needs approval.

    Raises `NotPaid`, `NotFound` for a line of another order, `MoreThanPaid`, `NothingToGiveBack` or
    `ChargedBack`; then nothing changes.
    """
    with transaction.atomic():
        held = lock_order(order.pk)
        if held.status not in SETTLED:
            raise NotPaid
        refund = open_refund(held, lines, terms, made_by)
        if is_approved:
            approve_locked(held, refund, Actor(made_by, terms.reason))
        return refund


def refund_surplus(
    *, order: Order, amount: int | None, terms: Terms, made_by: User, is_approved: bool = True
) -> Refund:
    """Refund surplus money (all of it without an `amount`).

    Raises `MoreThanPaid`, `NothingToGiveBack` or `ChargedBack`.
    """
    with transaction.atomic():
        held = lock_order(order.pk)
        there = ledger.unallocated_balance(held)
        wanted = there if amount is None else amount
        if wanted > there:
            raise MoreThanPaid
        refund = _create(held, wanted, terms, made_by)
        if is_approved:
            approve_locked(held, refund, Actor(made_by, terms.reason))
        return refund


def approve(*, refund: Refund, made_by: User, note: str, route: RefundRoute | None = None) -> None:
    """Approve a requested refund; raises `AlreadyDecided` or `ChargedBack`."""
    with transaction.atomic():
        order, held = lock_refund(refund)
        _expect(held, RefundStatus.REQUESTED)
        refuse_if_charged_back(order)
        held.route = open_route(order, route or held.route)
        approve_locked(order, held, Actor(made_by, note))


def reject(*, refund: Refund, made_by: User, note: str) -> None:
    """Reject a requested refund with an answer that its buyer reads; raises `AlreadyDecided`."""
    with transaction.atomic():
        order, held = lock_refund(refund)
        set_status(held, RefundStatus.REJECTED)
        held.decided_by, held.decided_at = made_by, now()
        held.answer = note[:500]
        held.save(update_fields=["status", "decided_by", "decided_at", "answer"])
        for part in held.lines.all():
            OrderLine.objects.filter(pk=part.line_id).update(refunded=F("refunded") - part.amount)
        log_event(order, EventKind.REFUND_REJECTED, now(), Actor(made_by, note))
        refund_rejected.announce(RefundNews(held.pk))


def retry(*, refund: Refund, made_by: User, note: str, route: RefundRoute | None = None) -> None:
    """Send a failed refund again, possibly by another route. Raises `AlreadyDecided` or `ChargedBack`.

    The provider gets the same key, so a refund that did arrive is not paid twice.
    """
    with transaction.atomic():
        order, held = lock_refund(refund)
        _expect(held, RefundStatus.FAILED)
        refuse_if_charged_back(order)
        set_status(held, RefundStatus.SENDING)
        held.route = open_route(order, route or held.route)
        held.save(update_fields=["status", "route"])
        settle(CaseKind.REFUND_FAILED, str(held.uuid), by=made_by, note=note)
        log_event(order, EventKind.REFUND_RETRIED, now(), Actor(made_by, note))
        _send(order, held)


def mark_transferred(
    *, refund: Refund, made_by: User, proof: str, note: str, account_version: int = 0
) -> None:
    """Staff transferred the money: `proof` says where that is documented.

    `account_version` is that of the account that they paid to (0: none). Raises `AlreadyDecided` for refunds
    that are done, rejected, or being sent by the provider, and `AccountChanged` when the buyer has changed
    the account since.
    """
    with transaction.atomic():
        order, held = lock_refund(refund)
        if held.status == RefundStatus.SENDING and held.route == RefundRoute.GATEWAY:
            raise AlreadyDecided
        _expect(held, RefundStatus.SENDING, RefundStatus.FAILED)
        refuse_if_changed(held, account_version)
        log_payout(held, made_by, proof)
        held.route = RefundRoute.TRANSFER
        finish_locked(order, held, proof, Actor(made_by, note))


def open_refund(order: Order, lines: Sequence[LineRefund], terms: Terms, made_by: User | None) -> Refund:
    """Reserve the amounts on a locked order's lines and create the refund."""
    wanted = [line for line in lines if line.amount or line.gives_back]
    amount = sum(line.amount for line in wanted) - terms.fee
    for line in wanted:
        _reserve(order, line)
    refund = _create(order, amount, terms, made_by)
    RefundLine.objects.bulk_create(
        RefundLine(
            refund=refund,
            line_id=line.line_id,
            amount=line.amount,
            gives_back=line.gives_back,
            seats=list(line.seats),
        )
        for line in wanted
    )
    return refund


def _reserve(order: Order, wanted: LineRefund) -> None:
    line = OrderLine.objects.filter(pk=wanted.line_id, order=order)
    found = line.first()
    if found is None:
        raise NotFound
    _refuse_unless_live(found, wanted.seats)
    more = F("refunded") + wanted.amount
    if line.filter(total__gte=more).update(refunded=more) != 1:
        raise MoreThanPaid


def _refuse_unless_live(line: OrderLine, wanted: Sequence[UUID]) -> None:
    live = live_seats_of(fulfilment.source_of(line)).filter(product=line.product_id, uuid__in=wanted)
    if wanted and live.count() != len(set(wanted)):
        raise SeatGone


def _create(order: Order, amount: int, terms: Terms, made_by: User | None) -> Refund:
    if amount <= 0:
        raise NothingToGiveBack
    refuse_if_charged_back(order)
    moment = now()
    refund = Refund.objects.create(
        order=order,
        amount=amount,
        fee=terms.fee,
        route=open_route(order, terms.route),
        reason=terms.reason[:500],
        requested_by=made_by,
        requested_at=moment,
    )
    staff = _staff(order, made_by)
    log_event(order, EventKind.REFUND_REQUESTED, moment, Actor(staff, terms.reason if staff else ""))
    return refund


def _staff(order: Order, person: User | None) -> User | None:
    """Timelines name staff only; the buyer's own actions need no name."""
    return None if person is None or person.pk == order.buyer_id else person


def approve_locked(order: Order, refund: Refund, by: Actor, lines: Sequence[OrderLine] | None = None) -> None:
    """Lower the claim, revoke the returned seats, and send the money.

    `lines` are the locked order's refunded lines, if the caller has read them.
    """
    set_status(refund, RefundStatus.SENDING)
    refund.decided_by, refund.decided_at = by.made_by, now()
    refund.save(update_fields=["status", "route", "decided_by", "decided_at"])
    parts = list(refund.lines.all())
    if parts:
        ledger.credit(order, refund.amount, refund, made_by=_staff(order, by.made_by))
    wanted = {part.line_id: part.seats for part in parts if part.gives_back}
    fulfilment.revoke_lines(order, wanted, lines)
    note = "" if by.note == refund.reason else by.note
    log_event(order, EventKind.REFUND_APPROVED, now(), Actor(_staff(order, by.made_by), note))
    refund_decided.announce(RefundNews(refund.pk))
    _send(order, refund)


def _send(order: Order, refund: Refund) -> None:
    """A job calls the provider; a transfer waits for staff and for the buyer's account."""
    if refund.route == RefundRoute.GATEWAY:
        enqueue(SEND, refund.pk)
    else:
        ask_if_unknown(order, refund)


def _expect(refund: Refund, *statuses: RefundStatus) -> None:
    if refund.status not in statuses:
        raise AlreadyDecided
