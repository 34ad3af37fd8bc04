"""Hot public answers: PostgreSQL writes the JSON of the whole envelope in one statement.

A handler describes its rows with `.values(...)` as usual and its `response=` schema stays the contract
(a test reads every hot answer back through it). Two things make it fast:
- no row passes through Python objects;
- the statement is a pure function of what was asked, so callers remember it (`remembered`), and
  PostgreSQL keeps the plan of those that come often.
"""

from functools import lru_cache
from typing import Any

from django.db import connection
from django.db.models import QuerySet
from django.http import HttpResponse
from psycopg import Cursor

from duxi.core.errors import NotFound

_LIST = """
SELECT json_build_object('code', 200, 'message', '', 'results', json_build_object(
    'rows', coalesce((SELECT json_agg(page) FROM ({page}) page), '[]'::json),
    'total', (SELECT count(*) FROM ({whole}) whole)))::text
"""
_ONE = """
SELECT json_build_object('code', 200, 'message', '', 'results', row_to_json(found))::text
FROM ({one}) found
"""

# For functions that make statements from hashable arguments: the last few thousand are kept.
remembered = lru_cache(maxsize=4096)


def list_statement(whole: QuerySet[Any, Any], page: QuerySet[Any, Any]) -> str:
    """The statement for `{rows, total}`: `page` is a `.values()` queryset, `whole` what is counted."""
    return _LIST.format(page=_literal(page), whole=_literal(whole.order_by().values("pk")))


def one_statement(one: QuerySet[Any, Any]) -> str:
    """The statement for the first row of a `.values()` queryset."""
    return _ONE.format(one=_literal(one[:1]))


def answer(statement: str) -> HttpResponse:
    """Run a statement and send what PostgreSQL wrote; raises `NotFound` when there is no row."""
    body = _fetch(statement)
    if body is None:
        raise NotFound
    return HttpResponse(body, content_type="application/json; charset=utf-8")


def _literal(queryset: QuerySet[Any, Any]) -> str:
    """The queryset's SQL with its parameters written in, quoted by the driver."""
    sql, params = queryset.query.sql_with_params()
    return str(connection.ops.compose_sql(sql, params))  # type: ignore[attr-defined]


def _fetch(statement: str) -> str | None:
    """Through a cursor that lets the driver prepare statements that it sees often."""
    connection.ensure_connection()
    wrap = connection.make_debug_cursor if connection.queries_logged else connection.make_cursor
    with wrap(Cursor(connection.connection)) as cursor:  # type: ignore[arg-type]
        cursor.execute(statement)
        row = cursor.fetchone()
    return row[0] if row else None
