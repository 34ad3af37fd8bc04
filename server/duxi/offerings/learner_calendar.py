"""What a user takes part in between two days, meeting by meeting."""

from datetime import datetime, timedelta

from ninja import Schema

from duxi.accounts.models import User
from duxi.catalog.kinds import KindSlug
from duxi.core.clock import local
from duxi.entitlements.models import Entitlement
from duxi.learning.live_room_queries import has_online_room
from duxi.learning.models import ClassSession
from duxi.offerings.owned import learning_of

LONGEST = timedelta(days=62)
_UNSAID_DURATION = timedelta(hours=1)


class LearnerEvent(Schema):
    """A meeting, or an event without meetings of its own; `uuid` names the seat in `my-learning`."""

    uuid: str
    kind: KindSlug
    slug: str
    title: str
    session_title: str
    starts_at: datetime
    ends_at: datetime
    place: str | None
    has_room: bool


def learner_events(user: User, start: datetime, end: datetime) -> list[LearnerEvent]:
    """Each of a user's meetings once, in order; at most two months of them."""
    until = min(end, start + LONGEST)
    seats = {seat.product_id: seat for seat in learning_of(user).order_by("-granted_at", "-pk")}
    meetings = list(ClassSession.objects.filter(product__in=list(seats)))
    with_meetings = {one.product_id for one in meetings}
    found = [
        _event(seats[one.product_id], one.title, one.starts_at, timedelta(minutes=one.duration_minutes))
        for one in meetings
        if start <= one.starts_at < until
    ]
    found += [
        _event(seat, "", seat.product.starts_at, _length_of(seat))
        for seat in seats.values()
        if seat.product_id not in with_meetings
        and seat.product.starts_at
        and start <= seat.product.starts_at < until
    ]
    return sorted(found, key=lambda event: (event.starts_at, event.title))


def _length_of(seat: Entitlement) -> timedelta:
    product = seat.product
    if product.starts_at is None or product.ends_at is None:
        return _UNSAID_DURATION
    return product.ends_at - product.starts_at


def _event(seat: Entitlement, part: str, starts_at: datetime, lasting: timedelta) -> LearnerEvent:
    product = seat.product
    return LearnerEvent(
        uuid=str(seat.uuid),
        kind=product.kind,
        slug=product.slug,
        title=product.title,
        session_title=part,
        starts_at=local(starts_at),
        ends_at=local(starts_at + lasting),
        place=product.location.name if product.location else None,
        has_room=has_online_room(product),
    )
