"""`/auth/two-factor` and `/account/two-factor`: the second step of a sign-in, and managing the device."""

from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _
from ninja import Form, Router

from duxi.accounts.actions import learner_sign_in, two_factor
from duxi.accounts.actions.handover import handover_after
from duxi.accounts.auth import LearnerRequest, UserBearer
from duxi.accounts.limits import SECOND_STEPS
from duxi.accounts.schemas.auth import LoginOut
from duxi.accounts.schemas.two_factor import (
    FirstCodeIn,
    PasswordAndCodeIn,
    PasswordIn,
    RecoveryCodesOut,
    SecondStepIn,
    SetupOut,
    TwoFactorOut,
)
from duxi.core.envelope import Envelope, MessageOut, message_only, ok
from duxi.core.types import client_address

router = Router(tags=["account"], auth=UserBearer())
auth_router = Router(tags=["auth"])

TURNED_ON = _("Verifikasi dua langkah aktif.")
RENEWED = _("Kode pemulihan baru telah dibuat.")
TURNED_OFF = _("Verifikasi dua langkah dimatikan.")


@auth_router.post("/two-factor", response=Envelope[LoginOut])
def second_step(request: HttpRequest, body: Form[SecondStepIn]) -> Envelope[LoginOut]:
    address = client_address(request)
    SECOND_STEPS.hit(address)
    user, pair = learner_sign_in.finish_sign_in(
        ticket=body.ticket,
        code=body.code,
        address=address,
        user_agent=request.headers.get("User-Agent", ""),
    )
    return ok(LoginOut.of(user, pair, handover_after(user, pair)))


@router.get("/two-factor", response=Envelope[TwoFactorOut])
def two_factor_state(request: LearnerRequest) -> Envelope[TwoFactorOut]:
    return ok(TwoFactorOut.of(request.auth))


@router.post("/two-factor/setup", response=Envelope[SetupOut])
def setup(request: LearnerRequest, body: Form[PasswordIn]) -> Envelope[SetupOut]:
    made = two_factor.start_setup(user=request.auth, password=body.password, address=client_address(request))
    return ok(SetupOut(secret=made.secret, otpauth_uri=made.otpauth_uri))


@router.post("/two-factor/confirm", response=Envelope[RecoveryCodesOut])
def confirm(request: LearnerRequest, body: Form[FirstCodeIn]) -> Envelope[RecoveryCodesOut]:
    codes = two_factor.confirm(user=request.auth, session=request.login_session, code=body.code)
    return ok(RecoveryCodesOut(recovery_codes=codes), TURNED_ON)


@router.post("/two-factor/recovery-codes", response=Envelope[RecoveryCodesOut])
def renew_recovery_codes(
    request: LearnerRequest, body: Form[PasswordAndCodeIn]
) -> Envelope[RecoveryCodesOut]:
    codes = two_factor.renew_recovery_codes(
        user=request.auth, password=body.password, code=body.code, address=client_address(request)
    )
    return ok(RecoveryCodesOut(recovery_codes=codes), RENEWED)


@router.post("/two-factor/disable", response=MessageOut)
def disable(request: LearnerRequest, body: Form[PasswordAndCodeIn]) -> MessageOut:
    two_factor.switch_off(
        user=request.auth,
        session=request.login_session,
        password=body.password,
        code=body.code,
        address=client_address(request),
    )
    return message_only(TURNED_OFF)
