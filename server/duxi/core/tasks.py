"""What the worker runs."""

from datetime import timedelta

from duxi.core.clock import now
from duxi.core.models import IdempotentCall

KEPT = timedelta(days=7)
DEMO = "demo"
"""The scope under which the database remembers which demo data it holds; kept for good."""


def forget_old_calls() -> int:
    """Delete answers to keys that nobody repeats any more; returns how many."""
    old = IdempotentCall.objects.filter(created_at__lt=now() - KEPT).exclude(scope=DEMO)
    return old.delete()[0]
