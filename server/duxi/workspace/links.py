"""Types of records that a task can link; the back office registers them."""

from collections.abc import Callable
from dataclasses import dataclass

from duxi.accounts.models import User
from duxi.core.registry import Registry


@dataclass(frozen=True)
class Linkable:
    """A type of record: `find` returns the label of one that this user may see, or None.

    `path` is its page in the back office, with the record's id in braces.
    """

    name: str
    path: str
    find: Callable[[User, str], str | None]


LINKABLES: Registry[str, Linkable] = Registry("records of tasks", key=lambda one: one.name)


def path_of(resource: str, link_id: str) -> str:
    """The page of a record; empty for unknown types."""
    found = LINKABLES.get(resource)
    return found.path.format(id=link_id) if found and link_id else ""
