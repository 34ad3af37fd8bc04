"""Asking the provider about pending orders in turn, because its notification may have been lost.

An order is asked about when its check is due, and then moves behind all that wait longer, so none is left
out. Young orders are asked about often, old ones rarely.
"""

import logging
import time
from collections.abc import Callable
from datetime import timedelta

from django.db.models import QuerySet

from duxi.commerce.models import Order, OrderStatus
from duxi.commerce.queries.orders import check_due_at, checks_due
from duxi.core.clock import now
from duxi.gateways.payment import GatewayDown

OFTENEST = timedelta(seconds=50)
SELDOMEST = timedelta(minutes=30)
SHARE_OF_AGE = 10
"""An order that has waited for an hour is checked every six minutes."""

RUN_SECONDS = 45
BATCH = 100
PROVIDER_IS_DOWN = 5

logger = logging.getLogger(__name__)


def check_in_turns(orders: Callable[[], QuerySet[Order]], action: Callable[[Order], None]) -> int:
    """Check every order that is due, within the time of one run; returns how many succeeded.

    A failing order does not hold up the others; an unreachable provider ends the run.
    """
    until, done, failures = time.monotonic() + RUN_SECONDS, 0, 0
    while (batch := list(orders()[:BATCH])) and failures < PROVIDER_IS_DOWN:
        for order in batch:
            if failures >= PROVIDER_IS_DOWN or time.monotonic() > until:
                return _stopped(done, failures)
            went_well = _check(order, action)
            done += went_well is True
            failures += went_well is None
    return _stopped(done, failures)


def _check(order: Order, action: Callable[[Order], None]) -> bool | None:
    """Whether it succeeded; None when the provider is down."""
    if not _take_turn(order):
        return False
    try:
        action(order)
    except GatewayDown:
        Order.objects.filter(pk=order.pk).update(next_check_at=now() + OFTENEST)
        return None
    except Exception:
        logger.exception("%s could not be brought up to date", order)
        return False
    return True


def _take_turn(order: Order) -> bool:
    """Schedule the next check before this one, so that a crash lets the others go first."""
    moment = now()
    pause = min(max((moment - order.created_at) / SHARE_OF_AGE, OFTENEST), SELDOMEST)
    due = moment + pause
    if moment < order.expires_at:
        due = min(due, order.expires_at)
    mine = Order.objects.filter(pk=order.pk, status=OrderStatus.PENDING, next_check_at=order.next_check_at)
    return mine.update(next_check_at=due, checked_at=moment) == 1


def _stopped(done: int, failures: int) -> int:
    if failures >= PROVIDER_IS_DOWN:
        logger.warning("The payment provider is down; the rest waits for the next run.")
    return done


def longest_wait() -> tuple[int, timedelta]:
    """How many checks are due, and for how long the oldest has been."""
    moment = now()
    due = checks_due(moment)
    first = due.first()
    return due.count(), moment - check_due_at(first) if first else timedelta(0)
