"""What the worker runs."""

from datetime import timedelta

from django.utils.timezone import localdate

from duxi.search.actions import indexing
from duxi.search.models import SearchTally, SearchVisitor

RETENTION = timedelta(days=90)
VISITORS_RETENTION = timedelta(days=30)


def apply_changes() -> int:
    """Make the documents of what changed; returns how many changes were noted."""
    return indexing.apply_changes()


def rebuild() -> int:
    """Make every document anew: what no trigger sees, such as popularity, is caught up with."""
    return indexing.rebuild()


def forget_old_tallies() -> int:
    """Delete counts of searches that no one looks at any more, and who was counted; returns how many."""
    SearchVisitor.objects.filter(last_day__lt=localdate() - VISITORS_RETENTION).delete()
    return SearchTally.objects.filter(day__lt=localdate() - RETENTION).delete()[0]
