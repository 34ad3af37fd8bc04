"""What the worker does for commerce by the clock; each run is safe to repeat."""

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
    """End orders that were not paid in time and release their seats; the number of those looked at."""
    return check_in_turns(lambda: overdue_orders(now()), expire_overdue)


def release_overdue_reservations() -> int:
    """Give back what is held for people who stood at checkout for too long; the number of them."""
    return reservations.release_overdue()


def find_lost_notifications() -> int:
    """Ask the provider about orders whose turn has come."""
    return check_in_turns(lambda: waiting_orders(now()), reconcile)


def offer_free_seats(product_id: int) -> int:
    """Offer what came free of one product; the number of offers made."""
    return waiting.offer_free_seats(product_id)


def run_waiting_lists() -> int:
    """End offers that nobody took and offer whatever is free, also by a quota that staff raised."""
    waiting.expire_overdue_offers()
    waiting.close_lines_of_ended_sales()
    seat_queue.end_queues_of_begun()
    free = list(products_with_line().order_by("pk").values_list("pk", flat=True)[:BATCH])
    return sum(waiting.offer_free_seats(product_id) for product_id in free)


def send_refund(refund_pk: int) -> None:
    """Send one refund's money; a provider that is down is asked again by `send_open_refunds`."""
    try:
        refund_sending.send(refund_pk)
    except GatewayDown:
        logger.warning("Refund %s waits for the payment provider", refund_pk)


def send_open_refunds() -> int:
    """Ask again for refunds of which nobody knows yet whether they arrived; how many were asked for."""
    open_refunds = Refund.objects.filter(status=RefundStatus.SENDING, route=RefundRoute.GATEWAY)
    waiting_since = now() - PATIENCE
    found = open_refunds.filter(decided_at__lte=waiting_since).order_by("decided_at")[:BATCH]
    return _each(found, lambda refund: refund_sending.send(refund.pk))


def forget_refund_accounts() -> int:
    """Forget bank accounts whose transfer is over; how many."""
    return account_deletion.forget_accounts()


def delete_old_payer_accounts() -> int:
    """Delete hashes of payers' accounts past their retention; how many."""
    return payer_accounts.delete_old_accounts()


def check_ledger() -> int:
    """Prove the books of all orders; how many do not fit."""
    return reconciliation.check_ledger()


def check_counters() -> int:
    """Compare seats, voucher uses, ratings and votes with their rows; how many differ."""
    return counter_check.check_counters()


def _each(orders: Iterable[Row], action: Callable[[Row], None]) -> int:
    """Do it to each; one order that fails does not hold up the others, a provider that is down does."""
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
