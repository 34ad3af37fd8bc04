"""`/payment/hold`: somebody stands at the till."""

from ninja import Form, Router

from duxi.accounts.auth import LearnerRequest, UserBearer
from duxi.accounts.models import User
from duxi.commerce.models import CheckoutHold
from duxi.commerce.shop.actions import reservations as holds
from duxi.commerce.shop.queries.reservations import kept_in
from duxi.commerce.shop.schemas.cart import Hold, HoldIn
from duxi.core.envelope import Envelope, Said, gives, says

router = Router(tags=["checkout"], auth=UserBearer())


@router.post("/hold", response=Envelope[Hold | None])
def hold(request: LearnerRequest, body: Form[HoldIn]) -> Envelope[Hold | None]:
    def take() -> CheckoutHold:
        return holds.hold(owner=request.auth, cart_ids=body.cart_id)

    holds.with_overdue_released(take)
    return gives(_shown(request.auth))


@router.get("/hold", response=Envelope[Hold | None])
def show(request: LearnerRequest) -> Envelope[Hold | None]:
    return gives(_shown(request.auth))


@router.delete("/hold", response=Said)
def release(request: LearnerRequest, page_closed: bool = False) -> Said:
    """Also where nothing is held: the buyer has left the till, or `page_closed` and may be back at once."""
    end = holds.let_go if page_closed else holds.release_of
    end(request.auth)
    return says("")


def _shown(user: User) -> Hold | None:
    till = holds.till_of(user)
    return Hold.of(till, kept_in(line.item for line in till.bill.lines)) if till else None
