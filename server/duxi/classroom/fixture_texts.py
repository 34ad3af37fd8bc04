"""Loads `fixtures/classes/translations`: texts of the demo's classes in other languages.

They are found by class and Indonesian title, so that they reach classes that were loaded before.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from duxi.classroom.models import Assignment, JourneyStep
from duxi.classroom.queries.assignments import ASSIGNMENT_SUBJECT
from duxi.classroom.queries.classes import KIND
from duxi.classroom.queries.steps import STEP_SUBJECT
from duxi.content.models import Translation
from duxi.core.fixtures import read_yaml
from duxi.core.markup import as_html

_MODELS: dict[str, type[Assignment] | type[JourneyStep]] = {
    ASSIGNMENT_SUBJECT: Assignment,
    STEP_SUBJECT: JourneyStep,
}


def load_class_texts(folder: Path) -> None:
    """Create the translations that are missing; those that exist may be the work of editors."""
    for path in sorted(folder.glob("*.yaml")):
        Translation.objects.bulk_create(_texts(path), ignore_conflicts=True)


def _texts(path: Path) -> Iterator[Translation]:
    """One file has one language."""
    for slug, subjects in read_yaml(path).items():
        for subject, texts in subjects.items():
            yield from _of_class(slug, subject, texts, path.stem)


def _of_class(slug: str, subject: str, texts: dict[str, Any], locale: str) -> Iterator[Translation]:
    rows = _MODELS[subject]._default_manager.filter(product__kind=KIND, product__slug=slug, title__in=texts)
    for row in rows:
        text = texts[row.title]
        html = as_html(text["body"])
        yield Translation(subject=subject, slug=str(row.uuid), locale=locale, body_html=html, **text)
