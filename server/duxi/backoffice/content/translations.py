"""Translations of products, content and their categories."""

from datetime import datetime
from typing import Annotated, Any

from django.db.models import QuerySet
from django.utils.translation import gettext_lazy as _
from pydantic import StringConstraints

from duxi.accounts.models import User
from duxi.backoffice.content.fields import Title, VersionedIn, words_in
from duxi.backoffice.content.translation_subjects import source_rows, title_in_indonesian
from duxi.backoffice.crud import Resource, declare
from duxi.backoffice.sidebar import Line
from duxi.content.lines import LINE_SUBJECT
from duxi.content.models import Translation, TranslationLocale
from duxi.core.errors import Invalid
from duxi.core.lists import Filter, ListSpec
from duxi.core.markup import as_html
from duxi.core.schema import Schema
from duxi.growth.queries.rewards import stands_on_a_reward
from duxi.offerings.product_lines import stands_on_a_product

Address = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=300)]


class NothingToTranslate(Invalid):
    """There is no record with this subject and key."""

    message = _("Tidak ada isi dengan jenis dan alamat ini.")


class TranslationOut(Schema):
    id: int
    subject: str
    slug: str
    locale: TranslationLocale
    source_title: str | None
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
    return Translation.objects.annotate(source_title=title_in_indonesian())


def _checked(values: dict[str, Any]) -> dict[str, Any]:
    """The values with their HTML; raises `NothingToTranslate` for a missing record."""
    if not _exists(values["subject"], values["slug"]):
        raise NothingToTranslate(errors={"slug": [str(NothingToTranslate.message)]})
    return {**values, "body_html": as_html(values["body"])}


def _exists(subject: str, slug: str) -> bool:
    if subject == LINE_SUBJECT:
        return stands_on_a_product(slug) or stands_on_a_reward(slug)
    return source_rows(subject).filter(source_key=slug).exists()


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
