"""`/translation-sources`: the Indonesian texts that translations are written beside, found by name."""

from typing import Annotated, Any

from django.db.models import F, Model, QuerySet, Value
from ninja import Query, Router, Schema
from pydantic import StringConstraints

from duxi.accounts.auth import LearnerRequest, StaffBearer
from duxi.catalog.kinds import KINDS
from duxi.catalog.models import Product
from duxi.content.models import Faq, FaqCategory, News, Slider
from duxi.content.queries import FAQ_CATEGORY_SUBJECT, FAQ_SUBJECT, NEWS_SUBJECT, SLIDER_SUBJECT
from duxi.core.envelope import Envelope, ok

router = Router(tags=["content"], auth=StaffBearer("content.view_translation"))
MOST = 25

_TEXTS: dict[str, tuple[type[Model], tuple[str, str, str]]] = {
    NEWS_SUBJECT: (News, ("title", "summary", "body")),
    FAQ_SUBJECT: (Faq, ("title", "", "body")),
    FAQ_CATEGORY_SUBJECT: (FaqCategory, ("name", "summary", "")),
    SLIDER_SUBJECT: (Slider, ("title", "text", "cta")),
}
"""By subject, the columns of its title, summary and body (empty: it has none)."""
_PRODUCT = ("title", "summary", "description")


class SourcesAsked(Schema):
    subject: Annotated[str, StringConstraints(max_length=25)]
    q: Annotated[str, StringConstraints(strip_whitespace=True, max_length=100)] = ""
    slug: Annotated[str, StringConstraints(max_length=300)] = ""


class TranslationSource(Schema):
    slug: str
    title: str
    summary: str
    body: str


@router.get("/translation-sources", response=Envelope[list[TranslationSource]])
def translation_sources(
    request: LearnerRequest, asked: Query[SourcesAsked]
) -> Envelope[list[TranslationSource]]:
    rows, (title, summary, body) = _rows(asked.subject)
    if asked.slug:
        rows = rows.filter(slug=asked.slug)
    if asked.q:
        rows = rows.filter(**{f"{title}__icontains": asked.q})
    texts = {"source_title": F(title), "source_summary": _text(summary), "source_body": _text(body)}
    found = rows.annotate(**texts).order_by(title, "pk").values("slug", *texts)[:MOST]
    return ok([_source(row) for row in found])


def _source(row: dict[str, Any]) -> TranslationSource:
    return TranslationSource(**{name.removeprefix("source_"): value for name, value in row.items()})


def _rows(subject: str) -> tuple[QuerySet[Any], tuple[str, str, str]]:
    if subject in KINDS:
        return Product.objects.filter(kind=subject), _PRODUCT
    if subject not in _TEXTS:
        return Product.objects.none(), _PRODUCT
    model, columns = _TEXTS[subject]
    return model._default_manager.all(), columns


def _text(column: str) -> F | Value:
    return F(column) if column else Value("")
