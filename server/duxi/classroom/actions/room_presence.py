"""Records attendance of online sessions from presence in their meeting rooms."""

from duxi.catalog.models import Mode
from duxi.classroom.constants import LATE_AFTER, ROOM_SHARE
from duxi.classroom.models import Attendance, AttendanceSource, AttendanceStatus
from duxi.classroom.queries.attendance import end_of
from duxi.core.clock import now
from duxi.learning.events import RoomPresenceChanged, room_presence_changed
from duxi.learning.intervals import Interval, length, within
from duxi.learning.live_presence import presence_of
from duxi.learning.models import ClassSession, LiveRegistration


@room_presence_changed.listen
def record_room_presence(news: RoomPresenceChanged) -> None:
    """Record attendance of everyone who was in the room long enough; existing records remain."""
    registration = (
        LiveRegistration.objects.filter(entitlement=news.entitlement_pk).select_related("meeting").first()
    )
    if registration is None:
        return
    there = presence_of(registration)
    sessions = ClassSession.objects.filter(product=registration.meeting.product_id)
    for session in sessions.exclude(mode=Mode.OFFLINE).order_by("pk"):
        _record(session, registration, within(there, session.starts_at, end_of(session)))


def _record(session: ClassSession, registration: LiveRegistration, there: list[Interval]) -> None:
    if length(there) < session.duration * ROOM_SHARE:
        return
    is_late = there[0][0] > session.starts_at + LATE_AFTER
    Attendance.objects.get_or_create(
        session=session,
        entitlement_id=registration.entitlement_id,
        defaults={
            "status": AttendanceStatus.LATE if is_late else AttendanceStatus.PRESENT,
            "source": AttendanceSource.ZOOM,
            "recorded_at": now(),
        },
    )
