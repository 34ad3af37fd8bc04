"""What every sort of document has in common."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from django.db.models import QuerySet

from duxi.core.registry import Registry
from duxi.search.models import DocumentType, SearchDocument
from duxi.search.words import clean, plain

LONGEST_BODY = 20_000
LONGEST_SUMMARY = 500
_LENGTHS = {"title": 200, "summary": LONGEST_SUMMARY, "keywords": 5_000, "codes": 2_000, "body": LONGEST_BODY}


@dataclass(frozen=True)
class Source:
    """Where the documents of one type come from.

    `shown` are the ids of all rows that the public may find; `make` gives the documents of those of these
    rows that are still shown.
    """

    type: DocumentType
    shown: Callable[[], QuerySet[Any, int]]
    make: Callable[[Sequence[int]], Iterable[SearchDocument]]


SOURCES: Registry[str, Source] = Registry("document sources", key=lambda source: source.type.value)


def document(kind_of: DocumentType, ref: int, **columns: Any) -> SearchDocument:
    """A document whose texts are one line each and fit their columns; its moments are whole seconds."""
    texts = {name: clean(columns.get(name, ""))[:length] for name, length in _LENGTHS.items()}
    title = plain(texts["title"])[:400]
    moments = {
        name: moment.replace(microsecond=0)
        for name, moment in columns.items()
        if isinstance(moment, datetime)
    }
    return SearchDocument(**{**columns, **texts, **moments}, type=kind_of, ref=ref, plain_title=title)


def sentences(*texts: str | None) -> str:
    """Texts behind each other, set apart so that a snippet shows where one ends."""
    return " · ".join(text.strip() for text in texts if text and text.strip())


def joined(*texts: str | None) -> str:
    """Texts one behind the other, but for empty ones."""
    return " ".join(text for text in texts if text)


def also_closed_up(codes: Iterable[str]) -> str:
    """Codes as they are written and without their joints: `AZ-900` and `az900`."""
    return joined(*(joined(code, plain(code).replace(" ", "")) for code in codes if code))
