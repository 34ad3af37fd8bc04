"""Columns in the current language, falling back to Indonesian."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from django.conf import settings
from django.db.models import Case, CharField, Exists, F, OuterRef, Q, Subquery, TextField, Value, When
from django.db.models.expressions import Combinable
from django.db.models.functions import Coalesce, NullIf
from django.utils.translation import get_language

from duxi.content.models import Translation
from duxi.core.lists import Filter

Columns = Mapping[str, str]
"""A column of the subject, and the column of `Translation` that replaces it."""


def spoken() -> str:
    """The request's language as its wire code."""
    return (get_language() or settings.LANGUAGE_CODE).partition("-")[0]


def is_translated() -> bool:
    """Whether the current language is not Indonesian."""
    return spoken() != settings.LANGUAGE_CODE


def in_language(
    column: str, source: str, subject: str | OuterRef, slug: str | Combinable = "slug"
) -> F | Coalesce:
    """A column, replaced by the `source` of the translation for `slug` if there is one."""
    if not is_translated():
        return F(column)
    found = Subquery(_translations(subject, slug).values(source)[:1], output_field=TextField())
    return Coalesce(NullIf(found, Value("")), F(column), output_field=TextField())


def replaced(columns: Columns, subject: str | OuterRef) -> dict[str, Any]:
    """Expressions of the columns to replace; none in Indonesian."""
    if not is_translated():
        return {}
    return {column: in_language(column, source, subject) for column, source in columns.items()}


def without(names: Sequence[str], taken: Mapping[str, Any]) -> tuple[str, ...]:
    """The names without those of expressions: a query cannot select a column and an expression of the same
    name.
    """
    return tuple(name for name in names if name not in taken)


def titles_of(subject: str, slugs: Collection[str]) -> dict[str, str]:
    """Translated titles by slug, as far as they exist; none in Indonesian."""
    if not is_translated():
        return {}
    found = Translation.objects.filter(subject=subject, slug__in=slugs, locale=spoken())
    return dict(found.exclude(title="").values_list("slug", "title"))


def translations_of(subject: str, slugs: Collection[str]) -> dict[str, Translation]:
    """Translations by slug, as far as they exist; none in Indonesian."""
    if not is_translated():
        return {}
    found = Translation.objects.filter(subject=subject, slug__in=slugs, locale=spoken())
    return {one.slug: one for one in found}


def text_language(
    columns: Columns, subject: str | OuterRef, slug: str = "slug", *, given: Q | None = None
) -> Value | Case:
    """The current language if all non-empty columns are translated, else Indonesian.

    `given` is an additional condition.
    """
    indonesian = Value(settings.LANGUAGE_CODE, output_field=CharField())
    if not is_translated():
        return indonesian
    whole = Q(Exists(_translations(subject, slug)))
    if given is not None:
        whole &= given
    for column, source in columns.items():
        whole &= Q(**{column: ""}) | Q(Exists(_translations(subject, slug).exclude(**{source: ""})))
    return Case(When(whole, then=Value(spoken())), default=indonesian)


@dataclass(frozen=True)
class TranslatedFilter(Filter):
    """Searches the Indonesian text and the translated title."""

    subject: str | OuterRef = ""
    slug: str = "slug"

    def q(self, op: str, value: Any) -> Q:
        if not is_translated():
            return super().q(op, value)
        if op == "ne":
            return ~self.q("eq", value)
        written = _translations(self.subject, self.slug).filter(Filter("title").q(op, value))
        return super().q(op, value) | Q(Exists(written))


def _translations(subject: str | OuterRef, slug: str | Combinable = "slug") -> Any:
    key = OuterRef(slug) if isinstance(slug, str) else slug
    return Translation.objects.filter(subject=subject, slug=key, locale=spoken())
