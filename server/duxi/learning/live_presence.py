"""Who was in an online room, and how long."""

from datetime import timedelta

from duxi.accounts.models import User
from duxi.catalog.models import Product
from duxi.core.clock import now
from duxi.entitlements.models import Entitlement
from duxi.learning.intervals import Interval, length, merged, within
from duxi.learning.live_room_queries import times_of
from duxi.learning.models import LiveMeeting, LiveRegistration


def presence_of(registration: LiveRegistration) -> list[Interval]:
    """When a participant was there; a stay without an end lasts until now, or until the room closed."""
    meeting = registration.meeting
    latest = min(now(), meeting.ended_at or meeting.ends_at or now())
    stays = registration.stays.filter(joined_at__isnull=False).values_list("joined_at", "left_at")
    return merged((joined, left or latest) for joined, left in stays if joined is not None)


def minutes_of(seat: Entitlement, user: User) -> int:
    """Whole minutes that the holder of a seat was there while the event lasted."""
    registration = (
        LiveRegistration.objects.filter(entitlement=seat, holder=user).select_related("meeting").first()
    )
    if registration is None:
        return 0
    times = times_of(seat.product)
    there = within(presence_of(registration), times.opens_at, times.ends_at)
    return length(there) // timedelta(minutes=1)


def has_joined(registration: LiveRegistration | None) -> bool:
    """Whether the service told that somebody was there."""
    return registration is not None and registration.stays.filter(joined_at__isnull=False).exists()


def recording_of(product: Product) -> str | None:
    """The address of an event's recording."""
    found = LiveMeeting.objects.filter(product=product).values_list("recording_url", flat=True).first()
    return found or None
