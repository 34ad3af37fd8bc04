"""Products with the people who hold their seats, and registration forms that staff open again."""

from typing import Annotated, Any

from django.utils.translation import gettext_lazy as _
from ninja import Query, Router, Schema
from pydantic import StringConstraints

from duxi.accounts.auth import LearnerRequest, StaffBearer
from duxi.core.envelope import Envelope, Rows, Said, gives, says
from duxi.core.errors import NotFound
from duxi.core.lists import ListParams, select
from duxi.learning.actions.registrations import reopen_registration
from duxi.learning.models import Registration
from duxi.offerings.seat_holders import (
    SOLD_PRODUCTS,
    SoldProductOut,
    SoldProductRow,
    sold_product_page,
    sold_product_row,
    sold_products_for,
)

router = Router(tags=["seat holders"], auth=StaffBearer())


class ReopenIn(Schema):
    reason: Annotated[str, StringConstraints(strip_whitespace=True, min_length=3, max_length=500)]


@router.get("/sold-products", response=Envelope[Rows[SoldProductRow]])
def list_sold_products(request: LearnerRequest, params: Query[ListParams]) -> Any:
    whole, page = select(sold_products_for(request.auth), params, SOLD_PRODUCTS)
    return gives({"rows": [sold_product_row(one) for one in page], "total": whole.count()})


@router.get("/sold-products/{int:item_id}", response=Envelope[SoldProductOut])
def show_sold_product(request: LearnerRequest, item_id: int) -> Any:
    return gives(sold_product_page(request.auth, item_id))


@router.post(
    "/registrations/{number}/reopen", response=Said, auth=StaffBearer("learning.change_registration")
)
def reopen(request: LearnerRequest, number: str, body: ReopenIn) -> Said:
    found = Registration.objects.filter(number=number[:20]).first()
    if found is None:
        raise NotFound
    reopen_registration(found, reason=body.reason, reopened_by=request.auth)
    return says(_("Formulir pendaftaran dibuka kembali."))
