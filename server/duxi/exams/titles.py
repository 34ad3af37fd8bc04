"""Translated titles of exams (`content.lines`)."""

from collections.abc import Iterable, Mapping

from duxi.content.lines import shown_lines
from duxi.exams.models import Blueprint


def shown_titles(blueprints: Iterable[Blueprint]) -> Mapping[str, str]:
    """The translations of these titles."""
    return shown_lines({blueprint.title for blueprint in blueprints})


def shown_title(blueprint: Blueprint) -> str:
    """The translated title of one exam."""
    return shown_titles([blueprint])[blueprint.title]
