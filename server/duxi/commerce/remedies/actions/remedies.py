"""Remedies for a line that is paid and has no seat, chosen by its buyer."""

from typing import Literal

from django.db import transaction
from django.utils.translation import gettext_lazy as _

from duxi.commerce.ledger.actions import ledger
from duxi.commerce.models import SETTLED, EventKind, FulfilmentStatus, Order, OrderLine, OrderStatus
from duxi.commerce.orders.actions import fulfilment
from duxi.commerce.orders.actions.timeline import Actor, lock_order, log_event
from duxi.commerce.refunds.actions import refunds
from duxi.commerce.refunds.actions.refunds import Terms
from duxi.commerce.refunds.actions.requests import lines_for, refund_lines
from duxi.commerce.refunds.chargeback_hold import is_charged_back
from duxi.commerce.remedies.actions.moves import alternatives_of, move_line
from duxi.commerce.shop.actions import seats
from duxi.commerce.shop.actions.vouchers import has_lost_uses
from duxi.core.clock import now
from duxi.core.errors import Invalid, Rejected

Remedy = Literal["refund", "queue", "move"]
NO_SEAT = _("Kursi tidak tersedia")
GIVEN_UP = _("Pembayaran masuk setelah pesanan dibatalkan")


class NothingToChoose(Rejected):
    """The line has its seat, or is closed."""

    message = _("Tidak ada yang perlu dipilih untuk item ini.")


class NotOffered(Rejected):
    """This remedy is not available for the line."""

    message = _("Pilihan ini tidak tersedia untuk item ini.")


class WhichItem(Invalid):
    """Moving needs a target product."""

    message = _("Pilih jadwal tujuan.")


def remedies_of(order: Order, line: OrderLine) -> list[Remedy]:
    """The remedies of a line right now; empty for a line in order.

    When a late payment's voucher was used elsewhere, the price is no longer valid and only a refund remains.
    A queued line may still be refunded or moved. A payment that the bank reverses is not refunded.
    """
    ways = _ways_of(order, line)
    return [way for way in ways if way != "refund"] if is_charged_back(order) else ways


def _ways_of(order: Order, line: OrderLine) -> list[Remedy]:
    if has_surplus_of_cancelled(order):
        return ["refund"]
    if order.status not in SETTLED or line.service not in (
        FulfilmentStatus.UNFULFILLED,
        FulfilmentStatus.QUEUED,
    ):
        return []
    ways: list[Remedy] = ["refund"] if line.total > line.refunded else []
    if has_lost_uses(order):
        return ways
    if line.service == FulfilmentStatus.UNFULFILLED and _can_still_happen(line):
        ways.append("queue")
    return [*ways, "move"] if alternatives_of(line).exists() else ways


def has_surplus_of_cancelled(order: Order) -> bool:
    """Whether money came for a cancelled order and waits to be refunded."""
    return order.status == OrderStatus.CANCELLED and ledger.unallocated_balance(order) > 0


def choose_remedy(*, order: Order, line_id: int, choice: Remedy, item_id: int | None) -> None:
    """Apply the buyer's choice; raises `NotFound`, `NothingToChoose`, `NotOffered` or `WhichItem`."""
    with transaction.atomic():
        held = lock_order(order.pk)
        (line,) = lines_for(held, [line_id])
        offered = remedies_of(held, line)
        if not offered:
            raise NothingToChoose
        if choice not in offered:
            raise NotOffered
        _do(held, line, choice, item_id)


def _do(order: Order, line: OrderLine, choice: Remedy, item_id: int | None) -> None:
    if choice == "queue":
        queue(order, line)
    elif choice == "move":
        if item_id is None:
            raise WhichItem(errors={"item_id": [str(WhichItem.message)]})
        move_line(order, line, item_id, Actor())
    elif has_surplus_of_cancelled(order):
        refunds.refund_surplus(order=order, amount=None, terms=Terms(str(GIVEN_UP)), made_by=order.buyer)
    else:
        refund_lines(order, [line], str(NO_SEAT))


def queue(order: Order, line: OrderLine) -> None:
    """Queue a line for seats, before everybody who has not paid."""
    fulfilment.close_unfulfilled_case(line)
    line.service = FulfilmentStatus.QUEUED
    line.save(update_fields=["service"])
    log_event(order, EventKind.QUEUED, now())
    seats.offer_soon(seats.products_of([line]))


def _can_still_happen(line: OrderLine) -> bool:
    product = line.product
    return product.is_published and (product.starts_at is None or product.starts_at > now())
