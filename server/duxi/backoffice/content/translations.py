"""Texts of products, of content and of what both are sorted by, in other languages than Indonesian."""

from datetime import datetime
from typing import Annotated, Any

from django.db.models import CharField, Model, QuerySet
from django.db.models.functions import Cast
from django.utils.translation import gettext_lazy as _
from ninja import Schema
from pydantic import StringConstraints

from duxi.accounts.models import User
from duxi.backoffice.content.fields import Title, VersionedIn, words_in
from duxi.backoffice.crud import Resource, declare
from duxi.backoffice.sidebar import Line
from duxi.catalog.kinds import KINDS
from duxi.catalog.models import Category, Instructor, Product, Tag
from duxi.catalog.topics import CATEGORY_SUBJECT, INSTRUCTOR_SUBJECT, TAG_SUBJECT
from duxi.content.lines import LINE_SUBJECT
from duxi.content.models import Faq, FaqCategory, News, Passage, Slider, Translation, TranslationLocale
from duxi.content.queries import (
    FAQ_CATEGORY_SUBJECT,
    FAQ_SUBJECT,
    NEWS_SUBJECT,
    PASSAGE_SUBJECT,
    SLIDER_SUBJECT,
)
from duxi.core.errors import Invalid
from duxi.core.lists import Filter, ListSpec
from duxi.core.markup import as_html
from duxi.growth.reward_queries import stands_on_a_reward
from duxi.offerings.product_lines import stands_on_a_product
from duxi.reference.models import CompetencyUnit, JobRole, Level
from duxi.reference.queries import FAMILY_SUBJECT, LEVEL_SUBJECT, ROLE_SUBJECT, UNIT_SUBJECT

_KEYS: dict[str, tuple[type[Model], str]] = {
    NEWS_SUBJECT: (News, "slug"),
    FAQ_SUBJECT: (Faq, "slug"),
    FAQ_CATEGORY_SUBJECT: (FaqCategory, "slug"),
    SLIDER_SUBJECT: (Slider, "slug"),
    PASSAGE_SUBJECT: (Passage, "key"),
    CATEGORY_SUBJECT: (Category, "slug"),
    TAG_SUBJECT: (Tag, "slug"),
    INSTRUCTOR_SUBJECT: (Instructor, "slug"),
    ROLE_SUBJECT: (JobRole, "slug"),
    FAMILY_SUBJECT: (JobRole, "family"),
    UNIT_SUBJECT: (CompetencyUnit, "code"),
    LEVEL_SUBJECT: (Level, "number"),
}
"""By subject, what is translated and the column that its translations name it by."""
Address = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=300)]


class NothingToTranslate(Invalid):
    """A kind and an address that nothing has."""

    message = _("Tidak ada isi dengan jenis dan alamat ini.")


class TranslationOut(Schema):
    id: int
    subject: str
    slug: str
    locale: TranslationLocale
    title: str
    summary: str
    body: str
    updated_at: datetime
    version: int


class TranslationIn(VersionedIn):
    subject: Annotated[str, StringConstraints(min_length=1, max_length=25)]
    slug: Address
    locale: TranslationLocale
    title: Title
    summary: Annotated[str, StringConstraints(strip_whitespace=True, max_length=300)] = ""
    body: Annotated[str, StringConstraints(strip_whitespace=True, max_length=50_000)] = ""


def _rows(user: User) -> QuerySet[Translation]:
    return Translation.objects.all()


def _checked(values: dict[str, Any]) -> dict[str, Any]:
    """The values with their HTML; raises `NothingToTranslate` for a subject that is not there."""
    if not _exists(values["subject"], values["slug"]):
        raise NothingToTranslate(errors={"slug": [str(NothingToTranslate.message)]})
    return {**values, "body_html": as_html(values["body"])}


def _exists(subject: str, slug: str) -> bool:
    if subject == LINE_SUBJECT:
        return stands_on_a_product(slug) or stands_on_a_reward(slug)
    if subject in _KEYS:
        model, column = _KEYS[subject]
        named = model._default_manager.annotate(key=Cast(column, CharField()))
        return named.filter(key=slug).exists()
    return subject in KINDS and Product.objects.filter(kind=subject, slug=slug).exists()


TRANSLATIONS = declare(
    Resource(
        name="translations",
        model=Translation,
        out=TranslationOut,
        body=TranslationIn,
        rows=_rows,
        line=Line("content", _("Terjemahan"), "language", 40),
        prepare=_checked,
        listing=ListSpec(
            filters={
                "q": Filter("title", condition=words_in("title", "slug")),
                "id": Filter("pk", int),
                "subject": Filter("subject"),
                "slug": Filter("slug"),
                "locale": Filter("locale"),
            },
            sorts={name: name for name in ("id", "title", "subject", "slug", "locale", "updated_at")},
            default_sort="updated_at|desc",
            page_size=25,
        ),
    )
)
