"""`/classes`: trainers run assigned classes, staff all of them."""

from datetime import datetime
from typing import Annotated
from uuid import UUID

from django.utils.translation import gettext_lazy as _
from ninja import File, Form, Query, Router
from ninja.files import UploadedFile
from pydantic import Field, StringConstraints

from duxi.accounts.auth import LearnerRequest, StaffBearer
from duxi.backoffice.classes.presenters import (
    check_in_code,
    class_page,
    feedback_results,
    grading_row,
    participants_page,
)
from duxi.backoffice.classes.queries import CLASSES, class_columns, class_rows
from duxi.backoffice.classes.schemas import (
    AttendancesIn,
    Changed,
    ClassOut,
    ClassRow,
    CodeOut,
    FeedbackResultsOut,
    GradeIn,
    GradingRow,
    ParticipantsOut,
    RulesIn,
)
from duxi.classroom.actions.assignments import grade
from duxi.classroom.actions.attendance import Entry, record_attendance
from duxi.classroom.actions.documentation import add_documentation, remove_documentation
from duxi.classroom.actions.rules import change_rules
from duxi.classroom.presenters import documentation_rows
from duxi.classroom.queries.assignments import submission_in, submissions_in
from duxi.classroom.queries.classes import class_for
from duxi.classroom.schemas.learner import DocumentationOut
from duxi.core.clock import now
from duxi.core.envelope import CappedRows, Envelope, MessageOut, Rows, capped, message_only, ok
from duxi.core.forms import Moment
from duxi.core.lists import ListParams, select, total_of
from duxi.core.schema import Schema

router = Router(tags=["classes"], auth=StaffBearer())

SAVED = _("Perubahan berhasil disimpan.")


@router.get("/classes", response=Envelope[CappedRows[ClassRow]])
def list_classes(request: LearnerRequest, params: Query[ListParams]) -> Envelope[CappedRows[ClassRow]]:
    whole, page = select(class_rows(request.auth), params, CLASSES)
    rows = [ClassRow(**row) for row in class_columns(page)]
    return ok(capped(ClassRow, rows, **total_of(whole, params)))


@router.get("/classes/{int:class_id}", response=Envelope[ClassOut])
def show_class(request: LearnerRequest, class_id: int) -> Envelope[ClassOut]:
    return ok(class_page(request.auth, class_for(request.auth, class_id)))


@router.put("/classes/{int:class_id}/rules", response=Envelope[ClassOut])
def change_class_rules(request: LearnerRequest, class_id: int, body: RulesIn) -> Envelope[ClassOut]:
    product = class_for(request.auth, class_id)
    change_rules(product=product, version=body.version, values=body.dict(exclude={"version"}))
    return ok(class_page(request.auth, product), SAVED)


@router.get("/classes/{int:class_id}/participants", response=Envelope[ParticipantsOut])
def list_participants(request: LearnerRequest, class_id: int) -> Envelope[ParticipantsOut]:
    return ok(participants_page(class_for(request.auth, class_id)))


@router.put("/classes/{int:class_id}/presences", response=Envelope[Changed])
def record_presences(request: LearnerRequest, class_id: int, body: AttendancesIn) -> Envelope[Changed]:
    entries = [Entry(one.session_id, str(one.seat_uuid), one.status, one.reason) for one in body.entries]
    product = class_for(request.auth, class_id)
    changed = record_attendance(product=product, entries=entries, trainer=request.auth)
    return ok(Changed(changed=changed), SAVED)


class CodeQuery(Schema):
    """Without a session: the code of arrival at the class."""

    session_id: Annotated[int, Field(gt=0, lt=2**31)] | None = None


@router.get("/classes/{int:class_id}/check-in-code", response=Envelope[CodeOut])
def show_check_in_code(request: LearnerRequest, class_id: int, asked: Query[CodeQuery]) -> Envelope[CodeOut]:
    return ok(check_in_code(class_for(request.auth, class_id), asked.session_id))


@router.get("/classes/{int:class_id}/submissions", response=Envelope[Rows[GradingRow]])
def list_submissions(request: LearnerRequest, class_id: int) -> Envelope[Rows[GradingRow]]:
    rows = [grading_row(one) for one in submissions_in(class_for(request.auth, class_id))]
    return ok(Rows[GradingRow](rows=rows, total=len(rows)))


@router.put("/classes/{int:class_id}/submissions/{uuid:submission_uuid}", response=Envelope[GradingRow])
def grade_submission(
    request: LearnerRequest, class_id: int, submission_uuid: UUID, body: GradeIn
) -> Envelope[GradingRow]:
    submission = submission_in(class_for(request.auth, class_id), submission_uuid)
    graded = grade(submission=submission, trainer=request.auth, **body.dict())
    return ok(grading_row(graded), SAVED)


class PhotoIn(Schema):
    title: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=200)]
    taken_at: Moment | None = None


@router.get("/classes/{int:class_id}/documentations", response=Envelope[Rows[DocumentationOut]])
def list_photos(request: LearnerRequest, class_id: int) -> Envelope[Rows[DocumentationOut]]:
    rows = documentation_rows(class_for(request.auth, class_id))
    return ok(Rows[DocumentationOut](rows=rows, total=len(rows)))


@router.post("/classes/{int:class_id}/documentations", response=MessageOut)
def upload_photo(
    request: LearnerRequest, class_id: int, body: Form[PhotoIn], file: File[UploadedFile]
) -> MessageOut:
    taken_at: datetime = body.taken_at or now()
    product = class_for(request.auth, class_id)
    add_documentation(product=product, title=body.title, taken_at=taken_at, upload=file, trainer=request.auth)
    return message_only(_("File berhasil diupload"))


@router.delete("/classes/{int:class_id}/documentations/{uuid:photo_uuid}", response=MessageOut)
def delete_photo(request: LearnerRequest, class_id: int, photo_uuid: UUID) -> MessageOut:
    remove_documentation(product=class_for(request.auth, class_id), uuid=photo_uuid)
    return message_only(SAVED)


@router.get("/classes/{int:class_id}/feedback", response=Envelope[FeedbackResultsOut])
def show_feedback_results(request: LearnerRequest, class_id: int) -> Envelope[FeedbackResultsOut]:
    return ok(feedback_results(class_for(request.auth, class_id)))
