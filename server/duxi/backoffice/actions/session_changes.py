"""Notifies participants of changed or cancelled sessions."""

from dataclasses import dataclass
from datetime import datetime

from duxi.accounts.models import User
from duxi.catalog.models import Product
from duxi.core.clock import now
from duxi.entitlements.queries import expected_at
from duxi.learning.actions.sessions import follow_sessions
from duxi.learning.models import ClassSession
from duxi.notices.actions.notify import notify
from duxi.notices.kinds.learning import SESSION_CANCELLED, SESSION_CHANGED, SESSION_MOVED
from duxi.notices.templates import Params, Template

_NOTIFIED_FIELDS = ("duration_minutes", "mode", "room")
"""Changes of these fields are notified, besides the start; a changed title is not."""


@dataclass(frozen=True)
class _Notice:
    template: Template
    params: Params
    dedupe: str


def follow_session_change(before: ClassSession, after: ClassSession) -> int:
    """Update the class's dates from its sessions, and notify the expected participants; returns how many."""
    follow_sessions(after.product)
    return _announce(before, after)


def _announce(before: ClassSession, after: ClassSession) -> int:
    """Notify expected participants of the changes; returns how many.

    Does nothing without relevant changes, or for a past session.
    """
    is_moved = _minute(before) != _minute(after)
    if not is_moved and all(getattr(before, name) == getattr(after, name) for name in _NOTIFIED_FIELDS):
        return 0
    if before.starts_at <= now() and after.starts_at + after.duration <= now():
        return 0
    params = _session_params(after) | {
        "after": after.starts_at.isoformat(),
        "minutes": after.duration_minutes,
        "mode": after.mode,
        "detail": after.room,
    }
    if is_moved:
        params |= {"before": before.starts_at.isoformat()}
    template = SESSION_MOVED if is_moved else SESSION_CHANGED
    return _notify_expected(
        after.product, _Notice(template, params, f"session:{after.pk}:version:{after.version}")
    )


def announce_session_cancelled(session: ClassSession) -> int:
    """Notify expected participants that a future session is cancelled."""
    if session.starts_at <= now():
        return 0
    params = _session_params(session) | {"before": session.starts_at.isoformat()}
    return _notify_expected(
        session.product, _Notice(SESSION_CANCELLED, params, f"session:{session.pk}:cancelled")
    )


def _minute(session: ClassSession) -> datetime:
    """The start as forms show it."""
    return session.starts_at.replace(second=0, microsecond=0)


def _session_params(session: ClassSession) -> dict[str, str | int]:
    product = session.product
    return {"session": session.title, "title": product.title, "slug": product.slug}


def _notify_expected(product: Product, notice: _Notice) -> int:
    people: list[User] = list(expected_at(product))
    for person in people:
        notify(user=person, template=notice.template.key, params=notice.params, dedupe=notice.dedupe)
    return len(people)
