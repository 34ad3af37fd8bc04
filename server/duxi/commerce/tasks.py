"""What the worker does for commerce by the clock; each run is safe to repeat."""

import logging
from collections.abc import Callable, Iterable
from datetime import timedelta

from duxi.commerce.actions import waiting
from duxi.commerce.actions.payments import expire_overdue, reconcile
from duxi.commerce.models import Order
from duxi.commerce.queries import overdue_orders, waiting_orders
from duxi.commerce.waiting_queries import products_with_line
from duxi.core.clock import now
from duxi.gateways.payment import GatewayDown

logger = logging.getLogger(__name__)

BATCH = 100
PROVIDER_IS_DOWN = 5
PATIENCE = timedelta(minutes=2)


def expire_overdue_orders() -> int:
    """End orders that were not paid in time and release their seats; the number of those looked at."""
    return _each(overdue_orders(now())[:BATCH], expire_overdue)


def find_lost_notifications() -> int:
    """Ask the provider about orders that have been waiting for a while."""
    return _each(waiting_orders(now(), for_at_least=PATIENCE)[:BATCH], reconcile)


def offer_free_seats(product_id: int) -> int:
    """Offer what came free of one product; the number of offers made."""
    return waiting.offer_free_seats(product_id)


def run_waiting_lists() -> int:
    """End offers that nobody took and offer whatever is free, also by a quota that staff raised."""
    waiting.expire_overdue_offers()
    waiting.close_lines_of_ended_sales()
    free = list(products_with_line().order_by("pk").values_list("pk", flat=True)[:BATCH])
    return sum(waiting.offer_free_seats(product_id) for product_id in free)


def _each(orders: Iterable[Order], action: Callable[[Order], None]) -> int:
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
            logger.exception("Order %s could not be brought up to date", order.order_id)
    return done
