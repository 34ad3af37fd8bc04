"""What all types of documents share."""

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

    `shown` returns the ids of all public rows; `make` builds the documents of those of the given rows that
    are still public.
    """

    type: DocumentType
    shown: Callable[[], QuerySet[Any, int]]
    make: Callable[[Sequence[int]], Iterable[SearchDocument]]


SOURCES: Registry[str, Source] = Registry("document sources", key=lambda source: source.type.value)


def document(kind_of: DocumentType, ref: int, **columns: Any) -> SearchDocument:
    """A document with each text on one line and cut to its column, and dates in whole seconds."""
    texts = {name: clean(columns.get(name, ""))[:length] for name, length in _LENGTHS.items()}
    title = plain(texts["title"])[:400]
    moments = {
        name: moment.replace(microsecond=0)
        for name, moment in columns.items()
        if isinstance(moment, datetime)
    }
    return SearchDocument(**{**columns, **texts, **moments}, type=kind_of, ref=ref, plain_title=title)


def sentences(*texts: str | None) -> str:
    """Joins texts as sentences, so that a snippet shows where one ends."""
    return " · ".join(text.strip() for text in texts if text and text.strip())


def joined(*texts: str | None) -> str:
    """Joins the texts that are not empty."""
    return " ".join(text for text in texts if text)


def also_closed_up(codes: Iterable[str]) -> str:
    """Codes with and without separators: `AZ-900` and `az900`."""
    return joined(*(joined(code, plain(code).replace(" ", "")) for code in codes if code))
