"""`/unit-assessments`: graded units of the user's own attempts, meetings and appeals."""

from uuid import UUID

from django.http import HttpResponse
from django.utils.translation import gettext_lazy as _
from ninja import Form, Query, Router

from duxi.accounts.auth import LearnerRequest, UserBearer
from duxi.assessors.actions import appeals, slots
from duxi.assessors.calendar import CONTENT_TYPE, FILENAME, calendar_of
from duxi.assessors.presenters import assessment_out, assessments_out, free_slot
from duxi.assessors.queries import assessment_for, assessments_for, booking_of, free_slots, slot_of_exam
from duxi.assessors.schemas import (
    AppealIn,
    BookingIn,
    CertSessionQuery,
    FreeSlot,
    UnitAssessmentOut,
)
from duxi.core.envelope import Envelope, Rows, ok

router = Router(tags=["unit-assessments"], auth=UserBearer())
_ICS = {"responses": {200: {"description": "iCalendar", "content": {"text/calendar": {}}}}}
MOST_SLOTS = 60


@router.get("", response=Envelope[Rows[UnitAssessmentOut]])
def list_unit_assessments(
    request: LearnerRequest, asked: Query[CertSessionQuery]
) -> Envelope[Rows[UnitAssessmentOut]]:
    rows = assessments_out(list(assessments_for(request.auth).filter(attempt=asked.certsesi_id)))
    return ok(Rows[UnitAssessmentOut](rows=rows, total=len(rows)))


@router.get("/{uuid:uuid}/slots", response=Envelope[Rows[FreeSlot]])
def list_free_slots(request: LearnerRequest, uuid: UUID) -> Envelope[Rows[FreeSlot]]:
    found = free_slots(assessment_for(request.auth, uuid))
    rows = [free_slot(slot) for slot in found[:MOST_SLOTS]]
    return ok(Rows[FreeSlot](rows=rows, total=len(rows)))


@router.post("/{uuid:uuid}/booking", response=Envelope[UnitAssessmentOut])
def book_slot(request: LearnerRequest, uuid: UUID, body: Form[BookingIn]) -> Envelope[UnitAssessmentOut]:
    assessment = assessment_for(request.auth, uuid)
    slots.book(assessment_id=assessment.pk, slot_id=slot_of_exam(assessment, body.slot_uuid).pk)
    return ok(assessment_out(assessment_for(request.auth, uuid)), _("Jadwal Anda tercatat."))


@router.delete("/{uuid:uuid}/booking", response=Envelope[UnitAssessmentOut])
def cancel_booking(request: LearnerRequest, uuid: UUID) -> Envelope[UnitAssessmentOut]:
    slots.cancel_booking(assessment_id=assessment_for(request.auth, uuid).pk)
    return ok(assessment_out(assessment_for(request.auth, uuid)), _("Jadwal Anda dibatalkan."))


@router.get("/{uuid:uuid}/booking.ics", response={200: None}, openapi_extra=_ICS)
def booking_calendar(request: LearnerRequest, uuid: UUID) -> HttpResponse:
    text = calendar_of(booking_of(assessment_for(request.auth, uuid)))
    headers = {"Content-Disposition": f'attachment; filename="{FILENAME}"'}
    return HttpResponse(text, content_type=CONTENT_TYPE, headers=headers)


@router.post("/{uuid:uuid}/appeal", response=Envelope[UnitAssessmentOut])
def make_appeal(request: LearnerRequest, uuid: UUID, body: Form[AppealIn]) -> Envelope[UnitAssessmentOut]:
    appeals.appeal(assessment_id=assessment_for(request.auth, uuid).pk, reason=body.reason)
    told = _("Banding Anda kami terima. Asesor lain akan menilainya.")
    return ok(assessment_out(assessment_for(request.auth, uuid)), told)
