"""Where private files lie: a folder, or whatever storage the settings name as `private`."""

from pathlib import Path

from django.conf import settings
from django.core.files.storage import FileSystemStorage, Storage, storages


class PrivateFolder(FileSystemStorage):
    """The folder for private files; it has no address, so nothing in it can be linked by mistake."""

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
