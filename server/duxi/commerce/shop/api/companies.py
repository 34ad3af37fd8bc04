"""`/payment/sync-member-company`: the companies of the user's verified address."""

from ninja import Router

from duxi.accounts.auth import LearnerRequest, UserBearer
from duxi.commerce.shop.actions.companies import sync_memberships
from duxi.commerce.shop.schemas.cart import Companies, Company
from duxi.core.envelope import Envelope, ok

router = Router(tags=["vouchers"], auth=UserBearer())


@router.post("/sync-member-company", response=Envelope[Companies])
def sync(request: LearnerRequest) -> Envelope[Companies]:
    found = sync_memberships(request.auth)
    return ok(Companies(companies=[Company(instansi_id=one.pk, name=one.name) for one in found]))
