"""What the worker runs."""

from datetime import timedelta

from django_q.models import Task

from duxi.core.clock import now
from duxi.core.models import EventDelivery, IdempotentCall
from duxi.core.pictures import sweeping

RETENTION = timedelta(days=7)
SUCCESS_RETENTION = timedelta(days=3)
FAILURE_RETENTION = timedelta(days=60)
DEMO = "demo"
"""The scope under which the database remembers which demo data it has; stored for good."""


def forget_old_calls() -> int:
    """Delete answers to keys that no one repeats any more; returns how many."""
    old = IdempotentCall.objects.filter(created_at__lt=now() - RETENTION).exclude(scope=DEMO)
    return old.delete()[0]


def forget_finished_jobs() -> int:
    """Delete results of jobs, and events that are over; failures stay longer. Returns how many rows."""
    moment = now()
    done = Task.objects.filter(success=True, stopped__lt=moment - SUCCESS_RETENTION).delete()[0]
    failed = Task.objects.filter(stopped__lt=moment - FAILURE_RETENTION).delete()[0]
    events = EventDelivery.objects.filter(due_at=None, created_at__lt=moment - FAILURE_RETENTION)
    return done + failed + events.delete()[0]


def find_unused_pictures() -> int:
    """Appoint the removal of pictures that no row names; returns how many."""
    return sweeping.find_unused()


def remove_unused_pictures(stems: list[str]) -> int:
    """Remove those of these pictures that still have no row; returns how many."""
    return sweeping.remove_unused(stems)
