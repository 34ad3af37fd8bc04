"""Subjects that an open tab may watch besides its inbox; apps above register theirs here."""

from collections.abc import Callable
from dataclasses import dataclass

from duxi.accounts.models import User
from duxi.core.registry import Registry


@dataclass(frozen=True)
class Watchable:
    """A type of subject: `group_for` returns the channel group of one that the user may see, else None."""

    subject: str
    group_for: Callable[[User, str], str | None]


WATCHABLES: Registry[str, Watchable] = Registry("watchables", key=lambda one: one.subject)


def watched_group(user: User, subject: str, key: str) -> str | None:
    """The channel group of a subject; None if it does not exist or the user may not see it."""
    found = WATCHABLES.get(subject)
    return found.group_for(user, key) if found else None
