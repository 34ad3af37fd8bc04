"""Hot public answers: PostgreSQL writes the JSON of the whole envelope in one statement.

A handler describes its rows with `.values(...)` as usual, its `response=` schema stays the contract
(a test reads every hot answer back through it), and no row passes through Python objects.
"""

from typing import Any

from django.db import connection
from django.db.models import QuerySet
from django.http import HttpResponse

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


def json_list(whole: QuerySet[Any, Any], page: QuerySet[Any, Any]) -> HttpResponse:
    """Answer `{rows, total}`: `page` is a `.values()` queryset, `whole` the unpaged one to count."""
    page_sql, page_params = _compiled(page)
    whole_sql, whole_params = _compiled(whole.order_by().values("pk"))
    body = _fetch(_LIST.format(page=page_sql, whole=whole_sql), page_params + whole_params)
    return HttpResponse(body, content_type="application/json; charset=utf-8")


def json_one(one: QuerySet[Any, Any]) -> HttpResponse:
    """Answer the one row of a `.values()` queryset; raises `NotFound` when there is none."""
    sql, params = _compiled(one[:1])
    body = _fetch(_ONE.format(one=sql), params)
    if body is None:
        raise NotFound
    return HttpResponse(body, content_type="application/json; charset=utf-8")


def _compiled(queryset: QuerySet[Any, Any]) -> tuple[str, tuple[Any, ...]]:
    sql, params = queryset.query.sql_with_params()
    return sql, tuple(params)


def _fetch(sql: str, params: tuple[Any, ...]) -> str | None:
    with connection.cursor() as cursor:
        cursor.execute(sql, params)
        row = cursor.fetchone()
    return row[0] if row else None
