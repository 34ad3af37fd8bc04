"""`/account`: products that a user has viewed, and products that suit them."""

from typing import Any

from django.utils.translation import gettext_lazy as _
from ninja import Form, Query, Router

from duxi.accounts.auth import LearnerRequest, UserBearer
from duxi.catalog.actions.viewed import remember_view
from duxi.catalog.kinds import KINDS, kind_by_id
from duxi.catalog.queries import as_cards
from duxi.catalog.schemas import ProductCard
from duxi.core.compiled import CompiledCount, CompiledRows, param
from duxi.core.envelope import Envelope, MessageOut, Rows, enveloped_rows, message_only, ok
from duxi.core.hot import remembered
from duxi.core.lists import ListParams, select
from duxi.offerings.cards import MIXED_ROWS, RECOMMENDED_ROWS, mixed_cards, recommended_cards
from duxi.offerings.queries import views_of
from duxi.offerings.schemas.products import PageParams, ViewIn
from duxi.offerings.suggestions import FOR_ROLES, for_roles, suggestions_of

router = Router(tags=["account"], auth=UserBearer())

LISTS = {"oti": 11, "dls": 7, "wsp": 5, "wbn": 4}
"""The cart product ids of the kinds that have a list for the chosen roles."""


@router.post("/recently", response=MessageOut)
def add_view(request: LearnerRequest, body: Form[ViewIn]) -> MessageOut:
    remember_view(user=request.auth, kind_slug=body.kind, slug=body.slug)
    return message_only(_("Tercatat."))


@router.get("/recently", response=MIXED_ROWS)
def list_views(request: LearnerRequest, params: Query[PageParams]) -> Envelope[Rows[Any]]:
    views = views_of(request.auth)
    picks = list(views.values_list("product_id", "product__kind")[params.span])
    return ok(Rows[Any](rows=mixed_cards(picks), total=views.count()))


@router.get("/recomen-product", response=RECOMMENDED_ROWS)
def recommended(request: LearnerRequest, params: Query[PageParams]) -> Envelope[Rows[Any]]:
    found = suggestions_of(request.auth)
    page = [(one.product_id, one.kind) for one in found[params.span]]
    reasons = {one.product_id: one.reason for one in found}
    return ok(Rows[Any](rows=recommended_cards(page, reasons), total=len(found)))


def _add_list(name: str, kind_id: int) -> None:
    known = kind_by_id(kind_id)

    @router.get(
        f"/phl/{name}",
        response=enveloped_rows(known.card if known else ProductCard),
        operation_id=f"phl_{name}",
        summary=f"{name}: products for the chosen job roles; none while the kind is not on sale",
    )
    def list_for_roles(request: LearnerRequest, params: Query[ListParams]) -> Envelope[Rows[Any]]:
        kind = kind_by_id(LISTS[name])
        if kind is None:
            return ok(Rows[Any](rows=[], total=0))
        counted, page = _page_for_roles(kind.slug, params)
        total = counted.count(user=request.auth.pk)
        return ok(Rows[Any](rows=page.all(user=request.auth.pk) if total else [], total=total))


@remembered
def _page_for_roles(slug: str, params: ListParams) -> tuple[CompiledCount, CompiledRows]:
    kind = KINDS[slug]
    whole, page = select(for_roles(param("user")).filter(kind=slug), params, FOR_ROLES)
    return CompiledCount(lambda: whole), CompiledRows(lambda: as_cards(page, kind))


for _name, _kind_id in LISTS.items():
    _add_list(_name, _kind_id)
