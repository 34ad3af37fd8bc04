"""Scheduled jobs of commerce; all of them are idempotent."""

import logging
from collections.abc import Callable, Iterable
from datetime import timedelta
from typing import TypeVar

from duxi.commerce.models import Refund, RefundRoute, RefundStatus
from duxi.commerce.orders.actions import counter_check, seat_queue, waiting
from duxi.commerce.payments.actions import payer_accounts, reconciliation
from duxi.commerce.payments.actions.checks import PROVIDER_IS_DOWN, check_in_turns
from duxi.commerce.payments.actions.payments import expire_overdue, reconcile
from duxi.commerce.queries.orders import overdue_orders, waiting_orders
from duxi.commerce.refunds.actions import account_deletion
from duxi.commerce.refunds.actions import sending as refund_sending
from duxi.commerce.shop.actions import reservations
from duxi.commerce.shop.queries.waiting import products_with_line
from duxi.core.clock import now
from duxi.gateways.payment import GatewayDown

logger = logging.getLogger(__name__)

Row = TypeVar("Row")

BATCH = 100
PATIENCE = timedelta(minutes=2)


def expire_overdue_orders() -> int:
    """End orders that were not paid in time and release their seats; returns how many were checked."""
    return check_in_turns(lambda: overdue_orders(now()), expire_overdue)


def release_overdue_reservations() -> int:
    """Release checkout reservations whose deadline is over; returns how many."""
    return reservations.release_overdue()


def find_lost_notifications() -> int:
    """Ask the provider about orders whose check is due."""
    return check_in_turns(lambda: waiting_orders(now()), reconcile)


def offer_free_seats(product_id: int) -> int:
    """Offer free seats of one product to its waiting list; returns how many."""
    return waiting.offer_free_seats(product_id)


def run_waiting_lists() -> int:
    """Expire offers and offer all free seats, including those of a quota that staff raised."""
    waiting.expire_overdue_offers()
    waiting.close_lines_of_ended_sales()
    seat_queue.end_queues_of_begun()
    free = list(products_with_line().order_by("pk").values_list("pk", flat=True)[:BATCH])
    return sum(waiting.offer_free_seats(product_id) for product_id in free)


def send_refund(refund_pk: int) -> None:
    """Send one refund; when the provider is down, `send_open_refunds` tries again."""
    try:
        refund_sending.send(refund_pk)
    except GatewayDown:
        logger.warning("Refund %s waits for the payment provider", refund_pk)


def send_open_refunds() -> int:
    """Send refunds again whose outcome is unknown; returns how many."""
    open_refunds = Refund.objects.filter(status=RefundStatus.SENDING, route=RefundRoute.GATEWAY)
    waiting_since = now() - PATIENCE
    found = open_refunds.filter(decided_at__lte=waiting_since).order_by("decided_at")[:BATCH]
    return _each(found, lambda refund: refund_sending.send(refund.pk))


def forget_refund_accounts() -> int:
    """Delete bank accounts of closed refunds; returns how many."""
    return account_deletion.forget_accounts()


def delete_old_payer_accounts() -> int:
    """Delete hashes of payers' accounts past their retention; returns how many."""
    return payer_accounts.delete_old_accounts()


def check_ledger() -> int:
    """Reconcile the ledger of all orders; returns how many do not match."""
    return reconciliation.check_ledger()


def check_counters() -> int:
    """Compare seats, voucher uses, ratings and votes with their rows; returns how many differ."""
    return counter_check.check_counters()


def _each(orders: Iterable[Row], action: Callable[[Row], None]) -> int:
    """Apply to each order; a failing order does not hold up the others, an unreachable provider does."""
    done = failures = 0
    for order in orders:
        try:
            action(order)
            done += 1
        except GatewayDown:
            failures += 1
            if failures >= PROVIDER_IS_DOWN:
                logger.warning("The payment provider is down; the rest waits for the next run.")
                break
        except Exception:
            logger.exception("%s could not be brought up to date", order)
    return done
