"""Housekeeping jobs."""

from datetime import timedelta

from django_q.models import Task

from duxi.core.clock import now
from duxi.core.models import EventDelivery, IdempotentCall
from duxi.core.pictures import sweeping

RETENTION = timedelta(days=7)
SUCCESS_RETENTION = timedelta(days=3)
FAILURE_RETENTION = timedelta(days=60)
DEMO = "demo"
"""The stored scope under which loaded demo data is recorded; it must not change."""


def forget_old_calls() -> int:
    """Delete responses of idempotency keys that are too old to be repeated; returns how many."""
    old = IdempotentCall.objects.filter(created_at__lt=now() - RETENTION).exclude(scope=DEMO)
    return old.delete()[0]


def forget_finished_jobs() -> int:
    """Delete finished jobs and delivered events; failures are kept longer. Returns the number of rows."""
    moment = now()
    done = Task.objects.filter(success=True, stopped__lt=moment - SUCCESS_RETENTION).delete()[0]
    failed = Task.objects.filter(stopped__lt=moment - FAILURE_RETENTION).delete()[0]
    events = EventDelivery.objects.filter(due_at=None, created_at__lt=moment - FAILURE_RETENTION)
    return done + failed + events.delete()[0]


def find_unused_pictures() -> int:
    """Schedule the removal of pictures without a row; returns how many."""
    return sweeping.find_unused()


def remove_unused_pictures(stems: list[str]) -> int:
    """Remove those of these pictures that still have no row; returns how many."""
    return sweeping.remove_unused(stems)
