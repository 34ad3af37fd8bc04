"""`/zoom/{kind}/{slug}/…`: the online room of an event that somebody has a seat in."""

from ninja import Router

from duxi.accounts.auth import LearnerRequest, UserBearer
from duxi.core.clock import now
from duxi.core.envelope import Envelope, gives
from duxi.core.throttle import Limit
from duxi.gateways import zoom
from duxi.learning.actions.live_rooms import enter
from duxi.learning.live_room_queries import registration_of, room_seat_for, times_of
from duxi.learning.live_room_schemas import RoomOut, RoomTokenOut

router = Router(tags=["zoom"], auth=UserBearer())
_TOKENS = Limit("room-token", times=20, seconds=60)


@router.get("/{kind}/{slug}/payload", response=Envelope[RoomOut])
def show_room(request: LearnerRequest, kind: str, slug: str) -> Envelope[RoomOut]:
    seat, moment = room_seat_for(request.auth, kind, slug), now()
    times, registration = times_of(seat.product), registration_of(seat, request.auth)
    return gives(
        RoomOut(
            title=seat.product.title,
            kind=seat.product.kind,
            slug=seat.product.slug,
            status=times.status(moment),
            now=moment,
            opens_at=times.opens_at,
            starts_at=times.starts_at,
            ends_at=times.ends_at,
            is_available=zoom.gateway() is not None,
            join_url=registration.join_url if registration and times.is_open(moment) else None,
            recording_url=None,
        )
    )


@router.post("/{kind}/{slug}/token", response=Envelope[RoomTokenOut])
def enter_room(request: LearnerRequest, kind: str, slug: str) -> Envelope[RoomTokenOut]:
    _TOKENS.hit(str(request.auth.pk))
    return gives(enter(user=request.auth, seat=room_seat_for(request.auth, kind, slug)))
