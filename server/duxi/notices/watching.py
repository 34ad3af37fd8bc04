"""What an open tab may watch beside its own inbox; apps above register their subjects here."""

from collections.abc import Callable
from dataclasses import dataclass

from duxi.accounts.models import User
from duxi.core.registry import Registry


@dataclass(frozen=True)
class Watchable:
    """A kind of subject: `group_for` gives the channel group of one that a user may see, else None."""

    subject: str
    group_for: Callable[[User, str], str | None]


WATCHABLES: Registry[str, Watchable] = Registry("watchables", key=lambda one: one.subject)


def watched_group(user: User, subject: str, key: str) -> str | None:
    """The group that gets events of one subject; None where there is none, or it is not theirs to see."""
    found = WATCHABLES.get(subject)
    return found.group_for(user, key) if found else None
