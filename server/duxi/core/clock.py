"""The platform's time: timezone-aware, in Asia/Jakarta."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import datetime
from zoneinfo import ZoneInfo

from django.utils import timezone

JAKARTA = ZoneInfo("Asia/Jakarta")


_then: ContextVar[datetime | None] = ContextVar("then", default=None)


def now() -> datetime:
    """The current time, aware, in the platform's time zone."""
    return (_then.get() or timezone.now()).astimezone(JAKARTA)


@contextmanager
def at(moment: datetime) -> Iterator[None]:
    """Run with another current time, for writing history afterwards (demo data)."""
    before = _then.set(moment)
    try:
        yield
    finally:
        _then.reset(before)


def local(moment: datetime) -> datetime:
    """The same moment in Jakarta's time."""
    return moment.astimezone(JAKARTA)
