"""Records that a task can be about; the back office registers them."""

from collections.abc import Callable
from dataclasses import dataclass

from duxi.accounts.models import User
from duxi.core.registry import Registry


@dataclass(frozen=True)
class Linkable:
    """A sort of record: `find` gives the label of one that this person may see, or None.

    `path` is its page in the back office, with the record's id in braces.
    """

    name: str
    path: str
    find: Callable[[User, str], str | None]


LINKABLES: Registry[str, Linkable] = Registry("records of tasks", key=lambda one: one.name)


def path_of(resource: str, link_id: str) -> str:
    """The page of a record; empty where there is none."""
    found = LINKABLES.get(resource)
    return found.path.format(id=link_id) if found and link_id else ""
