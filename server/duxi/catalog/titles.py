"""Titles of loaded products in the active language."""

from collections.abc import Iterable, Mapping

from django.db.models import F, OuterRef
from django.db.models.functions import Coalesce

from duxi.catalog.models import Product
from duxi.content.models import Translation
from duxi.content.translated import TranslatedFilter, in_language, is_translated, spoken

Titles = Mapping[int, str]
"""By product, the titles that are translated."""


def titles_of_products(products: Iterable[Product]) -> Titles:
    """The titles for `shown_title`, in one query; in Indonesian without one."""
    if not is_translated():
        return {}
    known = {(product.kind, product.slug): product.pk for product in products}
    kinds, slugs = {kind for kind, _slug in known}, {slug for _kind, slug in known}
    found = Translation.objects.filter(locale=spoken(), subject__in=kinds, slug__in=slugs)
    named = found.values_list("subject", "slug", "title")
    return {known[kind, slug]: title for kind, slug, title in named if (kind, slug) in known}


def shown_title(product: Product, titles: Titles) -> str:
    return titles.get(product.pk, product.title)


def title_of(product: Product) -> str:
    """The title of one product in the active language."""
    return shown_title(product, titles_of_products([product]))


def product_title(path: str) -> F | Coalesce:
    """The title in the active language as an expression; `path` leads to the product and ends with `__`."""
    return in_language(f"{path}title", "title", OuterRef(f"{path}kind"), f"{path}slug")


def title_filter(path: str) -> TranslatedFilter:
    """A filter by product title; `path` leads to the product and ends with `__`."""
    return TranslatedFilter(f"{path}title", subject=OuterRef(f"{path}kind"), slug=f"{path}slug")
