"""Questions with answers (help centre, products, SPBE clinic), their categories, and visitors' questions."""

from datetime import datetime
from typing import Annotated, Any

from django.db.models import Count, F, Q, QuerySet
from django.utils.translation import gettext_lazy as _
from pydantic import StringConstraints

from duxi.accounts.models import User
from duxi.backoffice.content.fields import (
    Body,
    Position,
    Slug,
    Title,
    VersionedIn,
    with_slug,
    words_in,
    written,
)
from duxi.backoffice.crud import Resource, declare
from duxi.backoffice.sidebar import Line
from duxi.content.models import Faq, FaqCategory, FaqQuestion
from duxi.core.clock import now
from duxi.core.forms import Id, Moment
from duxi.core.lists import DayFilter, Filter, ListSpec
from duxi.core.schema import Schema

Segment = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=25)]


class FaqCategoryOut(Schema):
    id: int
    name: str
    slug: str
    summary: str
    segment: str
    position: int
    faq_count: int
    updated_at: datetime
    version: int


class FaqCategoryIn(VersionedIn):
    name: Annotated[str, StringConstraints(strip_whitespace=True, min_length=2, max_length=100)]
    slug: Slug = ""
    summary: Annotated[str, StringConstraints(strip_whitespace=True, max_length=200)] = ""
    segment: Segment = "help"
    position: Position = 0


class FaqOut(Schema):
    id: int
    title: str
    slug: str
    body: str
    body_html: str
    segment: str
    category_id: int
    category_name: str
    position: int
    yes: int
    no: int
    is_published: bool
    updated_at: datetime
    version: int


class FaqIn(VersionedIn):
    title: Title
    slug: Slug = ""
    body: Body
    segment: Segment = "help"
    category_id: Id
    position: Position = 0
    is_published: bool = True


class QuestionOut(Schema):
    id: int
    fullname: str
    email: str
    message: str
    organization: str
    phone: str
    headcount: int | None
    asked_at: datetime
    answered_at: datetime | None
    note: str
    version: int


class QuestionIn(VersionedIn):
    answered_at: Moment | None = None
    note: Annotated[str, StringConstraints(strip_whitespace=True, max_length=4_000)] = ""


def _faqs(user: User) -> QuerySet[Faq]:
    return Faq.objects.annotate(category_name=F("category__name"))


def _categories(user: User) -> QuerySet[FaqCategory]:
    return FaqCategory.objects.annotate(faq_count=Count("faqs"))


def _questions(user: User) -> QuerySet[FaqQuestion]:
    return FaqQuestion.objects.all()


def _named(values: dict[str, Any]) -> dict[str, Any]:
    return with_slug(values, "name")


def _new_or_old(values: dict[str, Any]) -> dict[str, Any]:
    return written(values)


def _answered(value: bool) -> Q:
    return Q(answered_at__isnull=not value)


FAQS = declare(
    Resource(
        name="faqs",
        model=Faq,
        out=FaqOut,
        body=FaqIn,
        rows=_faqs,
        groups=("Staff", "Editor"),
        line=Line("content", _("Pertanyaan dan jawaban"), "help", 30),
        key="slug",
        parts=("votes",),
        prepare=_new_or_old,
        on_create=lambda: {"created_at": now()},
        titles={"category_name": _("Kategori")},
        listing=ListSpec(
            filters={
                "q": Filter("title", condition=words_in("title", "body")),
                "id": Filter("pk", int),
                "segment": Filter("segment"),
                "category_id": Filter("category_id", int),
                "is_published": Filter("is_published", bool),
            },
            sorts={name: name for name in ("id", "title", "segment", "position", "yes", "no", "updated_at")},
            default_sort="updated_at|desc",
            page_size=25,
        ),
    )
)
FAQ_CATEGORIES = declare(
    Resource(
        name="faq-categories",
        model=FaqCategory,
        out=FaqCategoryOut,
        body=FaqCategoryIn,
        rows=_categories,
        groups=("Staff", "Editor"),
        line=Line("content", _("Kategori pertanyaan"), "grid", 40),
        key="slug",
        prepare=_named,
        titles={"faq_count": _("Pertanyaan")},
        listing=ListSpec(
            filters={
                "q": Filter("name"),
                "id": Filter("pk", int),
                "segment": Filter("segment"),
            },
            sorts={name: name for name in ("id", "name", "segment", "position", "faq_count")},
            default_sort="position|asc",
            page_size=50,
        ),
    )
)
QUESTIONS = declare(
    Resource(
        name="visitor-questions",
        model=FaqQuestion,
        out=QuestionOut,
        body=QuestionIn,
        rows=_questions,
        verbs=("view", "change", "delete"),
        groups=("Staff", "Editor"),
        line=Line("content", _("Tanya pengunjung"), "chat", 50),
        key="id",
        listing=ListSpec(
            filters={
                "q": Filter("message", condition=words_in("message", "fullname", "organization")),
                "id": Filter("pk", int),
                "is_answered": Filter("answered_at", bool, condition=_answered),
                "asked_at": DayFilter("asked_at"),
            },
            sorts={name: name for name in ("id", "asked_at", "answered_at", "fullname")},
            default_sort="asked_at|desc",
            page_size=25,
        ),
    )
)
