"""Typed events, stored in the caller's transaction and delivered to each listener exactly once.

An app declares its announcements in its `events.py`; listeners register in `AppConfig.ready`. `announce`
stores one row per listener in the current transaction. After the commit the announcing process delivers; the
worker delivers what failed or was left by a process that died.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import partial
from typing import Any, Generic, TypeVar
from uuid import uuid4

from django.db import transaction
from pydantic import TypeAdapter

from duxi.core.clock import now
from duxi.core.event_delivery import GRACE, deliver
from duxi.core.models import EventDelivery
from duxi.core.stored_paths import current_path, resolve

P = TypeVar("P")
Listener = Callable[[Any], None]
_is_silent: ContextVar[bool] = ContextVar("is_silent", default=False)
_listeners: dict[str, Listener] = {}


@contextmanager
def suppress_events() -> Iterator[None]:
    """Announce nothing inside (context manager), so that loading history sends no notifications."""
    before = _is_silent.set(True)
    try:
        yield
    finally:
        _is_silent.reset(before)


def is_silent() -> bool:
    """Whether events are suppressed."""
    return _is_silent.get()


class Announcement(Generic[P]):
    """A typed event with its listeners, which register in `AppConfig.ready`."""

    def __init__(self) -> None:
        self._listeners: list[Callable[[P], None]] = []

    def listen(self, listener: Callable[[P], None]) -> Callable[[P], None]:
        """Register a listener; usable as a decorator."""
        self._listeners.append(listener)
        _listeners[name_of(listener)] = listener
        return listener

    def announce(self, news: P, *, key: str = "") -> None:
        """Deliver to each listener once, after the commit; an event with a `key` is announced only the first
        time.
        """
        if _is_silent.get() or not self._listeners:
            return
        rows = _rows(news, key or uuid4().hex, self._listeners)
        EventDelivery.objects.bulk_create(rows, ignore_conflicts=True)
        for row, listener in zip(rows, self._listeners, strict=True):
            call = partial(listener, news)
            transaction.on_commit(partial(deliver, row.key, row.listener, call), robust=True)


def deliver_due(limit: int = 50) -> int:
    """Deliver overdue events and return how many rows were due."""
    due = EventDelivery.objects.filter(due_at__lte=now()).order_by("due_at")[:limit]
    rows = list(due.values_list("key", "listener", "event", "payload"))
    for key, listener, event, payload in rows:
        deliver(key, listener, partial(_call, listener, event, payload))
    return len(rows)


def name_of(listener: Listener) -> str:
    """The dotted path of a listener; bound methods of different objects get different names."""
    name = f"{listener.__module__}.{listener.__qualname__}"
    owner = getattr(listener, "__self__", None)
    return name if owner is None else f"{name}@{id(owner):x}"


def _rows(news: object, key: str, listeners: list[Callable[[P], None]]) -> list[EventDelivery]:
    kind = type(news)
    payload = TypeAdapter(kind).dump_python(news, mode="json")
    fields = {"key": key, "event": f"{kind.__module__}.{kind.__qualname__}", "payload": payload}
    return [
        EventDelivery(listener=name_of(listener), due_at=now() + GRACE, **fields) for listener in listeners
    ]


def _call(listener: str, event: str, payload: dict[str, Any]) -> None:
    call = _listeners.get(current_path(listener)) or resolve(listener)
    call(TypeAdapter(resolve(event)).validate_python(payload))
