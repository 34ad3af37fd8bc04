"""Attempts of the batches that a user may see."""

from ninja import Query, Router

from duxi.accounts.auth import LearnerRequest, StaffBearer
from duxi.core.envelope import CappedRows, Envelope, capped, ok
from duxi.core.errors import NotFound
from duxi.core.lists import ListParams, select, total_of
from duxi.exams.queries.attempts import attempts_for
from duxi.exams.queries.results import unit_results
from duxi.exams.results import units_out
from duxi.exams.schemas.results import UnitResultOut
from duxi.exams.session_rows import SESSIONS, SessionRow, session_rows

router = Router(tags=["sessions"], auth=StaffBearer())


class SessionDetail(SessionRow):
    units: list[UnitResultOut]


@router.get("/sessions", response=Envelope[CappedRows[SessionRow]])
def list_sessions(request: LearnerRequest, params: Query[ListParams]) -> Envelope[CappedRows[SessionRow]]:
    whole, page = select(attempts_for(request.auth), params, SESSIONS)
    return ok(capped(SessionRow, session_rows(page), **total_of(whole, params)))


@router.get("/sessions/{int:session_id}", response=Envelope[SessionDetail])
def show_session(request: LearnerRequest, session_id: int) -> Envelope[SessionDetail]:
    found = session_rows(attempts_for(request.auth).filter(pk=session_id)).first()
    if found is None:
        raise NotFound
    return ok(SessionDetail.model_validate({**found, "units": units_out(unit_results(session_id))}))
