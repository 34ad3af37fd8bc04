"""A booked meeting as a calendar file."""

from uuid import UUID

from duxi.assessors.models import InterviewSlot
from duxi.core.icalendar import CalendarEvent, calendar
from duxi.gateways import mail

FILENAME = "jadwal-asesor.ics"
CONTENT_TYPE = "text/calendar; charset=utf-8"


def calendar_of(slot: InterviewSlot) -> str:
    """The calendar file of one meeting."""
    title = (
        f"{slot.assessment.unit.name} – {slot.blueprint.title}" if slot.assessment else slot.blueprint.title
    )
    return calendar([CalendarEvent(str(slot.uuid), slot.starts_at, slot.ends_at, title, slot.place)])


def attachment(key: str) -> mail.Attachment | None:
    """The mail attachment of a booking; None once the slot is free again."""
    rows = InterviewSlot.objects.select_related("assessment__unit", "blueprint")
    slot = rows.filter(uuid=UUID(key), assessment__isnull=False).first()
    return mail.Attachment(FILENAME, CONTENT_TYPE, calendar_of(slot).encode()) if slot else None
