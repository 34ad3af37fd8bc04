"""A user's downloads; each app registers a source of its files."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from duxi.accounts.models import User
from duxi.core.errors import Message
from duxi.core.registry import Registry
from duxi.files.storage import private_storage


@dataclass(frozen=True)
class Download:
    """
    A file with its link; `path` is its name in the private storage, if it has one. `detail` tells files
    of one title apart: the product that a file belongs to, or its number.
    """

    title: str
    created_at: datetime
    url: str | None
    size: int | None = None
    path: str = ""
    detail: str = ""

    @property
    def working_url(self) -> str | None:
        """The link, unless the file is missing in the storage."""
        return None if self.path and not private_storage().exists(self.path) else self.url


@dataclass(frozen=True)
class DownloadSource:
    """A source of files: `find` returns a user's own."""

    name: str
    label: Message
    find: Callable[[User], list[Download]]


DOWNLOADS: Registry[str, DownloadSource] = Registry("download sources", key=lambda source: source.name)


def downloads_of(user: User) -> list[tuple[DownloadSource, Download]]:
    """A user's downloads, unordered."""
    return [(source, found) for source in DOWNLOADS for found in source.find(user)]
