"""Removing pictures that no row names any more: replaced, deleted with their row, or never saved.

Pages that were stored by browsers and proxies may still show an old picture for some minutes, so that what
is found unused is looked at once more, and removed, an hour later.
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
"""A form that is being saved stores its files before its row."""

mentions: list[Callable[[], Iterable[str]]] = []
"""What finds the paths of pictures that are inside longer texts; an app adds its own when it is ready."""


def find_unused() -> int:
    """Appoint the removal of all pictures without a row; returns how many."""
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
    """Remove those of these pictures that still have no row; returns how many."""
    used = used_stems()
    there = stored()
    gone = [stem for stem in stems if stem in there and stem not in used]
    for stem in gone:
        for file in there[stem]:
            default_storage.delete(file)
    return len(gone)


def used_stems() -> set[str]:
    """The uploaded pictures that any row of any table names, in a column or inside a text."""
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
