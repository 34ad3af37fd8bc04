"""A user's meetings between two days."""

from dataclasses import dataclass
from datetime import datetime, timedelta

from duxi.accounts.models import User
from duxi.catalog.kinds import KindSlug
from duxi.catalog.models import Mode
from duxi.catalog.titles import Titles, shown_title, titles_of_products
from duxi.core.clock import local
from duxi.core.schema import Schema
from duxi.entitlements.models import Entitlement
from duxi.learning.queries.live_rooms import OPENS_BEFORE, has_online_room
from duxi.offerings.owned import learning_of
from duxi.offerings.shown_sessions import days_of, sessions_of, shown_title_of_session

LONGEST = timedelta(days=62)


class LearnerEvent(Schema):
    """A meeting, or a day of an event without meetings; `uuid` names the seat in `my-learning`.

    `day` counts the days of an event without meetings, of `days` in all.
    """

    uuid: str
    kind: KindSlug
    slug: str
    title: str
    session_title: str
    starts_at: datetime
    ends_at: datetime
    place: str | None
    room: str
    has_room: bool
    room_opens_at: datetime | None
    day: int
    days: int


def learner_events(user: User, start: datetime, end: datetime) -> list[LearnerEvent]:
    """Each of a user's meetings once, in order; at most two months of them."""
    until = min(end, start + LONGEST)
    seats = {seat.product_id: seat for seat in learning_of(user).order_by("-granted_at", "-pk")}
    meetings = list(sessions_of(seats))
    titles = titles_of_products(seat.product for seat in seats.values())
    with_meetings = {one.product_id for one in meetings}
    found = [
        _Meeting(
            seats[one.product_id],
            one.starts_at,
            one.duration,
            one.mode,
            shown_title_of_session(one),
            one.room,
        )
        for one in meetings
    ]
    for seat in seats.values():
        if seat.product_id not in with_meetings:
            found += _days_of(seat)
    events = [_event(one, titles) for one in found if start <= one.starts_at < until]
    return sorted(events, key=lambda event: (event.starts_at, event.title))


@dataclass(frozen=True)
class _Meeting:
    """One meeting of a seat; a class without meetings is one entry, without a title of its own."""

    seat: Entitlement
    starts_at: datetime
    lasting: timedelta
    mode: str
    title: str = ""
    room: str = ""
    day: int = 1
    days: int = 1


def _days_of(seat: Entitlement) -> list[_Meeting]:
    """Each day of what has no meetings."""
    product = seat.product
    days = days_of(product)
    return [
        _Meeting(seat, start, lasting, product.mode, day=day, days=len(days))
        for day, (start, lasting) in enumerate(days, start=1)
    ]


def _event(meeting: _Meeting, titles: Titles) -> LearnerEvent:
    product = meeting.seat.product
    place = None if meeting.mode == Mode.ONLINE else product.location
    has_room = meeting.mode != Mode.OFFLINE and has_online_room(product)
    return LearnerEvent(
        uuid=str(meeting.seat.uuid),
        kind=product.kind,
        slug=product.slug,
        title=shown_title(product, titles),
        session_title=meeting.title,
        starts_at=local(meeting.starts_at),
        ends_at=local(meeting.starts_at + meeting.lasting),
        place=place.name if place else None,
        room=meeting.room,
        has_room=has_room,
        room_opens_at=local(meeting.starts_at) - OPENS_BEFORE if has_room else None,
        day=meeting.day,
        days=meeting.days,
    )
