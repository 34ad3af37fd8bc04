"""`/account` and `/auth`: new passwords and a new address, by session or by link."""

from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _
from ninja import Form, Router

from duxi.accounts.actions import email_change, passwords
from duxi.accounts.auth import LearnerRequest, UserBearer
from duxi.accounts.limits import LINK_TRIES
from duxi.accounts.schemas.mailbox import ChangeEmailIn, NewPasswordIn, RequiredOut, ResetIn, TokensOut
from duxi.accounts.tokens import TokenPair
from duxi.core.envelope import Envelope, MessageOut, message_only, ok
from duxi.core.types import client_address

router = Router(tags=["account"])
auth_router = Router(tags=["auth"])

UPDATED = _("Your new password has been successfully updated.")


@router.post("/reset-password", response=MessageOut)
def reset_password(request: HttpRequest, body: Form[ResetIn]) -> MessageOut:
    LINK_TRIES.hit(client_address(request))
    passwords.reset_password(token=body.token, new_pass=body.new_pass)
    return message_only(UPDATED)


@router.get("/req-old-password", response=Envelope[RequiredOut], auth=UserBearer(lenient=True))
def req_old_password(request: LearnerRequest) -> Envelope[RequiredOut]:
    return ok(RequiredOut(required=request.auth.has_usable_password()))


@router.post("/change-password", response=Envelope[TokensOut], auth=UserBearer(lenient=True))
def change_password(request: LearnerRequest, body: Form[NewPasswordIn]) -> Envelope[TokensOut]:
    pair = _changed(request, body)
    return ok(TokensOut(token=pair.token, secret_token=pair.secret_token), _("Password diperbarui"))


@auth_router.post("/update-password", response=Envelope[TokensOut], auth=UserBearer(lenient=True))
def update_password(request: LearnerRequest, body: Form[NewPasswordIn]) -> Envelope[TokensOut]:
    pair = _changed(request, body)
    return ok(TokensOut(token=pair.token, secret_token=pair.secret_token), UPDATED)


@router.post("/update-profile-email", response=MessageOut, auth=UserBearer())
def update_profile_email(request: LearnerRequest, body: Form[ChangeEmailIn]) -> MessageOut:
    email_change.ask_email_change(
        user=request.auth, email=body.email, password=body.password, address=client_address(request)
    )
    return message_only(
        _("Buka tautan yang kami kirim ke alamat baru Anda. Alamat Anda berganti setelah itu.")
    )


def _changed(request: LearnerRequest, body: NewPasswordIn) -> TokenPair:
    return passwords.change_password(
        user=request.auth,
        session=request.login_session,
        old_pass=body.old_pass,
        new_pass=body.new_pass,
        address=client_address(request),
    )
