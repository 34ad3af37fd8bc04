"""Response schemas of files."""

from datetime import datetime
from uuid import UUID

from duxi.core.schema import Schema
from duxi.files.models import StoredFile
from duxi.files.stored_links import link_to


class FileOut(Schema):
    """A private file; `url` is signed and valid for 15 minutes."""

    uuid: UUID
    name: str
    content_type: str
    size: int
    width: int | None
    height: int | None
    url: str
    created_at: datetime

    @classmethod
    def of(cls, file: StoredFile) -> "FileOut":
        copied = ("uuid", "name", "content_type", "size", "width", "height", "created_at")
        return cls(url=link_to(file), **{name: getattr(file, name) for name in copied})
