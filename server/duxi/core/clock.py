"""The platform's time: aware moments, read in Asia/Jakarta."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import datetime
from zoneinfo import ZoneInfo

from django.utils import timezone

JAKARTA = ZoneInfo("Asia/Jakarta")


_then: ContextVar[datetime | None] = ContextVar("then", default=None)


def now() -> datetime:
    """The present moment, aware, in the platform's time zone."""
    return (_then.get() or timezone.now()).astimezone(JAKARTA)


@contextmanager
def at(moment: datetime) -> Iterator[None]:
    """Let the rules take another moment for now: for history that is laid down afterwards (a demo's)."""
    before = _then.set(moment)
    try:
        yield
    finally:
        _then.reset(before)


def local(moment: datetime) -> datetime:
    """The same moment as people in Jakarta read it."""
    return moment.astimezone(JAKARTA)
