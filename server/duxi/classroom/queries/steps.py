"""The texts of steps in the current language."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from django.conf import settings

from duxi.classroom.models import JourneyStep
from duxi.content.lines import shown_lines
from duxi.content.models import Translation
from duxi.content.translated import translations_of

STEP_SUBJECT = "step"
"""Translations of a step, by its uuid. A title without one may be translated as a line."""


@dataclass(frozen=True)
class StepTexts:
    """What participants read of a step; `text_language` is that of the text below the title."""

    title: str
    text: str
    text_language: str


def step_texts(steps: Sequence[JourneyStep]) -> dict[int, StepTexts]:
    """The texts of these steps in the current language, by primary key."""
    written = translations_of(STEP_SUBJECT, [str(one.uuid) for one in steps])
    lines = shown_lines({one.title for one in steps})
    return {one.pk: _texts(one, written.get(str(one.uuid)), lines) for one in steps}


def _texts(step: JourneyStep, translation: Translation | None, lines: Mapping[str, str]) -> StepTexts:
    title = translation.title if translation and translation.title else lines[step.title]
    if translation and translation.body:
        return StepTexts(title, translation.body, translation.locale)
    return StepTexts(title, step.text, settings.LANGUAGE_CODE)
