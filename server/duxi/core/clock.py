"""The platform's time: aware moments, read in Asia/Jakarta."""

from datetime import datetime
from zoneinfo import ZoneInfo

from django.utils import timezone

JAKARTA = ZoneInfo("Asia/Jakarta")


def now() -> datetime:
    """The present moment, aware, in the platform's time zone."""
    return timezone.now().astimezone(JAKARTA)


def local(moment: datetime) -> datetime:
    """The same moment as people in Jakarta read it."""
    return moment.astimezone(JAKARTA)
