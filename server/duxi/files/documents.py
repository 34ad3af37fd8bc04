"""Documents rendered from rows: stored, and rendered again when their content has changed."""

import hashlib
from collections.abc import Callable

from django.conf import settings
from django.core.files.base import ContentFile
from django.db.models import Model

from duxi.files.storage import private_storage

_FOLDER = "documents"


def stored_document(folder: str, *facts: object, make: Callable[[], bytes]) -> str:
    """The path of a PDF with these facts; it replaces an older one in its folder."""
    directory = f"{_FOLDER}/{folder}"
    path = f"{directory}/{_digest(facts)}.pdf"
    storage = private_storage()
    if storage.exists(path):
        return path
    content = make()
    outdated = _names_in(directory)
    stored = storage.save(path, ContentFile(content))
    for name in outdated:
        storage.delete(f"{directory}/{name}")
    return stored


def facts_of(row: Model) -> list[tuple[str, object]]:
    """All columns of a row, for `stored_document`."""
    return [(field.attname, getattr(row, field.attname)) for field in row._meta.concrete_fields]


def _digest(facts: tuple[object, ...]) -> str:
    """Includes the release, which may render documents differently."""
    said = repr((settings.APP_VERSION, settings.PRODUCT_NAME, settings.BASE_URL, *facts))
    return hashlib.sha256(said.encode()).hexdigest()[:32]


def _names_in(directory: str) -> list[str]:
    storage = private_storage()
    try:
        return storage.listdir(directory)[1]
    except FileNotFoundError:
        return []
