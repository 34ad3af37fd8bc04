"""The public list, categories and detail of every registered kind."""

from dataclasses import replace

from django.http import HttpRequest, HttpResponse
from django.utils.translation import get_language
from ninja import Query, Router

from duxi.catalog.facets import SHARED
from duxi.catalog.kinds import KINDS, ProductKind
from duxi.catalog.previews import previewed_product
from duxi.catalog.queries import as_cards, as_details, categories_of, previewed, published
from duxi.catalog.schemas import CategoryOut
from duxi.core.compiled import param
from duxi.core.envelope import Envelope, Rows, enveloped, enveloped_faceted_rows
from duxi.core.hot import ListStatement, address_of, answer, list_statement, one_statement, remembered
from duxi.core.lists import FacetedParams, ListSpec, count_facets, select

router = Router(tags=["catalogue"])

MAX_SLUG = 120
MAX_TOKEN = 200
NOT_STORED = "private, no-store"


@remembered
def _list_statement(slug: str, params: FacetedParams, _language: str | None) -> ListStatement:
    """Facet labels are in the active language."""
    kind = KINDS[slug]
    whole, page = select(published(kind), params, kind.listing)
    facets = count_facets(published(kind), params, _counted(kind)) if params.facets else ""
    return list_statement(whole, as_cards(page, kind), facets)


def _counted(kind: ProductKind) -> ListSpec:
    names = dict.fromkeys((*kind.listing.facets, *SHARED))
    return replace(kind.listing, facets=tuple(names))


@remembered
def _detail_statement(slug: str, column: str) -> str:
    kind = KINDS[slug]
    return one_statement(as_details(published(kind).filter(**{column: param(column)}), kind))


@remembered
def _preview_statement(slug: str) -> str:
    """A product including drafts, for the bearer of a preview link."""
    kind = KINDS[slug]
    return one_statement(as_details(previewed(kind, param("pk")), kind))


@remembered
def _categories_statement(slug: str) -> ListStatement:
    categories = categories_of(KINDS[slug])
    return list_statement(categories, categories.order_by("position", "name"))


def _add_list(kind: ProductKind) -> None:
    @router.get(
        f"/{kind.path}",
        response=enveloped_faceted_rows(kind.card),
        operation_id=f"list_{kind.slug}",
        summary=f"{kind.slug} list",
    )
    def list_products(request: HttpRequest, params: Query[FacetedParams]) -> HttpResponse:
        language = get_language() if params.facets else None
        return answer(_list_statement(kind.slug, params, language), request)


def _add_categories(kind: ProductKind) -> None:
    @router.get(
        f"/{kind.categories_path}",
        response=Envelope[Rows[CategoryOut]],
        operation_id=f"list_{kind.slug}_categories",
        summary=f"{kind.slug} categories in the shop's order",
    )
    def list_categories(request: HttpRequest) -> HttpResponse:
        return answer(_categories_statement(kind.slug), request)


def _add_detail(kind: ProductKind) -> None:
    @router.get(
        f"/{kind.page_path}/{{slug}}",
        response=enveloped(kind.detail),
        operation_id=f"show_{kind.slug}",
        summary=f"{kind.slug} detail, by its slug or its number",
    )
    def show_product(request: HttpRequest, slug: str, preview: str = "") -> HttpResponse:
        if preview:
            shown = previewed_product(preview[:MAX_TOKEN])
            return answer(_preview_statement(kind.slug), request, NOT_STORED, value=shown or 0)
        column, value = address_of(slug[:MAX_SLUG])
        return answer(_detail_statement(kind.slug, column), request, value=value)


for _kind in KINDS:
    _add_list(_kind)
    if _kind.categories_path:
        _add_categories(_kind)

# After all fixed addresses: `workshops/{slug}` would swallow `workshops/subscriptions`.
for _kind in KINDS:
    _add_detail(_kind)
