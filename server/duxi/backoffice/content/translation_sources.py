"""`/translation-sources`: Indonesian source texts, and missing translations."""

from typing import Annotated, Any

from django.db.models import Count
from ninja import Query, Router
from pydantic import StringConstraints

from duxi.accounts.auth import LearnerRequest, StaffBearer
from duxi.backoffice.content.translation_subjects import (
    shown_rows,
    source_rows,
    subjects,
    without_translation,
    written_in,
)
from duxi.content.models import TranslationLocale
from duxi.core.compiled import CompiledRows
from duxi.core.envelope import Envelope, Rows, ok
from duxi.core.hot import remembered
from duxi.core.schema import Schema

router = Router(tags=["content"], auth=StaffBearer("content.view_translation"))
MOST = 25
_TEXTS = ("source_key", "source_title", "source_summary", "source_body", "source_place")


class SourcesAsked(Schema):
    """`missing_in` selects records not translated into that language."""

    subject: Annotated[str, StringConstraints(max_length=25)]
    q: Annotated[str, StringConstraints(strip_whitespace=True, max_length=100)] = ""
    slug: Annotated[str, StringConstraints(max_length=300)] = ""
    missing_in: TranslationLocale | None = None


class TranslationSource(Schema):
    """`place` is the class of a step or an assignment."""

    slug: str
    title: str
    summary: str
    body: str
    place: str


class TranslationGaps(Schema):
    """How many public records a subject has, and how many are untranslated by language."""

    subject: str
    total: int
    missing: dict[str, int]


@router.get("/translation-sources", response=Envelope[list[TranslationSource]])
def translation_sources(
    request: LearnerRequest, asked: Query[SourcesAsked]
) -> Envelope[list[TranslationSource]]:
    rows = source_rows(asked.subject)
    if asked.slug:
        rows = rows.filter(source_key=asked.slug)
    if asked.q:
        rows = rows.filter(source_title__icontains=asked.q)
    if asked.missing_in:
        rows = without_translation(rows, asked.subject, asked.missing_in)
    found = rows.order_by("source_title", "source_key").values(*_TEXTS).distinct()[:MOST]
    return ok([_source(row) for row in found])


@router.get("/translation-gaps", response=Envelope[Rows[TranslationGaps]])
def translation_gaps(request: LearnerRequest) -> Envelope[Rows[TranslationGaps]]:
    found = [_gaps(name) for name in subjects()]
    rows = [one for one in found if one.total]
    return ok(Rows[TranslationGaps](rows=rows, total=len(rows)))


def _gaps(name: str) -> TranslationGaps:
    found = _written_records(name).all()
    return TranslationGaps(
        subject=name,
        total=sum(row["records"] for row in found),
        missing={
            locale: sum(row["records"] for row in found if not row[locale])
            for locale in TranslationLocale.values
        },
    )


@remembered
def _written_records(name: str) -> CompiledRows:
    """How many records there are for each combination of languages in which they are written."""
    written = {locale: written_in(name, locale) for locale in TranslationLocale.values}
    rows = shown_rows(name).annotate(**written).order_by().values(*written)
    return CompiledRows(lambda: rows.annotate(records=Count("source_key", distinct=True)))


def _source(row: dict[str, Any]) -> TranslationSource:
    texts = {name.removeprefix("source_"): value for name, value in row.items()}
    return TranslationSource(slug=texts.pop("key"), **texts)
