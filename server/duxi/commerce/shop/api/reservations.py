"""`/payment/hold`: the user's checkout reservation."""

from ninja import Form, Router

from duxi.accounts.auth import LearnerRequest, UserBearer
from duxi.accounts.models import User
from duxi.commerce.models import CheckoutReservation
from duxi.commerce.shop.actions import reservations
from duxi.commerce.shop.queries.reservations import reserved_in
from duxi.commerce.shop.schemas.cart import HoldIn
from duxi.commerce.shop.schemas.reservations import Hold
from duxi.core.envelope import Envelope, MessageOut, message_only, ok

router = Router(tags=["checkout"], auth=UserBearer())


@router.post("/hold", response=Envelope[Hold | None])
def reserve(request: LearnerRequest, body: Form[HoldIn]) -> Envelope[Hold | None]:
    def take() -> CheckoutReservation:
        return reservations.reserve(owner=request.auth, cart_ids=body.cart_id)

    reservations.with_overdue_released(take)
    return ok(_shown(request.auth))


@router.get("/hold", response=Envelope[Hold | None])
def show(request: LearnerRequest) -> Envelope[Hold | None]:
    return ok(_shown(request.auth))


@router.delete("/hold", response=MessageOut)
def release(request: LearnerRequest, page_closed: bool = False) -> MessageOut:
    """Also succeeds without a reservation; with `page_closed` the user may come back within a minute."""
    end = reservations.expire_soon if page_closed else reservations.release_of
    end(request.auth)
    return message_only("")


def _shown(user: User) -> Hold | None:
    session = reservations.checkout_session_of(user)
    return Hold.of(session, reserved_in(line.item for line in session.bill.lines)) if session else None
