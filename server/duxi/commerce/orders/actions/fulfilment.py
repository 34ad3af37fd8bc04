"""Fulfilling the lines of an order and revoking them, through their product kind."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace
from datetime import datetime
from uuid import UUID

from duxi.catalog.kinds import KINDS, BoughtPart, Purchase, Source
from duxi.catalog.parts import awaiting_date
from duxi.commerce.models import CaseKind, FulfilmentStatus, Order, OrderLine
from duxi.commerce.orders.actions.money_cases import Finding, raise_case, settle
from duxi.commerce.orders.findings import Found
from duxi.commerce.queries.orders import order_lines
from duxi.commerce.shop.actions import seats
from duxi.commerce.shop.refund_policy import refundable_until
from duxi.core.clock import now
from duxi.entitlements.models import SourceKind
from duxi.entitlements.queries import live_seats_of


def fulfil_line(order: Order, line: OrderLine, at: datetime) -> None:
    """Grant what the line includes; its seats must be reserved already."""
    KINDS[line.kind].fulfil(purchase_of(order, line, at))
    close_unfulfilled_case(line)
    line.service = FulfilmentStatus.FULFILLED
    line.refundable_until = refundable_until(line.product, total=line.total, paid_at=order.paid_at or at)
    line.awaits_date = bool(awaiting_date([line.product]))
    line.save(update_fields=["service", "refundable_until", "awaits_date"])


def leave_unfulfilled(line: OrderLine) -> None:
    """The line is paid and has no seat: the buyer chooses what to do."""
    line.service = FulfilmentStatus.UNFULFILLED
    line.save(update_fields=["service"])
    open_amount = line.total - line.refunded
    found = Found("without_seat", {"title": line.title})
    raise_case(Finding(CaseKind.UNFULFILLED, str(line.pk), found, open_amount), order=line.order)


def close_unfulfilled_case(line: OrderLine) -> None:
    """Settle the case of a line that was paid and unfulfilled."""
    if line.service == FulfilmentStatus.UNFULFILLED:
        settle(CaseKind.UNFULFILLED, str(line.pk))


def revoke_line(order: Order, line: OrderLine) -> None:
    """Revoke what the line granted and release its seats."""
    was = line.service
    close_unfulfilled_case(line)
    line.service = FulfilmentStatus.RETURNED
    line.save(update_fields=["service"])
    if was == FulfilmentStatus.FULFILLED:
        KINDS[line.kind].withdraw(purchase_of(order, line, order.created_at))
        seats.release([line])


def revoke_seats(order: Order, line: OrderLine, wanted: Collection[UUID]) -> None:
    """Revoke some seats of a fulfilled line; with the last seat, the line."""
    seats_left = live_seats_of(source_of(line)).filter(product=line.product_id)
    chosen = seats_left.filter(uuid__in=wanted).count()
    if line.service != FulfilmentStatus.FULFILLED or not chosen:
        return
    if chosen >= line.remaining:
        revoke_line(order, line)
        return
    purchase = purchase_of(order, line, order.created_at)
    KINDS[line.kind].withdraw(replace(purchase, seats=frozenset(wanted)))
    line.returned += chosen
    line.save(update_fields=["returned"])
    seats.release_seats({line.product_id: chosen})


def restore_seats(order: Order, line: OrderLine, count: int) -> bool:
    """Grant returned seats of a fulfilled line again; False when they are taken."""
    if not seats.take_one(line.product_id, count):
        return False
    line.returned -= count
    line.save(update_fields=["returned"])
    KINDS[line.kind].fulfil(purchase_of(order, line, now()))
    return True


def revoke_lines(
    order: Order, wanted: Mapping[int, Collection[UUID]], lines: Iterable[OrderLine] | None = None
) -> None:
    """Revoke several lines of an order, whole or these seats of each.

    `lines` are the locked order's lines, if the caller has already read them in id order.
    """
    lines = [line for line in lines or order_lines(order) if line.pk in wanted]
    seats.lock(seats.products_of(lines))
    for line in lines:
        if wanted[line.pk]:
            revoke_seats(order, line, wanted[line.pk])
        else:
            revoke_line(order, line)


def has_begun(order: Order, line: OrderLine) -> bool:
    """Whether the buyer has already used something of the line."""
    if line.service != FulfilmentStatus.FULFILLED:
        return False
    return KINDS[line.kind].has_begun(purchase_of(order, line, order.created_at))


def source_of(line: OrderLine) -> Source:
    """The source that the line's entitlements name."""
    return Source(SourceKind.ORDER_LINE, str(line.pk))


def purchase_of(order: Order, line: OrderLine, paid_at: datetime) -> Purchase:
    """The line in the form that its kind receives."""
    return Purchase(
        buyer=order.buyer,
        product=line.product,
        quantity=line.remaining,
        source=source_of(line),
        paid_at=paid_at,
        instansi_id=line.instansi_id,
        parts=tuple(BoughtPart(part.product, part.quantity) for part in line.parts.all()),
    )
