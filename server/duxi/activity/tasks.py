"""Worker jobs of activity."""

from datetime import timedelta

from duxi.activity.models import ClientError, PageView
from duxi.core.clock import now

VIEWS_RETENTION = timedelta(days=90)
ERRORS_RETENTION = timedelta(days=30)


def forget_old_activity() -> int:
    """Delete old page views and errors; returns how many."""
    views = PageView.objects.filter(viewed_at__lt=now() - VIEWS_RETENTION).delete()[0]
    return views + ClientError.objects.filter(last_seen_at__lt=now() - ERRORS_RETENTION).delete()[0]
