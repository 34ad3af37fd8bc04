"""Titles and summaries of documents in languages other than Indonesian."""

from collections import defaultdict
from collections.abc import Collection
from typing import TypedDict

from duxi.content.models import Translation
from duxi.core.markup import as_text
from duxi.search.documents.source import LONGEST_SUMMARY
from duxi.search.words import clean


class Translated(TypedDict):
    """Texts by language."""

    titles: dict[str, str]
    summaries: dict[str, str]


def translated(subject: str, slugs: Collection[str]) -> dict[str, Translated]:
    """Translations by slug; a missing summary is taken from the beginning of the text."""
    found: dict[str, Translated] = defaultdict(lambda: {"titles": {}, "summaries": {}})
    rows = Translation.objects.filter(subject=subject, slug__in=slugs).order_by("locale")
    for row in rows:
        texts = found[row.slug]
        if row.title:
            texts["titles"][row.locale] = row.title
        if summary := clean(row.summary or as_text(row.body_html)):
            texts["summaries"][row.locale] = summary[:LONGEST_SUMMARY]
    return found
