"""Photos and files of a class."""

from datetime import datetime
from uuid import UUID

from django.core.files.uploadedfile import UploadedFile
from django.db import transaction

from duxi.accounts.models import User
from duxi.catalog.models import Product
from duxi.classroom.models import Documentation
from duxi.core.errors import NotFound
from duxi.files.actions.uploads import attach_files, release_file, store_thumbnail, store_upload


@transaction.atomic
def add_documentation(
    *, product: Product, title: str, taken_at: datetime, upload: "UploadedFile[bytes]", trainer: User
) -> Documentation:
    """Add a photo or a document; raises `FileTooLarge` or `FileTypeRefused`."""
    stored = store_upload(owner=trainer, upload=upload)
    attach_files(owner=trainer, uuids=[str(stored.uuid)])
    return Documentation.objects.create(
        product=product,
        title=title,
        taken_at=taken_at,
        file=stored,
        thumbnail=store_thumbnail(stored) if stored.is_picture else None,
    )


@transaction.atomic
def remove_documentation(*, product: Product, uuid: UUID) -> None:
    """Remove a photo or document of this class; raises `NotFound`."""
    found = (
        Documentation.objects.select_related("file", "thumbnail").filter(product=product, uuid=uuid).first()
    )
    if found is None:
        raise NotFound
    found.delete()
    for file in filter(None, (found.file, found.thumbnail)):
        release_file(file)
