"""Opening times of online rooms, and who may see them."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum

from duxi.accounts.models import User
from duxi.catalog.kinds import KINDS, Room, kinds_that
from duxi.catalog.models import Mode, Product
from duxi.core.clock import local, now
from duxi.core.errors import NotFound
from duxi.entitlements.models import Entitlement
from duxi.entitlements.queries import entitlements_for
from duxi.learning.models import ClassSession, LiveRegistration

OPENS_BEFORE = timedelta(minutes=15)
_UNSAID_DURATION = timedelta(hours=1)


class RoomStatus(StrEnum):
    """Before opening, open, or closed."""

    COUNTDOWN = "countdown"
    WAITING = "waiting"
    LIVE = "live"
    ENDED = "ended"


@dataclass(frozen=True)
class RoomTimes:
    """When the room opens and closes, and when the event begins."""

    opens_at: datetime
    starts_at: datetime
    ends_at: datetime

    def status(self, moment: datetime) -> RoomStatus:
        if moment >= self.ends_at:
            return RoomStatus.ENDED
        if moment >= self.starts_at:
            return RoomStatus.LIVE
        return RoomStatus.WAITING if moment >= self.opens_at else RoomStatus.COUNTDOWN

    def is_open(self, moment: datetime) -> bool:
        return self.opens_at <= moment < self.ends_at


def has_online_room(product: Product) -> bool:
    """Whether the product takes place online."""
    return (
        KINDS[product.kind].room is not Room.NONE
        and product.mode != Mode.OFFLINE
        and product.starts_at is not None
    )


def place_of(product: Product) -> str | None:
    """The place of a meeting, in one line."""
    place = product.location
    return ", ".join(filter(None, (place.name, place.address))) if place else None


def times_of(product: Product) -> RoomTimes:
    """The times of a product with a date, or of its next session; raises `NotFound` without one."""
    if product.starts_at is None:
        raise NotFound
    if session := _current_session(product):
        ends_at = session.starts_at + timedelta(minutes=session.duration_minutes)
        return RoomTimes(local(session.starts_at) - OPENS_BEFORE, local(session.starts_at), local(ends_at))
    starts_at = local(product.starts_at)
    ends_at = local(product.ends_at) if product.ends_at else starts_at + _UNSAID_DURATION
    return RoomTimes(starts_at - OPENS_BEFORE, starts_at, ends_at)


def _current_session(product: Product) -> ClassSession | None:
    """The current or next session, or the last one."""
    sessions = list(ClassSession.objects.filter(product=product).exclude(mode=Mode.OFFLINE))
    moment = now()
    coming = (one for one in sessions if one.starts_at + timedelta(minutes=one.duration_minutes) > moment)
    return next(coming, sessions[-1] if sessions else None)


def event_seat_for(user: User, kind: str, slug: str) -> Entitlement:
    """The user's seat in an event, online or at a place; raises `NotFound`."""
    seats = entitlements_for(user, kinds_that(lambda kind: kind.room is not Room.NONE)).select_related(
        "product__location"
    )
    found = seats.filter(product__kind=kind, product__slug=slug).first()
    if found is None:
        raise NotFound
    return found


def room_seat_for(user: User, kind: str, slug: str) -> Entitlement:
    """The user's seat in an event with an online room; raises `NotFound` for everything else."""
    found = event_seat_for(user, kind, slug)
    if not has_online_room(found.product):
        raise NotFound
    return found


def registration_of(seat: Entitlement, user: User) -> LiveRegistration | None:
    """The user's own registration for a seat, not that of an earlier holder."""
    return LiveRegistration.objects.filter(entitlement=seat, holder=user).first()
