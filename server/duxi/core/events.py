"""Announcements to whoever stands above: heard only when the transaction has committed.

An app declares its own in its `events.py`; listeners register from `AppConfig.ready`.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import partial
from typing import Generic, TypeVar

from django.db import transaction

P = TypeVar("P")
_is_silent: ContextVar[bool] = ContextVar("is_silent", default=False)


@contextmanager
def in_silence() -> Iterator[None]:
    """Announce nothing meanwhile: nobody wants mail about history that is laid down afterwards."""
    before = _is_silent.set(True)
    try:
        yield
    finally:
        _is_silent.reset(before)


class Announcement(Generic[P]):
    """A typed list of listeners; register them from `AppConfig.ready`."""

    def __init__(self) -> None:
        self._listeners: list[Callable[[P], None]] = []

    def listen(self, listener: Callable[[P], None]) -> Callable[[P], None]:
        """Call this with every announcement; gives the listener back, so it works as a decorator."""
        self._listeners.append(listener)
        return listener

    def announce(self, news: P) -> None:
        """Tell everybody once the transaction commits; one failing listener does not stop the others."""
        if _is_silent.get():
            return
        for listener in self._listeners:
            transaction.on_commit(partial(listener, news), robust=True)
