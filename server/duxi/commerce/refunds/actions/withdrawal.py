"""Withdrawing a failed refund that is no longer wanted; the ledger decides what happens to its money.

Usually the money is still here: the claim is booked again, and what the refund had revoked becomes paid and
unfulfilled, so that it is not forgotten. If the money was sent another way (a refund made in the provider's
dashboard, booked without lines), that refund takes over the lines.
"""

from collections.abc import Mapping, Sequence

from django.db import transaction
from django.db.models import F
from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.commerce.events import RefundNews, refund_withdrawn
from duxi.commerce.invoicing.actions.invoices import credit_note_for
from duxi.commerce.ledger.actions import ledger
from duxi.commerce.models import (
    CaseKind,
    EventKind,
    FulfilmentStatus,
    Order,
    OrderLine,
    Refund,
    RefundLine,
    RefundRoute,
    RefundStatus,
)
from duxi.commerce.orders.actions import fulfilment
from duxi.commerce.orders.actions.money_cases import Finding, raise_case, settle
from duxi.commerce.orders.actions.timeline import Actor, log_event, transition_to
from duxi.commerce.orders.findings import Found
from duxi.commerce.queries.orders import order_lines
from duxi.commerce.refunds.actions.sending import known_refund
from duxi.commerce.refunds.actions.transitions import lock_refund, set_status, status_after
from duxi.core.clock import now
from duxi.core.errors import Rejected
from duxi.gateways import payment


class SentAfterAll(Rejected):
    """The provider has sent the money, so there is nothing to withdraw."""

    message = _("Penyedia pembayaran ternyata sudah mengirim dana ini. Pilih Ulangi agar hasilnya tercatat.")


class NotTheSame(Rejected):
    """The money sent another way does not match this refund alone."""

    message = _(
        "Dana yang sudah kembali di luar aplikasi tidak cocok dengan satu pengembalian ini. "
        "Catat pengembalian ini dengan nomor buktinya, atau hubungi pengelola sistem."
    )


def refuse_if_sent(refund: Refund) -> None:
    """Check with the provider, without a lock; raises `SentAfterAll` or `GatewayDown`."""
    if refund.status != RefundStatus.FAILED or refund.route != RefundRoute.GATEWAY:
        return
    report = payment.gateway().status(refund.order.order_id)
    if report is not None and known_refund(report, refund) is not None:
        raise SentAfterAll


def withdraw(*, refund: Refund, reason: str, made_by: User) -> None:
    """End a failed refund without sending it; call `refuse_if_sent` before.

    Raises `AlreadyDecided` for refunds in another status, and `NotTheSame` when no single external refund
    explains the missing money; then nothing changes.
    """
    with transaction.atomic():
        order, held = lock_refund(refund)
        set_status(held, RefundStatus.WITHDRAWN)
        missing = max(0, -ledger.unallocated_balance(order))
        held.save(update_fields=["status"])
        settle(CaseKind.REFUND_FAILED, str(held.uuid), by=made_by, note=reason)
        by = Actor(made_by, reason)
        if parts := list(held.lines.order_by("pk")):
            _correct_ledger(order, held, parts, missing, by)
        log_event(order, EventKind.REFUND_WITHDRAWN, now(), by)


def _correct_ledger(
    order: Order, refund: Refund, parts: Sequence[RefundLine], missing: int, by: Actor
) -> None:
    """What was sent externally stays credited; the rest is claimed again."""
    taken = min(missing, refund.amount)
    if taken:
        _move_to_external_refund(order, refund, parts, taken)
    if taken == refund.amount:
        return
    kept = _shares(parts, taken)
    for part in parts:
        less = part.amount - kept.get(part.line_id, 0)
        OrderLine.objects.filter(pk=part.line_id).update(refunded=F("refunded") - less)
    ledger.recharge(order, refund.amount - taken, refund, made_by=by.made_by, note=by.note)
    _leave_unfulfilled(order, {part.line_id: len(part.seats) for part in parts if part.gives_back})
    refund_withdrawn.announce(RefundNews(refund.pk))


def _move_to_external_refund(order: Order, refund: Refund, parts: Sequence[RefundLine], taken: int) -> None:
    """Move these lines to the external refund, with the fee if it covers everything."""
    other = _external_refund(order, taken)
    is_whole = taken == refund.amount
    shares = {part.line_id: part.amount for part in parts} if is_whole else _shares(parts, taken)
    other.fee = refund.fee if is_whole else 0
    other.save(update_fields=["fee"])
    gives_back = {part.line_id: part.gives_back for part in parts}
    seats = {part.line_id: part.seats for part in parts}
    RefundLine.objects.bulk_create(
        RefundLine(
            refund=other,
            line_id=line_id,
            amount=share,
            gives_back=gives_back[line_id],
            seats=seats[line_id],
        )
        for line_id, share in shares.items()
    )
    transition_to(order, status_after(order), now())
    credit_note_for(other)


def _external_refund(order: Order, amount: int) -> Refund:
    """The external refund without lines, if a single one paid this amount."""
    alone = Refund.objects.filter(order=order, requested_by=None, status=RefundStatus.DONE, lines=None)
    found = list(alone.select_for_update(of=("self",))[:2])
    if len(found) != 1 or found[0].amount != amount:
        raise NotTheSame
    return found[0]


def _shares(parts: Sequence[RefundLine], amount: int) -> dict[int, int]:
    """Allocate an amount to the lines in sequence."""
    shares, left = {}, amount
    for part in parts:
        share = min(left, part.amount)
        if share:
            shares[part.line_id] = share
        left -= share
    return shares


def _leave_unfulfilled(order: Order, taken: Mapping[int, int]) -> None:
    """What was revoked is paid again without a seat; single seats are granted again where possible."""
    for line in order_lines(order):
        if line.pk not in taken:
            continue
        if line.service == FulfilmentStatus.RETURNED and line.refunded < line.total:
            fulfilment.leave_unfulfilled(line)
        elif line.service == FulfilmentStatus.FULFILLED and taken[line.pk]:
            _restore(order, line, taken[line.pk])


def _restore(order: Order, line: OrderLine, count: int) -> None:
    """Seats that others have by now raise a case with the amount paid for them."""
    if fulfilment.restore_seats(order, line, count):
        return
    amount = min(line.total - line.refunded, line.total // line.quantity * count)
    found = Found("without_seat", {"title": line.title})
    raise_case(Finding(CaseKind.UNFULFILLED, str(line.pk), found, amount), order=order)
