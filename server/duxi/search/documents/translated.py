"""What documents are called, and say of themselves, in other languages than Indonesian."""

from collections import defaultdict
from collections.abc import Collection
from typing import TypedDict

from duxi.content.models import Translation
from duxi.core.markup import as_text
from duxi.search.words import clean

LONGEST_SUMMARY = 500


class Translated(TypedDict):
    """Texts by language."""

    titles: dict[str, str]
    summaries: dict[str, str]


def translated(subject: str, slugs: Collection[str]) -> dict[str, Translated]:
    """The translations of these subjects, by slug; of one without a summary, how its text begins."""
    found: dict[str, Translated] = defaultdict(lambda: {"titles": {}, "summaries": {}})
    rows = Translation.objects.filter(subject=subject, slug__in=slugs).order_by("locale")
    for row in rows:
        texts = {"titles": row.title, "summaries": clean(row.summary or as_text(row.body_html))}
        for name, text in texts.items():
            if text:
                found[row.slug][name][row.locale] = text[:LONGEST_SUMMARY]  # type: ignore[literal-required]
    return found
