"""`/translation-grid`: all translatable records with the languages they are translated into."""

from collections import defaultdict
from typing import Annotated, Any, Literal

from django.db.models import CharField, Q, QuerySet, Value
from ninja import Field, Query, Router
from pydantic import StringConstraints

from duxi.accounts.auth import LearnerRequest, StaffBearer
from duxi.backoffice.content.translation_subjects import shown_case, source_rows, subjects, written_in
from duxi.content.models import Translation, TranslationLocale
from duxi.core.envelope import CappedRows, Envelope, ok
from duxi.core.lists import count_rows
from duxi.core.schema import Schema

router = Router(tags=["content"], auth=StaffBearer("content.view_translation"))
PAGE = 50
_CELLS = ("subject_name", "source_key", "source_title", "source_place", "is_shown")


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
def translation_grid(request: LearnerRequest, asked: Query[GridAsked]) -> Envelope[CappedRows[GridRow]]:
    names = [asked.subject] if asked.subject else subjects()
    first, *others = (_cells(name, asked) for name in names)
    whole = first.union(*others)
    start = (asked.page - 1) * PAGE
    page = list(whole.order_by("subject_name", "source_title", "source_key")[start : start + PAGE])
    written = _written(page)
    rows = [_row(cells, written) for cells in page]
    return ok(CappedRows[GridRow](rows=rows, **count_rows(whole, start)))


def _cells(name: str, asked: GridAsked) -> QuerySet[Any, dict[str, Any]]:
    rows: QuerySet[Any] = source_rows(name).annotate(
        subject_name=Value(name, CharField()), is_shown=shown_case(name)
    )
    if not asked.with_drafts:
        rows = rows.filter(is_shown=True)
    if asked.q:
        rows = rows.filter(source_title__icontains=asked.q)
    if asked.missing:
        rows = rows.filter(_says_nothing(name, asked.missing))
    return rows.order_by().values(*_CELLS).distinct()


def _says_nothing(name: str, missing: str) -> Q:
    wanted = TranslationLocale.values if missing == "any" else [missing]
    found = Q()
    for locale in wanted:
        found |= Q(~written_in(name, locale))
    return found


def _written(page: list[dict[str, Any]]) -> dict[tuple[str, str], dict[str, int]]:
    """The translations of these rows by subject and slug."""
    slugs, names = {one["source_key"] for one in page}, {one["subject_name"] for one in page}
    found: dict[tuple[str, str], dict[str, int]] = defaultdict(dict)
    rows = Translation.objects.filter(subject__in=names, slug__in=slugs)
    for subject, slug, locale, pk in rows.values_list("subject", "slug", "locale", "pk"):
        found[subject, slug][locale] = pk
    return found


def _row(cells: dict[str, Any], written: dict[tuple[str, str], dict[str, int]]) -> GridRow:
    subject, slug = cells["subject_name"], cells["source_key"]
    return GridRow(
        subject=subject,
        slug=slug,
        title=cells["source_title"],
        place=cells["source_place"],
        is_shown=cells["is_shown"],
        translations=written.get((subject, slug), {}),
    )
