"""Hot public answers: PostgreSQL writes the JSON of the whole envelope in one statement.

A handler describes its rows with `.values(...)` as usual and its `response=` schema stays the contract
(a test reads every hot answer back through it). Four things make it fast:
- no row passes through Python objects;
- the statement is a pure function of what was asked, so callers remember it (`remembered`), and
  PostgreSQL keeps the plan of those that come often; one row has one statement for all rows of its kind,
  with a `param` in place of its slug, and `answer` gets the `value`;
- what a list counts is remembered for as long as nothing the public sees has changed;
- the answer carries an ETag made of the number of what the public sees (`core.cache_version`): a client that
  asks again before anything changed gets 304 after one look at that number.
"""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache, wraps
from hashlib import blake2b
from typing import Any, Literal, ParamSpec, TypeVar, cast
from uuid import UUID

from django.conf import settings
from django.db import connection
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse, HttpResponseNotModified
from django.utils.http import parse_etags
from django.utils.translation import get_language
from psycopg import RawCursor

from duxi.core import cache_version
from duxi.core.errors import NotFound
from duxi.core.facets import literal
from duxi.core.literals import composed

SEATS = "public, max-age=5, stale-while-revalidate=5"
"""For data that sells out: cached for a few seconds at most."""
TEXTS = "public, max-age=30, stale-while-revalidate=300"
"""For data that only editors change."""
OWN = "private, no-cache"
MAX_DIGITS = 10
_CLOCK = 60
"""An ETag expires after these seconds even without writes, because what is on sale also depends on time."""

Params = Sequence[str | int | UUID | None]
_CACHED_COUNTS = "$1::bigint, $2::bigint, $3::json"
_LIST = """
WITH cached(version, total, facets) AS (SELECT {cached}), counted AS MATERIALIZED (
    SELECT seen.version,
        CASE WHEN seen.version = cached.version THEN cached.total
            ELSE (SELECT count(*) FROM ({whole}) AS whole) END AS total,
        CASE WHEN seen.version = cached.version THEN cached.facets ELSE ({facets}) END AS facets
    FROM cached, (SELECT {version}) AS seen(version)
)
SELECT json_build_object('code', 200, 'message', '', 'results', json_build_object(
    'rows', coalesce((SELECT json_agg(page) FROM ({page}) page), '[]'::json), 'total', total{more}))::text,
    version, total, facets::text
FROM counted
"""
_ONE = """
SELECT json_build_object('code', 200, 'message', '', 'results', row_to_json(found))::text
FROM ({one}) found
"""
_WITH_VERSION = "SELECT answer.body, {version} FROM ({statement}) AS answer(body)"

_P = ParamSpec("_P")
_T = TypeVar("_T")


def remembered(make: Callable[_P, _T]) -> Callable[_P, _T]:
    """Cache statements that are built from hashable arguments (the last few thousand), by language."""

    @lru_cache(maxsize=4096)
    def cached(_language: str, *args: Any, **options: Any) -> _T:
        return make(*args, **options)

    @wraps(make)
    def of_language(*args: _P.args, **options: _P.kwargs) -> _T:
        language = get_language() or settings.LANGUAGE_CODE
        return cached(language, *args, **options)  # type: ignore[arg-type]

    return of_language


@dataclass(frozen=True)
class ListStatement:
    """A list's statement, and the key of its total and facets, which all pages of the list share."""

    text: str
    counted: str


@dataclass(frozen=True)
class _Counts:
    """The total and facets as counted at `version` of the public data."""

    version: int = -1
    total: int = 0
    facets: str | None = None
    minute: int = 0

    def params(self) -> Params:
        """Counts of an earlier minute are not reused, because what is on show also depends on time."""
        version = self.version if self.minute == _minute() else -1
        return version, self.total, self.facets


_MOST_COUNTS = 1024
_counts: dict[str, _Counts] = {}


def list_statement(whole: QuerySet[Any, Any], page: QuerySet[Any, Any], facets: str = "") -> ListStatement:
    """The statement for `{rows, total}`: `page` is a `.values()` queryset, `whole` the rows to count.

    `facets` is a SELECT of one JSON value that is returned with them.
    """
    parts = {
        "page": literal(page),
        "whole": literal(whole.order_by().values("pk")),
        "facets": facets or "NULL",
    }
    more = ", 'facets', facets" if facets else ""
    text = _LIST.format(**parts, cached=_CACHED_COUNTS, version=cache_version.CURRENT, more=more)
    return ListStatement(text, parts["whole"] + parts["facets"])


def forget_counts() -> None:
    """Clear the cached counts, for tests whose databases reuse version numbers."""
    _counts.clear()


def one_statement(one: QuerySet[Any, Any]) -> str:
    """The statement for the first row of a `.values()` queryset, which may contain one `param`."""
    return _ONE.format(one=literal(one[:1]))


def address_of(wanted: str) -> tuple[Literal["pk", "slug"], int | str]:
    """The column and value of an address that names a row by its number or its slug."""
    if wanted.isdecimal() and len(wanted) < MAX_DIGITS:
        return "pk", int(wanted)
    return "slug", wanted


def answer(
    statement: str | ListStatement,
    request: HttpRequest,
    cache: str = SEATS,
    value: str | int | UUID | None = None,
) -> HttpResponse:
    """Execute a statement and send PostgreSQL's JSON, or 304 if the client already has it.

    `cache` is the Cache-Control for visitors; signed-in users always revalidate. `value` is that of the
    statement's `param`. Raises `NotFound` when there is no row.
    """
    asked = f"{statement if isinstance(statement, str) else statement.text}\0{value}"
    known = parse_etags(request.headers.get("If-None-Match", ""))
    if known and (tag := _tag(asked, cache_version.current())) in known:
        return _with_cache_headers(HttpResponseNotModified(), request, tag, cache)
    body, version = _one(statement, value) if isinstance(statement, str) else _list(statement)
    response = HttpResponse(body, content_type="application/json; charset=utf-8")
    return _with_cache_headers(response, request, _tag(asked, version), cache)


def private_answer(statement: str, value: str | int | UUID | None = None) -> HttpResponse:
    """Execute a statement that returns one JSON text, for data that is not public: it is read every time."""
    row = _fetch(statement, None if value is None else [value])
    response = HttpResponse(row and row[0], content_type="application/json; charset=utf-8")
    response["Cache-Control"] = OWN
    return response


def _one(text: str, value: str | int | UUID | None) -> tuple[str, int]:
    whole = _WITH_VERSION.format(version=cache_version.CURRENT, statement=text)
    row = _fetch(whole, None if value is None else [value])
    if row is None:
        raise NotFound
    return row[0], row[1]


def _list(statement: ListStatement) -> tuple[str, int]:
    """Counting rows takes longer than reading a page, so counts are cached as long as no row changes.

    The statement itself checks whether the cached counts still hold, so page and total always belong to one
    state.
    """
    minute = _minute()
    params = _counts.get(statement.counted, _Counts()).params()
    body, version, total, facets = cast("tuple[str, int, int, str | None]", _fetch(statement.text, params))
    # A transaction may be rolled back and its version number reused, so nothing read inside one is cached.
    if not connection.in_atomic_block:
        _remember(statement.counted, _Counts(version, total, facets, minute))
    return body, version


def _remember(counted: str, counts: _Counts) -> None:
    if len(_counts) >= _MOST_COUNTS:
        _counts.clear()
    _counts[counted] = counts


def _with_cache_headers(response: HttpResponse, request: HttpRequest, tag: str, cache: str) -> HttpResponse:
    response["ETag"] = tag
    response["Cache-Control"] = OWN if "Authorization" in request.headers else cache
    return response


def _tag(asked: str, number: int) -> str:
    """The same statement and value at the same version in the same minute produce the same bytes."""
    digest = blake2b(asked.encode(), digest_size=8).hexdigest()
    return f'W/"{number:x}-{_minute():x}-{digest}"'


def _minute() -> int:
    return int(time.time()) // _CLOCK


def _fetch(statement: str, params: Params | None = None) -> tuple[Any, ...] | None:
    """Use a raw cursor, which parses no placeholders in long statements and lets the driver prepare frequent
    ones.
    """
    connection.ensure_connection()
    wrap = connection.make_cursor
    if connection.queries_logged:  # the debug log needs the values, not $1
        wrap = connection.make_debug_cursor
        statement, params = _composed(statement, params), None
    with wrap(RawCursor(connection.connection)) as cursor:  # type: ignore[arg-type]
        cursor.execute(statement, params)
        row: tuple[Any, ...] | None = cursor.fetchone()
    return row


def _composed(statement: str, params: Params | None) -> str:
    """The statement with its values; the literals of a list may contain something like `$1`."""
    if params is None:
        return statement
    if len(params) == 1:
        return statement.replace("$1", composed("%s", params))
    return statement.replace(_CACHED_COUNTS, composed("%s::bigint, %s::bigint, %s::json", params), 1)
