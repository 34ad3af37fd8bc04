"""Removing pictures that no row refers to: replaced, deleted with their row, or never saved.

Pages cached by browsers and proxies may show an old picture for some minutes, so an unused picture is checked
again, and removed, an hour later.
"""

from collections.abc import Callable, Iterable
from datetime import timedelta

from django.apps import apps
from django.core.files.storage import default_storage

from duxi.core.clock import now
from duxi.core.jobs import enqueue_at
from duxi.core.pictures.fields import PictureField
from duxi.core.pictures.storing import FOLDER, stem_of, stored

GRACE = timedelta(hours=1)
YOUNG = timedelta(days=1)
"""A form stores its files before its row."""

mentions: list[Callable[[], Iterable[str]]] = []
"""Functions that find picture paths inside longer texts; apps register theirs in `ready`."""


def find_unused() -> int:
    """Schedule the removal of all pictures without a row and return how many."""
    used = used_stems()
    since = now() - YOUNG
    unused = [
        stem
        for stem, files in stored().items()
        if stem not in used and all(default_storage.get_modified_time(file) < since for file in files)
    ]
    if unused:
        enqueue_at(now() + GRACE, "duxi.core.tasks.remove_unused_pictures", unused)
    return len(unused)


def remove_unused(stems: list[str]) -> int:
    """Remove those of these pictures that still have no row and return how many."""
    used = used_stems()
    there = stored()
    gone = [stem for stem in stems if stem in there and stem not in used]
    for stem in gone:
        for file in there[stem]:
            default_storage.delete(file)
    return len(gone)


def used_stems() -> set[str]:
    """The uploaded pictures that any row refers to, in a column or inside a text."""
    mentioned = {path for paths in mentions for path in paths()}
    return {stem for path in _paths() | mentioned if (stem := stem_of(path))}


def _paths() -> set[str]:
    found: set[str] = set()
    for model in apps.get_models():
        for field in model._meta.local_fields:
            if isinstance(field, PictureField):
                rows = model._base_manager.filter(**{f"{field.name}__startswith": f"{FOLDER}/"})
                found.update(rows.values_list(field.name, flat=True))
    return found
