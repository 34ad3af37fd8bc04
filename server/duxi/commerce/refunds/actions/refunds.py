"""Giving money back: asked for, decided, on its way, done. Every verb holds the order's row locked.

What a refund takes of a line is counted in the line's `refunded` from the moment it is asked for, by a
conditional update, so that two refunds together never give back more than was paid.
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
from duxi.commerce.refunds.actions.accounts import ask_where_unknown, log_payout, refuse_if_changed
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
    """A refund, with those before it, exceeds what was paid."""

    message = _("Jumlah ini melebihi dana yang masih dapat dikembalikan.")


class NotPaid(Rejected):
    """Nothing can be refunded of what nobody paid."""

    message = _("Pesanan ini belum dibayar, jadi tidak ada dana untuk dikembalikan.")


class NothingToGiveBack(Invalid):
    """A refund over nothing."""

    message = _("Jumlah pengembalian dana harus lebih dari nol.")


class SeatGone(Rejected):
    """A seat of another line, or one that was given back already."""

    message = _("Kursi yang dipilih sudah dikembalikan. Muat ulang halaman ini.")


@dataclass(frozen=True)
class LineRefund:
    """So much of a line; its seats come free with `gives_back`: those in `seats`, or all without any."""

    line_id: int
    amount: int
    gives_back: bool = True
    seats: tuple[UUID, ...] = ()


@dataclass(frozen=True)
class Terms:
    """How a refund goes: what we keep of it, on which way the money goes, and why."""

    reason: str
    fee: int = 0
    route: RefundRoute = RefundRoute.GATEWAY


def refund_lines(
    *, order: Order, lines: Sequence[LineRefund], terms: Terms, made_by: User, is_approved: bool = True
) -> Refund:
    """Give back what is named of an order's lines, less the fee; sent at once unless it needs approval.

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
    """Give back money that nobody owed us (all of it without an `amount`).

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
    """Let a requested refund go its way; raises `AlreadyDecided` or `ChargedBack`."""
    with transaction.atomic():
        order, held = lock_refund(refund)
        _expect(held, RefundStatus.REQUESTED)
        refuse_if_charged_back(order)
        held.route = open_route(order, route or held.route)
        approve_locked(order, held, Actor(made_by, note))


def reject(*, refund: Refund, made_by: User, note: str) -> None:
    """Refuse a requested refund with an answer that its buyer reads; raises `AlreadyDecided`."""
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
    """Send a refund that did not arrive once more, perhaps on another way.

    Raises `AlreadyDecided` or `ChargedBack`. The provider is asked under the same key, so that what did
    arrive is not paid a second time.
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


def done(*, refund: Refund, made_by: User, proof: str, note: str, account_version: int = 0) -> None:
    """Staff transferred the money themselves: `proof` tells where that can be seen.

    `account_version` is that of the buyer's account which they paid to (0: there was none). Raises
    `AlreadyDecided` for what is done or refused, and for what the provider is being asked to pay, and
    `AccountChanged` when the buyer has named another account since.
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
    """Reserve what is wanted of a locked order's lines and note the wish."""
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
    """Timelines name staff alone; what buyers do themselves needs no name."""
    return None if person is None or person.pk == order.buyer_id else person


def approve_locked(order: Order, refund: Refund, by: Actor, lines: Sequence[OrderLine] | None = None) -> None:
    """Lower the claim, end what the lines gave where they are given back, and send the money.

    `lines` are the locked order's lines that are refunded, where the caller has read them.
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
    """The provider is asked by a job; what goes by transfer waits for staff, and for the buyer's account."""
    if refund.route == RefundRoute.GATEWAY:
        enqueue(SEND, refund.pk)
    else:
        ask_where_unknown(order, refund)


def _expect(refund: Refund, *statuses: RefundStatus) -> None:
    if refund.status not in statuses:
        raise AlreadyDecided
