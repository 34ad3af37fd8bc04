"""`/oti/{slug}/…`: the participant's view of a class."""

from uuid import UUID

from django.utils.translation import gettext_lazy as _
from ninja import Form, Router

from duxi.accounts.auth import LearnerRequest, UserBearer
from duxi.classroom.actions.assignments import submit
from duxi.classroom.actions.attendance import check_in, register_arrival
from duxi.classroom.actions.journey import StepLocked, complete_if_cleared, is_open_for, open_step
from duxi.classroom.models import StepKind
from duxi.classroom.presenters import (
    assignment_rows,
    clearance_page,
    documentation_rows,
    feedback_page,
    journey_page,
    presence_page,
)
from duxi.classroom.queries.assignments import assignment_of
from duxi.classroom.queries.classes import seat_for
from duxi.classroom.schemas.learner import (
    Arrived,
    AssignmentOut,
    CheckedIn,
    ClearanceOut,
    CodeIn,
    DocumentationOut,
    FeedbackOut,
    JourneyOut,
    PresencesOut,
    SubmissionIn,
)
from duxi.core.envelope import Envelope, MessageOut, Rows, message_only, ok
from duxi.core.nested_forms import answers_in
from duxi.learning.feedback import give_feedback

router = Router(tags=["oti"], auth=UserBearer())


@router.get("/{slug}/journeys", response=Envelope[JourneyOut])
def show_journey(request: LearnerRequest, slug: str) -> Envelope[JourneyOut]:
    return ok(journey_page(seat_for(request.auth, slug)))


@router.post("/{slug}/journeys/{uuid:step_uuid}/open", response=MessageOut)
def open_journey_step(request: LearnerRequest, slug: str, step_uuid: UUID) -> MessageOut:
    open_step(seat=seat_for(request.auth, slug), step_uuid=str(step_uuid))
    return message_only("")


@router.get("/{slug}/presences", response=Envelope[PresencesOut])
def list_presences(request: LearnerRequest, slug: str) -> Envelope[PresencesOut]:
    return ok(presence_page(seat_for(request.auth, slug)))


@router.post("/{slug}/presences", response=Envelope[CheckedIn])
def check_in_to_session(request: LearnerRequest, slug: str, body: Form[CodeIn]) -> Envelope[CheckedIn]:
    seat = seat_for(request.auth, slug)
    row = check_in(seat=seat, code=body.code)
    complete_if_cleared(seat=seat)
    return ok(CheckedIn.from_orm(row), _("Kehadiran Anda tercatat."))


@router.post("/{slug}/qr-registration", response=Envelope[Arrived])
def register_by_qr(request: LearnerRequest, slug: str, body: Form[CodeIn]) -> Envelope[Arrived]:
    arrival = register_arrival(seat=seat_for(request.auth, slug), code=body.code)
    return ok(Arrived.from_orm(arrival), _("Registrasi kelas berhasil. Selamat datang!"))


@router.get("/{slug}/assignments", response=Envelope[Rows[AssignmentOut]])
def list_assignments(request: LearnerRequest, slug: str) -> Envelope[Rows[AssignmentOut]]:
    rows = assignment_rows(seat_for(request.auth, slug))
    return ok(Rows[AssignmentOut](rows=rows, total=len(rows)))


@router.post("/{slug}/assignments/{uuid:assignment_uuid}/submit", response=MessageOut)
def submit_assignment(
    request: LearnerRequest, slug: str, assignment_uuid: UUID, body: Form[SubmissionIn]
) -> MessageOut:
    seat = seat_for(request.auth, slug)
    assignment = assignment_of(seat.product, str(assignment_uuid))
    submit(seat=seat, assignment=assignment, text=body.text, file_uuids=[str(one) for one in body.files])
    return message_only(_("Tugas Anda terkumpul."))


@router.get("/{slug}/documentations", response=Envelope[Rows[DocumentationOut]])
def list_documentations(request: LearnerRequest, slug: str) -> Envelope[Rows[DocumentationOut]]:
    rows = documentation_rows(seat_for(request.auth, slug).product)
    return ok(Rows[DocumentationOut](rows=rows, total=len(rows)))


@router.get("/{slug}/clearance", response=Envelope[ClearanceOut])
def show_clearance(request: LearnerRequest, slug: str) -> Envelope[ClearanceOut]:
    return ok(clearance_page(seat_for(request.auth, slug)))


@router.get("/{slug}/feedback", response=Envelope[FeedbackOut])
def show_feedback_questions(request: LearnerRequest, slug: str) -> Envelope[FeedbackOut]:
    return ok(feedback_page(seat_for(request.auth, slug)))


@router.post("/{slug}/feedback", response=MessageOut)
def submit_feedback(request: LearnerRequest, slug: str) -> MessageOut:
    seat = seat_for(request.auth, slug)
    if not is_open_for(seat, StepKind.FEEDBACK):
        raise StepLocked
    give_feedback(seat, answers_in(request.POST, "answers"))
    complete_if_cleared(seat=seat)
    return message_only(_("Terima kasih! Umpan balik Anda kami terima tanpa nama."))
