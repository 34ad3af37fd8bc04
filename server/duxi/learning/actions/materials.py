"""Files that staff add to products."""

from datetime import datetime, timedelta
from uuid import uuid4

from django.core.files.base import ContentFile
from django.core.files.uploadedfile import UploadedFile
from django.db import transaction

from duxi.catalog.models import Product
from duxi.core.copies import move_coming
from duxi.files.actions.uploads import shown_name
from duxi.files.sniffing import MAXIMUM_BYTES, FileTooLarge, sniff
from duxi.files.storage import private_storage
from duxi.learning.models import Material

_FOLDER = "materials"


def add_material(
    *,
    product: Product,
    title: str,
    upload: "UploadedFile[bytes]",
    opens_at: datetime | None = None,
    position: int = 0,
) -> Material:
    """Validate and store a file of a product; raises `FileTooLarge` or `FileTypeRefused`."""
    if (upload.size or 0) > MAXIMUM_BYTES:
        raise FileTooLarge
    content = upload.read(MAXIMUM_BYTES + 1)
    return store_material(
        product=product,
        title=title,
        name=upload.name or "materi",
        content=content,
        opens_at=opens_at,
        position=position,
    )


def store_material(
    *,
    product: Product,
    title: str,
    name: str,
    content: bytes,
    opens_at: datetime | None = None,
    position: int = 0,
) -> Material:
    """The same for content in memory."""
    sniffed = sniff(name, content)
    path = private_storage().save(
        f"{_FOLDER}/{uuid4().hex}.{sniffed.extension}", ContentFile(sniffed.content)
    )
    return Material.objects.create(
        product=product,
        title=title,
        path=path,
        name=shown_name(name, sniffed.extension),
        content_type=sniffed.content_type,
        size=len(sniffed.content),
        opens_at=opens_at,
        position=position,
    )


def remove_material(material: Material) -> None:
    """Delete a material with its file."""
    path = material.path
    with transaction.atomic():
        material.delete()
        transaction.on_commit(lambda: private_storage().delete(path))


def move_materials(product: Product, shift: timedelta) -> None:
    """Move the opening times of materials that are not open yet."""
    move_coming(Material.objects.filter(product=product), shift, "opens_at")
