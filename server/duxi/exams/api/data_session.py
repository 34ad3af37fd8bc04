"""`/assessments/data-session`: sessions for staff and trainers, and the workbook of one."""

from uuid import UUID

from django.http import FileResponse
from ninja import Query, Router

from duxi.accounts.auth import LearnerRequest, StaffBearer
from duxi.core.envelope import Envelope, Rows, ok
from duxi.core.lists import ListParams, select
from duxi.exams.queries.attempts import attempt_for, attempts_for
from duxi.exams.reports.batch import session_workbook
from duxi.exams.session_rows import SESSIONS, SessionRow, session_rows
from duxi.files.exports import XLSX

router = Router(tags=["assessment"], auth=StaffBearer())


@router.get("/data-session", response=Envelope[Rows[SessionRow]])
def data_session(request: LearnerRequest, params: Query[ListParams]) -> Envelope[Rows[SessionRow]]:
    whole, page = select(attempts_for(request.auth), params, SESSIONS)
    return ok(Rows[SessionRow].model_validate({"rows": list(session_rows(page)), "total": whole.count()}))


@router.get(
    "/data-session/{sesi_uuid}/excel",
    response={200: None},
    openapi_extra={"responses": {200: {"description": "The workbook", "content": {XLSX: {}}}}},
)
def data_session_excel(request: LearnerRequest, sesi_uuid: UUID) -> FileResponse:
    attempt = attempt_for(request.auth, sesi_uuid)
    name = f"hasil-asesmen-{attempt.pk}.xlsx"
    return FileResponse(session_workbook(attempt), as_attachment=True, filename=name, content_type=XLSX)
