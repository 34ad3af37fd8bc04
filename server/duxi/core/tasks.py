"""What the worker runs."""

from datetime import timedelta

from duxi.core.clock import now
from duxi.core.models import IdempotentCall
from duxi.core.pictures import sweeping

KEPT = timedelta(days=7)
DEMO = "demo"
"""The scope under which the database remembers which demo data it holds; kept for good."""


def forget_old_calls() -> int:
    """Delete answers to keys that nobody repeats any more; returns how many."""
    old = IdempotentCall.objects.filter(created_at__lt=now() - KEPT).exclude(scope=DEMO)
    return old.delete()[0]


def find_unused_pictures() -> int:
    """Appoint the removal of pictures that no row names; returns how many."""
    return sweeping.find_unused()


def remove_unused_pictures(stems: list[str]) -> int:
    """Remove those of these pictures that still have no row; returns how many."""
    return sweeping.remove_unused(stems)
