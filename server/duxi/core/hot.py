"""Hot public answers: PostgreSQL writes the JSON of the whole envelope in one statement.

A handler describes its rows with `.values(...)` as usual and its `response=` schema stays the contract
(a test reads every hot answer back through it). Three things make it fast:
- no row passes through Python objects;
- the statement is a pure function of what was asked, so callers remember it (`remembered`), and
  PostgreSQL keeps the plan of those that come often;
- the answer carries an ETag made of the number of what the public sees (`core.stamps`): whoever asks again
  before anything changed is told so by one look at that number.
"""

import time
from functools import lru_cache
from hashlib import blake2b
from typing import Any

from django.db import connection
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse, HttpResponseNotModified
from django.utils.http import parse_etags
from psycopg import Cursor

from duxi.core import stamps
from duxi.core.errors import NotFound
from duxi.core.facets import literal

SEATS = "public, max-age=5, stale-while-revalidate=5"
"""For what sells out: at most a few seconds old wherever it was kept."""
TEXTS = "public, max-age=30, stale-while-revalidate=300"
"""For what only editors change."""
OWN = "private, no-cache"
_CLOCK = 60
"""Seconds after which an ETag is over though nothing was written: what is on sale also depends on time."""

_LIST = """
SELECT json_build_object('code', 200, 'message', '', 'results', json_build_object(
    'rows', coalesce((SELECT json_agg(page) FROM ({page}) page), '[]'::json),
    'total', (SELECT count(*) FROM ({whole}) whole){more}))::text
"""
_ONE = """
SELECT json_build_object('code', 200, 'message', '', 'results', row_to_json(found))::text
FROM ({one}) found
"""
_STAMPED = "SELECT answer.body, {stamp} FROM ({statement}) AS answer(body)"

# For functions that make statements from hashable arguments: the last few thousand are kept.
remembered = lru_cache(maxsize=4096)


def list_statement(whole: QuerySet[Any, Any], page: QuerySet[Any, Any], facets: str = "") -> str:
    """The statement for `{rows, total}`: `page` is a `.values()` queryset, `whole` what is counted.

    `facets` is a SELECT of one JSON value that stands beside them.
    """
    more = f", 'facets', ({facets})" if facets else ""
    return _LIST.format(page=literal(page), whole=literal(whole.order_by().values("pk")), more=more)


def one_statement(one: QuerySet[Any, Any]) -> str:
    """The statement for the first row of a `.values()` queryset."""
    return _ONE.format(one=literal(one[:1]))


def answer(statement: str, request: HttpRequest, cache: str = SEATS) -> HttpResponse:
    """Run a statement and send what PostgreSQL wrote, or 304 to whoever has it already.

    `cache` is the Cache-Control for visitors; somebody signed in always asks again. Raises `NotFound`
    when there is no row.
    """
    known = parse_etags(request.headers.get("If-None-Match", ""))
    if known and (tag := _tag(statement, stamps.current())) in known:
        return _kept(HttpResponseNotModified(), request, tag, cache)
    row = _fetch(_STAMPED.format(stamp=stamps.CURRENT, statement=statement))
    if row is None:
        raise NotFound
    response = HttpResponse(row[0], content_type="application/json; charset=utf-8")
    return _kept(response, request, _tag(statement, row[1]), cache)


def _kept(response: HttpResponse, request: HttpRequest, tag: str, cache: str) -> HttpResponse:
    response["ETag"] = tag
    response["Cache-Control"] = OWN if "Authorization" in request.headers else cache
    return response


def _tag(statement: str, number: int) -> str:
    """The same statement over the same rows in the same minute writes the same bytes."""
    asked = blake2b(statement.encode(), digest_size=8).hexdigest()
    return f'W/"{number:x}-{int(time.time()) // _CLOCK:x}-{asked}"'


def _fetch(statement: str) -> tuple[Any, ...] | None:
    """Through a cursor that lets the driver prepare statements that it sees often."""
    connection.ensure_connection()
    wrap = connection.make_debug_cursor if connection.queries_logged else connection.make_cursor
    with wrap(Cursor(connection.connection)) as cursor:  # type: ignore[arg-type]
        cursor.execute(statement)
        row: tuple[Any, ...] | None = cursor.fetchone()
    return row
