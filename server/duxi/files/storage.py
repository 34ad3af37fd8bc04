"""Storage of private files: a folder, or the storage configured as `private`."""

from datetime import timedelta
from pathlib import Path
from typing import Protocol, runtime_checkable

from django.conf import settings
from django.core.files import File
from django.core.files.storage import FileSystemStorage, Storage, storages


@runtime_checkable
class LinkingStorage(Protocol):
    """A storage that signs links to its own files (`files.bucket`)."""

    def signed_url(
        self, name: str, lifetime: timedelta, *, content_type: str, filename: str, is_inline: bool
    ) -> str: ...


class PrivateFolder(FileSystemStorage):
    """The folder for private files; it has no URL, so nothing in it can be linked by mistake."""

    @property
    def base_location(self) -> str:
        return str(settings.PRIVATE_ROOT)

    @property
    def location(self) -> str:
        return str(Path(settings.PRIVATE_ROOT).resolve())

    def url(self, name: str | None) -> str:
        raise ValueError("private files are reached by signed links alone")


def private_storage() -> Storage:
    return storages["private"]


def link_by_storage(
    path: str, lifetime: timedelta, *, content_type: str = "", filename: str = "", is_inline: bool = False
) -> str | None:
    """The storage's own signed, expiring link to a file; None for a folder.

    With a file name browsers save the file under it, or show it with `is_inline`.
    """
    storage = private_storage()
    if not isinstance(storage, LinkingStorage):
        return None
    return storage.signed_url(
        path, lifetime, content_type=content_type, filename=filename, is_inline=is_inline
    )


def replace_file(path: str, content: "File[bytes]") -> str:
    """Store a file, replacing an existing one; returns its path."""
    storage = private_storage()
    storage.delete(path)
    return storage.save(path, content)
