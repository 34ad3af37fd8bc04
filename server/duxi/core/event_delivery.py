"""Delivery of one event to one listener: the listener's effects and the delivery mark commit together."""

import logging
from collections.abc import Callable
from datetime import timedelta

from django.db import transaction
from django.db.models import QuerySet

from duxi.core.clock import now
from duxi.core.models import EventDelivery

GRACE = timedelta(seconds=5)
"""How long the announcing process may deliver by itself before the worker takes over."""

PAUSES = (
    timedelta(seconds=5),
    timedelta(seconds=30),
    timedelta(minutes=2),
    timedelta(minutes=10),
    timedelta(hours=1),
    timedelta(hours=6),
    timedelta(hours=24),
)
"""Delays after each failure; after the last one the delivery is given up and shown to staff."""

logger = logging.getLogger(__name__)


def deliver(key: str, listener: str, call: Callable[[], None]) -> None:
    """Call the listener unless it already received this event; a failure is retried later."""
    row = EventDelivery.objects.filter(key=key, listener=listener)
    try:
        with transaction.atomic():
            if row.filter(due_at__isnull=False).update(done_at=now(), due_at=None, payload={}, error=""):
                call()
    except Exception as error:
        logger.exception("%s failed for event %s", listener, key)
        _postpone(row, error)


def _postpone(row: QuerySet[EventDelivery], error: Exception) -> None:
    tried = row.values_list("attempts", flat=True).get()
    pause = PAUSES[tried] if tried < len(PAUSES) else None
    row.filter(attempts=tried).update(
        attempts=tried + 1,
        due_at=now() + pause if pause else None,
        error=f"{type(error).__name__}: {error}"[:500],
    )
