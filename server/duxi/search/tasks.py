"""Worker jobs of search."""

from datetime import timedelta

from django.utils.timezone import localdate

from duxi.search.actions import indexing
from duxi.search.models import SearchTally, SearchVisitor

RETENTION = timedelta(days=90)
VISITORS_RETENTION = timedelta(days=30)


def apply_changes() -> int:
    """Rebuild the documents of changed rows; returns the number of changes."""
    return indexing.apply_changes()


def rebuild() -> int:
    """Rebuild every document, including what no trigger sees, such as popularity."""
    return indexing.rebuild()


def forget_old_tallies() -> int:
    """Delete old search counts and visitor hashes; returns how many."""
    SearchVisitor.objects.filter(last_day__lt=localdate() - VISITORS_RETENTION).delete()
    return SearchTally.objects.filter(day__lt=localdate() - RETENTION).delete()[0]
