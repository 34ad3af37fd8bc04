"""Asking the provider about pending orders in turns, because its notification may have been lost.

An order's turn comes when its check is due. Asking moves it behind everybody who waits longer, so nobody
is left out whatever stands in front, and a young order is asked for often, an old one seldom.
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
"""An order that has waited for an hour is asked for every six minutes."""

RUN_SECONDS = 45
BATCH = 100
PROVIDER_IS_DOWN = 5

logger = logging.getLogger(__name__)


def check_in_turns(orders: Callable[[], QuerySet[Order]], action: Callable[[Order], None]) -> int:
    """Do it to every order whose check is due, for as long as a run may take; returns how many went well.

    One order that fails does not hold up the others, a provider that is down does.
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
    """Whether it went well; None when the provider is down."""
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
    """Appoint the next check before this one, so that whatever happens now, others come first then."""
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
    """How many orders are due to be asked for, and how long the first of them has been."""
    moment = now()
    due = checks_due(moment)
    first = due.first()
    return due.count(), moment - check_due_at(first) if first else timedelta(0)
