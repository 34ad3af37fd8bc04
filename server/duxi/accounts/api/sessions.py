"""`/account/sessions`: the user's open sessions, and ending them."""

import uuid

from django.utils.translation import gettext_lazy as _
from ninja import Query, Router

from duxi.accounts.actions import sign_in
from duxi.accounts.auth import LearnerRequest, UserBearer
from duxi.accounts.models import LoginSession
from duxi.accounts.queries import open_sessions_of
from duxi.accounts.schemas.sessions import SignInRow
from duxi.core.envelope import Envelope, MessageOut, Rows, message_only, ok
from duxi.core.lists import ListParams, ListSpec, select

router = Router(tags=["account"], auth=UserBearer())

SESSIONS = ListSpec(
    filters={},
    sorts={"last_used_at": "last_used_at", "created_at": "created_at"},
    default_sort="last_used_at|desc",
    page_size=20,
)


@router.get("/sessions", response=Envelope[Rows[SignInRow]])
def list_sessions(request: LearnerRequest, params: Query[ListParams]) -> Envelope[Rows[SignInRow]]:
    whole, page = select(open_sessions_of(request.auth), params, SESSIONS)
    rows = [SignInRow.of(session, request.login_session) for session in page]
    return ok(Rows[SignInRow](rows=rows, total=whole.count()))


@router.post("/sessions/end-others", response=MessageOut)
def end_others(request: LearnerRequest) -> MessageOut:
    sign_in.end_all_sessions(
        user=request.auth, reason=LoginSession.EndReason.ELSEWHERE, keep=request.login_session.pk
    )
    return message_only(_("Semua sesi lain telah diakhiri."))


@router.post("/sessions/{uuid:session_uuid}/end", response=MessageOut)
def end_session(request: LearnerRequest, session_uuid: uuid.UUID) -> MessageOut:
    sign_in.end_own_session(user=request.auth, session_uuid=session_uuid)
    return message_only(_("Sesi telah diakhiri."))
