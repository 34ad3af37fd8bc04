"""Photos of a class."""

from datetime import datetime
from uuid import UUID

from django.core.files.uploadedfile import UploadedFile
from django.db import transaction

from duxi.accounts.models import User
from duxi.catalog.models import Product
from duxi.classroom.models import Documentation
from duxi.core.errors import NotFound
from duxi.files.actions.uploads import attach_files, release_file, store_thumbnail, store_upload
from duxi.files.sniffing import FileTypeRefused


@transaction.atomic
def add_photo(
    *, product: Product, title: str, taken_at: datetime, upload: "UploadedFile[bytes]", trainer: User
) -> Documentation:
    """Add a photo; raises `FileTooLarge` or `FileTypeRefused` for anything but a picture."""
    stored = store_upload(owner=trainer, upload=upload)
    if not stored.content_type.startswith("image/"):
        raise FileTypeRefused
    attach_files(owner=trainer, uuids=[str(stored.uuid)])
    return Documentation.objects.create(
        product=product, title=title, taken_at=taken_at, file=stored, thumbnail=store_thumbnail(stored)
    )


@transaction.atomic
def remove_photo(*, product: Product, uuid: UUID) -> None:
    """Remove a photo of this class; raises `NotFound`."""
    photo = (
        Documentation.objects.select_related("file", "thumbnail").filter(product=product, uuid=uuid).first()
    )
    if photo is None:
        raise NotFound
    photo.delete()
    for file in filter(None, (photo.file, photo.thumbnail)):
        release_file(file)
