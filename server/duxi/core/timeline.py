"""One timeline of what happened to a person or company; every app registers its own rows as a source.

A page is one statement: each source contributes its newest rows by index, PostgreSQL merges them, and the
cursor identifies the last one. Rows that the viewer may not see are not read.
"""

import base64
import binascii
import json
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any, Self

from django.db.models import BigIntegerField, CharField, DateTimeField, F, Q, QuerySet, Value
from django.db.models.functions import Cast, JSONObject

from duxi.core.errors import Invalid, Message
from duxi.core.registry import Registry

Details = Mapping[str, Any]


@dataclass(frozen=True)
class Subject:
    """Whom a timeline is about: every identifier of one person or company."""

    users: Sequence[int] = ()
    contacts: Sequence[int] = ()
    companies: Sequence[int] = ()
    visitors: Sequence[int] = ()
    addresses: Sequence[str] = ()


@dataclass(frozen=True)
class Words:
    """The text of an entry; `path` opens it in the back office, `html` is sanitised."""

    title: str
    text: str = ""
    path: str = ""
    html: str = ""


@dataclass(frozen=True)
class Source:
    """One kind of entries.

    `rows` returns those of a subject, `at` is their timestamp, `details` the values that `words` needs.
    `permission` is the Django permission required to see them, `icon` an icon name of the web app. `scope`
    restricts the rows for viewers who may see only some of them.
    """

    name: str
    label: Message
    permission: str
    icon: str
    rows: Callable[[Subject], QuerySet[Any]]
    at: str
    details: Mapping[str, str]
    words: Callable[[Details], Words]
    scope: Callable[[Any], Q] | None = None

    def seen_by(self, viewer: Any) -> Self:
        """This source restricted to the rows that a viewer may see."""
        if self.scope is None:
            return self
        rows, allowed = self.rows, self.scope(viewer)
        return replace(self, rows=lambda subject: rows(subject).filter(allowed))


@dataclass(frozen=True)
class Entry:
    """One entry of a timeline."""

    at: datetime
    source: Source
    ref: int
    words: Words = field(default_factory=lambda: Words(""))


SOURCES: Registry[str, Source] = Registry("timeline sources", key=lambda source: source.name)


def page_of(
    sources: Collection[Source], subject: Subject, *, cursor: str = "", size: int = 30
) -> tuple[list[Entry], str]:
    """The entries after the cursor, newest first, and the next page's cursor (empty at the end)."""
    statement = page_statement(sources, subject, cursor=cursor, size=size)
    rows = list(statement) if statement is not None else []
    entries = [_entry(row) for row in rows[:size]]
    return entries, cursor_of(entries[-1]) if len(rows) > size else ""


def page_statement(
    sources: Collection[Source], subject: Subject, *, cursor: str, size: int
) -> QuerySet[Any, dict[str, Any]] | None:
    """The SELECT of a page; None when there is nothing to read."""
    after = _read_cursor(cursor)
    parts = [_newest(source, subject, after, size + 1) for source in sources]
    if not parts:
        return None
    if len(parts) == 1:
        return parts[0]
    whole = parts[0].union(*parts[1:], all=True)
    return whole.order_by("-timeline_at", "timeline_source", "-timeline_ref")[: size + 1]


def cursor_of(entry: Entry) -> str:
    """The cursor of the next page."""
    parts = json.dumps([entry.at.isoformat(), entry.source.name, entry.ref])
    return base64.urlsafe_b64encode(parts.encode()).decode().rstrip("=")


def _newest(
    source: Source, subject: Subject, after: tuple[datetime, str, int] | None, size: int
) -> QuerySet[Any, dict[str, Any]]:
    rows = source.rows(subject).filter(_beyond(source, after)).order_by(f"-{source.at}", "-pk")[:size]
    found: QuerySet[Any, dict[str, Any]] = rows.annotate(
        timeline_at=Cast(F(source.at), DateTimeField()),
        timeline_source=Value(source.name, CharField()),
        timeline_ref=Cast(F("pk"), BigIntegerField()),
        timeline_details=JSONObject(**source.details),
    ).values("timeline_at", "timeline_source", "timeline_ref", "timeline_details")
    return found


def _beyond(source: Source, after: tuple[datetime, str, int] | None) -> Q:
    if after is None:
        return Q()
    at, name, ref = after
    earlier = Q(**{f"{source.at}__lt": at})
    if source.name < name:
        return earlier
    same = Q(**{source.at: at})
    if source.name == name:
        same &= Q(pk__lt=ref)
    return Q(**{f"{source.at}__lte": at}) & (earlier | same)


def _read_cursor(cursor: str) -> tuple[datetime, str, int] | None:
    if not cursor:
        return None
    try:
        padded = cursor + "=" * (-len(cursor) % 4)
        at, name, ref = json.loads(base64.urlsafe_b64decode(padded.encode()))
        moment = datetime.fromisoformat(at)
        if moment.tzinfo is None or not isinstance(name, str) or not isinstance(ref, int):
            raise ValueError(cursor)
    except (ValueError, TypeError, binascii.Error) as error:
        raise Invalid(errors={"cursor": [str(Invalid.message)]}) from error
    return moment, name, ref


def _entry(row: dict[str, Any]) -> Entry:
    source = SOURCES[row["timeline_source"]]
    words = source.words(row["timeline_details"])
    return Entry(row["timeline_at"], source, row["timeline_ref"], words)
