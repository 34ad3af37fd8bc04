"""`/auth/temporary-login` and `/auth/corporate-handover`: moving to another site of the platform."""

from uuid import UUID

from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _
from ninja import Form, Router

from duxi.accounts.actions import handover, temporary_login
from duxi.accounts.auth import LearnerRequest, UserBearer
from duxi.accounts.schemas.auth import LoginOut
from duxi.accounts.schemas.temporary_login import HandoverOut, RemoveIn, SecretIn, TemporaryLoginOut
from duxi.core.envelope import Envelope, MessageOut, message_only, ok
from duxi.core.types import client_address

router = Router(tags=["auth"])

REMOVED = _("Login otomatis telah dihapus.")


@router.post("/temporary-login", response=Envelope[LoginOut])
def sign_in_once(request: HttpRequest, body: Form[SecretIn]) -> Envelope[LoginOut]:
    temporary_login.REDEMPTIONS.hit(client_address(request))
    user, pair = temporary_login.sign_in_once(
        token=body.token,
        address=client_address(request),
        user_agent=request.headers.get("User-Agent", ""),
    )
    return ok(LoginOut.of(user, pair))


@router.post("/temporary-login/create", response=Envelope[TemporaryLoginOut], auth=UserBearer())
def create(request: LearnerRequest) -> Envelope[TemporaryLoginOut]:
    made = temporary_login.create(user=request.auth, session_uuid=request.login_session.pk)
    return ok(TemporaryLoginOut(token=made.token, uuid=made.uuid, expires_at=made.expires_at))


@router.post("/temporary-login/remove", response=MessageOut, auth=UserBearer())
def remove(request: LearnerRequest, body: Form[RemoveIn]) -> MessageOut:
    temporary_login.remove(user=request.auth, code=body.code)
    return message_only(REMOVED)


@router.post("/temporary-login/{uuid:uuid}/remove", response=MessageOut)
def remove_by_uuid(request: HttpRequest, uuid: UUID, body: Form[SecretIn]) -> MessageOut:
    temporary_login.remove_by_uuid(token_uuid=uuid, token=body.token)
    return message_only(REMOVED)


@router.post("/corporate-handover", response=Envelope[HandoverOut], auth=UserBearer())
def corporate_handover(request: LearnerRequest) -> Envelope[HandoverOut]:
    url = handover.hand_over(request.auth, request.login_session.pk)
    return ok(HandoverOut(redirect_url=url))
