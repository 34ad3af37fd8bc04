"""Presence in online rooms."""

from datetime import timedelta

from django.db.models import F

from duxi.accounts.models import User
from duxi.catalog.models import Product
from duxi.core.clock import now
from duxi.entitlements.models import Entitlement
from duxi.learning.intervals import Interval, length, merged, within
from duxi.learning.models import LiveMeeting, LiveRegistration
from duxi.learning.queries.live_rooms import RoomTimes, times_of


def presence_of(registration: LiveRegistration) -> list[Interval]:
    """When a participant was present; an open stay lasts until now, or until the room was closed."""
    meeting = registration.meeting
    latest = min(now(), meeting.ended_at or meeting.ends_at or now())
    stays = ((stay.joined_at, stay.left_at) for stay in registration.stays.all())
    return merged((joined, left or latest) for joined, left in stays if joined is not None)


def minutes_of(seat: Entitlement, user: User) -> int:
    """Whole minutes of presence during the event."""
    registration = (
        LiveRegistration.objects.filter(entitlement=seat, holder=user).select_related("meeting").first()
    )
    return _minutes(registration, times_of(seat.product)) if registration else 0


def minutes_by_seat(product: Product) -> dict[int, int]:
    """Whole minutes of presence during a product's event, by seat."""
    registrations = LiveRegistration.objects.filter(
        meeting__product=product, holder=F("entitlement__holder"), stays__joined_at__isnull=False
    )
    found = list(registrations.select_related("meeting").prefetch_related("stays").distinct())
    times = times_of(product) if found else None
    return {one.entitlement_id: _minutes(one, times) for one in found if times}


def _minutes(registration: LiveRegistration, times: RoomTimes) -> int:
    there = within(presence_of(registration), times.opens_at, times.ends_at)
    return length(there) // timedelta(minutes=1)


def has_joined(registration: LiveRegistration | None) -> bool:
    """Whether the service reported the user as present."""
    return registration is not None and registration.stays.filter(joined_at__isnull=False).exists()


def recording_of(product: Product) -> str | None:
    """The URL of an event's recording."""
    found = LiveMeeting.objects.filter(product=product).values_list("recording_url", flat=True).first()
    return found or None
