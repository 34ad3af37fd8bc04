"""Exams in the current language."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from django.conf import settings

from duxi.content.lines import shown_lines
from duxi.content.translated import spoken, titles_of, translations_of
from duxi.exams.models import Blueprint

EXAM_SUBJECT = "exam"
"""Translations of an exam, by its code. A title without one may be translated as a line."""


@dataclass(frozen=True)
class ExamTexts:
    """The title and the instructions; `language` is that of the instructions."""

    title: str
    instructions: str
    language: str


def shown_titles(blueprints: Iterable[Blueprint]) -> Mapping[str, str]:
    """The translations of these titles."""
    titles = {blueprint.code: blueprint.title for blueprint in blueprints}
    own = titles_of(EXAM_SUBJECT, titles)
    return shown_lines(set(titles.values())) | {titles[code]: title for code, title in own.items()}


def shown_title(blueprint: Blueprint) -> str:
    """The translated title of one exam."""
    return shown_titles([blueprint])[blueprint.title]


def shown_texts(blueprint: Blueprint) -> ExamTexts:
    """What participants read before an exam."""
    title = shown_title(blueprint)
    translation = translations_of(EXAM_SUBJECT, [blueprint.code]).get(blueprint.code)
    if translation and translation.body:
        return ExamTexts(title, translation.body, spoken())
    return ExamTexts(title, blueprint.instructions, settings.LANGUAGE_CODE)
