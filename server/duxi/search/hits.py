"""Filters, counts and sorts search results: the list protocol over `SearchHit`."""

from typing import Any

from django.db.models import Case, Q, Value, When
from django.db.models.functions import Now

from duxi.catalog import facets
from duxi.catalog.kinds import KINDS
from duxi.catalog.topics import CATEGORY_SUBJECT
from duxi.content.translated import in_language
from duxi.core.facets import Facet
from duxi.core.lists import DayFilter, Filter, ListSpec
from duxi.search.models import DocumentType


def _has_role(slugs: Any) -> Q:
    return Q(job_roles__overlap=slugs if isinstance(slugs, list) else [slugs])


def _categories() -> Facet:
    """Categories of products; those of questions belong to the help centre."""
    is_product = When(type=DocumentType.PRODUCT, then="category_slug")
    return Facet(
        Case(is_product, default=Value("")),
        lambda: in_language("category_name", "title", CATEGORY_SUBJECT, "category_slug"),
    )


def _is_free(wanted: bool) -> Q:
    return Q(price=0) if wanted else Q(price__gt=0)


_HAS_BEGUN = Q(starts_at__lte=Now())


class _PriceFilter(Filter):
    """A price filter without products that have already begun, which can no longer be bought."""

    def q(self, op: str, value: Any) -> Q:
        return super().q(op, value) & ~_HAS_BEGUN


def _priced(facet: Facet) -> Facet:
    """Facet counts with the condition of `_PriceFilter`."""
    has_none = When(Q(price=None) | _HAS_BEGUN, then=Value(""))
    return Facet(Case(has_none, default=facet.value), labels=facet.labels)


def _bought_first(field: str) -> Case:
    """An order by this field with all products at the end that cannot be bought."""
    return Case(When(is_gone=False, then=field))


BOUGHT_ORDERS = {"price": _bought_first("price"), "eventDateStart": _bought_first("starts_at")}

HITS = ListSpec(
    filters={
        "type": Filter("type", facet=Facet("type", labels=dict(DocumentType.choices))),
        "kind": Filter("kind", facet=Facet("kind", labels={kind.slug: kind.label for kind in KINDS})),
        "category": Filter("category_slug", facet=_categories()),
        "mode": Filter("mode", facet=facets.MODE),
        "difficulty": Filter("difficulty", facet=facets.DIFFICULTY),
        "language": Filter("language", facet=facets.LANGUAGE),
        "location": Filter("location_slug", facet=Facet("location_slug", "location_name")),
        "price": _PriceFilter("price", int, facet=_priced(facets.PRICE)),
        "is_free": _PriceFilter("price", bool, condition=_is_free, facet=_priced(facets.FREE)),
        "job_role": Filter("job_roles", condition=_has_role),
        "eventDateStart": DayFilter("starts_at"),
    },
    sorts={
        "relevance": "score",
        "newest": "published_at",
        **BOUGHT_ORDERS,
    },
    default_sort="relevance|desc",
    page_size=12,
)
