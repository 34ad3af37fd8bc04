"""Titles of exams as they are shown; each is a line of `content.lines`."""

from collections.abc import Iterable, Mapping

from duxi.content.lines import shown_lines
from duxi.exams.models import Blueprint


def shown_titles(blueprints: Iterable[Blueprint]) -> Mapping[str, str]:
    """Each title with how it is shown."""
    return shown_lines({blueprint.title for blueprint in blueprints})


def shown_title(blueprint: Blueprint) -> str:
    """The title of one exam as it is shown."""
    return shown_titles([blueprint])[blueprint.title]
