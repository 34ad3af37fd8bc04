"""`/translation-grid`: all translatable records with the languages they are translated into."""

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from django.db.models import CharField, Q, QuerySet, Value
from django.http import HttpResponse
from ninja import Field, Query, Router
from pydantic import StringConstraints

from duxi.accounts.auth import LearnerRequest, StaffBearer
from duxi.backoffice.content.translation_subjects import shown_case, source_rows, subjects, written_in
from duxi.content.models import Translation, TranslationLocale
from duxi.core.compiled import param
from duxi.core.envelope import CappedRows, Envelope
from duxi.core.facets import literal
from duxi.core.hot import private_answer, remembered
from duxi.core.schema import Schema

router = Router(tags=["content"], auth=StaffBearer("content.view_translation"))
PAGE = 50
_CELLS = ("subject_name", "source_key", "source_title", "source_place", "is_shown")
_STATEMENT = """
WITH whole AS MATERIALIZED ({whole})
SELECT json_build_object('code', 200, 'message', '', 'results', json_build_object(
    'rows', (SELECT coalesce(json_agg(page), '[]') FROM (
        SELECT subject_name AS subject, source_key AS slug, source_title AS title, source_place AS place,
            is_shown,
            (SELECT coalesce(json_object_agg(locale, id), '{{{{}}}}') FROM {written} AS written
                WHERE written.subject = subject_name AND written.slug = source_key) AS translations
        FROM whole ORDER BY subject_name, source_title, source_key LIMIT {page} OFFSET {start}
    ) AS page),
    'total', (SELECT count(*) FROM whole), 'is_total_exact', true))::text
"""


class GridAsked(Schema):
    """`missing` selects records not translated into that language, or (`any`) into at least one."""

    page: Annotated[int, Field(ge=1, le=1_000)] = 1
    subject: Annotated[str, StringConstraints(max_length=25)] = ""
    q: Annotated[str, StringConstraints(strip_whitespace=True, max_length=100)] = ""
    missing: TranslationLocale | Literal["any", ""] = ""
    with_drafts: bool = False


class GridRow(Schema):
    """A record with the keys of its translations by language; `is_shown` is its public visibility.

    `place` is the class of a step or an assignment.
    """

    subject: str
    slug: str
    title: str
    place: str
    is_shown: bool
    translations: dict[str, int]


@router.get("/translation-grid", response=Envelope[CappedRows[GridRow]])
def translation_grid(request: LearnerRequest, asked: Query[GridAsked]) -> HttpResponse:
    wanted = _Wanted(asked.subject, bool(asked.q), asked.missing, asked.with_drafts)
    start = (asked.page - 1) * PAGE
    return private_answer(_page(wanted).format(start=start), asked.q or None)


@dataclass(frozen=True)
class _Wanted:
    """What the statement depends on; its first parameter is the searched text, if there is one."""

    subject: str
    has_text: bool
    missing: str
    with_drafts: bool


@remembered
def _page(wanted: _Wanted) -> str:
    """The statement for a page, with its first row to be filled in as `start`."""
    first, *others = (_cells(name, wanted) for name in ([wanted.subject] if wanted.subject else subjects()))
    whole = literal(first.union(*others)).replace("{", "{{").replace("}", "}}")
    return _STATEMENT.format(whole=whole, written=Translation._meta.db_table, page=PAGE, start="{start}")


def _cells(name: str, wanted: _Wanted) -> QuerySet[Any, dict[str, Any]]:
    rows: QuerySet[Any] = source_rows(name).annotate(
        subject_name=Value(name, CharField()), is_shown=shown_case(name)
    )
    if not wanted.with_drafts:
        rows = rows.filter(is_shown=True)
    if wanted.has_text:
        rows = rows.filter(source_title__icontains=param("q", CharField()))
    if wanted.missing:
        rows = rows.filter(_says_nothing(name, wanted.missing))
    return rows.order_by().values(*_CELLS).distinct()


def _says_nothing(name: str, missing: str) -> Q:
    wanted = TranslationLocale.values if missing == "any" else [missing]
    found = Q()
    for locale in wanted:
        found |= Q(~written_in(name, locale))
    return found
