"""The public list and detail of every registered kind."""

from typing import Any

from django.http import HttpRequest, HttpResponse
from ninja import Path, Query, Router

from duxi.catalog.kinds import KINDS, ProductKind
from duxi.catalog.queries import as_cards, as_details, published
from duxi.core.envelope import Envelope, Rows
from duxi.core.hot import json_list, json_one
from duxi.core.lists import ListParams, select

router = Router(tags=["catalogue"])


def _add_routes(kind: ProductKind) -> None:
    listed: Any = Envelope[Rows[kind.card]]  # type: ignore[name-defined]
    shown: Any = Envelope[kind.detail]  # type: ignore[name-defined]

    @router.get(
        f"/{kind.path}", response=listed, operation_id=f"list_{kind.slug}", summary=f"{kind.slug} list"
    )
    def list_products(request: HttpRequest, params: Query[ListParams]) -> HttpResponse:
        whole, page = select(published(kind), params, kind.listing)
        return json_list(whole, as_cards(page, kind))

    @router.get(
        f"/{kind.path}/{{slug}}",
        response=shown,
        operation_id=f"show_{kind.slug}",
        summary=f"{kind.slug} detail, by its slug or its number",
    )
    def show_product(request: HttpRequest, slug: Path[str]) -> HttpResponse:
        wanted = {"pk": int(slug)} if slug.isdecimal() and len(slug) < 10 else {"slug": slug[:120]}
        return json_one(as_details(published(kind).filter(**wanted), kind))


for _kind in KINDS:
    _add_routes(_kind)
