"""Events of the meeting service: joining and leaving, the end, and the recording."""

import logging
from datetime import timedelta

from django.db import transaction
from django.db.models import Q

from duxi.catalog.kinds import KINDS, Room
from duxi.core.clock import now
from duxi.entitlements.actions.status import complete
from duxi.gateways import zoom
from duxi.gateways.zoom import Meeting, ZoomDown
from duxi.gateways.zoom.events import MeetingEnded, PlainToken, Presence, RecordingReady, ZoomEvent
from duxi.learning.events import RoomPresenceChanged, room_presence_changed
from duxi.learning.intervals import length, within
from duxi.learning.live_presence import presence_of
from duxi.learning.models import LiveMeeting, LiveRegistration, LiveStay
from duxi.learning.queries.live_rooms import times_of

logger = logging.getLogger(__name__)

ENOUGH = 0.5
"""The share of an event's duration that counts as attendance."""
_RECORDINGS_FOR = timedelta(days=7)


def take(event: ZoomEvent) -> None:
    """Store an event; idempotent."""
    if isinstance(event, Presence):
        _take_presence(event)
    elif isinstance(event, MeetingEnded):
        _take_end(event)
    elif isinstance(event, RecordingReady):
        LiveMeeting.objects.filter(number=event.number).update(recording_url=event.url[:1000])
    elif not isinstance(event, PlainToken):
        raise TypeError(type(event).__name__)


@transaction.atomic
def _take_presence(event: Presence) -> None:
    registration = _registration_of(event)
    if registration is None or not event.stay_id:
        return
    LiveStay.objects.get_or_create(registration=registration, stay_id=event.stay_id)
    stay = LiveStay.objects.filter(registration=registration, stay_id=event.stay_id)
    if event.joined_at:
        stay.filter(joined_at=None).update(joined_at=event.joined_at)
    if event.left_at:
        stay.filter(left_at=None).update(left_at=event.left_at)
        complete_if_attended(registration)
    room_presence_changed.announce(RoomPresenceChanged(registration.entitlement_id))


def _registration_of(event: Presence) -> LiveRegistration | None:
    """By the registration's id, or by address if the service omits it."""
    here = LiveRegistration.objects.filter(meeting__number=event.number)
    known = Q(registrant_id=event.registrant_id) if event.registrant_id else Q(pk=None)
    if event.email:
        known |= Q(holder__email__iexact=event.email)
    return here.filter(known).select_related("meeting", "entitlement__product").first()


@transaction.atomic
def _take_end(event: MeetingEnded) -> None:
    LiveMeeting.objects.filter(number=event.number, ended_at=None).update(ended_at=event.ended_at)
    people = LiveRegistration.objects.filter(meeting__number=event.number)
    for registration in people.select_related("meeting", "entitlement__product").order_by("pk"):
        complete_if_attended(registration)
        room_presence_changed.announce(RoomPresenceChanged(registration.entitlement_id))


def complete_if_attended(registration: LiveRegistration) -> bool:
    """Attending half of an event completes it."""
    seat = registration.entitlement
    if KINDS[seat.product.kind].room is not Room.EVENT:
        return False
    times = times_of(seat.product)
    there = length(within(presence_of(registration), times.starts_at, times.ends_at))
    if there < (times.ends_at - times.starts_at) * ENOUGH:
        return False
    return complete(seat.pk, completed_at=now())


def fetch_recordings() -> int:
    """Fetch recordings for which no event came; returns how many exist now."""
    service = zoom.gateway()
    if service is None:
        return 0
    moment = now()
    over = LiveMeeting.objects.filter(
        recording_url="", ends_at__lt=moment, ends_at__gt=moment - _RECORDINGS_FOR
    )
    found = 0
    for meeting in over.order_by("pk")[:100]:
        try:
            url = service.recording(Meeting(meeting.number, meeting.passcode))
        except ZoomDown:
            break
        if url:
            found += LiveMeeting.objects.filter(pk=meeting.pk, recording_url="").update(recording_url=url)
    return found
