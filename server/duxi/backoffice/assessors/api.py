"""`/gradings`, `/interview-slots`, `/appeals`: assessors see assigned ones, staff all."""

from uuid import UUID

from django.utils.translation import gettext_lazy as _
from ninja import Query, Router

from duxi.accounts.auth import LearnerRequest, StaffBearer
from duxi.accounts.models import User
from duxi.assessors.actions import grading as actions
from duxi.assessors.actions import slots
from duxi.assessors.assignment import assessors, assessors_of
from duxi.assessors.models import Rubric
from duxi.assessors.queries import CHANGE, VIEW, grading_for, rubrics_for, slot_for
from duxi.backoffice.assessors.presenters import appeal_row, grading_out, grading_row, own_rubric, slot_row
from duxi.backoffice.assessors.queries import (
    APPEALS,
    GRADINGS,
    SLOTS,
    appeal_rows,
    grading_rows,
    slot_rows,
)
from duxi.backoffice.assessors.schemas import (
    AppealRow,
    AssessorChoice,
    AssignIn,
    CancelReasonIn,
    GradingSubmitIn,
    OwnRubric,
    PublishedSlots,
    SlotRow,
    SlotsIn,
    UnitGradingOut,
    UnitGradingRow,
)
from duxi.core.envelope import CappedRows, Envelope, MessageOut, Rows, capped, message_only, ok
from duxi.core.errors import Forbidden, NotFound
from duxi.core.lists import Filter, ListParams, ListSpec, select, total_of
from duxi.exams.models import Method

router = Router(tags=["assessors"], auth=StaffBearer())

OFFICE = StaffBearer(CHANGE)
PEOPLE = ListSpec(
    filters={"fullname": Filter("fullname"), "q": Filter("fullname"), "id": Filter("pk", int)},
    sorts={"fullname": "fullname", "id": "pk"},
    default_sort="fullname|asc",
    page_size=50,
)


@router.get("/gradings", response=Envelope[CappedRows[UnitGradingRow]])
def list_gradings(request: LearnerRequest, params: Query[ListParams]) -> Envelope[CappedRows[UnitGradingRow]]:
    whole, page = select(grading_rows(request.auth), params, GRADINGS)
    rows = [grading_row(request.auth, one) for one in page]
    return ok(capped(UnitGradingRow, rows, **total_of(whole, params)))


@router.get("/gradings/{uuid:grading_uuid}", response=Envelope[UnitGradingOut])
def show_grading(request: LearnerRequest, grading_uuid: UUID) -> Envelope[UnitGradingOut]:
    return ok(_grading(request.auth, grading_uuid))


@router.post("/gradings/{uuid:grading_uuid}/submit", response=Envelope[UnitGradingOut])
def submit_grading(
    request: LearnerRequest, grading_uuid: UUID, body: GradingSubmitIn
) -> Envelope[UnitGradingOut]:
    found = grading_for(request.auth, grading_uuid)
    filled = actions.Filled(body.levels, body.notes, body.comment)
    actions.submit(grading_id=found.pk, assessor=request.auth, filled=filled)
    return ok(_grading(request.auth, grading_uuid), _("Penilaian terkirim."))


@router.post(
    "/gradings/{uuid:grading_uuid}/assign", response=Envelope[UnitGradingOut], auth=StaffBearer(CHANGE)
)
def assign_grading(request: LearnerRequest, grading_uuid: UUID, body: AssignIn) -> Envelope[UnitGradingOut]:
    found = grading_for(request.auth, grading_uuid)
    actions.reassign(grading_id=found.pk, assessor_id=body.assessor_id)
    return ok(_grading(request.auth, grading_uuid), _("Penilaian ditugaskan."))


@router.get("/interview-slots", response=Envelope[CappedRows[SlotRow]])
def list_slots(request: LearnerRequest, params: Query[ListParams]) -> Envelope[CappedRows[SlotRow]]:
    whole, page = select(slot_rows(request.auth), params, SLOTS)
    return ok(capped(SlotRow, [slot_row(one) for one in page], **total_of(whole, params)))


@router.post("/interview-slots", response=Envelope[PublishedSlots])
def publish_slots(request: LearnerRequest, body: SlotsIn) -> Envelope[PublishedSlots]:
    rubric = _rubric(request.auth, body.rubric_id)
    made = slots.publish(
        rubric=rubric,
        assessor=_assessor(request.auth, rubric, body.assessor_id),
        day=body.day,
        window=(body.starts, body.ends),
        minutes=body.minutes,
        place=body.place,
    )
    return ok(PublishedSlots(published=len(made)), _("Jadwal diterbitkan."))


@router.delete("/interview-slots/{uuid:slot_uuid}", response=MessageOut)
def remove_slot(request: LearnerRequest, slot_uuid: UUID) -> MessageOut:
    slots.remove_slot(slot_id=slot_for(request.auth, slot_uuid).pk)
    return message_only(_("Jadwal dihapus."))


@router.post("/interview-slots/{uuid:slot_uuid}/cancel", response=MessageOut)
def cancel_slot(request: LearnerRequest, slot_uuid: UUID, body: CancelReasonIn) -> MessageOut:
    slots.cancel_slot(slot_id=slot_for(request.auth, slot_uuid).pk, reason=body.reason)
    return message_only(_("Jadwal dibatalkan dan peserta diberi tahu."))


@router.get("/interview-rubrics", response=Envelope[Rows[OwnRubric]])
def list_interview_rubrics(request: LearnerRequest) -> Envelope[Rows[OwnRubric]]:
    in_person = (Method.INTERVIEW, Method.PRACTICAL)
    found = rubrics_for(request.auth).filter(blueprint_unit__method__in=in_person).order_by("pk")
    rows = [own_rubric(one) for one in found]
    return ok(Rows[OwnRubric](rows=rows, total=len(rows)))


@router.get("/appeals", response=Envelope[CappedRows[AppealRow]])
def list_appeals(request: LearnerRequest, params: Query[ListParams]) -> Envelope[CappedRows[AppealRow]]:
    whole, page = select(appeal_rows(request.auth), params, APPEALS)
    return ok(capped(AppealRow, [appeal_row(one) for one in page], **total_of(whole, params)))


@router.get("/assessors", response=Envelope[CappedRows[AssessorChoice]], auth=StaffBearer(VIEW))
def list_assessors(
    request: LearnerRequest, params: Query[ListParams]
) -> Envelope[CappedRows[AssessorChoice]]:
    whole, page = select(assessors(), params, PEOPLE)
    rows = [AssessorChoice(id=one.pk, fullname=one.fullname, email=one.email) for one in page]
    return ok(capped(AssessorChoice, rows, **total_of(whole, params)))


def _grading(user: User, uuid: UUID) -> UnitGradingOut:
    found = grading_rows(user).filter(uuid=uuid).first()
    if found is None:
        raise NotFound
    return grading_out(user, found)


def _rubric(user: User, rubric_id: int) -> Rubric:
    found = rubrics_for(user).filter(pk=rubric_id).first()
    if found is None:
        raise NotFound
    return found


def _assessor(user: User, rubric: Rubric, assessor_id: int | None) -> User:
    """The user, or the assessor that staff publish slots for."""
    if assessor_id is None or assessor_id == user.pk:
        return user
    if not user.has_perm(CHANGE):
        raise Forbidden
    found = assessors_of(rubric).filter(pk=assessor_id).first()
    if found is None:
        raise NotFound
    return found
