"""`/auth`: sign up, sign in, refresh, sign out, who am I."""

from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _
from ninja import Form, Router

from duxi.accounts.actions import register as registration
from duxi.accounts.actions import sign_in
from duxi.accounts.auth import LearnerRequest, UserBearer
from duxi.accounts.models import LoginSession
from duxi.accounts.schemas.auth import LoginIn, LoginOut, MeOut, RefreshIn, RefreshOut, RegisterIn
from duxi.core.envelope import Envelope, Said, gives, says
from duxi.core.throttle import Limit
from duxi.core.types import client_address
from duxi.gateways import captcha

router = Router(tags=["auth"])

REGISTRATIONS = Limit("register", times=20, seconds=3600)


@router.post("/login", response=Envelope[LoginOut])
def login(request: HttpRequest, body: Form[LoginIn]) -> Envelope[LoginOut]:
    captcha.verify(body.captcha, request)
    user, pair = sign_in.sign_in(
        account_id=body.account_id,
        password=body.password,
        user_type=body.user_type,
        address=client_address(request),
        user_agent=request.headers.get("User-Agent", ""),
        remember=body.remember_me,
    )
    return gives(LoginOut(token=pair.token, secret_token=pair.secret_token, is_corporate=user.is_corporate))


@router.post("/register", response=Said)
def register(request: HttpRequest, body: Form[RegisterIn]) -> Said:
    captcha.verify(body.captcha, request)
    REGISTRATIONS.hit(client_address(request))
    registration.register(
        fullname=body.fullname,
        email=body.email,
        password=body.password,
        user_type=body.user_type,
        accepts_terms=body.is_check_terms,
    )
    return says(_("Pendaftaran berhasil. Selamat datang di Duxi!"))


@router.post("/refresh", response=Envelope[RefreshOut])
def refresh(request: HttpRequest, body: Form[RefreshIn]) -> Envelope[RefreshOut]:
    sign_in.REFRESHES.hit(client_address(request))
    pair = sign_in.refresh(secret_token=body.secret_token)
    return gives(RefreshOut(refresh_token=pair.token, token=pair.token, secret_token=pair.secret_token))


@router.post("/logout", response=Said, auth=UserBearer())
def logout(request: LearnerRequest) -> Said:
    sign_in.end_session(
        session_uuid=request.login_session.pk,
        reason=LoginSession.EndReason.LOGOUT,
    )
    return says(_("Anda telah keluar."))


@router.post("/me", response=MeOut, auth=UserBearer())
def me(request: LearnerRequest) -> MeOut:
    return MeOut.of(request.auth)
