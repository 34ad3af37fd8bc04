"""Translatable subjects with their rows and Indonesian texts."""

from dataclasses import dataclass, field
from typing import Any

from django.db.models import Case, CharField, Exists, F, Model, OuterRef, Q, QuerySet, Subquery, Value, When
from django.db.models.functions import Cast

from duxi.catalog.kinds import KINDS
from duxi.catalog.models import Category, Instructor, Product, Tag
from duxi.catalog.topics import CATEGORY_SUBJECT, INSTRUCTOR_SUBJECT, TAG_SUBJECT
from duxi.classroom.models import Assignment, JourneyStep
from duxi.classroom.queries.assignments import ASSIGNMENT_SUBJECT
from duxi.classroom.queries.steps import STEP_SUBJECT
from duxi.content.lines import LINE_SUBJECT
from duxi.content.models import Faq, FaqCategory, News, Passage, Slider, Translation
from duxi.content.queries import (
    FAQ_CATEGORY_SUBJECT,
    FAQ_SUBJECT,
    NEWS_SUBJECT,
    PASSAGE_SUBJECT,
    SLIDER_SUBJECT,
)
from duxi.exams.models import Blueprint
from duxi.exams.titles import EXAM_SUBJECT
from duxi.reference.models import CompetencyUnit, JobRole, Level
from duxi.reference.queries import FAMILY_SUBJECT, LEVEL_SUBJECT, ROLE_SUBJECT, UNIT_SUBJECT


@dataclass(frozen=True)
class Subject:
    """The key column of translations, and the text columns (empty: it has none); `shown` filters public
    rows, `place` names the class to which a row belongs.
    """

    model: type[Model]
    key: str
    title: str
    summary: str = ""
    body: str = ""
    shown: Q = field(default_factory=Q)
    place: str = ""


_PUBLISHED = Q(is_published=True)
_OF_CLASS = Q(product__is_published=True)
_SUBJECTS: dict[str, Subject] = {
    NEWS_SUBJECT: Subject(News, "slug", "title", "summary", "body", _PUBLISHED),
    FAQ_SUBJECT: Subject(Faq, "slug", "title", "", "body", _PUBLISHED),
    FAQ_CATEGORY_SUBJECT: Subject(FaqCategory, "slug", "name", "summary"),
    SLIDER_SUBJECT: Subject(Slider, "slug", "title", "text", "cta", _PUBLISHED),
    PASSAGE_SUBJECT: Subject(Passage, "key", "title", "", "body"),
    CATEGORY_SUBJECT: Subject(Category, "slug", "name"),
    TAG_SUBJECT: Subject(Tag, "slug", "name"),
    INSTRUCTOR_SUBJECT: Subject(Instructor, "slug", "title", "", "bio"),
    ROLE_SUBJECT: Subject(JobRole, "slug", "name", "", "description"),
    FAMILY_SUBJECT: Subject(JobRole, "family", "family", shown=~Q(family="")),
    UNIT_SUBJECT: Subject(CompetencyUnit, "code", "name", "", "description"),
    EXAM_SUBJECT: Subject(Blueprint, "code", "title", "", "instructions", Q(is_active=True)),
    ASSIGNMENT_SUBJECT: Subject(Assignment, "uuid", "title", "", "instructions", _OF_CLASS, "product__title"),
    STEP_SUBJECT: Subject(
        JourneyStep, "uuid", "title", "", "text", _OF_CLASS & ~Q(text=""), "product__title"
    ),
    LEVEL_SUBJECT: Subject(Level, "number", "name", "", "description"),
}
_PRODUCT = Subject(Product, "slug", "title", "summary", "description", _PUBLISHED)


def subjects() -> list[str]:
    """All subjects but lines, whose key is their own text."""
    return [*(kind.slug for kind in KINDS), *_SUBJECTS]


def shown_rows(name: str) -> QuerySet[Any]:
    """Public rows of a subject, in the shape of `source_rows`."""
    return source_rows(name).filter(_subject(name).shown)


def shown_case(name: str) -> Case:
    """Whether one of `source_rows` is public."""
    shown = _subject(name).shown
    return Case(When(shown, then=Value(True)), default=Value(False)) if shown else Case(default=Value(True))


def source_rows(name: str) -> QuerySet[Any]:
    """The rows of a subject with `source_key`, `source_title`, `source_summary`, `source_body` and
    `source_place`.

    Names of product kinds without products return no rows.
    """
    found = _subject(name)
    rows: QuerySet[Any] = _of(name).annotate(
        source_key=Cast(found.key, CharField()),
        source_title=F(found.title),
        source_summary=_text(found.summary),
        source_body=_text(found.body),
        source_place=_text(found.place),
    )
    return rows


def without_translation(rows: QuerySet[Any], name: str, locale: str) -> QuerySet[Any]:
    """Those of `source_rows` not translated into a language."""
    return rows.filter(~Exists(_written(name, locale)))


def written_in(name: str, locale: str) -> Exists:
    """Whether one of `source_rows` is translated into a language."""
    return Exists(_written(name, locale))


def title_in_indonesian() -> Case:
    """The Indonesian title of a translation's record; null if it no longer exists."""
    kinds = [kind.slug for kind in KINDS]
    product = Product.objects.filter(kind=OuterRef("subject"), slug=OuterRef("slug"))
    others = (When(subject=name, then=Subquery(_named(name))) for name in _SUBJECTS)
    return Case(
        When(subject=LINE_SUBJECT, then=F("slug")),
        When(subject__in=kinds, then=Subquery(product.values("title")[:1])),
        *others,
        output_field=CharField(),
    )


def _named(name: str) -> QuerySet[Any]:
    return source_rows(name).filter(source_key=OuterRef("slug")).order_by().values("source_title")[:1]


def _written(name: str, locale: str) -> QuerySet[Translation]:
    return Translation.objects.filter(subject=name, slug=OuterRef("source_key"), locale=locale)


def _subject(name: str) -> Subject:
    return _SUBJECTS.get(name, _PRODUCT)


def _of(name: str) -> QuerySet[Any]:
    if name in _SUBJECTS:
        return _SUBJECTS[name].model._default_manager.all()
    return Product.objects.filter(kind=name)


def _text(column: str) -> F | Value:
    return F(column) if column else Value("")
