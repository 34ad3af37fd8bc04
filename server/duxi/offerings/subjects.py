"""Subjects of trainings, independent of dates."""

from datetime import datetime
from typing import Any

from django.db.models import DateTimeField, F, IntegerField, Min, OuterRef, Q, QuerySet, Subquery
from django.db.models.functions import Now

from duxi.catalog.models import Product
from duxi.content.lines import lines
from duxi.core.expressions import count_of
from duxi.core.lists import Filter, ListSpec
from duxi.core.schema import Schema
from duxi.offerings.kinds.training import ScheduleOut, TrainingSubject, schedules_of


class SubjectRow(Schema):
    """A subject with what of it is still to come; no date and price without a class."""

    subject_id: int
    subject_code: str
    slug: str
    title: str
    summary: str
    class_count: int
    next_starts_at: datetime | None
    price_from: int | None


class SubjectDetail(SubjectRow):
    description: str
    syllabus: list[str]
    schedules: list[ScheduleOut]


def subjects() -> QuerySet[TrainingSubject]:
    """All subjects, with the count, the first date and the lowest price of their coming classes."""
    coming = _coming_classes()
    return TrainingSubject.objects.annotate(
        class_count=count_of(coming, "training__subject"),
        next_starts_at=_least(coming, "starts_at", DateTimeField()),
        price_from=_least(coming, "price", IntegerField()),
    )


def subject_rows(found: QuerySet[TrainingSubject], *more: str, **columns: Any) -> QuerySet[Any, Any]:
    """Subjects of `subjects` in the shape of `SubjectRow`, with more of their columns."""
    names = ("slug", "title", "summary", "class_count", "next_starts_at", "price_from", *more)
    named = found.values(*names, subject_id=F("pk"), subject_code=F("code"))
    rows: QuerySet[Any, Any] = named.annotate(**columns)
    return rows


def subject_details(found: QuerySet[TrainingSubject]) -> QuerySet[Any, Any]:
    """Subjects of `subjects` in the shape of `SubjectDetail`."""
    return subject_rows(found, "description", syllabus=lines("syllabus"), schedules=schedules_of("pk"))


def _coming_classes() -> QuerySet[Product]:
    return Product.objects.filter(
        is_published=True, training__subject=OuterRef("pk"), starts_at__gt=Now()
    ).order_by()


def _least(classes: QuerySet[Product], column: str, kind: Any) -> Subquery:
    least = classes.values("training__subject").annotate(least=Min(column)).values("least")
    return Subquery(least, output_field=kind)


def _has_class(wanted: bool) -> Q:
    return Q(class_count__gt=0) if wanted else Q(class_count=0)


SUBJECTS = ListSpec(
    filters={
        "title": Filter("title"),
        "subject_code": Filter("code"),
        "has_class": Filter("class_count", bool, condition=_has_class),
    },
    sorts={
        **{name: name for name in ("title", "class_count", "next_starts_at", "price_from")},
        "subject_code": "code",
    },
    default_sort="title|asc",
    page_size=10,
)
