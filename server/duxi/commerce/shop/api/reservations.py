"""`/payment/hold`: somebody stands at the till."""

from ninja import Form, Router

from duxi.accounts.auth import LearnerRequest, UserBearer
from duxi.accounts.models import User
from duxi.commerce.models import CheckoutHold
from duxi.commerce.shop.actions import reservations as holds
from duxi.commerce.shop.queries.reservations import reserved_in
from duxi.commerce.shop.schemas.cart import Hold, HoldIn
from duxi.core.envelope import Envelope, MessageOut, message_only, ok

router = Router(tags=["checkout"], auth=UserBearer())


@router.post("/hold", response=Envelope[Hold | None])
def reserve(request: LearnerRequest, body: Form[HoldIn]) -> Envelope[Hold | None]:
    def take() -> CheckoutHold:
        return holds.reserve(owner=request.auth, cart_ids=body.cart_id)

    holds.with_overdue_released(take)
    return ok(_shown(request.auth))


@router.get("/hold", response=Envelope[Hold | None])
def show(request: LearnerRequest) -> Envelope[Hold | None]:
    return ok(_shown(request.auth))


@router.delete("/hold", response=MessageOut)
def release(request: LearnerRequest, page_closed: bool = False) -> MessageOut:
    """Also where nothing is held: the buyer has left the till, or `page_closed` and may be back at once."""
    end = holds.let_go if page_closed else holds.release_of
    end(request.auth)
    return message_only("")


def _shown(user: User) -> Hold | None:
    till = holds.checkout_session_of(user)
    return Hold.of(till, reserved_in(line.item for line in till.bill.lines)) if till else None
