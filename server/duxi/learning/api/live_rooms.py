"""`/zoom/{kind}/{slug}/…`: the online room of an event that a user has a seat in."""

from django.conf import settings
from django.http import HttpRequest
from ninja import Router

from duxi.accounts.auth import LearnerRequest, UserBearer
from duxi.catalog.titles import title_of
from duxi.core.clock import now
from duxi.core.envelope import Envelope, ok
from duxi.core.errors import NotFound
from duxi.core.throttle import Limit
from duxi.gateways import zoom
from duxi.gateways.zoom import events
from duxi.learning.actions.live_presence import take
from duxi.learning.actions.live_rooms import join_room
from duxi.learning.live_presence import has_joined, minutes_of, recording_of
from duxi.learning.queries.live_rooms import (
    RoomStatus,
    event_seat_for,
    has_online_room,
    place_of,
    registration_of,
    room_seat_for,
    times_of,
)
from duxi.learning.schemas.live_rooms import RoomOut, RoomTokenOut, WebhookOut

router = Router(tags=["zoom"], auth=UserBearer())
_TOKENS = Limit("room-token", times=20, seconds=60)


@router.get("/{kind}/{slug}/payload", response=Envelope[RoomOut])
def show_room(request: LearnerRequest, kind: str, slug: str) -> Envelope[RoomOut]:
    seat, moment = event_seat_for(request.auth, kind, slug), now()
    times, registration = times_of(seat.product), registration_of(seat, request.auth)
    return ok(
        RoomOut(
            title=title_of(seat.product),
            kind=seat.product.kind,
            slug=seat.product.slug,
            seat_uuid=seat.uuid,
            image_url=f"{settings.MEDIA_URL}{seat.product.image}" if seat.product.image else None,
            has_room=has_online_room(seat.product),
            place=place_of(seat.product),
            status=times.status(moment),
            now=moment,
            opens_at=times.opens_at,
            starts_at=times.starts_at,
            ends_at=times.ends_at,
            is_available=zoom.gateway() is not None,
            join_url=registration.join_url if registration and times.is_open(moment) else None,
            recording_url=recording_of(seat.product) if times.status(moment) == RoomStatus.ENDED else None,
            has_joined=has_joined(registration),
            attended_minutes=minutes_of(seat, user=request.auth),
        )
    )


@router.post("/{kind}/{slug}/token", response=Envelope[RoomTokenOut])
def enter_room(request: LearnerRequest, kind: str, slug: str) -> Envelope[RoomTokenOut]:
    _TOKENS.hit(str(request.auth.pk))
    access = join_room(user=request.auth, seat=room_seat_for(request.auth, kind, slug))
    return ok(RoomTokenOut.from_orm(access))


@router.post("/webhook", auth=None, response=WebhookOut)
def hear_event(request: HttpRequest) -> WebhookOut:
    """The meeting service's events; the response to its challenge proves that we know the secret."""
    service = zoom.gateway()
    if service is None:
        raise NotFound
    event = events.read_event(
        secret=service.webhook_secret,
        signature=request.headers.get(events.SIGNATURE_HEADER, ""),
        timestamp=request.headers.get(events.TIMESTAMP_HEADER, ""),
        body=request.body,
        moment=now(),
    )
    if isinstance(event, events.PlainToken):
        encrypted = events.encrypted(service.webhook_secret, event.token)
        return WebhookOut(plainToken=event.token, encryptedToken=encrypted)
    if event is not None:
        take(event)
    return WebhookOut()
