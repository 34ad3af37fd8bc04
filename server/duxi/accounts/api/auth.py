"""`/auth`: sign up, sign in, refresh, sign out, who am I."""

from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _
from ninja import Form, Router

from duxi.accounts.actions import learner_sign_in, sign_in
from duxi.accounts.actions import register as registration
from duxi.accounts.actions.handover import handover_after
from duxi.accounts.addresses import mail_address
from duxi.accounts.auth import LearnerRequest, UserBearer
from duxi.accounts.limits import REGISTRATIONS, count_ask
from duxi.accounts.models import LoginSession
from duxi.accounts.schemas.auth import FirstStepOut, LoginIn, MeOut, RefreshIn, RefreshOut, RegisterIn
from duxi.core.envelope import Envelope, MessageOut, message_only, ok
from duxi.core.types import client_address
from duxi.gateways import captcha

router = Router(tags=["auth"])


@router.post("/login", response=Envelope[FirstStepOut])
def login(request: HttpRequest, body: Form[LoginIn]) -> Envelope[FirstStepOut]:
    captcha.verify(body.captcha, request)
    step = learner_sign_in.sign_in(
        account_id=body.account_id,
        password=body.password,
        user_type=body.user_type,
        address=client_address(request),
        user_agent=request.headers.get("User-Agent", ""),
        remember=body.remember_me,
    )
    return ok(FirstStepOut.of(step, handover_after(step.user, step.pair)))


@router.post("/register", response=MessageOut)
def register(request: HttpRequest, body: Form[RegisterIn]) -> MessageOut:
    captcha.verify(body.captcha, request)
    REGISTRATIONS.hit(client_address(request))
    count_ask(mail_address(body.email), client_address(request))
    registration.register(
        fullname=body.fullname,
        email=body.email,
        password=body.password,
        user_type=body.user_type,
        accepts_terms=body.is_check_terms,
        locale=body.locale,
    )
    return message_only(_("Pendaftaran berhasil. Selamat datang di Duxi!"))


@router.post("/refresh", response=Envelope[RefreshOut])
def refresh(request: HttpRequest, body: Form[RefreshIn]) -> Envelope[RefreshOut]:
    sign_in.REFRESHES.hit(client_address(request))
    pair = sign_in.refresh(secret_token=body.secret_token)
    return ok(RefreshOut(refresh_token=pair.token, token=pair.token, secret_token=pair.secret_token))


@router.post("/logout", response=MessageOut, auth=UserBearer(lenient=True))
def logout(request: LearnerRequest) -> MessageOut:
    sign_in.end_session(
        session_uuid=request.login_session.pk,
        reason=LoginSession.EndReason.LOGOUT,
    )
    return message_only(_("Anda telah keluar."))


@router.post("/me", response=MeOut, auth=UserBearer(lenient=True))
def me(request: LearnerRequest) -> MeOut:
    return MeOut.of(request.auth)
